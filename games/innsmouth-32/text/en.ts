import { counted, type Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { endings } from './endings.ts'
import { events } from './events.ts'
import { goal } from './goal.ts'
import { moments } from './moments.ts'
import { news } from './news.ts'
import { outcomes } from './outcomes.ts'
import { hints } from './hints.ts'
import { billed } from './names.ts'
import { options } from './options.ts'
import { prompts } from './prompts.ts'
import { reasons } from './reasons.ts'
import { switches } from './switches.ts'
import { together } from './together.ts'

/** Every sentence of the title in English. */
export const en: Words<I32> = {
  name: 'Innsmouth 32',
  pitch: 'One wrong turn, four reels of film: get somebody out of Innsmouth alive.',
  prompts,
  decisions: {
    'commit.own': 'spoints for own throws',
    'commit.others': 'spoints for others',
    'throw.again': 'throwing again',
    'assault.force': 'attacks that a star could turn',
    'survivorEnd.fadeOut': 'fading out',
    'second.ask': 'second actions',
    'store.choose': 'the store',
    'sideEnd.clip': 'clipping the reel',
  },
  passes: {
    // Not to pay for damage is to flail, which is a choice of its own each time.
    'commit.own': ({ for: purpose }) =>
      purpose === 'negation' ? null : 'Add no spoints this turn',
    'commit.others': () => 'Help nobody this turn',
  },
  lasting: {
    'survivorEnd.fadeOut': () => 'Mark nothing, until another card can be marked',
    'second.ask': () => 'Keep the stars, until they change hands',
  },
  options,
  reasons,
  events,
  together,
  outcomes,
  moments,
  news,
  endings,
  bots,
  hints,
  switches,
  role(seat, t) {
    if (seat === t.table.director) return 'director'
    const own = t.table.pools.filter((pool) => pool.seat === seat)
    if (own.every(({ side }) => side !== 'survivors')) return 'monsters'
    if (own.length > 1) return own.length === 3 ? 'three pools' : counted(own.length, 'pool')
    const [first] = own.flatMap(({ survivors }) => survivors)
    return first === undefined ? undefined : billed(first.card)
  },
  roleAhead: (seat, { settings }) =>
    settings['director'] === 'human' && seat === 0 ? 'director' : 'survivors',
  goal,
  board,
}
