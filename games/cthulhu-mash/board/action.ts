import type { BoardModule } from '@eldertable/board-kit'
import { at, type Event } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { cornerOf, sizeOf, spanOf, TILE } from './layout.ts'
import { aboutIn, placeAsked, spotOf } from './question.ts'
import type { MashTable } from './table.ts'

type Action = NonNullable<BoardModule<Mash>['action']>
export type Shows = Parameters<Action>[0]

/** Questions that may be answered anywhere on the board. */
const anywhere: readonly string[] = ['createGate.where', 'layOut.choose', 'markTerrain.choose']

/** How far the sign of a gate to go through stands out from its tile. */
const AROUND = 22

/** The tile on which something happens, or the whole board; a board of four tiles is read as a whole. */
export const action: Action = (shows) => {
  const { table } = shows
  const { columns, rows } = spanOf(table)
  if (table.places.length === 0 || (columns <= 2 && rows <= 2)) return null
  const place = placeOfAction(shows)
  if (place === undefined) return { x: 0, y: 0, ...sizeOf(table) }
  const { x, y } = cornerOf(table, at(table.places, place))
  return { x: x - AROUND, y: y - 24, width: TILE + 2 * AROUND, height: TILE + 24 + AROUND }
}

/** What the reader is asked about comes first, then what has just happened, then whoever is asked. */
export function placeOfAction(shows: Shows): number | undefined {
  const { table, decision, reader, moment } = shows
  if (decision !== null && anywhere.includes(decision.key)) return undefined
  const asked = (): number => {
    const place = aboutIn(shows, 'place')
    return place ?? placeAsked(shows)
  }
  if (decision?.seat === reader) {
    const place = asked()
    if (place !== NONE) return place
  }
  for (const event of moment.toReversed()) {
    const place = placeOfEvent(table, event)
    if (place !== NONE) return place
  }
  const place = asked()
  return place === NONE ? undefined : place
}

/** The place that an event tells of, or -1. */
function placeOfEvent(table: MashTable, { is }: Event): number {
  const { place, spot, who, by, seat } = is as Partial<Record<string, unknown>>
  if (typeof place === 'number' && place < table.places.length) return place
  if (typeof spot === 'number' && spot >= 0) return placeOf(spot)
  for (const one of [who, by, seat]) {
    if (typeof one !== 'number') continue
    const stands = spotOf(table, one)
    if (stands !== NONE) return placeOf(stands)
  }
  return NONE
}
