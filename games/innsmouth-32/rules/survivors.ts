import { at, missing } from '@eldertable/kernel'
import { cards } from '../pieces/cards.ts'
import { INSANE, STATS, type Stat } from '../pieces/stats.ts'
import { isIn } from './lists.ts'
import { DIRECTOR, GENERAL, NONE, type I32State, type Pool, type Survivor } from '../state.ts'

export function poolAt({ table }: I32State, pool: number): Pool {
  const one = table.pools[pool]
  if (one === undefined) missing('pool', pool)
  return one
}

/** A survivor in play by its card; undefined if it is not in play (I32-TERM-2). */
export function findSurvivor({ table }: I32State, who: number): Survivor | undefined {
  const { pools } = table
  // Loops over places: the shortest code that there is for what is asked most.
  for (let pool = 0; pool < pools.length; pool++) {
    const { survivors } = at(pools, pool)
    for (let place = 0; place < survivors.length; place++) {
      const one = at(survivors, place)
      if (one.card === who) return one
    }
  }
  return undefined
}

export const isInPlay = (s: I32State, who: number): boolean => findSurvivor(s, who) !== undefined

export function survivorAt(s: I32State, who: number): Survivor {
  const one = findSurvivor(s, who)
  if (one === undefined) missing('survivor in play', who)
  return one
}

/** The pool of a survivor in play, or -1. */
export function poolOf({ table }: I32State, who: number): number {
  const { pools } = table
  for (let pool = 0; pool < pools.length; pool++) {
    const { survivors } = at(pools, pool)
    for (let place = 0; place < survivors.length; place++)
      if (at(survivors, place).card === who) return pool
  }
  return NONE
}

/** The seat whose person plays a survivor. */
export const playerOf = (s: I32State, who: number): number => poolAt(s, poolOf(s, who)).seat

/** The first of a pool who has not had a turn in this round, or -1. */
export function nextToAct(s: I32State, pool: number): number {
  const { acted } = s.table
  const { survivors } = poolAt(s, pool)
  for (let place = 0; place < survivors.length; place++) {
    const { card } = at(survivors, place)
    if (!isIn(acted, card)) return card
  }
  return NONE
}

/** Everybody in play, in the order of pools and places. */
export function inPlay({ table }: I32State): Survivor[] {
  const all: Survivor[] = []
  for (const { survivors } of table.pools) for (const one of survivors) all.push(one)
  return all
}

export function countInPlay({ table }: I32State): number {
  const { pools } = table
  let count = 0
  for (let pool = 0; pool < pools.length; pool++) count += at(pools, pool).survivors.length
  return count
}

export function isInGeneral(s: I32State, who: number): boolean {
  return findSurvivor(s, who)?.area === GENERAL
}

/** By card and stat: what is printed there, or 0. One list, because hardly anything is asked as often. */
const printedStats: readonly number[] = cards.flatMap(({ survivor }) =>
  STATS.map((stat) => survivor?.stats[stat] ?? 0),
)

export const printed = (who: number, stat: Stat): number =>
  at(printedStats, who * STATS.length + stat)

export const isCovered = (one: Survivor, stat: Stat): boolean => (one.insane & (1 << stat)) !== 0

/** I32-TERM-12; an inactive stat stays inactive (I32-HOUND-8). */
export function statOf(one: Survivor, stat: Stat): number {
  const value = printed(one.card, stat)
  return value > 0 && isCovered(one, stat) ? INSANE : value
}

export function coveredStats(one: Survivor): number {
  let count = 0
  for (let bits = one.insane; bits > 0; bits >>= 1) count += bits & 1
  return count
}

/** Survivors of a pool who hold a horror star, wherever they are (I32-STAR-12). */
export function starsIn(s: I32State, pool: number): number[] {
  const found: number[] = []
  for (const { card, stars } of poolAt(s, pool).survivors) if (stars > 0) found.push(card)
  return found
}

export function hasStar({ survivors }: Pool): boolean {
  for (let place = 0; place < survivors.length; place++)
    if (at(survivors, place).stars > 0) return true
  return false
}

export function isAnyStar({ table }: I32State): boolean {
  const { pools } = table
  for (let pool = 0; pool < pools.length; pool++) if (hasStar(at(pools, pool))) return true
  return false
}

/** Whether somebody who could be cured or healed shares the area of a survivor, or is that survivor (I32-INSANE-8). */
export function hasPatient({ table }: I32State, { area }: Survivor): boolean {
  for (const { survivors } of table.pools)
    for (const other of survivors) if (other.area === area && other.insane > 0) return true
  return false
}

/** Survivors inside a sanctuary. */
export const inside = (s: I32State, corner: number): Survivor[] =>
  inPlay(s).filter(({ area }) => area === corner)

/** Whether anybody is in an area: inside a sanctuary, say, or held by a card. */
export function isAnybodyIn({ table }: I32State, area: number): boolean {
  const { pools } = table
  for (let pool = 0; pool < pools.length; pool++) {
    const { survivors } = at(pools, pool)
    for (let place = 0; place < survivors.length; place++)
      if (at(survivors, place).area === area) return true
  }
  return false
}

/** The pile that a pool draws from, its own before the shared one; -1 if both are empty (I32-FPLAY-4). */
export function pileFor({ table }: I32State, pool: number): number {
  const { piles } = table
  if (piles.length > 1 && at(piles, pool + 1) > 0) return pool + 1
  return at(piles, 0) > 0 ? 0 : NONE
}

/** How many survivors a pool could still draw (I32-FPLAY-8). */
export function leftFor({ table }: I32State, pool: number): number {
  const { piles } = table
  return piles.length > 1 ? at(piles, 0) + at(piles, pool + 1) : at(piles, 0)
}

/** I32-FPLAY-5 */
export function leftInAll({ table }: I32State): number {
  const { piles } = table
  let left = 0
  for (let pile = 0; pile < piles.length; pile++) left += at(piles, pile)
  return left
}

/** The place that comes next in the round: pools in their order, then the director (I32-SEAT-5). */
export function placeAfter({ table }: I32State, place: number): number {
  if (place === DIRECTOR) return 0
  return place + 1 < table.pools.length ? place + 1 : DIRECTOR
}

/** I32-TERM-13: the pool whose person decides for the team; -1 if no pool has survivors to play. */
export function activePool(s: I32State): number {
  const { pools, place } = s.table
  let here = place
  for (let step = 0; step <= pools.length; step++) {
    if (here !== DIRECTOR && poolAt(s, here).side === 'survivors') return here
    here = placeAfter(s, here)
  }
  return NONE
}

/** The pool this many steps clockwise from another. */
export function poolAfter({ table }: I32State, pool: number, steps: number): number {
  const { length } = table.pools
  const place = pool + steps
  return place < length ? place : place - length
}
