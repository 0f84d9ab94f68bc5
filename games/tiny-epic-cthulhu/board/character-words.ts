import type { SeatFace } from '@eldertable/board-kit'
import type { TecTable } from '../state.ts'
import { characterName } from '../text/telling.ts'

/** What a character is called at this table: its player's name, or its own for an Assistant. */
export function nameOfCharacter(
  table: TecTable,
  seats: readonly SeatFace[],
  character: number,
): string {
  if (table.characters[character] === undefined) return ''
  return characterName(character, { table, reader: null, name: (seat) => seats[seat]?.name ?? '' })
}
