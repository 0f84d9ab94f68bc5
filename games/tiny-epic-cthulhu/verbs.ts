import { numberVerbs } from '@eldertable/kernel'
import { COLOURS } from './pieces/colours.ts'

/** Everything a seat can choose, with the kind of thing that the argument names. */
export const verbs = {
  // before the first spin
  takeMat: 'mat',
  // Step 1
  lull: 'lair',
  deal: 'character',
  // the menu of Step 2
  move: 'town',
  collect: 'none',
  banish: 'none',
  townAction: 'none',
  translate: 'none',
  seal: 'portal',
  buyAction: 'none',
  ability: 'none',
  extraMove: 'character',
  extraTranslate: 'character',
  extraBanish: 'character',
  extraSeal: 'character',
  endTurn: 'none',
  // on the way through an action
  back: 'none',
  pay: 'payment',
  take: 'haul',
  spend: 'payment',
  reroll: 'die',
  keepDice: 'none',
  banishShambler: 'shambler',
  decline: 'none',
  place: 'payment',
  goTo: 'town',
  chooseTown: 'town',
  chooseCharacter: 'character',
  chooseShambler: 'shambler',
  chooseColour: 'lair',
  choosePage: 'page',
  handOver: 'gift',
  // a game without players
  nextSpin: 'none',
} as const

export type Verb = keyof typeof verbs
export const V = numberVerbs(verbs)

const SPACES = 3

/** The number by which a Shambler in town is named: its position and its space on the Shambler Track. */
export const shamblerAt = (town: number, space: number): number => town * SPACES + space
export const townOfShambler = (shambler: number): number => Math.floor(shambler / SPACES)
export const spaceOfShambler = (shambler: number): number => shambler % SPACES

const GIFTS = 2 * COLOURS

/** The number by which a tentacle handed over is named: with whom, which way, and of which colour (TEC-CHAR-4). */
export const giftOf = (other: number, isGiven: boolean, colour: number): number =>
  other * GIFTS + (isGiven ? 0 : COLOURS) + colour
export const partnerOfGift = (gift: number): number => Math.floor(gift / GIFTS)
export const isGiven = (gift: number): boolean => gift % GIFTS < COLOURS
export const colourOfGift = (gift: number): number => gift % COLOURS
