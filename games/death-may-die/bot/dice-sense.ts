import {
  at,
  bestOf,
  isOffered,
  offeredWith,
  pickOf,
  withClosedDrawers,
  type Pick,
  type ObservationAt,
} from '@eldertable/kernel'
import { BONUS, bonusFaces, shown, standardFaces } from '../pieces/dice.ts'
import type { Dmd } from '../frames.ts'
import { discoveryAt, useOf } from '../rules/claims.ts'
import { isAgainst, isBonusDie, rollOn } from '../rules/dice.ts'
import { healthOf, placeOf, woundsOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { stressLeft } from '../rules/tracks.ts'
import { ELDER, type DmdState, type Roll } from '../state.ts'
import { dieOfReroll, V } from '../verbs.ts'
import { jobsOf } from './jobs.ts'
import { urgencyOf } from './urgency.ts'
import { deathOf, healthCost, healthLeft, sanityCost, sanityLeft, stressCost } from './worth.ts'
import { countedOf } from './skills.ts'

/** A free reroll is kept for something better than this. */
const LEAST_GAIN = 0.12
/** What it is worth to fell a foe, and a wound that does not; to pass a check. */
const FELLED = 0.9
const WOUND = 0.4
const PASSED = 1.2
/** A roll without a success that kindles a fire (DMD-EPONE-4). */
const KINDLED = 0.4
const FULL_SPREAD = 3
/** So much must be gained for an item to be spent on it. */
const ITEM_GAIN = 1

const packetOf = modified('packet')
const spreadOf = modified('spread')

interface Symbols {
  success: number
  elder: number
  tentacle: number
}

/** Tells what symbols on the dice are worth to the hero whom a roll concerns. */
type Judge = (symbols: Symbols) => number

function judgeOf(s: DmdState, roll: Roll): Judge {
  const { hero, kind } = roll
  const sane = sanityLeft(s, hero)
  if (isAgainst(kind)) {
    const [health, death] = [healthLeft(s, hero), deathOf(s)]
    const from = kind === 'fire' ? 'fire' : 'attack'
    return ({ success, tentacle }) =>
      -healthCost(health - packetOf(success, s, hero, from), death) - sanityCost(sane - tentacle)
  }
  const worth = worthOfSuccesses(s, roll)
  const elders = countedOf(s, hero, 'elder')
  const tentacles = countedOf(s, hero, 'tentacle')
  return ({ success, elder, tentacle }) => {
    const counted =
      Math.min(elders.most, elder) * elders.worth +
      Math.min(tentacles.most, tentacle) * tentacles.worth
    return worth(success + counted) - sanityCost(sane - tentacle)
  }
}

/** What successes of one's own roll are worth. */
function worthOfSuccesses(
  s: DmdState,
  { hero, kind, targets, isNear }: Roll,
): (sum: number) => number {
  if (kind === 'check') {
    const { centre } = discoveryAt(s, s.table.found)
    const needed = centre?.says === 'check' ? centre.successes : 0
    return (sum) => (sum >= needed ? PASSED : 0)
  }
  const urgency = urgencyOf(s)
  if (kind === 'action') {
    const here = placeOf(s, hero)
    let most = 0
    for (const { space, successes } of jobsOf(s, hero))
      if (space === here) most = Math.max(most, successes)
    const isKindled = s.table.settings.episode === '1'
    return (sum) => urgency * Math.min(sum, most) - (isKindled && sum === 0 ? KINDLED : 0)
  }
  const left = targets.map((foe) => healthOf(s, foe) - woundsOf(s, foe))
  if (targets.includes(ELDER)) {
    const most = at(left, targets.indexOf(ELDER))
    return (sum) => urgency * Math.min(sum, most) + (sum >= most ? urgency : 0)
  }
  const isFull = isNear && spreadOf(1, s, hero) === FULL_SPREAD
  const order = left.toSorted((a, b) => a - b)
  return (sum) => {
    let [worth, rest] = [0, sum]
    for (const needed of order) {
      worth += WOUND * Math.min(rest, needed) + (rest >= needed ? FELLED : 0)
      if (!isFull) rest = Math.max(0, rest - needed)
    }
    return worth
  }
}

const symbolsOf = (dice: readonly number[]): Symbols => {
  const sum = { success: 0, elder: 0, tentacle: 0 }
  for (const die of dice) {
    const face = at(shown, die)
    sum.success += face.success
    sum.elder += face.elder
    sum.tentacle += face.tentacle
  }
  return sum
}

/** By die: how much better a roll becomes on average if it is thrown again. */
function gainsOf(s: DmdState): number[] {
  const roll = rollOn(s)
  const judge = judgeOf(s, roll)
  const all = symbolsOf(roll.dice)
  const now = judge(all)
  return roll.dice.map((die) => {
    if (die >= BONUS + bonusFaces.length) return -1
    const old = at(shown, die)
    let sum = 0
    for (const face of isBonusDie(die) ? bonusFaces : standardFaces)
      sum += judge({
        success: all.success - old.success + face.success,
        elder: all.elder - old.elder + face.elder,
        tentacle: all.tentacle - old.tentacle + face.tentacle,
      })
    return sum / standardFaces.length - now
  })
}

/** Throws a die again if that is worth more than the stress it costs. */
export function reroll(observation: ObservationAt<Dmd, 'roll.reroll'>): Pick {
  const s: DmdState = withClosedDrawers(observation)
  const { hero } = observation.about
  const gains = gainsOf(s)
  const best = bestOf([...gains.keys()], (die) => at(gains, die))
  if (best === undefined) return pickOf(V.keepDice)
  const free = offeredWith(observation, V.rerollFree).find((one) => dieOfReroll(one) === best.one)
  if (free !== undefined && best.score > LEAST_GAIN) return pickOf(V.rerollFree, free)
  const item = itemFor(observation, s, gains)
  if (item !== undefined) return item
  const left = stressLeft(s, hero)
  const price = stressCost(left - 1) - stressCost(left)
  const isWorthIt = best.score > Math.max(price, LEAST_GAIN)
  return isWorthIt && isOffered(observation, V.reroll, best.one)
    ? pickOf(V.reroll, best.one)
    : pickOf(V.keepDice)
}

/** An item that throws any number of dice again, or makes a blank of one. */
function itemFor(
  observation: ObservationAt<Dmd, 'roll.reroll'>,
  s: DmdState,
  gains: readonly number[],
): Pick | undefined {
  let sum = 0
  for (const gain of gains) sum += Math.max(0, gain)
  if (sum < ITEM_GAIN) return undefined
  const [card] = offeredWith(observation, V.useCard).filter((one) => useOf(s, one) !== undefined)
  return card === undefined ? undefined : pickOf(V.useCard, card)
}

/** Smelling Salts: all dice that are better thrown again. */
export function salts(observation: ObservationAt<Dmd, 'roll.salts'>): Pick {
  const gains = gainsOf(withClosedDrawers(observation))
  const { picked } = observation.about
  const next = offeredWith(observation, V.pickDie).find(
    (die) => !picked.includes(die) && at(gains, die) > LEAST_GAIN,
  )
  return next === undefined ? pickOf(V.throwPicked) : pickOf(V.pickDie, next)
}

/** Exposed Plate: the die that hurts most. */
export function blank(observation: ObservationAt<Dmd, 'roll.blank'>): Pick {
  const { dice } = rollOn(withClosedDrawers(observation))
  const harmOf = (die: number): number => {
    const { success, tentacle } = at(shown, at(dice, die))
    return 2 * success + tentacle
  }
  const best = bestOf(offeredWith(observation, V.pickDie), harmOf)
  return pickOf(V.pickDie, best?.one ?? 0)
}

/** Counts all symbols in rolls of one's own, and none in those against one (P11). */
export function count(observation: ObservationAt<Dmd, 'roll.count'>): Pick {
  const amounts = offeredWith(observation, V.count)
  const isOurs = !isAgainst(rollOn(withClosedDrawers<DmdState>(observation)).kind)
  return pickOf(V.count, isOurs ? Math.max(...amounts) : Math.min(...amounts))
}
