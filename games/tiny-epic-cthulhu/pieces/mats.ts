import { at } from '@eldertable/kernel'
import type { Asks } from './towns.ts'

/** Spaces of a character's Fear, Rage, Greed and Chaos Tracks. */
export const MAT_TRACK = 2
/** TEC-DELIR-1: the top space of the Delirium Track. */
export const MAD = 4

/** What Distil turns into 1 Chaos, of one colour (TEC-CHAR-1). */
export const DISTILLED = 2
/** The Chaos that Absolve costs (TEC-CHAR-2). */
export const ABSOLVING = 1

/** A Player Mat: who it is, and the ability that can be used as often as it can be paid for. */
interface MatRow {
  readonly key: string
  readonly rule: string
  readonly full: string
  /** As friends and the log call them. */
  readonly short: string
  readonly role: string
  readonly ability: string
  /** What the ability does, and the same as short as a button wants it. */
  readonly says: string
  readonly note: string
  /** What there is to choose; null if nothing. */
  readonly asks: Asks | null
  /** How much bots like to play it: the highest first. */
  readonly liked: number
}

export const mats = [
  {
    key: 'scientist',
    rule: 'TEC-CHAR-1',
    full: 'Dr. Ines Calloway',
    short: 'Dr. Calloway',
    role: 'Scientist',
    ability: 'Distil',
    says: `Spend ${DISTILLED} tentacles of one colour and take 1 Chaos from the supply.`,
    note: `${DISTILLED} of one colour become 1 Chaos`,
    asks: null,
    liked: 5,
  },
  {
    key: 'priest',
    rule: 'TEC-CHAR-2',
    full: 'Father Tobias Wren',
    short: 'Father Wren',
    role: 'Priest',
    ability: 'Absolve',
    says: `Spend ${ABSOLVING} Chaos to calm your own mind, or that of somebody in your town, by one step.`,
    note: `${ABSOLVING} Chaos calms a mind`,
    asks: {
      you: () => `Whose mind do you calm for ${ABSOLVING} Chaos?`,
      others: 'whose mind to calm',
    },
    liked: 2,
  },
  {
    key: 'historian',
    rule: 'TEC-CHAR-3',
    full: 'Professor Maud Ellery',
    short: 'Professor Ellery',
    role: 'Historian',
    ability: 'Marginalia',
    says: 'Once in each translation, one tentacle of any colour stands in for another.',
    note: 'one colour for another while translating',
    asks: null,
    liked: 6,
  },
  {
    key: 'courier',
    rule: 'TEC-CHAR-4',
    full: 'Nell Quayle',
    short: 'Nell Quayle',
    role: 'Courier',
    ability: 'Hand Over',
    says: 'Give a tentacle to somebody in your town or next door, or take one from them.',
    note: 'give or take a tentacle nearby',
    asks: {
      you: () => 'What changes hands, and which way?',
      others: 'what changes hands, and which way',
    },
    liked: 3,
  },
  {
    key: 'medium',
    rule: 'TEC-CHAR-5',
    full: 'Odile Marsh',
    short: 'Odile Marsh',
    role: 'Medium',
    ability: 'Open the Veil',
    says: 'Draw a tentacle from the Bag, as if for a Shambler.',
    note: 'draw a tentacle',
    asks: null,
    liked: 1,
  },
  {
    key: 'veteran',
    rule: 'TEC-CHAR-6',
    full: 'Sergeant Abel Rook',
    short: 'Sergeant Rook',
    role: 'Veteran',
    ability: 'Point Blank',
    says: 'Before you roll to banish, each tentacle you spend removes one die.',
    note: 'pay for fewer dice while banishing',
    asks: null,
    liked: 4,
  },
] as const satisfies readonly MatRow[]

export type MatKey = (typeof mats)[number]['key']
export type Mat = MatRow & { readonly key: MatKey }

export const matAt = (mat: number): Mat => at<Mat>(mats, mat)
