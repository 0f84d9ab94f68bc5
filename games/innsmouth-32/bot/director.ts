import {
  bestWith,
  firstOffered,
  isOffered,
  offeredWith,
  pickOf,
  withClosedDrawers,
  type Habits,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import { autoAction } from '../auto/action.ts'
import {
  autoInsanity,
  autoRank,
  autoSlot,
  autoTake,
  autoTerrorSlot,
  autoThrong,
} from '../auto/choices.ts'
import { cardAt } from '../content/cards.ts'
import type { I32 } from '../frames.ts'
import { inside, survivorAt } from '../rules/survivors.ts'
import { sanctuaryAt } from '../rules/sanctuaries.ts'
import { totalOf } from '../rules/throngs.ts'
import type { I32State, Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { deathRisk } from './spoints.ts'
import { lifeOf } from './worth.ts'

/** What the bot does as the director, or as a monster player: much like the director that plays itself (I32-AUTO). */
export const directing: Habits<I32> = {
  'sideTurn.choose': act,
  'sideTurn.with': strongest,
  'allOut.choose': strongest,
  'raid.with': strongest,
  'strike.choose': strike,
  'place.choose': (sight) => {
    const s: I32State = withClosedDrawers(sight)
    return pickOf(V.placeIn, autoSlot(s, sight.about.side, cardAt(sight.about.card).value))
  },
  'placeTerror.choose': (sight) => {
    const slot = autoTerrorSlot(withClosedDrawers(sight), sight.about.side)
    return firstOffered(sight, pickOf(V.placeIn, slot))
  },
  'feature.take': (sight) => {
    const s: I32State = withClosedDrawers(sight)
    const card = autoTake(s, sight.about.side, offeredWith(sight, V.takeMonster))
    return firstOffered(sight, pickOf(V.takeMonster, card))
  },
  'survivorEnd.fadeOut': (sight) =>
    firstOffered(sight, pickOf(V.fadeOut, autoRank(offeredWith(sight, V.fadeOut)))),
  // More turns are more attacks.
  'sideEnd.clip': () => pickOf(V.decline),
  'cut.choose': () => pickOf(V.cut),
  'endTasks.loss': () => pickOf(V.lose),
  'lastOne.star': () => pickOf(V.insist),
  'insanity.byDirector': (sight) =>
    pickOf(V.madden, autoInsanity(withClosedDrawers(sight), sight.about.who)),
  'slick.lose': (sight) => pickOf(V.discardCard, autoRank(offeredWith(sight, V.discardCard))),
}

function act(sight: ObservationAt<I32, 'sideTurn.choose'>): Pick {
  const { verb, argument } = autoAction(withClosedDrawers(sight), sight.about.side)
  return isOffered(sight, verb, argument) ? pickOf(verb, argument) : firstOffered(sight)
}

/** The strongest throng attacks first: who is left has fewer spoints for the others. */
function strongest(
  sight:
    | ObservationAt<I32, 'sideTurn.with'>
    | ObservationAt<I32, 'allOut.choose'>
    | ObservationAt<I32, 'raid.with'>,
): Pick {
  const throng = autoThrong(withClosedDrawers(sight), offeredWith(sight, V.strikeWith))
  return firstOffered(sight, pickOf(V.strikeWith, throng))
}

/** Whoever is likeliest to die of it and is missed most; locks if all are behind them, or one lock is left. */
function strike(sight: ObservationAt<I32, 'strike.choose'>): Pick {
  const s: I32State = withClosedDrawers(sight)
  const value = Math.min(11, totalOf(s, sight.about.throng))
  const lossOf = (one: Survivor): number => deathRisk(s, one) * (3 + lifeOf(s, one))
  const victim = bestWith(sight, V.strike, (who) => lossOf(survivorAt(s, who)))
  if (victim !== undefined && value > 0) return victim
  const lock = bestWith(
    sight,
    V.strikeLock,
    (corner) => inside(s, corner).length * 10 - sanctuaryAt(s, corner).locks,
  )
  return lock ?? firstOffered(sight)
}
