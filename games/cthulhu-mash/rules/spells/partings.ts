import { DIRECTIONS, NEXT, NO_SPACE } from '../../tiles/spaces.ts'
import { OPEN, type Tile } from '../../tiles/tile.ts'
import { NONE } from '../../state.ts'
import type { Ground } from '../tiles/ground.ts'

/** Where Parting Sands can take its caster: through a line, or past the whole obstacle behind it (CM-SPELL-10). */
export function partings({ tile, who }: Ground, from: number): number[] {
  const found: number[] = []
  for (const direction of DIRECTIONS) {
    const next = NEXT[from * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || tile.edge[from * 4 + direction] === OPEN) continue
    const reached = tile.obstacle[next] === 0 ? [next] : aroundObstacle(tile, next)
    for (const space of reached)
      if (who[space] === NONE && space !== from && !found.includes(space)) found.push(space)
  }
  return found
}

/** Open spaces that share an edge with an obstacle; spaces joined edge to edge are one obstacle. */
function aroundObstacle(tile: Tile, first: number): number[] {
  const inside = [first]
  const found: number[] = []
  for (const space of inside)
    for (const direction of DIRECTIONS) {
      const next = NEXT[space * 4 + direction] ?? NO_SPACE
      if (next === NO_SPACE || inside.includes(next)) continue
      if (tile.obstacle[next] !== 0) inside.push(next)
      else if (!found.includes(next)) found.push(next)
    }
  return found
}
