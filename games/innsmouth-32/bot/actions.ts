import { argumentOf, at, pickOf, verbOf, type Allowed, type Pick } from '@eldertable/kernel'
import { BURST_GUN, cardAt, isHoldable, itemOf } from '../pieces/cards.ts'
import { BRAINS } from '../pieces/stats.ts'
import { cannotBanish } from '../rules/banish.ts'
import { holderIn } from '../rules/actions.ts'
import { extraSaving, menaceOf } from '../rules/menace.ts'
import { findsOf, loreOf, penaltyOf, pickingsOf, restOf, savingOf } from '../rules/numbers.ts'
import { sanctuaryAt } from '../rules/sanctuaries.ts'
import { takeable } from '../rules/screen.ts'
import { coveredStats, inPlay, statOf, survivorAt } from '../rules/survivors.ts'
import { throngAt, throngsOf, throngWith, totalOf } from '../rules/throngs.ts'
import { storeOn } from '../rules/tokens.ts'
import { DIRECTOR, GENERAL, isHeld, NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { hitsOf } from '../auto/hits.ts'
import { passes } from './odds.ts'
import { weights } from './weights.ts'
import {
  bestBlow,
  featureRisk,
  fellChance,
  gainOfCard,
  killWorth,
  lifeOf,
  needsOf,
  reelsLeft,
  restWorth,
  tempo,
} from './worth.ts'

const MOST_REST = 7
const SHELTER_REST = 3
const SHELTER_SEARCH = 4
const GENERAL_SEARCH = 2

/** What an action promises a survivor. */
function actionWorth(s: I32State, one: Survivor, pick: Pick): number {
  const argument = argumentOf(pick)
  switch (verbOf(pick)) {
    case V.rest:
      return one.area === GENERAL
        ? restGain(one, restOf(2, s, one.card))
        : restGain(one, SHELTER_REST) + shelterWorth(s, one)
    case V.attack:
      return attackWorth(s, one, argument)
    case V.burst:
      return burstWorth(s, one, argument)
    case V.take:
      return takeWorth(s, one, argument)
    case V.askFor:
      return handWorth(s, one, argument)
    case V.enter:
      return shelterWorth(s, one, argument) - 0.3
    case V.study:
      return passes(statOf(one, BRAINS)) * loreOf(s.table.reel, s, one.card) * mythosWorth(s, one)
    case V.search:
      return searchWorth(s, one) + (one.area === GENERAL ? 0 : shelterWorth(s, one))
    case V.use:
      return useWorth(s, one, argument)
    case V.heal:
      return weights.insanity
    case V.attempt:
      return 3
    case V.drain:
      return passes(statOf(one, argument)) * s.table.reel * mythosWorth(s, one)
    case V.leave:
      return leaveWorth(s, one)
    case V.investigate:
      return (
        Math.min(3.5, sanctuaryAt(s, one.area).mythos) * mythosWorth(s, one) + shelterWorth(s, one)
      )
    default:
      return -1
  }
}

/** The best of what is offered to a survivor whose turn it is. */
export function bestAction(s: I32State, who: number, allowed: Allowed): Pick {
  const one = survivorAt(s, who)
  let best = allowed.picks[0] ?? -1
  let most = -Infinity
  for (let i = 0; i < allowed.count; i++) {
    const pick = allowed.picks[i] ?? -1
    const worth = actionWorth(s, one, pick)
    if (worth > most) [best, most] = [pick, worth]
  }
  return best
}

/** What the best action of a survivor promises that is not offered yet. */
export function outlook(s: I32State, one: Survivor): number {
  if (one.hasDibs) return 0
  if (isHeld(one.area)) return actionWorth(s, one, pickOf(V.attempt))
  let most = actionWorth(s, one, pickOf(V.rest))
  if (one.area !== GENERAL) return Math.max(most, leaveWorth(s, one))
  for (const card of takeable(s)) most = Math.max(most, takeWorth(s, one, card))
  for (const card of targets(s)) most = Math.max(most, attackWorth(s, one, card))
  for (const card of one.cards) most = Math.max(most, useWorth(s, one, card))
  return Math.max(most, searchWorth(s, one))
}

/** Monsters on the screen and in throngs. */
function targets({ table }: I32State): number[] {
  const found: number[] = []
  for (const slot of table.screen) {
    const top = slot.at(-1)
    if (top !== undefined && top >= 0 && cardAt(top).value > 0) found.push(top)
  }
  for (const { cards } of table.throngs) found.push(...cards)
  return found
}

function restGain(one: Survivor, amount: number): number {
  return restWorth(one.rest + Math.min(amount, MOST_REST - one.rest)) - restWorth(one.rest)
}

function attackWorth(s: I32State, one: Survivor, card: number): number {
  const worth = killWorth(s, card)
  const risk = throngWith(s, card) === NONE ? featureRisk(s, one, card) : 0
  const { chance } = bestBlow(s, one, needsOf(s, card))
  return Math.max(chance * (worth - risk) - 0.1, banishWorth(s, one, card, worth - risk))
}

/** What it promises to banish a monster; less than nothing if it can't be paid. */
function banishWorth(s: I32State, one: Survivor, card: number, worth: number): number {
  if (cannotBanish(s, one.card, card) !== undefined) return -1
  return banishChance(s, one, card) * worth - weights.mythos * cardAt(card).value
}

/** The chance that a monster does not save itself, if the best item pays. */
export function banishChance(s: I32State, one: Survivor, card: number): number {
  const chant = at(extraSaving, menaceOf(s, { throng: throngWith(s, card), card }))
  const target = Math.min(11, cardAt(card).value + chant)
  return 1 - passes(Math.max(2, savingOf(target - penaltyOn(s, one), s, one.card)))
}

function penaltyOn(s: I32State, one: Survivor): number {
  let most = 0
  for (const card of one.cards)
    if (storeOn(s, card) > 0)
      most = Math.max(most, penaltyOf(cardAt(card).item?.penalty ?? 0, s, one.card, card))
  return most
}

function burstWorth(s: I32State, one: Survivor, throng: number): number {
  let worth = 0
  const { cards } = throngAt(s, throng)
  let strength = totalOf(s, throng)
  for (const card of cards) {
    const chance = Math.max(
      ...itemOf(BURST_GUN).stats.map((stat) =>
        fellChance(s, one, BURST_GUN, stat, cardAt(card).value),
      ),
    )
    worth += chance * (0.3 + killWorth(s, card))
    strength -= cardAt(card).value
  }
  return worth + (0.3 * (hitsOf(totalOf(s, throng)) - hitsOf(strength))) / 36
}

function takeWorth(s: I32State, one: Survivor, card: number): number {
  const fresh = pickingsOf(0, s, one.card) > 0 ? restGain(one, 1) : 0
  const urgent = s.table.fade?.card === card ? 0.3 : 0
  return tempo(s) + gainOfCard(s, one, card) + fresh + urgent - featureRisk(s, one, card)
}

/** A card that another one makes less of. */
function handWorth(s: I32State, one: Survivor, card: number): number {
  const from = survivorAt(s, holderIn(s, card))
  return (gainOfCard(s, one, card) - gainOfCard(s, { ...from, cards: [] }, card)) * 0.8 - 0.8
}

/** Mythos is worth more the nearer it comes to a price that can be paid. */
const mythosWorth = (s: I32State, one: Survivor): number =>
  weights.mythos * (one.mythos < 8 ? 1.6 : 0.8) * Math.min(1, reelsLeft(s))

function searchWorth(s: I32State, one: Survivor): number {
  const { discards } = s.table
  if (discards.length === 0) return -1
  const draws = findsOf(one.area === GENERAL ? GENERAL_SEARCH : SHELTER_SEARCH, s, one.card)
  let sum = 0
  for (const card of discards) {
    if (isHoldable(card)) sum += gainOfCard(s, one, card)
    else {
      const { happens } = cardAt(card)
      if (happens?.does === 'feast') sum += restGain(one, happens.found)
    }
  }
  return (0.9 * draws * sum) / discards.length
}

function useWorth(s: I32State, one: Survivor, card: number): number {
  const { use } = cardAt(card)
  switch (use?.does) {
    case 'cure':
      if (!hasPatients(s, one)) return -1
      return use.stats > 1 ? 1.5 * weights.insanity : weights.insanity + 0.1
    case 'read':
      return passes(statOf(one, BRAINS)) * use.tokens * s.table.reel * mythosWorth(s, one) - 0.4
    case 'raid':
      return raidWorth(s) - 2.5
    case 'cut':
      return s.table.reelPile > 0
        ? 0.8 * tempo(s) * Math.min(s.table.reelPile, s.table.reel + use.more) - 2
        : -1
    default:
      return -1
  }
}

const hasPatients = (s: I32State, one: Survivor): boolean =>
  inPlay(s).some((other) => other.area === one.area && coveredStats(other) > 0)

function raidWorth(s: I32State): number {
  let best = 0
  for (let throng = 0; throng < s.table.throngs.length; throng++)
    best = Math.max(best, throngWorth(s, throng))
  return best
}

/** What it is worth that all monsters of a throng are gone. */
export function throngWorth(s: I32State, throng: number): number {
  const { cards } = throngAt(s, throng)
  if (cards.length === 0) return 0
  let value = 0
  for (const card of cards) value += cardAt(card).value
  const fewer = hitsOf(totalOf(s, throng)) - hitsOf(totalOf(s, throng) - value)
  return (fewer / 36) * weights.hit * weights.attacks * Math.min(2, reelsLeft(s)) * 1.5
}

/** How much it hurts on average to be in the open for another turn of the director. */
export function danger(s: I32State): number {
  let sum = 0
  for (const throng of throngsOf(s, DIRECTOR)) sum += hitsOf(totalOf(s, throng)) / 36
  return sum
}

/** What it is worth to be behind locks: the more so the likelier one is attacked outside. */
export function shelterWorth(s: I32State, one: Survivor, corner = one.area): number {
  const { locks } = sanctuaryAt(s, corner)
  if (locks === 0) return 0
  const outside = inPlay(s).filter(({ area }) => area === GENERAL).length
  const share = Math.min(1, danger(s) / Math.max(1, outside))
  const frail = one.rest < 3 ? 1 : 0.4
  const isLast = s.table.finale === 'known' || s.table.isLastOne
  return share * frail * (isLast ? 0.6 : 0.25) * lifeOf(s, one)
}

/** To leave is worth what can be done outside. */
function leaveWorth(s: I32State, one: Survivor): number {
  return outlook(s, { ...one, area: GENERAL })
}

/** What a card of the screen is worth most to, of those in a pool. */
export const bestTake = (s: I32State, one: Survivor): number =>
  Math.max(-1, ...takeable(s).map((card) => takeWorth(s, one, card)))
