import { at } from '@eldertable/kernel'
import { readTile } from './read-tile.ts'
import { TILE_MAPS, TILE_SLUGS, type TileSlug } from './tile-maps.ts'
import type { Tile } from './tile.ts'

/** The sixteen tiles: four start tiles with the numbers of their characters, then the twelve others. */
export const TILES: readonly Tile[] = TILE_MAPS.map(readTile)
export const START_TILES = 4

export const tileAt = (tile: number): Tile => at(TILES, tile)
export const tileNumber = (slug: TileSlug): number => TILE_SLUGS.indexOf(slug)
