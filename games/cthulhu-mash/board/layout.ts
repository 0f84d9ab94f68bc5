import { at } from '@eldertable/kernel'
import { boardSpot, SIDE } from '../content/spaces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { Place } from '../state.ts'
import type { MashTable } from './table.ts'

/** A space, a tile with its frame, and what lies between two tiles. */
export const CELL = 64
export const TILE = SIDE * CELL
const BETWEEN = 28

/** The upper left corner of a place on the board. */
export const cornerOf = ({ column, row }: Place): { x: number; y: number } => ({
  x: column * (TILE + BETWEEN),
  y: row * (TILE + BETWEEN),
})

/** How large the whole layout is; before it is laid, as large as four tiles. */
export function sizeOf({ places }: MashTable): { width: number; height: number } {
  const columns = Math.max(2, ...places.map(({ column }) => column + 1))
  const rows = Math.max(2, ...places.map(({ row }) => row + 1))
  return {
    width: columns * (TILE + BETWEEN) - BETWEEN,
    height: rows * (TILE + BETWEEN) - BETWEEN,
  }
}

/** The middle of a space inside its tile, as the tile lies on the board. */
export function middleIn(space: number, rotation: number): { x: number; y: number } {
  const { x, y } = boardSpot(space, rotation)
  return { x: (x - 0.5) * CELL, y: (SIDE - y + 0.5) * CELL }
}

/** The middle of a spot on the board. */
export function middleOf(table: MashTable, spot: number): { x: number; y: number } {
  const place = at(table.places, placeOf(spot))
  const corner = cornerOf(place)
  const inside = middleIn(spaceOf(spot), place.rotation)
  return { x: corner.x + inside.x, y: corner.y + inside.y }
}
