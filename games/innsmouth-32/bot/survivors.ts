import {
  at,
  bestOf,
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
import { cardAt } from '../pieces/cards.ts'
import { BRAINS, GUTS, SPEED } from '../pieces/stats.ts'
import type { I32 } from '../frames.ts'
import { inPlay, poolAt, printed, statOf, survivorAt } from '../rules/survivors.ts'
import { sanctuaryAt } from '../rules/sanctuaries.ts'
import { DIRECTOR, GENERAL, type I32State, type Survivor } from '../state.ts'
import { cardIn, fromFirst, fromSecond, statIn, V } from '../verbs.ts'
import { hasMonsters } from '../rules/throngs.ts'
import {
  banishChance,
  bestAction,
  bestTake,
  danger,
  outlook,
  shelterWorth,
  throngWorth,
} from './actions.ts'
import { passes } from './odds.ts'
import { deathRisk, give, isWorthPaying } from './spoints.ts'
import { weights } from './weights.ts'
import {
  bestBlow,
  fellChance,
  gainOfCard,
  keepWorth,
  killWorth,
  lifeOf,
  needsOf,
  reelsLeft,
  restWorth,
  tempo,
} from './worth.ts'

const FRESH_REST = 3

/** What the bot does for survivors. */
export const surviving: Habits<I32> = {
  'draft.starter': (observation) =>
    bestWith(observation, V.startWith, (who) => printed(who, SPEED)) ?? firstOffered(observation),
  'poolTurn.choose': turn,
  'lastOne.turn': (observation) => firstOffered(observation, pickOf(V.poolActions)),
  'survivorTurn.take': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const one = survivorAt(s, observation.about.who)
    return (
      bestWith(observation, V.take, (card) => gainOfCard(s, one, card)) ?? firstOffered(observation)
    )
  },
  'act.choose': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return (
      pickUp(observation, s, survivorAt(s, observation.about.who)) ??
      bestAction(s, observation.about.who, observation)
    )
  },
  'act.bite': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return bestWith(observation, V.attack, (card) => killWorth(s, card)) ?? pickOf(V.decline)
  },
  'act.ask': () => pickOf(V.agree),
  'attack.weapon': weapon,
  'banish.pay': (observation) =>
    bestWith(observation, V.pay, (payment) => fromFirst(payment) + fromSecond(payment)) ??
    firstOffered(observation),
  'counter.target': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const one = survivorAt(s, observation.about.who)
    const worth = (card: number): number =>
      killWorth(s, card) * bestBlow(s, one, needsOf(s, card)).chance
    return bestWith(observation, V.attack, worth) ?? pickOf(V.decline)
  },
  'counterFrom.who': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const worth = (who: number): number => bestBlow(s, survivorAt(s, who), 7).chance
    return bestWith(observation, V.choose, worth) ?? pickOf(V.decline)
  },
  'commit.own': give,
  'commit.others': give,
  'throw.again': (observation) => {
    if (isOffered(observation, V.cram)) return pickOf(V.cram)
    const isDear =
      observation.about.kind === 'attempt' || reelsLeft(withClosedDrawers(observation)) < 1
    return firstOffered(
      observation,
      pickOf(isDear ? V.rethrow : V.keep, isDear ? observation.about.who : 0),
    )
  },
  'search.keep': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const [card = -1] = observation.about.cards
    const isWanted = gainOfCard(s, survivorAt(s, observation.about.who), card) > 0
    return firstOffered(
      observation,
      pickOf(isWanted ? V.keepCard : V.storeCard, card),
      pickOf(V.discardCard, card),
    )
  },
  'keepTwo.choose': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const one = survivorAt(s, observation.about.who)
    // What is worth least beside the others.
    const without = (card: number): number => {
      const cards = one.cards.filter((held) => held !== card)
      return gainOfCard(s, { ...one, cards: cards.slice(1) }, at(cards, 0)) + sum(s, one, cards)
    }
    return bestWith(observation, V.discardCard, without) ?? firstOffered(observation)
  },
  'store.choose': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return pickUp(observation, s, survivorAt(s, observation.about.who)) ?? pickOf(V.finish)
  },
  'cure.choose': (observation) => {
    const loss = (pair: number): number =>
      printed(cardIn(pair), statIn(pair)) + (statIn(pair) === SPEED ? 1 : 0)
    return bestWith(observation, V.cure, loss) ?? firstOffered(observation)
  },
  'treasuryRaid.choose': raid,
  'refineryFire.choose': raid,
  'assault.force': force,
  'assault.rescue': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const victim = survivorAt(s, observation.about.who)
    const isDoomed = deathRisk(s, victim) > 0.4 || sum2(s.table.roll?.dice) === 2
    return isDoomed
      ? pickOf(V.rescue)
      : firstOffered(observation, pickOf(V.decline), pickOf(V.keep))
  },
  'harm.wear': (observation) =>
    observation.about.damage >= 3 ? firstOffered(observation, wearOf(observation)) : pickOf(V.keep),
  'harm.answer': (observation) => {
    const { who, damage, drag } = observation.about
    const s: I32State = withClosedDrawers(observation)
    const isPaid =
      isOffered(observation, V.negate) && isWorthPaying(s, survivorAt(s, who), damage, drag)
    return pickOf(isPaid ? V.negate : V.flail)
  },
  'insanity.byPlayer': (observation) =>
    bestWith(
      observation,
      V.madden,
      (stat) => -printed(observation.about.who, stat) - (stat === SPEED ? 2 : 0),
    ) ?? firstOffered(observation),
  'second.ask': second,
  'dibs.claim': (observation) => {
    const { who, card } = observation.about
    const s: I32State = withClosedDrawers(observation)
    return gainOfCard(s, survivorAt(s, who), card) + tempo(s) > 2.6
      ? pickOf(V.claim, card)
      : pickOf(V.decline)
  },
  'event.decide': decide,
  'confession.choose': (observation) => ableIn(observation, GUTS),
  'wire.choose': (observation) => ableIn(observation, BRAINS),
  'lastStand.choose': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return (
      bestWith(observation, V.choose, (who) => -deathRisk(s, survivorAt(s, who))) ??
      firstOffered(observation)
    )
  },
  'passage.where': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    return (
      bestWith(observation, V.enter, (corner) => sanctuaryAt(s, corner).locks) ??
      firstOffered(observation)
    )
  },
  'passage.whom': (observation) => {
    const s: I32State = withClosedDrawers(observation)
    const [who] = offeredWith(observation, V.choose).toSorted(
      (a, b) => survivorAt(s, a).rest - survivorAt(s, b).rest,
    )
    if (who === undefined || survivorAt(s, who).rest > 3) return pickOf(V.finish)
    return pickOf(V.choose, who)
  },
  'vote.choose': vote,
  'vote.tie': vote,
}

const sum = (s: I32State, one: Survivor, cards: readonly number[]): number =>
  cards.reduce((total, card) => total + 0.1 * keepWorth(s, one, card), 0)

const sum2 = (dice: readonly number[] = []): number => dice.reduce((a, b) => a + b, 0)

const wearOf = (observation: ObservationAt<I32, 'harm.wear'>): Pick =>
  pickOf(V.wear, at(offeredWith(observation, V.wear), 0))

/** The whole pool, one of it in the spotlight, or somebody new. */
function turn(observation: ObservationAt<I32, 'poolTurn.choose'>): Pick {
  const s: I32State = withClosedDrawers(observation)
  const { survivors } = poolAt(s, observation.about.pool)
  let best = pickOf(V.poolActions)
  let most = isOffered(observation, V.poolActions)
    ? survivors.reduce((total, one) => total + outlook(s, one), 0)
    : -Infinity
  const consider = (pick: Pick, worth: number): void => {
    if (worth > most) [best, most] = [pick, worth]
  }
  for (const who of offeredWith(observation, V.spotlight)) {
    const one = survivorAt(s, who)
    consider(pickOf(V.spotlight, who), bestTake(s, one) + 0.8 * outlook(s, one))
  }
  const fresh = restWorth(FRESH_REST) + usualAction(s) + weights.recruit * recruits(s)
  if (isOffered(observation, V.drawSurvivor)) consider(pickOf(V.drawSurvivor), fresh)
  if (isOffered(observation, V.takeClerk)) consider(pickOf(V.takeClerk), fresh + 2)
  if (isOffered(observation, V.takeHound)) consider(pickOf(V.takeHound), fresh + 2)
  return best
}

/** What a survivor whom nobody knows yet might do. */
const usualAction = (s: I32State): number => 0.8 * tempo(s) + 0.6

/** How long somebody new can be of use. */
const recruits = (s: I32State): number => Math.min(3, reelsLeft(s))

function weapon(observation: ObservationAt<I32, 'attack.weapon'>): Pick {
  const { who, target, throng } = observation.about
  const s: I32State = withClosedDrawers(observation)
  const one = survivorAt(s, who)
  const needs = throng >= 0 ? 7 : needsOf(s, target)
  const chanceOf = (pair: number): number => {
    const once = cardAt(cardIn(pair)).item?.isSingleUse === true ? 0.75 : 1
    return once * fellChance(s, one, cardIn(pair), statIn(pair), needs)
  }
  const best = bestOf(offeredWith(observation, V.wield), chanceOf)
  const bare = isOffered(observation, V.bareHands)
    ? bestBlow(s, { ...one, cards: [] }, needs).chance
    : -1
  const worth = throng >= 0 ? 3 : killWorth(s, target)
  const banish = isOffered(observation, V.banish)
    ? banishChance(s, one, target) * worth - weights.mythos * cardAt(target).value
    : -1
  const blow = Math.max(best?.score ?? -1, bare)
  if (isOffered(observation, V.banish) && banish > blow * worth) return pickOf(V.banish)
  if (best !== undefined && best.score >= bare) return pickOf(V.wield, best.one)
  return firstOffered(observation, pickOf(V.bareHands))
}

/** Takes from a store what it can use better than what it holds. */
function pickUp(
  observation: ObservationAt<I32, 'act.choose'> | ObservationAt<I32, 'store.choose'>,
  s: I32State,
  one: Survivor,
): Pick | undefined {
  const best = bestOf(offeredWith(observation, V.pickUp), (card) => gainOfCard(s, one, card))
  return best !== undefined && best.score > 0.5 ? pickOf(V.pickUp, best.one) : undefined
}

function raid(
  observation:
    | ObservationAt<I32, 'treasuryRaid.choose'>
    | ObservationAt<I32, 'refineryFire.choose'>,
): Pick {
  const s: I32State = withClosedDrawers(observation)
  return (
    bestWith(observation, V.aimAt, (throng) => throngWorth(s, throng)) ?? firstOffered(observation)
  )
}

/** A star for a monster that would rather kill somebody. */
function force(observation: ObservationAt<I32, 'assault.force'>): Pick {
  const s: I32State = withClosedDrawers(observation)
  const victim = survivorAt(s, observation.about.who)
  const again = passes(s.table.roll?.target ?? 11)
  const saved = deathRisk(s, victim) * lifeOf(s, victim) * (1 - again)
  const stars = offeredWith(observation, V.forceRethrow)
  return saved > weights.star * Math.min(1, reelsLeft(s)) && stars.length > 0
    ? pickOf(V.forceRethrow, at(stars, 0))
    : firstOffered(observation, pickOf(V.decline), pickOf(V.keep))
}

/** A star is worth its action if there is much to do. */
function second(observation: ObservationAt<I32, 'second.ask'>): Pick {
  const s: I32State = withClosedDrawers(observation)
  const best = bestOf(offeredWith(observation, V.secondAction), (who) => {
    const one = survivorAt(s, who)
    const hides =
      one.area === GENERAL && s.table.finale === 'known'
        ? Math.max(
            0,
            ...s.table.corners.map((corner, place) =>
              corner === null ? 0 : shelterWorth(s, one, place),
            ),
          )
        : 0
    return Math.max(outlook(s, one), hides)
  })
  if (best === undefined || best.score < weights.star * Math.min(1, reelsLeft(s) + 0.3))
    return pickOf(V.decline)
  return pickOf(V.secondAction, best.one)
}

/** Which plot devices are worth their risk. */
function decide(observation: ObservationAt<I32, 'event.decide'>): Pick {
  const s: I32State = withClosedDrawers(observation)
  if (!isOffered(observation, V.resolve)) return firstOffered(observation)
  const open = inPlay(s).filter(({ area }) => area === GENERAL)
  const ableAt = (stat: number): number =>
    Math.max(0, ...open.map((one) => passes(statOf(one, stat))))
  const isGood = (): boolean => {
    switch (cardAt(observation.about.card).happens?.does) {
      case 'confess':
        return ableAt(GUTS) > 0.45
      case 'stand':
        return open.length >= 3 && Math.min(...open.map((one) => deathRisk(s, one))) < 0.35
      case 'wire':
        return ableAt(BRAINS) > 0.5
      case 'pass':
        return danger(s) > 1
      default:
        return hasMonsters(s, DIRECTOR) || s.table.throngs.some(({ cards }) => cards.length > 0)
    }
  }
  return pickOf(isGood() ? V.resolve : V.discard)
}

function ableIn(
  observation: ObservationAt<I32, 'confession.choose'> | ObservationAt<I32, 'wire.choose'>,
  stat: number,
): Pick {
  const s: I32State = withClosedDrawers(observation)
  return (
    bestWith(observation, V.choose, (who) => statOf(survivorAt(s, who), stat)) ??
    firstOffered(observation)
  )
}

/** A star for whoever is likeliest to live. */
function vote(
  observation: ObservationAt<I32, 'vote.choose'> | ObservationAt<I32, 'vote.tie'>,
): Pick {
  const s: I32State = withClosedDrawers(observation)
  return (
    bestWith(observation, V.vote, (who) => -deathRisk(s, survivorAt(s, who)) - 0.001 * who) ??
    firstOffered(observation)
  )
}
