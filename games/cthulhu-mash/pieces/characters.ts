import { at } from '@eldertable/kernel'

export const CHARACTER_SLUGS = [
  'arctic-explorer',
  'mariner-merchant',
  'private-eye',
  'psychotherapist',
] as const
export type CharacterSlug = (typeof CHARACTER_SLUGS)[number]

/** The numbers of a character card (CM-STAT-1). Dice by their number of faces. */
export interface Character {
  readonly rule: string
  readonly slug: CharacterSlug
  readonly melee: number
  readonly ranged: number
  /** Destroyed generators that buy one power-up. */
  readonly kills: number
  readonly move: number
  readonly actions: number
  readonly defence: number
  readonly health: number
  readonly mentality: number
  readonly encumbrance: number
  readonly jump: number
  readonly push: number
  readonly operate: number
  /** Base sanity and idea (CM-SANE-2). */
  readonly sanity: number
  readonly idea: number
}

const row = (
  number: number,
  slug: CharacterSlug,
  dice: readonly [melee: number, ranged: number, push: number, operate: number],
  [kills, move, actions, defence]: readonly [number, number, number, number],
  [health, mentality, encumbrance, jump]: readonly [number, number, number, number],
  [sanity, idea]: readonly [number, number],
): Character => ({
  rule: `CM-CHAR-${number}`,
  slug,
  melee: dice[0],
  ranged: dice[1],
  kills,
  move,
  actions,
  defence,
  health,
  mentality,
  encumbrance,
  jump,
  push: dice[2],
  operate: dice[3],
  sanity,
  idea,
})

/** Each has the start tile of its own number (CM-SETUP-7). */
export const CHARACTERS: readonly Character[] = [
  // melee, ranged, push, operate; kills, move, actions, defence; health, mentality, encumbrance, jump; sanity, idea
  row(1, 'arctic-explorer', [8, 8, 8, 8], [3, 6, 4, 4], [5, 4, 10, 2], [63, 48]),
  row(2, 'mariner-merchant', [8, 6, 8, 6], [3, 8, 5, 3], [3, 3, 8, 2], [42, 36]),
  row(3, 'private-eye', [6, 10, 6, 8], [3, 6, 4, 4], [4, 4, 6, 1], [56, 48]),
  row(4, 'psychotherapist', [6, 8, 6, 10], [2, 6, 5, 5], [3, 5, 8, 1], [56, 60]),
]

export const EXPLORER = 0
export const MARINER = 1
export const EYE = 2
export const THERAPIST = 3

export const characterAt = (character: number): Character => at(CHARACTERS, character)
