import type { Seat, Table } from '../engine/state.ts'
import type { Settings } from './switches.ts'
import type { AnyTitle } from './title.ts'

/**
 * How the seats of a table stand to each other before anything has happened: all together, in teams, one against all
 * others, each for itself, or as the first throws will say.
 */
export type SidesAhead =
  | 'together'
  | 'teams'
  | 'one-against-all'
  | 'each-for-itself'
  | 'drawn-by-lot'

/** Who plays with whom. Seats on one side see what the others there consider, and advise each other; no others do. */
export interface Sides<T extends Table = Table> {
  /** What those see who think of sitting down at such a table. */
  ahead(seats: number, settings: Settings): SidesAhead
  /**
   * The side on which a seat is now, as any number. It gets no more than everybody sees, so a seat that is secretly on
   * another side stays where it seems to be until that is known.
   */
  of(table: T, seat: Seat): number
}

/** How the seats of a table of this title will stand to each other. */
export const sidesAhead = (title: AnyTitle, seats: number, settings: Settings): SidesAhead =>
  title.sides?.ahead(seats, settings) ?? 'each-for-itself'

/** Whether people may ask for hints if nobody says otherwise: not where some of them play against others. */
export const areHintsUsual = (sides: SidesAhead, people: number): boolean =>
  people <= 1 || sides === 'together'

/** Whether two seats are on one side now. Every seat is on its own. */
export function areOnOneSide(title: AnyTitle, table: Table, one: Seat, other: Seat): boolean {
  if (one === other) return true
  const { sides } = title
  return sides !== undefined && sides.of(table, one) === sides.of(table, other)
}

/** The seats on the side of one, itself among them. */
export function seatsBeside(title: AnyTitle, table: Table, seats: number, one: Seat): Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return all.filter((seat) => areOnOneSide(title, table, one, seat))
}

/**
 * Whether a viewer may see what a seat considers: those on its side. A spectator (null) may be the friend of anybody, and
 * sees it only where all seats are on one side.
 */
export function seesThoughts(
  title: AnyTitle,
  table: Table,
  seats: number,
  viewer: Seat | null,
  thinker: Seat,
): boolean {
  if (viewer !== null) return areOnOneSide(title, table, viewer, thinker)
  for (let seat = 0; seat < seats; seat++)
    if (!areOnOneSide(title, table, seat, thinker)) return false
  return true
}
