import { numberVerbs } from '@eldertable/kernel'

/** Everything a seat can choose, with the kind of thing that the argument names. New ones go to the end. */
export const verbs = {
  // before the first turn
  takeInvestigator: 'investigator',
  keepInsanity: 'insanity',
  beginWith: 'hero',
  levelUp: 'skill',
  // the menu of step 1
  move: 'space',
  attack: 'foe',
  rest: 'none',
  trade: 'deal',
  act: 'action',
  useCard: 'card',
  endActions: 'none',
  // a Move
  step: 'space',
  stop: 'none',
  sneak: 'foe',
  slipAway: 'none',
  carry: 'hero',
  alone: 'none',
  agree: 'none',
  refuse: 'none',
  // an attack
  wield: 'card',
  bareHands: 'none',
  alsoTarget: 'foe',
  strike: 'none',
  assign: 'amount',
  // a roll
  keepDice: 'none',
  reroll: 'die',
  rerollFree: 'reroll',
  pickDie: 'die',
  throwPicked: 'none',
  ward: 'die',
  count: 'amount',
  // wounds and sanity
  armour: 'card',
  shield: 'card',
  bear: 'none',
  steel: 'none',
  // what texts leave open
  chooseSpace: 'space',
  chooseFoe: 'foe',
  chooseHero: 'hero',
  chooseCard: 'card',
  chooseThing: 'thing',
  option: 'option',
  // rest and prayer
  heal: 'healing',
  // steps 2 to 4
  keepMythos: 'mythos',
  replaceMythos: 'none',
  cancelMythos: 'none',
  face: 'foe',
  protect: 'none',
  takeLeft: 'none',
  takeRight: 'none',
  takeNeither: 'none',
  goldLeft: 'card',
  goldRight: 'card',
  effect: 'effect',
  elderFirst: 'none',
  episodeFirst: 'none',
  fromSelf: 'amount',
  decline: 'none',
} as const

export type Verb = keyof typeof verbs
export const V = numberVerbs(verbs)

const DICE = 64
/** Cards that give rerolls come after the skills that do. */
const SKILL_SOURCES = 16

/** The number by which a free reroll is named: by what it is given, and the die. */
export const rerollOf = (source: number, die: number): number => source * DICE + die
export const sourceOfReroll = (reroll: number): number => Math.floor(reroll / DICE)
export const dieOfReroll = (reroll: number): number => reroll % DICE
export const sourceOfCard = (card: number): number => SKILL_SOURCES + card
/** The card that a source is, or -1 for a skill. */
export const cardOfSource = (source: number): number =>
  source < SKILL_SOURCES ? -1 : source - SKILL_SOURCES

const DEALS = 128
const THINGS = 32

/** The number by which a Trade is named: with whom, which way, and which card or carried token. */
export const dealOf = (partner: number, isGiven: boolean, item: number): number =>
  partner * DEALS + (isGiven ? 0 : DEALS / 2) + item
export const thingItem = (thing: number): number => THINGS + thing
export const partnerOfDeal = (deal: number): number => Math.floor(deal / DEALS)
export const isGivenInDeal = (deal: number): boolean => deal % DEALS < DEALS / 2
const itemOfDeal = (deal: number): number => deal % (DEALS / 2)
/** The card of a Trade, or -1 if it is a token. */
export const cardOfDeal = (deal: number): number =>
  itemOfDeal(deal) < THINGS ? itemOfDeal(deal) : -1
export const thingOfDeal = (deal: number): number => itemOfDeal(deal) - THINGS

const POINTS = 16

/** The number by which healing is named: this many wounds, stress, and Yellow Signs discarded. */
export const healingOf = (wounds: number, stress: number, signs: number): number =>
  (signs * POINTS + stress) * POINTS + wounds
export const woundsOfHealing = (healing: number): number => healing % POINTS
export const stressOfHealing = (healing: number): number => Math.floor(healing / POINTS) % POINTS
export const signsOfHealing = (healing: number): number => Math.floor(healing / POINTS / POINTS)
