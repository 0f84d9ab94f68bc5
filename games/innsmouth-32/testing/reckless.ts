import {
  at,
  bestWith,
  firstOffered,
  isOffered,
  offeredWith,
  pickOf,
  type Bot,
} from '@eldertable/kernel'
import { habit } from '../bot/habit.ts'
import { cardAt } from '../content/cards.ts'
import type { I32 } from '../frames.ts'
import type { I32State } from '../state.ts'
import { V } from '../verbs.ts'

/** Every third answer is none that anybody would give: what sensible people never come to, this one does. */
const NONSENSE = 3

/** Takes anything. */
export const aimless: Bot<I32> = ({ picks, count }, chance) => picks[chance.below(count)] ?? -1

export const reckless: Bot<I32> = (sight, chance) =>
  chance.below(NONSENSE) === 0 ? aimless(sight, chance) : habit(sight, chance)

const LAST_REEL = 4

const strength = (table: I32State['table'], throng: number): number =>
  at(table.throngs, throng).cards.reduce((sum, card) => sum + cardAt(card).value, 0)

/**
 * Keeps back until the last turn is known, on either side: survivors draw nobody, and the director takes little. Then the
 * survivors give up, and all throngs attack.
 */
export const waiting: Bot<I32> = (sight, chance) => {
  const usual = habit(sight, chance)
  const isLate = sight.table.finale !== 'open'
  switch (sight.decision) {
    case 'poolTurn.choose':
      return usual === pickOf(V.drawSurvivor) ? firstOffered(sight, pickOf(V.poolActions)) : usual
    case 'sideTurn.choose': {
      if (isLate) return firstOffered(sight, pickOf(V.allOut), usual)
      const [slot] = offeredWith(sight, V.cover)
      if (sight.table.reel === LAST_REEL) return usual
      return slot === undefined ? firstOffered(sight, pickOf(V.allOut)) : pickOf(V.cover, slot)
    }
    case 'sideTurn.with':
      return bestWith(sight, V.strikeWith, (throng) => -strength(sight.table, throng)) ?? usual
    case 'feature.take':
      return bestWith(sight, V.takeMonster, (card) => -cardAt(card).value) ?? usual
    case 'place.choose':
      return isOffered(sight, V.placeIn, 0) ? pickOf(V.placeIn, 0) : usual
    case 'harm.answer':
      return isLate ? pickOf(V.flail) : usual
    case 'commit.own':
    case 'commit.others':
    case 'second.ask':
    case 'assault.force':
      return isLate ? firstOffered(sight, pickOf(V.enough), pickOf(V.decline)) : usual
    case 'act.choose':
      return isLate && isOffered(sight, V.leave) ? pickOf(V.leave) : usual
    default:
      return usual
  }
}
