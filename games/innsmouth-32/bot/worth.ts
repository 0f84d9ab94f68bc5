import { at } from '@eldertable/kernel'
import { gainFrom } from '../auto/choices.ts'
import { hitsOf } from '../auto/hits.ts'
import { cardAt, isMonster } from '../pieces/cards.ts'
import { flailTarget } from '../rules/flail.ts'
import { aimOf, blowOf } from '../rules/numbers.ts'
import { isReelOpen, SLOTS, topOf } from '../rules/screen.ts'
import { countInPlay, leftInAll, statOf } from '../rules/survivors.ts'
import { throngWith, totalOf } from '../rules/throngs.ts'
import { storeOn } from '../rules/tokens.ts'
import { DIRECTOR, NONE, type I32State, type Survivor } from '../state.ts'
import { MUSCLE, SPEED, type Stat } from '../pieces/stats.ts'
import { HOUND } from '../pieces/cards.ts'
import { fells, passes } from './odds.ts'
import { weights } from './weights.ts'

const LAST_REEL = 4
const PAIRS = 36
const FEW = 2
const SOME = 4
/** Most rest spoints that a survivor can have. */
const MOST_REST = 7
const OVERKILL = 10
/** The chance that a card of the reel pile is a monster. */
const MONSTERS = 0.53

/** What losing a survivor costs: more, the fewer are left of all. */
export function lifeOf(s: I32State, one: Survivor): number {
  const left = countInPlay(s) + leftInAll(s)
  const place = left <= 1 ? 0 : left <= FEW ? 1 : left <= SOME ? 2 : left <= 2 * SOME ? 3 : 4
  let worth = at(weights.life, place)
  worth += weights.star * one.stars + weights.mythos * one.mythos
  for (const card of one.cards) worth += Math.max(0, keepWorth(s, one, card))
  return worth
}

/** What a number of rest spoints on a survivor is worth. */
export function restWorth(rest: number): number {
  let sum = 0
  for (let point = 0; point < Math.min(MOST_REST, rest); point++) sum += at(weights.rest, point)
  return sum
}

/** How long the film still goes, in reels like the present one. */
export function reelsLeft({ table }: I32State): number {
  return Math.max(0, LAST_REEL - table.reel) + Math.min(1, (table.reelPile + 2) / 12)
}

/** What a throng's hits, this many of 36, cost in what is left of the film. */
const painOf = (s: I32State, hits: number): number =>
  (hits / PAIRS) * weights.hit * weights.attacks * Math.min(2, reelsLeft(s))

/** What it is worth that a monster is gone. */
export function killWorth(s: I32State, card: number): number {
  const throng = throngWith(s, card)
  if (throng !== NONE) {
    const total = totalOf(s, throng)
    const fewer = hitsOf(total) - hitsOf(total - cardAt(card).value)
    return painOf(s, fewer) + 0.04 * cardAt(card).value
  }
  return tempo(s) + 0.6 * painOf(s, Math.max(0, gainFrom(s, DIRECTOR, card)))
}

/** What it is worth that a card leaves the screen. In the last reel nothing is gained once the end is known. */
export function tempo({ table }: I32State): number {
  return table.finale === 'open' ? weights.tempo : 0
}

/** The chance of a survivor to fell something with an item, or -1 without, used with a stat. */
export function fellChance(
  s: I32State,
  one: Survivor,
  item: number,
  stat: Stat,
  needs: number,
): number {
  const aim = aimOf(statOf(one, stat), s, one.card, item)
  const bonus = blowOf(item === NONE ? 0 : (cardAt(item).item?.bonus ?? 0), s, one.card, item)
  return passes(aim) * fells(bonus, needs)
}

const bareStatOf = (one: Survivor): Stat => (one.card === HOUND ? SPEED : MUSCLE)

/** Only overkill hurts terrors and a cultist who is known. */
export const needsOf = ({ table }: I32State, card: number): number =>
  cardAt(card).kind === 'terror' || card === table.cultist ? OVERKILL : cardAt(card).value

interface Blow {
  /** The item, or -1. */
  readonly item: number
  readonly stat: Stat
  readonly chance: number
}

/** With what a survivor has the best chance against something. */
export function bestBlow(s: I32State, one: Survivor, needs: number): Blow {
  const bare = bareStatOf(one)
  let best: Blow = { item: NONE, stat: bare, chance: fellChance(s, one, NONE, bare, needs) }
  for (const item of one.cards)
    for (const stat of cardAt(item).item?.stats ?? []) {
      const chance = fellChance(s, one, item, stat, needs) * (isSpent(item) ? 0.75 : 1)
      if (chance > best.chance) best = { item, stat, chance }
    }
  return best
}

const isSpent = (item: number): boolean => cardAt(item).item?.isSingleUse === true

/** A usual monster, against which weapons are weighed. */
const USUAL = [5, 7, 8] as const

function armed(s: I32State, one: Survivor, item: number): number {
  const stats = item === NONE ? [bareStatOf(one)] : (cardAt(item).item?.stats ?? [])
  let best = 0
  for (const stat of stats) {
    let chance = 0
    for (const needs of USUAL) chance += fellChance(s, one, item, stat, needs) / USUAL.length
    best = Math.max(best, chance)
  }
  return best
}

/** What a card is worth to a survivor who holds it, or could. */
export function keepWorth(s: I32State, one: Survivor, card: number): number {
  const { item, worth } = cardAt(card)
  if (worth !== null) return worth
  if (item === null) return 0
  const better = Math.max(0, armed(s, one, card) - armed(s, one, NONE))
  const uses = isSpent(card) ? 0.3 : 1
  const store = Math.max(item.store, storeOn(s, card))
  return uses * weights.weapon * better + weights.mythos * store + (item.isBurst ? 2.5 : 0)
}

/** What another card adds to a survivor who can hold two. */
export function gainOfCard(s: I32State, one: Survivor, card: number): number {
  const worth = (list: readonly number[]): number => {
    let [guns, rest] = [0, 0]
    for (const held of list) {
      const value = keepWorth(s, one, held)
      if (cardAt(held).worth !== null) rest += value
      else {
        // Of two weapons one is used.
        rest += 0.3 * Math.min(guns, value)
        guns = Math.max(guns, value)
      }
    }
    return guns + rest
  }
  const now = worth(one.cards)
  if (one.cards.length < 2) return worth([...one.cards, card]) - now
  let best = 0
  for (const held of one.cards)
    best = Math.max(best, worth([...one.cards.filter((other) => other !== held), card]) - now)
  return best
}

/** What it costs a survivor in the open to be attacked with a value, on average. */
function attackCost(s: I32State, one: Survivor, value: number): number {
  const life = lifeOf(s, one)
  const flail = passes(flailTarget(s, one, 0))
  const dies = life * (1 - flail)
  let cost = 0
  for (let damage = 1; damage <= 6; damage++)
    cost += Math.min(dies, damage <= one.rest ? 0.8 * damage : dies) / 6
  return passes(Math.min(11, value)) * cost
}

/** What it costs a survivor to let a slot be refilled: a third monster would set all of them on it. */
export function featureRisk(s: I32State, one: Survivor, leaving: number): number {
  if (!isReelOpen(s)) return 0
  let cost = 0
  for (const slot of SLOTS) {
    const top = topOf(s, slot)
    if (top === leaving) continue
    if (top < 0 || !isMonster(top)) return 0
    cost += attackCost(s, one, cardAt(top).value)
  }
  return MONSTERS * (cost + attackCost(s, one, 6))
}
