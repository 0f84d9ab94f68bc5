import type { Words } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { hints } from './hints.ts'
import { moments } from './moments.ts'
import { news } from './news.ts'
import { options } from './options.ts'
import { outcomes } from './outcomes.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { role } from './role.ts'
import { switches } from './switches.ts'
import { together } from './together.ts'

/** Every sentence of the title in English. */
export const en: Words<Dmd> = {
  name: 'Cthulhu: Death May Die',
  pitch: 'Disrupt the ritual while your minds give way, let the Elder One come, and kill it.',
  prompts,
  decisions: { 'assault.protect': 'attacks on others' },
  options,
  reasons,
  events,
  together,
  outcomes,
  news,
  moments,
  endings,
  switches,
  role,
  goesByRole: true,
  bots,
  goal,
  board,
  hints,
}
