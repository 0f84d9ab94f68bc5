import { missing } from '@eldertable/kernel'
import {
  firstIn,
  HALF,
  HIGH_BIT,
  highBeyond,
  isAmong,
  LOW_BIT,
  lowBeyond,
  NO_SET,
} from '../../tiles/space-set.ts'
import { NO_SPACE } from '../../tiles/spaces.ts'
import type { Lanes } from '../../tiles/tile.ts'

/** Further than anything. */
export const FAR = 255

/** What can be reached from a space, the start among it. */
export interface Reach {
  readonly low: number
  readonly high: number
}

/** The same with what it costs: by points, the spaces that are reached with this many. */
export interface Flood extends Reach {
  readonly atLow: readonly number[]
  readonly atHigh: readonly number[]
}

/**
 * Finds what can be reached from a space for this many points over spaces of the open set. Where it only matters how one
 * comes to one of them, it ends there.
 */
export function flood(
  lanes: Lanes,
  from: number,
  points: number,
  openLow: number,
  openHigh: number,
  until: number = NO_SPACE,
): Flood {
  const { priced } = lanes
  const dearest = priced.length - 1
  const most = points < FAR ? points : FAR - 1
  const untilLow = until === NO_SPACE ? 0 : (LOW_BIT[until] ?? 0)
  const untilHigh = until === NO_SPACE ? 0 : (HIGH_BIT[until] ?? 0)
  let low = LOW_BIT[from] ?? 0
  let high = HIGH_BIT[from] ?? 0
  let foundLow = low
  let foundHigh = high
  const atLow = [low]
  const atHigh = [high]
  // The spaces one step beyond those.
  const beyondLow: number[] = []
  const beyondHigh: number[] = []
  let cost = 0
  // No space costs more than the dearest, so where nothing was found for so long there is nothing further on.
  for (let idle = 0; cost < most && idle < dearest; idle = (low | high) === 0 ? idle + 1 : 0) {
    if (((low & untilLow) | (high & untilHigh)) !== 0) break
    beyondLow.push(lowBeyond(low, high, lanes))
    beyondHigh.push(highBeyond(low, high, lanes))
    cost++
    low = 0
    high = 0
    for (let price = 1; price <= dearest && price <= cost; price++) {
      const spaces = priced[price]
      if (spaces === undefined) continue
      low |= (beyondLow[cost - price] ?? 0) & spaces.low
      high |= (beyondHigh[cost - price] ?? 0) & spaces.high
    }
    low &= openLow & ~foundLow
    high &= openHigh & ~foundHigh
    foundLow |= low
    foundHigh |= high
    atLow.push(low)
    atHigh.push(high)
  }
  return { low: foundLow, high: foundHigh, atLow, atHigh }
}

/** What a wave can reckon with: tiles on which a space costs more are not printed. */
export const DEAREST = 2

/** The same as a flood where it only matters what can be reached, on a tile where no space is dearer than that. */
export function wave(
  lanes: Lanes,
  from: number,
  points: number,
  openLow: number,
  openHigh: number,
): Reach {
  const cheap = lanes.priced[1] ?? NO_SET
  const dear = lanes.priced[2] ?? NO_SET
  let low = LOW_BIT[from] ?? 0
  let high = HIGH_BIT[from] ?? 0
  let foundLow = low
  let foundHigh = high
  // Dear spaces beside those that were found last: they are come to with one point more.
  let soonLow = 0
  let soonHigh = 0
  for (let left = points; left > 0; left--) {
    const besideLow = lowBeyond(low, high, lanes)
    const besideHigh = highBeyond(low, high, lanes)
    low = ((besideLow & cheap.low) | soonLow) & openLow & ~foundLow
    high = ((besideHigh & cheap.high) | soonHigh) & openHigh & ~foundHigh
    soonLow = besideLow & dear.low
    soonHigh = besideHigh & dear.high
    if ((low | high | soonLow | soonHigh) === 0) break
    foundLow |= low
    foundHigh |= high
  }
  return { low: foundLow, high: foundHigh }
}

/** What a flood found that it costs to come to a space, or FAR. */
export function costTo({ atLow, atHigh }: Flood, space: number): number {
  for (let cost = 0; cost < atLow.length; cost++)
    if (isAmong(space, atLow[cost] ?? 0, atHigh[cost] ?? 0)) return cost
  return FAR
}

/** Writes down what it costs to come to each space, FAR where the flood did not come. */
export function writeCosts({ atLow, atHigh }: Flood, costs: Uint8Array): void {
  costs.fill(FAR)
  for (let cost = 0; cost < atLow.length; cost++) {
    for (let left = atLow[cost] ?? 0; left !== 0; left &= left - 1) costs[firstIn(left)] = cost
    for (let left = atHigh[cost] ?? 0; left !== 0; left &= left - 1)
      costs[firstIn(left) + HALF] = cost
  }
}

/** The cheapest way of a flood to a space, without the start; of equal ones the first in n, e, s, w (CM-AUTO-17). */
export function wayTo(flooded: Flood, lanes: Lanes, from: number, to: number): number[] {
  const cost = costTo(flooded, to)
  if (cost === FAR) missing('way from here to', to)
  const { onLow, onHigh } = waysBack(flooded, lanes, to, cost)
  const { next, price } = lanes
  const path: number[] = []
  let spent = 0
  for (let space = from; space !== to;) {
    let edge = space * 4
    let step = NO_SPACE
    for (; step === NO_SPACE; edge++) {
      const one = next[edge] ?? NO_SPACE
      if (one === NO_SPACE) continue
      const total = spent + (price[one] ?? 0)
      if (total <= cost && isAmong(one, onLow[total] ?? 0, onHigh[total] ?? 0)) step = one
    }
    path.push(step)
    spent += price[step] ?? 0
    space = step
  }
  return path
}

/** Goes back from a space to the start and marks everything on a cheapest way, by what it costs. */
function waysBack(
  { atLow, atHigh }: Flood,
  lanes: Lanes,
  to: number,
  cost: number,
): { onLow: number[]; onHigh: number[] } {
  const { priced } = lanes
  const onLow = atLow.map(() => 0)
  const onHigh = atHigh.map(() => 0)
  onLow[cost] = LOW_BIT[to] ?? 0
  onHigh[cost] = HIGH_BIT[to] ?? 0
  for (let total = cost; total > 0; total--)
    for (let price = 1; price < priced.length && price <= total; price++) {
      const spaces = priced[price]
      if (spaces === undefined) continue
      const low = (onLow[total] ?? 0) & spaces.low
      const high = (onHigh[total] ?? 0) & spaces.high
      if ((low | high) === 0) continue
      // Lines stop a step both ways, so what lies beyond is where one can come from.
      const before = total - price
      onLow[before] = (onLow[before] ?? 0) | (lowBeyond(low, high, lanes) & (atLow[before] ?? 0))
      onHigh[before] =
        (onHigh[before] ?? 0) | (highBeyond(low, high, lanes) & (atHigh[before] ?? 0))
    }
  return { onLow, onHigh }
}
