import { at } from '@eldertable/kernel'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from '../tiles/spaces.ts'
import { SKULL_ON_ENTER, SOLID } from '../tiles/tile.ts'
import { TILES } from '../tiles/tiles.ts'
import { bareGround, type Ground } from '../rules/tiles/ground.ts'
import { beyond, FAR, priceOf, wouldHold, wouldHurt, type Gait } from '../rules/movement/walk.ts'

const tables = new Map<number, Uint8Array>()
const GAITS = 256
const JUMPS = 8

// What it counts besides its price, in points of movement, to come onto a space that hurts or holds, and to jump.
const HARM = 12
const HOLD = 10
const JUMP = 8

/**
 * What it costs to get from each space of a tile to each other while nobody is in the way: [from * 36 + to], FAR where
 * there is no way at all. Ways that hurt or hold are long ways round, and so are jumps. Worked out once for each tile
 * and each way of going.
 */
export function stepsOn(tile: number, gait: Gait, jump: number): Uint8Array {
  const key = (tile * JUMPS + jump) * GAITS + gait
  let table = tables.get(key)
  if (table === undefined) {
    const empty = bareGround(at(TILES, tile))
    table = new Uint8Array(SPACES * SPACES).fill(FAR)
    for (let from = 0; from < SPACES; from++)
      fill(table.subarray(from * SPACES, (from + 1) * SPACES), empty, from, gait, jump)
    tables.set(key, table)
  }
  return table
}

/** The cheapest ways from one space, by the nearest first. */
function fill(costs: Uint8Array, empty: Ground, from: number, gait: Gait, jump: number): void {
  const isDone = new Uint8Array(SPACES)
  costs[from] = 0
  for (;;) {
    let space = NO_SPACE
    for (let one = 0; one < SPACES; one++)
      if (isDone[one] === 0 && costs[one] !== FAR)
        if (space === NO_SPACE || (costs[one] ?? FAR) < (costs[space] ?? FAR)) space = one
    if (space === NO_SPACE) return
    isDone[space] = 1
    const cost = costs[space] ?? FAR
    for (const direction of DIRECTIONS) {
      const next = beyond(empty.tile, space, direction, gait)
      if (next !== NO_SPACE && empty.tile.obstacle[next] === 0)
        reach(costs, empty, next, cost + priceOf(empty.tile, next, gait), gait)
      leap(costs, empty, space, direction, cost + JUMP, gait, jump)
    }
  }
}

/** A space that can be come to at a price, unless it kills. */
function reach(costs: Uint8Array, empty: Ground, space: number, price: number, gait: Gait): void {
  let total = price
  if (wouldHurt(empty, space, gait)) {
    if (empty.tile.skull[space] === SKULL_ON_ENTER) return
    total += HARM * Math.max(1, empty.tile.harm[space] ?? 0)
  }
  if (wouldHold(empty.tile, space, gait)) total += HOLD
  if (total < (costs[space] ?? FAR)) costs[space] = total
}

/** Jumps one way, over this many spaces at most (CM-JUMP-1 to CM-JUMP-5). */
function leap(
  costs: Uint8Array,
  empty: Ground,
  from: number,
  direction: number,
  price: number,
  gait: Gait,
  most: number,
): void {
  let space = from
  for (let crossed = 0; crossed <= most; crossed++) {
    if (empty.tile.edge[space * 4 + direction] === SOLID) return
    space = NEXT[space * 4 + direction] ?? NO_SPACE
    if (space === NO_SPACE) return
    if (crossed > 0 && empty.tile.obstacle[space] === 0) reach(costs, empty, space, price, gait)
  }
}
