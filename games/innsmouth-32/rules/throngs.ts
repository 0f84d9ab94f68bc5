import { at, missing } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import {
  DIRECTOR,
  DIRECTOR_THRONGS,
  NONE,
  POOL_THRONGS,
  type I32State,
  type Throng,
} from '../state.ts'
import { drop, isIn } from './lists.ts'

const FULL = 3
/** The throngs of the director that can be started in any order (I32-THRONG-3). */
const FREE_THRONGS = 3
/** No target number counts as higher (I32-DICE-3, I32-MONATK-5). */
export const MOST_TARGET = 11

export function throngAt({ table }: I32State, throng: number): Throng {
  const one = table.throngs[throng]
  if (one === undefined) missing('throng', throng)
  return one
}

export const firstThrong = (side: number): number =>
  side === DIRECTOR ? 0 : DIRECTOR_THRONGS + side * POOL_THRONGS
const throngCount = (side: number): number => (side === DIRECTOR ? DIRECTOR_THRONGS : POOL_THRONGS)

const slotsBySide: readonly (readonly number[])[] = Array.from(
  { length: DIRECTOR + 1 },
  (_, side) => Array.from({ length: throngCount(side) }, (__, place) => firstThrong(side) + place),
)

/** By throng: whose it is. */
const sides: readonly number[] = Array.from(
  { length: DIRECTOR_THRONGS + DIRECTOR * POOL_THRONGS },
  (_, throng) =>
    throng < DIRECTOR_THRONGS ? DIRECTOR : Math.floor((throng - DIRECTOR_THRONGS) / POOL_THRONGS),
)

export const sideOfThrong = (throng: number): number => at(sides, throng)

/** All throng slots of a side. */
export const slotsOf = (side: number): readonly number[] => at(slotsBySide, side)

/** I32-TERM-10, I32-TERROR-7 */
export const isThrong = ({ cards, terrors }: Throng): boolean => cards.length + terrors.length > 0

/** The throngs of a side: slots that hold a card. */
export function throngsOf(s: I32State, side: number): number[] {
  const found: number[] = []
  for (const throng of slotsOf(side)) if (isThrong(throngAt(s, throng))) found.push(throng)
  return found
}

export function hasThrongs(s: I32State, side: number): boolean {
  const slots = slotsOf(side)
  for (let place = 0; place < slots.length; place++)
    if (isThrong(throngAt(s, at(slots, place)))) return true
  return false
}

/** The attack value of a throng without limit (I32-TERM-10, I32-TERROR-6). */
export function totalOf(s: I32State, throng: number): number {
  const { cards, terrors } = throngAt(s, throng)
  let total = 0
  for (let place = 0; place < cards.length; place++) total += cardAt(at(cards, place)).value
  for (let place = 0; place < terrors.length; place++) total += cardAt(at(terrors, place)).value
  return total
}

/** How many slots, from the first, can hold anything: a pool has no throngs before it has fallen (I32-MONPLAY-5). */
export function slotsInUse({ table }: I32State): number {
  let pools = table.pools.length
  while (pools > 0 && at(table.pools, pools - 1).side === 'survivors') pools--
  return DIRECTOR_THRONGS + pools * POOL_THRONGS
}

/** The throng in which a card lies, or -1. */
export function throngWith(s: I32State, card: number): number {
  const end = slotsInUse(s)
  for (let throng = 0; throng < end; throng++) {
    const { cards, terrors } = throngAt(s, throng)
    if (isIn(cards, card)) return throng
    if (isIn(terrors, card)) return throng
  }
  return NONE
}

/** I32-THRONG-4: whether a slot may be started. */
function canStart(s: I32State, throng: number): boolean {
  if (throng >= DIRECTOR_THRONGS || throng < FREE_THRONGS) return true
  for (let other = 0; other < throng; other++)
    if (throngAt(s, other).cards.length < FULL) return false
  return true
}

/** Why a monster can't be put into a slot. */
export function cannotPlace(s: I32State, throng: number): Reason | undefined {
  const { cards, isEstablished } = throngAt(s, throng)
  if (cards.length >= FULL) return 'throng-full'
  return isEstablished || canStart(s, throng) ? undefined : 'not-established'
}

/** Why a terror can't be put into a slot: it needs no room (I32-TERROR-3, I32-TERROR-5). */
export function cannotPlaceTerror(s: I32State, throng: number): Reason | undefined {
  const one = throngAt(s, throng)
  return isThrong(one) || one.isEstablished || canStart(s, throng) ? undefined : 'not-established'
}

export function canPlaceFor(s: I32State, side: number): boolean {
  const slots = slotsOf(side)
  for (let place = 0; place < slots.length; place++)
    if (cannotPlace(s, at(slots, place)) === undefined) return true
  return false
}

/** The only slot of a side into which a monster can be put, or -1 if there are more or none. */
export function onlyPlaceFor(s: I32State, side: number): number {
  const slots = slotsOf(side)
  let only = NONE
  for (let place = 0; place < slots.length; place++) {
    const throng = at(slots, place)
    if (cannotPlace(s, throng) !== undefined) continue
    if (only !== NONE) return NONE
    only = throng
  }
  return only
}

/** I32-CUT-3: terrors alone are no monsters. */
export function hasMonsters(s: I32State, side: number): boolean {
  const slots = slotsOf(side)
  for (let place = 0; place < slots.length; place++)
    if (throngAt(s, at(slots, place)).cards.length > 0) return true
  return false
}

/** I32-MONPLAY-5: whose first monster makes it a monster seat. */
export function putInThrong(s: I32State, throng: number, card: number): void {
  const one = throngAt(s, throng)
  one.cards.push(card)
  one.isEstablished = true
  const side = sideOfThrong(throng)
  if (side !== DIRECTOR) at(s.table.pools, side).side = 'monsters'
}

/** Takes a card out of whatever throng it lies in. */
export function takeOutOfThrong(s: I32State, card: number): void {
  const throng = throngWith(s, card)
  if (throng === NONE) return
  const { cards, terrors } = throngAt(s, throng)
  drop(cards, card)
  drop(terrors, card)
}
