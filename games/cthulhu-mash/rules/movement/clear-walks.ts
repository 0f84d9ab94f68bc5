import { HIGH_BIT, LOW_BIT } from '../../tiles/space-set.ts'
import { SPACES } from '../../tiles/spaces.ts'
import type { Lanes } from '../../tiles/tile.ts'
import { FAR, flood, writeCosts } from './flood.ts'

/** More points than anybody ever has for a move: no card gives more than 8, no object more than 2. */
export const TOO_FAR = 16

/** Where the sets of `clearReach` stand for a start and this many points. */
export const reachAt = (from: number, points: number): number => (from * TOO_FAR + points) * 2

/** Room for the walks of those whom nobody is in the way. In one piece, because they are looked up all the time. */
export const noClearWalks = (): Pick<Lanes, 'clearCost' | 'clearReach'> => ({
  clearCost: new Uint8Array(SPACES * SPACES),
  clearReach: new Int32Array(SPACES * TOO_FAR * 2),
})

/** Works these walks out, which are always the same. */
export function layClearWalks(lanes: Lanes): void {
  const { safe, clearCost, clearReach } = lanes
  for (let from = 0; from < SPACES; from++) {
    const costs = clearCost.subarray(from * SPACES, (from + 1) * SPACES)
    writeCosts(flood(lanes, from, FAR, safe.low, safe.high), costs)
    for (let points = 0; points < TOO_FAR; points++) {
      const place = reachAt(from, points)
      for (const [space, cost] of costs.entries()) {
        if (cost > points) continue
        clearReach[place] = (clearReach[place] ?? 0) | (LOW_BIT[space] ?? 0)
        clearReach[place + 1] = (clearReach[place + 1] ?? 0) | (HIGH_BIT[space] ?? 0)
      }
    }
  }
}
