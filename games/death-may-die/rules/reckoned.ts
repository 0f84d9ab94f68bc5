import { reckoningWith } from '@eldertable/kernel'
import { foeChanges } from '../foes/index.ts'
import { giftChanges } from '../gifts/index.ts'
import { skillChanges } from '../skills/index.ts'
import type { DmdState } from '../state.ts'
import type { Numbers } from './numbers.ts'

/** Asks for a number by its name, as in `reckoned('steps')(3, s, hero)`. Skills set, foes and gifts add. */
export const reckoned = reckoningWith<DmdState, Numbers>([
  ...skillChanges,
  ...foeChanges,
  ...giftChanges,
])
