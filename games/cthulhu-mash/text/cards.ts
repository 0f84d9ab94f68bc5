import { counted } from '@eldertable/kernel'
import { spellAt } from '../pieces/spells.ts'
import { HANDS, SYRINGE } from '../rules/attacks/means.ts'
import { rowOfObject } from '../rules/characters/numbers.ts'

/** What a character has without carrying it. */
export const meansWords = {
  [HANDS]: {
    name: 'Bare hands',
    kind: 'Near',
    does: 'Strike whoever stands beside you with your melee die, 1 damage.',
    rule: 'CM-MELEE-1',
  },
  [SYRINGE]: {
    name: 'Sedative Syringe',
    kind: 'Near',
    does: 'A melee hit holds a monster or character.',
    rule: 'CM-HERO-11',
  },
} as const

/** What sort of thing an object is, and whether it is used up. */
export function kindOfObject(object: number): string {
  const { colour, use, melee, ranged, tomeSpells, shield, armour, movement } = rowOfObject(object)
  const once = use === 'one' ? ', once' : ''
  if (tomeSpells > 0) return 'Tome'
  if (melee && ranged) return `Near and far${once}`
  if (melee) return `Near${once}`
  if (ranged) return `Far${once}`
  if (colour === 'green') return 'Free, once'
  if (shield) return 'Shield'
  if (armour) return 'Armour'
  if (movement) return 'To get about'
  return colour === 'red' ? `Tool${once}` : 'Keepsake'
}

export const abilityKind = 'Ability'

/** Whether a spell takes an action; the mentality is told by its price. */
export function kindOfSpell(spell: number): string {
  const { actions } = spellAt(spell)
  return actions > 0 ? 'Spell' : 'Answer'
}

/** What a card would do now, in a few words. */
export const nowWords = {
  blow: (chance: string, effect: string) => `${chance}, ${effect}`,
  area: (struck: number) => (struck === 1 ? 'strikes one' : `up to ${struck} at once`),
  from: (what: string, before: number, after: number) => `${what} ${before} to ${after}`,
  drop: () => 'drop it',
  read: () => 'read it: an action',
  use: () => 'use it: an action',
  cast: () => 'cast it',
  casts: (ways: number) => (ways === 1 ? 'cast it' : `cast it: ${ways} ways`),
  charm: (ways: number) => (ways === 1 ? 'a Deep One in sight' : `${ways} Deep Ones in sight`),
  spy: (ways: number) => (ways === 1 ? 'a hidden tile' : `${ways} hidden tiles`),
  ready: () => 'make it ready: an action',
  wear: () => 'change to it',
  learn: () => 'learn it by heart',
  treat: () => 'treat somebody with it',
  reflect: () => 'turn the attack back',
  wind: () => 'take the action back',
  power: () => 'draw a power-up',
  fish: (most: number) => `up to ${most} health`,
  brace: (most: number) => `cancel ${most} damage`,
  slip: () => 'slip out',
  search: () => 'find one more',
  clock: (actions: number) => `${counted(actions, 'more action')}`,
} as const

/** Why a card is of no use now, or how it helps without being used. */
export const idleWords = {
  notYourTurn: 'in your own turn',
  notNow: 'not at this moment',
  held: 'you are held',
  clung: 'a vampire is on you',
  nobodyBeside: 'nobody beside you',
  nobodyInSight: 'nobody in sight',
  nobodyToHit: 'nobody it can reach',
  notReady: 'not ready',
  ready: 'ready',
  inUse: 'in use',
  notInUse: 'another is in use',
  helps: 'helps all the time',
  nothingToRestore: 'nothing to restore',
  wasRead: 'has been read',
  noMentality: 'no mentality left',
  nothingToCastOn: 'nobody to cast it on',
  whenShotAt: 'when you are shot at',
  afterAnAction: 'after an action',
  noUse: 'no use for it here',
} as const
