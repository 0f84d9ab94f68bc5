import { ask, type PromptsFor } from '@eldertable/kernel'
import { matAt, type MatKey } from '../../pieces/mats.ts'
import { siteAt, type SiteKey } from '../../pieces/towns.ts'
import { oldOneName, pageName } from '../pieces.ts'
import type { Tec } from '../../frames.ts'
import { characterName, characterOf, type Tell } from '../telling.ts'

interface Aim {
  you: (t: Tell) => string
  others: string
}

const anything: Aim = { you: () => 'What is it to work on?', others: 'what it is to work on' }

/** What Town Actions ask; the others have nothing to choose. */
const siteAims: Readonly<Partial<Record<SiteKey, Aim>>> = {
  archive: { you: () => 'Which page changes hands?', others: 'which page changes hands' },
  ferry: { you: () => 'The ferry waits in the fog. Where to?', others: 'where to sail' },
  light: {
    you: (t) => `The light swings round. Where do you lure ${oldOneName(t)}?`,
    others: 'where to lure the Great Old One',
  },
  chapel: { you: () => 'Whose mind do you calm?', others: 'whose mind to calm' },
  watch: {
    you: () => 'Which Shambler does the constable send home?',
    others: 'which Shambler is sent home',
  },
  pottersField: {
    you: () => 'Three graves are open. Which colour do you bury?',
    others: 'which colour to bury',
  },
}

/** What abilities ask; the others have nothing to choose. */
const abilityAims: Readonly<Partial<Record<MatKey, Aim>>> = {
  priest: { you: () => 'Whose mind do you calm for 1 Chaos?', others: 'whose mind to calm' },
  courier: {
    you: () => 'What changes hands, and which way?',
    others: 'what changes hands, and which way',
  },
}

const siteAim = (site: number): Aim => siteAims[siteAt(site).key] ?? anything
const abilityAim = (t: Tell): Aim =>
  abilityAims[matAt(characterOf(t, t.table.active).mat).key] ?? anything

/** The questions about what a Town Action, an ability or an Assistant is to work on. */
export const targetPrompts: PromptsFor<Tec, 'townAction' | 'ability' | 'extraMove'> = {
  'townAction.target': ask({
    you: ({ site }, t) => siteAim(site).you(t),
    others: ({ site }) => siteAim(site).others,
  }),
  'townAction.receiver': ask({
    you: ({ card }) => `Who gets ${pageName(card)}?`,
    others: ({ card }) => `who gets ${pageName(card)}`,
  }),
  'ability.target': ask({
    you: (_, t) => abilityAim(t).you(t),
    others: (_, t) => abilityAim(t).others,
  }),
  'extraMove.choose': ask({
    you: ({ assistant }, t) => `Where do you send ${characterName(assistant, t)}?`,
    others: ({ assistant }, t) => `where to send ${characterName(assistant, t)}`,
  }),
}
