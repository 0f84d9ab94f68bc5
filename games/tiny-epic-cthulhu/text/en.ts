import type { Words } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { hints } from './hints.ts'
import { moments } from './moments.ts'
import { news } from './news.ts'
import { options } from './options.ts'
import { actionPrompts } from './prompts/actions.ts'
import { targetPrompts } from './prompts/targets.ts'
import { wheelPrompts } from './prompts/wheel.ts'
import { reasons } from './reasons.ts'
import { role } from './role.ts'
import { switches } from './switches.ts'

/** Every sentence of the title in English. */
export const en: Words<Tec> = {
  name: 'Tiny Epic Cthulhu',
  pitch:
    'Read the Necronomicon together while the island goes mad, then look the Great Old One in the eye and seal its six portals.',
  prompts: { ...wheelPrompts, ...actionPrompts, ...targetPrompts },
  options,
  reasons,
  events,
  moments,
  news,
  endings,
  switches,
  bots,
  hints,
  role,
  goal,
  board,
}
