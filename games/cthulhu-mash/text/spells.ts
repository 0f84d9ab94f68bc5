import { at } from '@eldertable/kernel'
import { SPELL_SLUGS, type SpellSlug } from '../pieces/spells.ts'

interface SpellWords {
  readonly name: string
  readonly does: string
}

export const spellWords: Readonly<Record<SpellSlug, SpellWords>> = {
  'bind-enemy': {
    name: 'Bind Enemy',
    does: 'A hit keeps a monster from moving and attacking in its next step against you, unless you attack it first.',
  },
  'create-gate': {
    name: 'Create Gate',
    does: 'Go to any gate space of any tile that lies open; whoever stands there changes places with you.',
  },
  'flesh-ward': {
    name: 'Flesh Ward',
    does: 'Defence +1, and the next point of damage is taken by the ward, which breaks.',
  },
  fly: { name: 'Fly', does: 'You fly until the end of the turn.' },
  'freezing-wrack': {
    name: 'Freezing Wrack',
    does: 'A hit holds a monster or character, escape 1-2.',
  },
  'grasp-of-cthulhu': {
    name: 'Grasp of Cthulhu',
    does: 'A hit holds a monster or character, escape 1-3; every failed escape costs it 1 health.',
  },
  heal: { name: 'Heal', does: '1 health for you or a piece beside you.' },
  'mental-regeneration': {
    name: 'Mental Regeneration',
    does: 'All mentality back, for you or a character beside you.',
  },
  'mental-suggestion': {
    name: 'Mental Suggestion',
    does: 'A hit has a monster move or attack at once, as you decide.',
  },
  'parting-sands': {
    name: 'Parting Sands',
    does: 'Go through a line beside you, or through the obstacle behind it.',
  },
  reach: {
    name: 'Reach',
    does: 'Take an object that lies in sight, or hit with a d8 to take one from a character in sight.',
  },
  reflection: {
    name: 'Reflection',
    does: 'When somebody shoots at you, the attack turns back on them with the same roll.',
  },
  'sound-wave': {
    name: 'Sound Wave of Oblivion',
    does: 'One d6 against everything in a straight line, 1 damage each.',
  },
  'spectral-razor': {
    name: 'Spectral Razor',
    does: 'Until the end of the turn attack near or far with a d8 for 2 damage; +1 in melee.',
  },
  'steal-life': {
    name: 'Steal Life',
    does: 'Attack with a d6; the health it takes is yours, even above your base.',
  },
  'temporal-dust': {
    name: 'Temporal Dust',
    does: 'Take back the action that has just ended, yours or one against you.',
  },
}

const nameOf = (slug: SpellSlug): string => spellWords[slug].name
export const spellName = (spell: number): string => nameOf(at(SPELL_SLUGS, spell))

/** What a spell does, without a full stop: the small print of an option. */
export const spellGist = (spell: number): string =>
  spellWords[at(SPELL_SLUGS, spell)].does.replace(/\.$/, '')
