import type { Asked, Seat, Telling } from '@eldertable/kernel'
import { matAt } from '../content/mats.ts'
import { at } from '../content/row.ts'
import type { Questions } from '../questions.ts'
import { decider } from '../rules/company.ts'
import {
  NO_MAT,
  NOBODY,
  type Character,
  type TecHand,
  type TecState,
  type TecTable,
} from '../state.ts'
import { matNames } from './names.ts'

/** What every sentence of this title may draw upon. */
export type Tell = Telling<TecTable, TecHand, Asked<Questions>>

/**
 * All that a line of the log may draw upon besides its parameters: it may be read long after the table has changed,
 * and so only what stays as it is from the first spin on.
 */
export interface Naming extends Pick<Tell, 'name'> {
  table: {
    readonly settings: TecTable['settings']
    readonly characters: readonly Pick<Character, 'seat' | 'isAssistant' | 'mat'>[]
    readonly towns: readonly { readonly site: number }[]
  }
}

/** The open part of the state, in the shape that the rules read; the hidden pages are not in it. */
export const openState = (t: Pick<Tell, 'table'>): TecState => ({
  table: t.table,
  hands: [],
  box: { deck: [], faceDown: [], buried: 0, stack: [] },
})

export const characterOf = (t: Tell, character: number): Character =>
  at(t.table.characters, character)

/** A character within a sentence: a player goes by the player's own name, an Assistant by the name on its mat. */
export function characterName(character: number, t: Naming): string {
  const { seat, isAssistant, mat } = at(t.table.characters, character)
  if (!isAssistant) return t.name(seat)
  if (mat === NO_MAT) return 'the Assistant'
  return matNames[matAt(mat).key].short
}

/** `your` for the reader's own investigator, `Bob's` for others. */
export const whose = (character: number, t: Tell): string =>
  isReader(character, t) ? 'your' : `${characterName(character, t)}'s`

/** Whether a character is the investigator of whoever reads. */
export function isReader(character: number, t: Tell): boolean {
  const { isAssistant, seat } = characterOf(t, character)
  return t.reader !== null && !isAssistant && seat === t.reader
}

/** Who decides for the character whose turn it is. */
export const seatDeciding = (t: Tell, character = t.table.active): Seat =>
  character === NOBODY ? t.table.first : decider(openState(t), character)
