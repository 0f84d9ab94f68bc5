import { at } from '@eldertable/kernel'
import { rowOf } from '../content/cards.ts'
import { INSANE, type Stat } from '../content/stats.ts'
import { DIRECTOR, GENERAL, NONE, type I32State, type Pool, type Survivor } from '../state.ts'

export const poolAt = (s: I32State, pool: number): Pool => at(s.table.pools, pool)

/** A survivor in play by its card; undefined if it is not in play (I32-TERM-2). */
export function findSurvivor({ table }: I32State, who: number): Survivor | undefined {
  const { pools } = table
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
  if (one === undefined) throw new Error(`survivor ${who} is not in play`)
  return one
}

/** The pool of a survivor in play, or -1. */
export function poolOf({ table }: I32State, who: number): number {
  return table.pools.findIndex(({ survivors }) => survivors.some(({ card }) => card === who))
}

/** The seat whose person plays a survivor. */
export const playerOf = (s: I32State, who: number): number => poolAt(s, poolOf(s, who)).seat

/** Everybody in play, in the order of pools and places. */
export function inPlay({ table }: I32State): Survivor[] {
  const all: Survivor[] = []
  for (const { survivors } of table.pools) for (const one of survivors) all.push(one)
  return all
}

export function countInPlay({ table }: I32State): number {
  let count = 0
  for (const { survivors } of table.pools) count += survivors.length
  return count
}

export function isInGeneral(s: I32State, who: number): boolean {
  return findSurvivor(s, who)?.area === GENERAL
}

export const printed = (who: number, stat: Stat): number => at(rowOf(who).stats, stat)
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
export const starsIn = (s: I32State, pool: number): number[] =>
  poolAt(s, pool)
    .survivors.filter(({ stars }) => stars > 0)
    .map(({ card }) => card)

/** Whether somebody who could be cured or healed shares the area of a survivor, or is that survivor (I32-INSANE-8). */
export const hasPatient = (s: I32State, one: Survivor): boolean =>
  inPlay(s).some((other) => other.area === one.area && coveredStats(other) > 0)

/** Survivors inside a sanctuary. */
export const inside = (s: I32State, corner: number): Survivor[] =>
  inPlay(s).filter(({ area }) => area === corner)

/** I32-FPLAY-4: the piles that a pool can draw from, its own first. */
export function pilesFor({ table }: I32State, pool: number): number[] {
  return table.piles.length > 1 ? [pool + 1, 0] : [0]
}

/** How many survivors a pool could still draw (I32-FPLAY-8). */
export function leftFor(s: I32State, pool: number): number {
  let left = 0
  for (const pile of pilesFor(s, pool)) left += at(s.table.piles, pile)
  return left
}

/** I32-FPLAY-5 */
export const leftInAll = ({ table }: I32State): number =>
  table.piles.reduce((sum, pile) => sum + pile, 0)

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

/** Pools clockwise from one of them, that one first. */
export const poolsFrom = ({ table }: I32State, pool: number): number[] =>
  table.pools.map((_, step) => (pool + step) % table.pools.length)
