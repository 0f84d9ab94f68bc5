import type { Words } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { decisions, lasting, passes } from './decisions.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { even, hints } from './hints.ts'
import { moments } from './moments.ts'
import { news } from './news.ts'
import { options } from './options.ts'
import { buyingPrompts } from './prompts/buying.ts'
import { cardPrompts } from './prompts/cards.ts'
import { gatePrompts } from './prompts/gates.ts'
import { lossPrompts } from './prompts/losses.ts'
import { turnPrompts } from './prompts/turn.ts'
import { reasons } from './reasons.ts'
import { role } from './role.ts'
import { switches } from './switches.ts'

/** Every sentence of the title in English. */
export const en: Words<Nec> = {
  name: 'Necronomonopoly',
  pitch:
    'Buy up ill-omened real estate with your own Sanity, and be the last to have any of it left.',
  bots,
  prompts: {
    ...turnPrompts,
    ...lossPrompts,
    ...cardPrompts,
    ...gatePrompts,
    ...buyingPrompts,
  },
  decisions,
  passes,
  lasting,
  options,
  reasons,
  events,
  moments,
  news,
  endings,
  switches,
  hints,
  even,
  role,
  goal,
  board,
}
