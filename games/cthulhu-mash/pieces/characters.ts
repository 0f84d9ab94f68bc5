import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { at } from '@eldertable/kernel'

/** A character card (CM-STAT-1). Dice by their number of faces. */
export interface Character<Slug extends string = string> {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  readonly icon: IconName
  /** Who that was, in one sentence. */
  readonly story: string
  /** How one plays that, in a few words. */
  readonly bent: string
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

type Told = Pick<Character, 'name' | 'icon' | 'story' | 'bent'>

const character = <Slug extends string>(
  number: number,
  slug: Slug,
  { name, icon, story, bent }: Told,
  dice: readonly [melee: number, ranged: number, push: number, operate: number],
  [kills, move, actions, defence]: readonly [number, number, number, number],
  [health, mentality, encumbrance, jump]: readonly [number, number, number, number],
  [sanity, idea]: readonly [number, number],
): Character<Slug> => ({
  rule: `CM-CHAR-${number}`,
  slug,
  name,
  icon,
  story,
  bent,
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

const rows = [
  // In words; melee, ranged, push, operate; kills, move, actions, defence; health, mentality, encumbrance, jump; sanity, idea
  character(
    1,
    'arctic-explorer',
    {
      name: 'Arctic Explorer',
      icon: 'mountain-climbing',
      story: 'He blasted a way into the ice and never found one out of what lay beneath it.',
      bent: 'tough, at home on ice, deadly with dynamite',
    },
    [8, 8, 8, 8],
    [3, 6, 4, 4],
    [5, 4, 10, 2],
    [63, 48],
  ),
  character(
    2,
    'mariner-merchant',
    {
      name: 'Mariner Merchant',
      icon: 'captain-hat-profile',
      story: 'She traded with every port on the chart, and with one that is on none.',
      bent: 'fast and frail, parries blows and scouts ahead',
    },
    [8, 6, 8, 6],
    [3, 8, 5, 3],
    [3, 3, 8, 2],
    [42, 36],
  ),
  character(
    3,
    'private-eye',
    {
      name: 'Private Eye',
      icon: 'sherlock-holmes',
      story: 'She took a missing-person case and was found two years later, still counting doors.',
      bent: 'a steady shot who slips out of bonds and finds more',
    },
    [6, 10, 6, 8],
    [3, 6, 4, 4],
    [4, 4, 6, 1],
    [56, 48],
  ),
  character(
    4,
    'psychotherapist',
    {
      name: 'Psychotherapist',
      icon: 'inner-self',
      story: 'He wrote down everything his last patient said, and then began to believe it.',
      bent: 'spells, machines and a full syringe; hard to hit, fists of paper',
    },
    [6, 8, 6, 10],
    [2, 6, 5, 5],
    [3, 5, 8, 1],
    [56, 60],
  ),
] as const
export type CharacterSlug = (typeof rows)[number]['slug']

/** Each has the start tile of its own number (CM-SETUP-7). */
export const CHARACTERS: readonly Character<CharacterSlug>[] = rows
export const CHARACTER_SLUGS: readonly CharacterSlug[] = CHARACTERS.map(({ slug }) => slug)

export const EXPLORER = 0
export const MARINER = 1
export const EYE = 2
export const THERAPIST = 3

export const characterAt = (number: number): Character<CharacterSlug> => at(CHARACTERS, number)
