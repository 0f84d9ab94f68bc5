import { DIRECTIONS, NEXT, NO_SPACE, parseSpace, SPACES, spaceName } from '../tiles/spaces.ts'
import { at } from '@eldertable/kernel'
import { readTile } from '../tiles/read-tile.ts'
import { TILE_MAPS, type Label, type TileSlug } from '../tiles/tile-maps.ts'
import { OPEN, type HoldIcon, type Tile } from '../tiles/tile.ts'
import { tileNumber } from '../tiles/tiles.ts'

export const every = Array.from({ length: SPACES }, (_, space) => space)
/** A tile as its map in the book is read now: what was read when everything was loaded shows no fault of the reading. */
export const tile = (slug: TileSlug): Tile => readTile(at(TILE_MAPS, tileNumber(slug)))
export const next = (space: number, direction: number): number =>
  NEXT[space * 4 + direction] ?? NO_SPACE
export const edge = (of: Tile, name: string, direction: number): number =>
  of.edge[parseSpace(name) * 4 + direction] ?? OPEN

export const spacesWhere = (is: (space: number) => boolean): string[] =>
  every.filter(is).map(spaceName)
export const labelled = (of: Tile, label: Label): string[] =>
  spacesWhere((space) => of.label[space] === label)
export const obstacles = (of: Tile, kind: number): string[] =>
  spacesWhere((space) => of.obstacle[space] === kind)
export const holds = (of: Tile, names: readonly string[]): (HoldIcon | undefined)[] =>
  names.map((name) => of.hold[parseSpace(name)])

/** Spaces in the book's order of writing are no matter. */
export const named = (...names: readonly string[]): string[] =>
  names.toSorted((a, b) => parseSpace(a) - parseSpace(b))

export const pushedHold = (escape: number, damage: number): HoldIcon => ({
  onPush: true,
  escape,
  damage,
  catchesFlying: false,
  quicksand: false,
})

/** Spaces that a walker can reach from one, past lines and obstacles. */
export function walkable(
  of: Tile,
  from: number,
  avoid: (space: number) => boolean = () => false,
): Map<number, number> {
  const steps = new Map([[from, 0]])
  for (const [space, far] of steps)
    for (const direction of DIRECTIONS) {
      const to = next(space, direction)
      if (to === NO_SPACE || of.edge[space * 4 + direction] !== OPEN) continue
      if (steps.has(to) || avoid(to)) continue
      steps.set(to, far + 1)
    }
  return steps
}

export const gatesOf = (of: Tile): string =>
  DIRECTIONS.filter((side) => (of.gates & (1 << side)) !== 0)
    .map((side) => 'nesw'[side])
    .join(' ')
