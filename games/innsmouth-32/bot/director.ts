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
import { cardAt } from '../pieces/cards.ts'
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
  'place.choose': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return pickOf(
      V.placeIn,
      autoSlot(s, observation.about.side, cardAt(observation.about.card).value),
    )
  },
  'placeTerror.choose': (observation) => {
    const slot = autoTerrorSlot(withClosedDrawers(observation), observation.about.side)
    return firstOffered(observation, pickOf(V.placeIn, slot))
  },
  'feature.take': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const card = autoTake(s, observation.about.side, offeredWith(observation, V.takeMonster))
    return firstOffered(observation, pickOf(V.takeMonster, card))
  },
  'survivorEnd.fadeOut': (observation) =>
    firstOffered(observation, pickOf(V.fadeOut, autoRank(offeredWith(observation, V.fadeOut)))),
  // More turns are more attacks.
  'sideEnd.clip': () => pickOf(V.decline),
  'cut.choose': () => pickOf(V.cut),
  'endTasks.loss': () => pickOf(V.lose),
  'lastOne.star': () => pickOf(V.insist),
  'insanity.byDirector': (observation) =>
    pickOf(V.madden, autoInsanity(withClosedDrawers(observation), observation.about.who)),
  'slick.lose': (observation) =>
    pickOf(V.discardCard, autoRank(offeredWith(observation, V.discardCard))),
}

function act(observation: ObservationAt<I32, 'sideTurn.choose'>): Pick {
  const { verb, argument } = autoAction(withClosedDrawers(observation), observation.about.side)
  return isOffered(observation, verb, argument) ? pickOf(verb, argument) : firstOffered(observation)
}

/** The strongest throng attacks first: who is left has fewer spoints for the others. */
function strongest(
  observation:
    | ObservationAt<I32, 'sideTurn.with'>
    | ObservationAt<I32, 'allOut.choose'>
    | ObservationAt<I32, 'raid.with'>,
): Pick {
  const throng = autoThrong(withClosedDrawers(observation), offeredWith(observation, V.strikeWith))
  return firstOffered(observation, pickOf(V.strikeWith, throng))
}

/** Whoever is likeliest to die of it and is missed most; locks if all are behind them, or one lock is left. */
function strike(observation: ObservationAt<I32, 'strike.choose'>): Pick {
  const s: I32State = withClosedDrawers(observation)
  const value = Math.min(11, totalOf(s, observation.about.throng))
  const lossOf = (one: Survivor): number => deathRisk(s, one) * (3 + lifeOf(s, one))
  const victim = bestWith(observation, V.strike, (who) => lossOf(survivorAt(s, who)))
  if (victim !== undefined && value > 0) return victim
  const lock = bestWith(
    observation,
    V.strikeLock,
    (corner) => inside(s, corner).length * 10 - sanctuaryAt(s, corner).locks,
  )
  return lock ?? firstOffered(observation)
}
