import type { Tell } from '../text/telling.ts'
import { heroName } from '../text/telling.ts'
import { spaceName } from '../text/pieces.ts'
import type { DmdTable } from './table.ts'

/** A reader of nobody's side, for the names of pieces. */
export const telling = (table: DmdTable, seats: readonly { name: string }[]): Tell => ({
  name: (seat) => seats[seat]?.name ?? '',
  table,
  hand: null,
  reader: null,
  asked: null,
})

export const nameOfSpace = (table: DmdTable, space: number): string =>
  spaceName(space, telling(table, []))

export const nameOfHero = (
  table: DmdTable,
  hero: number,
  seats: readonly { name: string }[],
): string => heroName(hero, telling(table, seats))
