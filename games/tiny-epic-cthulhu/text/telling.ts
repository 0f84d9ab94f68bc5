import { at, person, withClosedDrawers, type Person, type TextContextOf } from '@eldertable/kernel'
import { matAt } from '../pieces/mats.ts'
import type { Tec } from '../frames.ts'
import { NO_MAT, type Character, type TecState, type TecTable } from '../state.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TextContextOf<Tec>

/**
 * All that a line of the log may draw upon besides its parameters: it may be read long after the table has changed,
 * and so only what stays as it is from the first spin on.
 */
export interface Naming extends Pick<Tell, 'name' | 'reader'> {
  table: {
    readonly settings: TecTable['settings']
    readonly characters: readonly Pick<Character, 'seat' | 'isAssistant' | 'mat'>[]
    readonly towns: readonly { readonly site: number }[]
  }
}

/** What the rules may be asked about: the table without the hidden pages. */
export const openState = (t: Pick<Tell, 'table'>): TecState => withClosedDrawers(t)

export const characterOf = (t: Tell, character: number): Character =>
  at(t.table.characters, character)

/** A character within a sentence: a player goes by the player's own name, an Assistant by the name on its mat. */
export function characterName(character: number, t: Naming): string {
  const { seat, isAssistant, mat } = at(t.table.characters, character)
  if (!isAssistant) return t.name(seat)
  if (mat === NO_MAT) return 'the Assistant'
  return matAt(mat).short
}

/** A character as a sentence speaks of it: the reader's own investigator is `you`. */
export const personOf = (character: number, t: Naming): Person =>
  person(characterName(character, t), isReader(character, t))

/** Whether a character is the investigator of whoever reads. */
export function isReader(character: number, t: Naming): boolean {
  const { isAssistant, seat } = at(t.table.characters, character)
  return t.reader !== null && !isAssistant && seat === t.reader
}
