import { pickOf, type Pick, type ObservationAt, withClosedDrawers } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { toldOf } from '../pieces/cards.ts'
import { flailTarget } from '../rules/flail.ts'
import { mostGiven } from '../rules/commit.ts'
import { survivorAt } from '../rules/survivors.ts'
import type { I32State, Survivor, ThrowKind } from '../state.ts'
import { amountOf, giverOf, V } from '../verbs.ts'
import { argumentOf, verbOf } from '@eldertable/kernel'
import { atLeast, passes } from './odds.ts'
import { weights } from './weights.ts'
import { lifeOf, restWorth } from './worth.ts'

type GiftObservation = ObservationAt<I32, 'commit.own'> | ObservationAt<I32, 'commit.others'>

/** What a throw that succeeds is worth, by what it is for. */
function stakeOf(s: I32State, one: Survivor, kind: ThrowKind): number {
  switch (kind) {
    case 'flail':
    case 'reel-end':
      return lifeOf(s, one)
    case 'attempt':
      return 0.4 * lifeOf(s, one)
    case 'attack':
    case 'counter':
      return 1.8
    case 'damage':
      return 2.4
    case 'event':
    case 'dread':
      return weights.insanity + 0.4
    default:
      return 0.8
  }
}

/** How many spoints are worth giving, and whence: what is spent must be won back on average. */
export function give(observation: GiftObservation): Pick {
  const { about } = observation
  const s: I32State = withClosedDrawers(observation)
  const one = survivorAt(s, about.who)
  if (about.for === 'negation') return pledge(observation, s)
  const stake = stakeOf(s, one, about.kind)
  const chanceWith = (amount: number): number =>
    about.for === 'throw'
      ? passes(Math.min(11, about.figure + amount * about.per))
      : atLeast(about.needs - about.figure - amount)
  const now = chanceWith(0)
  let best: Pick = pickOf(V.enough)
  let most = 0.05
  for (let i = 0; i < observation.count; i++) {
    const pick = observation.picks[i] ?? -1
    if (verbOf(pick) === V.enough) continue
    const gain = stake * (chanceWith(amountIn(pick)) - now) - costOf(s, one, pick)
    if (gain > most) [best, most] = [pick, gain]
  }
  return best
}

const { by: SHOTS } = toldOf('shoot')

function amountIn(pick: Pick): number {
  const argument = argumentOf(pick)
  switch (verbOf(pick)) {
    case V.giveRest:
      return argument
    case V.callTheShots:
      return SHOTS
    default:
      return amountOf(argument)
  }
}

/** What is given away. Rest spoints that one could not add to are cheap. */
function costOf(s: I32State, one: Survivor, pick: Pick): number {
  const amount = amountIn(pick)
  switch (verbOf(pick)) {
    case V.giveRest:
      return restWorth(one.rest) - restWorth(one.rest - amount)
    case V.callTheShots:
      return 0.3
    case V.giveOthersRest: {
      const { rest } = survivorAt(s, giverOf(argumentOf(pick)))
      return restWorth(rest) - restWorth(rest - amount)
    }
    default:
      return weights.power * amount
  }
}

/** To keep damage away all of it must be paid: as much as can be, of one's own first. */
function pledge(observation: GiftObservation, s: I32State): Pick {
  const { left, who } = observation.about
  if (left === 0) return pickOf(V.enough)
  if (!isWorthPaying(s, survivorAt(s, who), observation.about.figure)) return pickOf(V.enough)
  let best: Pick = pickOf(V.enough)
  let most = -1
  for (let i = 0; i < observation.count; i++) {
    const pick = observation.picks[i] ?? -1
    if (verbOf(pick) === V.enough || verbOf(pick) === V.callTheShots) continue
    // Rest spoints first, then as much as possible from one purse.
    const rank = amountIn(pick) + (verbOf(pick) === V.giveRest ? 100 : 0)
    if (rank > most) [best, most] = [pick, rank]
  }
  return best
}

/** Whether damage is rather paid for than dodged. */
export function isWorthPaying(s: I32State, one: Survivor, damage: number, drag = 0): boolean {
  if (mostGiven(s, one.card) < damage) return false
  const fromRest = Math.min(one.rest, damage)
  const price =
    restWorth(one.rest) - restWorth(one.rest - fromRest) + weights.power * (damage - fromRest)
  return price < flailCost(s, one, drag)
}

/** What it costs on average to flail, with the spoints that are worth it. */
function flailCost(s: I32State, one: Survivor, drag: number): number {
  const life = lifeOf(s, one)
  const base = flailTarget(s, one, drag)
  let least = Infinity
  for (let amount = 0; amount <= Math.min(one.rest, Math.max(0, 11 - base)); amount++) {
    const paid = restWorth(one.rest) - restWorth(one.rest - amount)
    least = Math.min(least, paid + life * (1 - passes(base + amount)))
  }
  return least
}

/** How likely a survivor who is hit is to die of it, spoints of all seats taken into account. */
export function deathRisk(s: I32State, one: Survivor): number {
  const dodges = passes(flailTarget(s, one, 0) + Math.min(2, one.rest))
  let risk = 0
  const purse = mostGiven(s, one.card)
  for (let damage = 1; damage <= 6; damage++) {
    if (damage <= one.rest) risk += 0.08 * damage
    else if (damage <= purse) risk += 0.1 * damage
    else risk += 1 - dodges
  }
  return risk / 6
}
