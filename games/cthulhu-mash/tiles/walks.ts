import { HIGH_BIT, LOW_BIT } from './space-set.ts'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from './spaces.ts'
import { NO_OBSTACLE, OPEN, SKULL_ON_ENTER, type Tile } from './tile.ts'
import { TILES } from './tiles.ts'

/** By space, the spaces 0 to 17, and 18 to 35, to which one can walk from it, itself among them (CM-GATE-27). */
interface Walks {
  readonly low: Int32Array
  readonly high: Int32Array
}

/** The walks of every tile, whatever stands in the way. */
export const WALKS: readonly Walks[] = TILES.map(walksOf)

function walksOf(tile: Tile): Walks {
  const walks: Walks = { low: new Int32Array(SPACES), high: new Int32Array(SPACES) }
  for (let from = 0; from < SPACES; from++) {
    const found = new Set([from])
    for (const space of found)
      for (const direction of DIRECTIONS) {
        const next = NEXT[space * 4 + direction] ?? NO_SPACE
        if (tile.edge[space * 4 + direction] === OPEN && canStand(tile, next)) found.add(next)
      }
    for (const space of found) {
      walks.low[from] = (walks.low[from] ?? 0) | (LOW_BIT[space] ?? 0)
      walks.high[from] = (walks.high[from] ?? 0) | (HIGH_BIT[space] ?? 0)
    }
  }
  return walks
}

function canStand(tile: Tile, space: number): boolean {
  return tile.obstacle[space] === NO_OBSTACLE && tile.skull[space] !== SKULL_ON_ENTER
}
