import type { BoardModule } from '@eldertable/board-kit'
import type { Nec } from '../frames.ts'
import { Board } from './board.tsx'
import { byHand } from './by-hand.ts'
import { cardOf } from './card-of.ts'
import { actor } from './actor.ts'
import { follows, sides } from './draft.ts'
import { inspect } from './inspect.ts'
import { Pieces } from './pieces.tsx'
import { HEIGHT, WIDTH } from './ring.ts'
import { Facts, figure, SeatChips } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { sound } from './sounds.ts'
import { logOnly, brief, leadsTo } from './telling-pace.ts'
import { story } from './story.ts'
import { tally } from './tally.ts'

const steps = ['start', 'monster', 'move', 'buy', 'pass'] as const

const optionIcons: BoardModule<Nec>['optionIcons'] = {
  buy: 'wax-seal',
  trade: 'shaking-hands',
  use: 'pentacle',
  ward: 'pentacle',
  sacrifice: 'broken-heart',
  moveMonster: 'ringed-tentacle',
  throwAgain: 'rolling-dices',
  walk: 'walk',
  summon: 'six-eyes',
}

/** What mattered, for the timeline and the front page. */
const flagIcons: BoardModule<Nec>['milestones'] = {
  insane: 'brain-leak',
  locale: 'family-house',
  robs: 'magic-portal',
  burnsDown: 'flame',
  summons: 'six-eyes',
  deals: 'shaking-hands',
  leaves: 'walk',
  roundLimit: 'sands-of-time',
}

/** Necronomonopoly on screen. */
export const board: BoardModule<Nec> = {
  size: () => ({ width: WIDTH, height: HEIGHT }),
  emblem: 'evil-book',
  Board,
  SmallBoard,
  inspect,
  SeatChips,
  Facts,
  figure,
  steps: (table) => ({
    names: ['Start', 'Monster', 'Move', 'Buy', 'Pass'],
    now: steps.indexOf(table.step),
  }),
  progress: (table) => `Round ${table.round} · turn ${table.turn}`,
  optionIcons,
  sides,
  follows,
  irrevocable: ['leave'],
  passesLonger: ['passUntilTurn'],
  endsTurn: ['endBuying'],
  primary: () => ['buy', 'keep', 'propose', 'walk', 'keepThrow', 'pass', 'pay'],
  Pieces,
  sound,
  actor,
  milestones: flagIcons,
  logOnly,
  byHand,
  brief,
  leadsTo,
  cardOf,
  tally,
  story,
  endPicture: new URL('./portrait.svg', import.meta.url).href,
}
