import { ask, type PromptsFor } from '@eldertable/kernel'
import { matAt } from '../../pieces/mats.ts'
import { siteAt, type Asks } from '../../pieces/towns.ts'
import { oldOneName, pageName } from '../pieces.ts'
import type { Tec } from '../../frames.ts'
import { characterName, characterOf, type Tell } from '../telling.ts'

const anything: Asks = { you: () => 'What is it to work on?', others: 'what it is to work on' }

const siteAsks = (site: number): Asks => siteAt(site).asks ?? anything
const abilityAsks = (t: Tell): Asks => matAt(characterOf(t, t.table.active).mat).asks ?? anything

/** The questions about what a Town Action, an ability or an Assistant is to work on. */
export const targetPrompts: PromptsFor<Tec, 'townAction' | 'ability' | 'extraMove'> = {
  'townAction.target': ask({
    you: ({ site }, t) => siteAsks(site).you(oldOneName(t)),
    others: ({ site }) => siteAsks(site).others,
  }),
  'townAction.receiver': ask({
    you: ({ card }) => `Who gets ${pageName(card)}?`,
    others: ({ card }) => `who gets ${pageName(card)}`,
  }),
  'ability.target': ask({
    you: (_, t) => abilityAsks(t).you(oldOneName(t)),
    others: (_, t) => abilityAsks(t).others,
  }),
  'extraMove.choose': ask({
    you: ({ assistant }, t) => `Where do you send ${characterName(assistant, t)}?`,
    others: ({ assistant }, t) => `where to send ${characterName(assistant, t)}`,
  }),
}
