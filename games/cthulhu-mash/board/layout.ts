import { at } from '@eldertable/kernel'
import { boardSpot, SIDE } from '../tiles/spaces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { MashTable } from './table.ts'

/** A space, a tile, what lies between two tiles with their printed edges, and the room for names above the first row. */
export const CELL = 64
export const TILE = SIDE * CELL
const BETWEEN = 46
const ABOVE = 26
/** The black edge at the left and the foot of a tile on which its columns and rows are printed. */
export const EDGE = 18
/** The side of the grid on which a host lays tiles (CM-OPT-3). */
export const GRID = 7

export interface Point {
  x: number
  y: number
}

/** A column and a row of the layout. */
interface Cell {
  column: number
  row: number
}

/** Whether the host is still laying tiles, so that the whole grid is to be seen. */
export const isBeingLaid = ({ settings, neighbours }: MashTable): boolean =>
  settings.customLayout && neighbours.length === 0

/** The columns and rows that are in use: a layout of a host's own need not begin in the corner. */
function extentOf(table: MashTable): { first: Cell; last: Cell } {
  const { places } = table
  if (isBeingLaid(table))
    return { first: { column: 0, row: 0 }, last: { column: GRID - 1, row: GRID - 1 } }
  if (places.length === 0) return { first: { column: 0, row: 0 }, last: { column: 1, row: 1 } }
  const columns = places.map(({ column }) => column)
  const rows = places.map(({ row }) => row)
  return {
    first: { column: Math.min(...columns), row: Math.min(...rows) },
    last: { column: Math.max(...columns), row: Math.max(...rows) },
  }
}

/** How many columns and rows there are. */
export function spanOf(table: MashTable): { columns: number; rows: number } {
  const { first, last } = extentOf(table)
  return { columns: last.column - first.column + 1, rows: last.row - first.row + 1 }
}

const lengthOf = (tiles: number): number => tiles * (TILE + BETWEEN) - BETWEEN

/** A layout that is higher than wide has as much room at its sides as makes it square: the view comes near enough. */
function sideRoom(table: MashTable): number {
  const { columns, rows } = spanOf(table)
  return Math.max(0, lengthOf(rows) - lengthOf(columns)) / 2
}

/** The upper left corner of a cell of the layout on the board. */
export function cornerOf(table: MashTable, { column, row }: Cell): Point {
  const { first } = extentOf(table)
  return {
    x: EDGE + sideRoom(table) + (column - first.column) * (TILE + BETWEEN),
    y: ABOVE + (row - first.row) * (TILE + BETWEEN),
  }
}

/** How large the board is. */
export function sizeOf(table: MashTable): { width: number; height: number } {
  const { columns, rows } = spanOf(table)
  return {
    width: EDGE + lengthOf(columns) + 2 * sideRoom(table),
    height: ABOVE + lengthOf(rows) + EDGE,
  }
}

/** Where the layout begins and ends from left to right: without the room at its sides. */
export function breadthOf(table: MashTable): { left: number; right: number } {
  const left = EDGE + sideRoom(table)
  return { left, right: left + lengthOf(spanOf(table).columns) }
}

/** The middle of a space inside its tile, as the tile lies on the board. */
export function middleIn(space: number, rotation: number): Point {
  const { x, y } = boardSpot(space, rotation)
  return { x: (x - 0.5) * CELL, y: (SIDE - y + 0.5) * CELL }
}

/** The middle of a spot on the board. */
export function middleOf(table: MashTable, spot: number): Point {
  const place = at(table.places, placeOf(spot))
  const corner = cornerOf(table, place)
  const inside = middleIn(spaceOf(spot), place.rotation)
  return { x: corner.x + inside.x, y: corner.y + inside.y }
}
