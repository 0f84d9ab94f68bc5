import { reckoningWith, type Reckoning } from '@eldertable/kernel'
import type { Investigator } from '../content/investigators.ts'
import { foeChanges } from '../foes/index.ts'
import { giftChanges } from '../gifts/index.ts'
import { skillChanges } from '../skills/index.ts'
import type { DmdState } from '../state.ts'
import { hasCards } from './claims.ts'
import type { Change, Numbers } from './numbers.ts'
import { bySheet } from './own-skills.ts'

const withAll = reckoningWith<DmdState, Numbers>([...skillChanges, ...foeChanges, ...giftChanges])

/** What can change a number for an investigator who holds no card: its own three skills, and foes. */
const changesFor = ({ skills }: Investigator, isPublished: boolean): readonly Change[] => [
  ...skillChanges.filter(
    (one) => skills.some((skill) => skill === one.skill) && one.isPublished !== !isPublished,
  ),
  ...foeChanges,
]

type OfNumber<N extends keyof Numbers> = Reckoning<
  DmdState,
  Numbers[N]['value'],
  Numbers[N]['about']
>

/**
 * Asks for a number by its name, as in `reckoned('steps')(3, s, hero)`. Skills set, foes and gifts add. Who holds no card
 * is asked for the changes of its own skills alone: numbers are asked for in every step, and few change anything.
 */
export function reckoned<N extends keyof Numbers>(name: N): OfNumber<N> {
  const whole = withAll(name)
  const own = bySheet((sheet, isPublished) => {
    const changes = changesFor(sheet, isPublished).filter((one) => one.changes[name] !== undefined)
    return changes.length === 0 ? null : reckoningWith<DmdState, Numbers>(changes)(name)
  })
  type Value = Numbers[N]['value']
  type About = Numbers[N]['about']
  const reckon = (value: Value, s: DmdState, hero: number, about: About): Value => {
    if (hasCards(s, hero)) return whole(value, s, hero, about)
    const few = own(s, hero)
    return few === null ? value : few(value, s, hero, about)
  }
  const rule = (given: string, value: Value, s: DmdState, hero: number, about: About): string =>
    whole.rule(given, value, s, hero, about)
  return Object.assign(reckon, { rule })
}
