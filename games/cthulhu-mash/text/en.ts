import { at, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { NONE } from '../state.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { characterName } from './characters.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { hints } from './hints.ts'
import { moments } from './moments.ts'
import { options } from './options.ts'
import { outcomes } from './outcomes.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { switches } from './switches.ts'

/** Every sentence of the title in English. */
export const en: Words<Mash> = {
  name: 'Cthulhu Mash',
  pitch: 'Four who died mad live their last days again, on a board that unfolds under their feet.',
  prompts,
  decisions: {
    'permit.ask': 'letting others pass',
    'handOver.ask': 'objects that are offered',
    'blow.reflect': 'turning attacks back',
    'hurt.stamina': 'shrugging off damage',
    'hurt.green': 'medicine before damage',
    'deed.ask': 'Temporal Dust',
    'escape.slip': 'slipping out of holds',
    'loot.search': 'searching for more',
  },
  options,
  reasons,
  events,
  outcomes,
  moments,
  news: [
    'dies',
    'homeFalls',
    'out',
    'rebuilds',
    'cutOff',
    'keeps',
    'powerUp',
    'reveals',
    'loses',
    'drains',
    'holds',
    'steals',
    'shudders',
    'spawns',
    'finds',
    'learns',
    'falls',
    'pushes',
    'misses',
    'attacks',
    'heals',
    'becomes',
  ],
  endings,
  bots,
  hints,
  switches,
  role(seat, t) {
    const { character } = at(t.table.heroes, seat)
    const who = character === NONE ? undefined : characterName(character)
    const friend = t.table.isTeams ? (seat + 2) % 4 : NONE
    if (friend === NONE) return who
    const side = t.reader === friend ? 'with you' : `with ${t.name(friend)}`
    return who === undefined ? side : `${who}, ${side}`
  },
  goal,
  board,
}
