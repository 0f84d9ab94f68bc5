import { at, withModifiers } from '@eldertable/kernel'
import { investigators, sheetsWith } from '../pieces/investigators.ts'
import { foeChanges } from '../effects/abilities/changes.ts'
import { giftChanges } from '../effects/gifts/index.ts'
import { skillChanges } from '../effects/levels/changes.ts'
import type { DmdState } from '../state.ts'
import { matchKinds, matchKindOf } from './by-match.ts'
import { isTaught } from './claims.ts'
import { heroAt } from './figures.ts'
import type { Change, Numbers } from './numbers.ts'

/** In this order: skills set, foes and gifts add. */
const changes: readonly Change[] = [...skillChanges, ...foeChanges, ...giftChanges]

/** Whoever is taught by a companion can have any skill, and who holds no card no gifts: so kinds come in pairs. */
function kindOf(s: DmdState, hero: number): number {
  const one = heroAt(s, hero)
  const sheet = matchKindOf(s.table.settings) * investigators.length + one.who
  if (one.left.length === 0 && one.right.length === 0) return 2 * sheet
  return isTaught(s, one) ? -1 : 2 * sheet + 1
}

function canHave(kind: number, change: Change): boolean {
  const sheet = kind >> 1
  const settings = at(matchKinds, Math.floor(sheet / investigators.length))
  if (change.isIn?.(settings) === false) return false
  const { skills } = at(sheetsWith(settings), sheet % investigators.length)
  if (change.skill !== undefined) return skills.some((skill) => skill === change.skill)
  return kind % 2 === 1 || !gifts.has(change)
}

const gifts: ReadonlySet<Change> = new Set(giftChanges)

/** Asks for a number by its name, as in `modified('steps')(3, s, hero)`. */
export const modified = withModifiers<DmdState, Numbers, Change>(changes, {
  count: 2 * matchKinds.length * investigators.length,
  of: kindOf,
  canHave,
})
