import { listOf, numbersFrom, numbersOf } from '@eldertable/kernel'
import type { Seat } from '@eldertable/kernel'
import {
  NO_MAT,
  NOBODY,
  NOWHERE,
  type Assistants,
  type Character,
  type TecState,
} from '../state.ts'
import { characterAt } from './pieces.ts'

/** The investigators of the seats, then the Assistants (TEC-SOLO-1, TEC-VARIANT-1 to TEC-VARIANT-14). */
export function newCompany(seats: number, assistants: Assistants): Character[] {
  if (assistants === 'selfPlaying') return [newCharacter(NOBODY, true), newCharacter(NOBODY, true)]
  const company = listOf(seats, (seat) => newCharacter(seat, false))
  for (const owner of ownersOfAssistants(seats, assistants)) company.push(newCharacter(owner, true))
  return company
}

function ownersOfAssistants(seats: number, assistants: Assistants): Seat[] {
  switch (assistants) {
    case 'one':
      return [0]
    case 'two':
      return [0, 0]
    case 'each':
      return numbersFrom(0, seats)
    case 'shared':
      return [NOBODY]
    default:
      return []
  }
}

function newCharacter(seat: Seat, isAssistant: boolean): Character {
  return { seat, isAssistant, mat: NO_MAT, town: NOWHERE, brain: 0, held: [0, 0, 0, 0], pages: [] }
}

/** Whose turns make a round, by number of character. */
export function turnOrder(s: TecState, first: Seat): number[] {
  const { characters, settings } = s.table
  if (settings.assistants === 'selfPlaying') return [0, 1] // TEC-VARIANT-14
  const people = characters.filter(({ isAssistant }) => !isAssistant).length
  const players = numbersOf(people, (i) => (first + i) % people) // TEC-TURN-1
  switch (settings.assistants) {
    case 'one':
      return [1, 0] // TEC-SOLO-4
    case 'two':
      return [1, 0, 2, 0] // TEC-VARIANT-2
    case 'each':
      return players.flatMap((seat) => [people + seat, seat]) // TEC-VARIANT-6
    case 'shared':
      return [people, ...players] // TEC-VARIANT-10
    default:
      return players
  }
}

/** Who makes the choices in Step 1 of a character's turn (TEC-SOLO-7, TEC-VARIANT-13). */
export function decider(s: TecState, character: number): Seat {
  const { seat } = characterAt(s, character)
  return seat === NOBODY ? s.table.first : seat
}

export const isSelfPlaying = (s: TecState): boolean => s.table.settings.assistants === 'selfPlaying'
