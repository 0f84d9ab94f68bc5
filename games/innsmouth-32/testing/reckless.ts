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
import { cardAt } from '../pieces/cards.ts'
import type { I32 } from '../frames.ts'
import type { I32State } from '../state.ts'
import { V } from '../verbs.ts'

/** Every third answer is none that anybody would give: what sensible people never come to, this one does. */
const NONSENSE = 3

/** Takes anything. */
export const aimless: Bot<I32> = ({ picks, count }, chance) => picks[chance.below(count)] ?? -1

export const reckless: Bot<I32> = (observation, chance) =>
  chance.below(NONSENSE) === 0 ? aimless(observation, chance) : habit(observation, chance)

const LAST_REEL = 4

const strength = (table: I32State['table'], throng: number): number =>
  at(table.throngs, throng).cards.reduce((sum, card) => sum + cardAt(card).value, 0)

/**
 * Keeps back until the last turn is known, on either side: survivors draw nobody, and the director takes little. Then the
 * survivors give up, and all throngs attack.
 */
export const waiting: Bot<I32> = (observation, chance) => {
  const usual = habit(observation, chance)
  const isLate = observation.table.finale !== 'open'
  switch (observation.decision) {
    case 'poolTurn.choose':
      return usual === pickOf(V.drawSurvivor)
        ? firstOffered(observation, pickOf(V.poolActions))
        : usual
    case 'sideTurn.choose': {
      if (isLate) return firstOffered(observation, pickOf(V.allOut), usual)
      const [slot] = offeredWith(observation, V.cover)
      if (observation.table.reel === LAST_REEL) return usual
      return slot === undefined
        ? firstOffered(observation, pickOf(V.allOut))
        : pickOf(V.cover, slot)
    }
    case 'sideTurn.with':
      return (
        bestWith(observation, V.strikeWith, (throng) => -strength(observation.table, throng)) ??
        usual
      )
    case 'feature.take':
      return bestWith(observation, V.takeMonster, (card) => -cardAt(card).value) ?? usual
    case 'place.choose':
      return isOffered(observation, V.placeIn, 0) ? pickOf(V.placeIn, 0) : usual
    case 'harm.answer':
      return isLate ? pickOf(V.flail) : usual
    case 'commit.own':
    case 'commit.others':
    case 'second.ask':
    case 'assault.force':
      return isLate ? firstOffered(observation, pickOf(V.enough), pickOf(V.decline)) : usual
    case 'act.choose':
      return isLate && isOffered(observation, V.leave) ? pickOf(V.leave) : usual
    default:
      return usual
  }
}
