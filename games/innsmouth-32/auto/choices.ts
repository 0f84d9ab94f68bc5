import { at } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { MUSCLE, BRAINS, GUTS, SPEED, type Stat } from '../pieces/stats.ts'
import type { VictimReason } from '../events.ts'
import { flailStat } from '../rules/flail.ts'
import { corners, sanctuaryAt } from '../rules/sanctuaries.ts'
import { SLOTS, topOf } from '../rules/screen.ts'
import { isLegalVictim } from '../rules/targets.ts'
import {
  inPlay,
  inside,
  isCovered,
  poolOf,
  printed,
  statOf,
  survivorAt,
} from '../rules/survivors.ts'
import { cannotPlace, isThrong, slotsOf, throngAt, throngsOf, totalOf } from '../rules/throngs.ts'
import { NONE, type I32State, type Survivor } from '../state.ts'
import { gainOf, hitsOf } from './hits.ts'

// The choices of the automatic director (I32-AUTO). They look at the table alone and throw no dice: the same position
// always gives the same choice.

/** The element with the highest mark, the earliest of those; -1 among none. */
function best(list: readonly number[], mark: (one: number) => number): number {
  let found = NONE
  let highest = -Infinity
  for (const one of list) {
    const value = mark(one)
    if (value <= highest) continue
    highest = value
    found = one
  }
  return found
}

/** I32-AUTO-1: the slot for a card of some value, or -1. */
export function autoSlot(s: I32State, side: number, value: number): number {
  const legal = slotsOf(side).filter((throng) => cannotPlace(s, throng) === undefined)
  // Half a hit more for an empty slot breaks ties and nothing else.
  return best(
    legal,
    (throng) => gainOf(totalOf(s, throng), value) + (isThrong(throngAt(s, throng)) ? 0 : 0.5),
  )
}

/** What the best placement of a card gains. */
export function gainFrom(s: I32State, side: number, card: number): number {
  const { value } = cardAt(card)
  const slot = autoSlot(s, side, value)
  return slot === NONE ? -1 : gainOf(totalOf(s, slot), value)
}

const TIE = 100

/** I32-AUTO-2: of monsters listed from the left. */
export function autoTake(s: I32State, side: number, monsters: readonly number[]): number {
  const legal = monsters.filter((card) => gainFrom(s, side, card) >= 0)
  return best(legal, (card) => gainFrom(s, side, card) * TIE + cardAt(card).value)
}

/** The sum of the hits of all throngs of a side: A of I32-AUTO-3. */
export function hitsOfAll(s: I32State, side: number): number {
  let sum = 0
  for (const throng of throngsOf(s, side)) sum += hitsOf(totalOf(s, throng))
  return sum
}

/** The hits of the throng that the best take makes: B of I32-AUTO-3 without G. */
export function hitsAfter(s: I32State, side: number, card: number): number {
  const { value } = cardAt(card)
  const slot = autoSlot(s, side, value)
  return slot === NONE ? 0 : hitsOf(totalOf(s, slot) + value)
}

/** How much it would hurt to attack a survivor: V of I32-AUTO-6. */
export const worthOf = (s: I32State, one: Survivor): number =>
  (36 - flailOf(one)) * (8 - cushionOf(s, one)) + 6 * one.cards.length + (one.mythos > 0 ? 6 : 0)

/** In how many of the 36 throws a survivor gets clear by itself. */
const flailOf = (one: Survivor): number => hitsOf(statOf(one, flailStat(one.card)))

/** What could be paid for a survivor, as the automatic director looks at it. */
function cushionOf({ table }: I32State, { rest }: Survivor): number {
  let power = 0
  for (const pool of table.pools) if (pool.side === 'survivors') power += pool.power
  return Math.min(6, rest + Math.floor(power / 2))
}

/** What speaks for this victim rather than for the others in reach, in the order of what weighs most. */
export function whyVictim(s: I32State, victim: Survivor): VictimReason {
  const others = inPlay(s).filter((one) => one !== victim && isLegalVictim(s, one))
  if (others.length === 0) return 'only'
  const isLeast = (of: (one: Survivor) => number): boolean =>
    others.every((one) => of(one) > of(victim))
  if (isLeast((one) => cushionOf(s, one))) return cushionOf(s, victim) === 0 ? 'penniless' : 'poor'
  if (isLeast(flailOf)) return 'slow'
  return isLeast((one) => -one.cards.length) ? 'laden' : 'all-in-all'
}

/** I32-AUTO-6, I32-AUTO-7: the survivor among these who is struck, or -1. */
function autoVictim(s: I32State, among: readonly Survivor[]): number {
  const ordered = among.toSorted(
    (a, b) =>
      worthOf(s, b) - worthOf(s, a) ||
      a.rest - b.rest ||
      poolOf(s, a.card) - poolOf(s, b.card) ||
      placeInPool(s, a) - placeInPool(s, b),
  )
  return ordered[0]?.card ?? NONE
}

const placeInPool = (s: I32State, one: Survivor): number =>
  at(s.table.pools, poolOf(s, one.card)).survivors.indexOf(one)

export const autoTarget = (s: I32State): number =>
  autoVictim(
    s,
    inPlay(s).filter((one) => isLegalVictim(s, one)),
  )

/** I32-AUTO-8: the sanctuary whose lock is attacked, or -1. */
export function autoLock(s: I32State): number {
  const reached = corners(s).filter(
    (corner) => sanctuaryAt(s, corner).locks > 0 && inside(s, corner).length > 0,
  )
  return best(reached, (corner) => inside(s, corner).length * TIE - sanctuaryAt(s, corner).locks)
}

/** I32-AUTO-10: the throng for a single attack. */
export const autoThrong = (s: I32State, throngs: readonly number[]): number =>
  best(throngs, (throng) => totalOf(s, throng))

/** I32-AUTO-11, I32-AUTO-16: the card it wants gone most. */
export const autoRank = (cards: readonly number[]): number =>
  best(cards, (card) => cardAt(card).fadeRank)

/** I32-AUTO-4: the slot to cover, or -1. */
export function autoCover(s: I32State): number {
  const faceUp = SLOTS.filter((slot) => topOf(s, slot) >= 0)
  return best(faceUp, (slot) => cardAt(topOf(s, slot)).fadeRank)
}

/** I32-AUTO-15, I32-AUTO-24 */
export function autoInsanity(s: I32State, who: number): Stat {
  const one = survivorAt(s, who)
  if (!isCovered(one, SPEED)) return SPEED
  const open = [MUSCLE, BRAINS, GUTS].filter((stat) => !isCovered(one, stat))
  return best(open, (stat) => printed(who, stat))
}

/** I32-AUTO-17: where a terror goes. */
export function autoTerrorSlot(s: I32State, side: number): number {
  const throngs = throngsOf(s, side)
  return throngs.length === 0 ? at(slotsOf(side), 0) : autoThrong(s, throngs)
}

/** I32-AUTO-13: monsters in the order in which they are placed. */
export const autoOrder = (cards: readonly number[]): number[] =>
  cards.toSorted((a, b) => cardAt(b).value - cardAt(a).value)
