import './board.css'
import type { BoardModule } from '@eldertable/board-kit'
import { capital } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { about } from './about.ts'
import { alwaysShown } from './always-shown.ts'
import { amounts, follows, sure } from './amounts.ts'
import { isMonster } from '../pieces/cards.ts'
import { MOST_REST } from '../rules/tokens.ts'
import { NONE } from '../state.ts'
import { headline } from '../text/endings.ts'
import { cardName } from '../text/names.ts'
import { Board } from './board.tsx'
import { cardOf } from './card-of.ts'
import { actor } from './actor.ts'
import { sizeOf } from './layout.ts'
import { continues, leadsTo } from './log-lines.ts'
import { inspect } from './inspect.ts'
import { Pieces } from './pieces.tsx'
import { runInWords } from './piles.tsx'
import { Facts, figure, SeatChips } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { sound } from './sounds.ts'
import type { I32Table } from './table.ts'
import { story } from './story.ts'
import { tally } from './tally.ts'

const optionIcons: BoardModule<I32>['optionIcons'] = {
  poolActions: 'person',
  spotlight: 'theater-curtains',
  drawSurvivor: 'person',
  rest: 'night-sleep',
  attack: 'crossed-swords',
  burst: 'thompson-m1928',
  take: 'grab',
  enter: 'family-house',
  study: 'evil-book',
  search: 'magnifying-glass',
  heal: 'medicine-pills',
  attempt: 'walk',
  leave: 'exit-door',
  investigate: 'magnifying-glass',
  bareHands: 'punch',
  banish: 'star-swirl',
  negate: 'sundial',
  flail: 'walk',
  takeMonster: 'fish-monster',
  allOut: 'pitchfork',
  cover: 'film-strip',
  cut: 'clapperboard',
  clip: 'scissors',
  fadeOut: 'film-spool',
  secondAction: 'star-medal',
  rethrow: 'rolling-dices',
  forceRethrow: 'rolling-dices',
}

/** Monsters in reach, or survivors, that can be listed one by one. */
const FEW = 5

/**
 * Whether it is the ordinary thing that all of a pool act: several can. Whoever is alone is often better off with somebody
 * new, and who has called first dibs sits out (I32-TURN-7).
 */
function canPoolAct({ pools, place }: I32Table): boolean {
  return (pools[place]?.survivors.filter(({ hasDibs }) => !hasDibs).length ?? 0) > 1
}

const MONSTERS_BESIDE = 2

/** Whether no third monster can come to the screen in place of what is taken, and attack with the others (I32-CREAT-4). */
const canTakeInPeace = ({ screen, reelPile, turningPoint }: I32Table): boolean =>
  reelPile === 0 ||
  turningPoint === 'active' ||
  screen.filter((cards) => isMonster(cards.at(-1) ?? NONE)).length < MONSTERS_BESIDE

/** I32-SPOINT-3: whoever has as many as there can be gains nothing by a rest. */
const wastes: BoardModule<I32>['wastes'] = ({ verb }, { acting, pools }) => {
  const one = pools.flatMap(({ survivors }) => survivors).find(({ card }) => card === acting)
  return verb === 'rest' && one !== undefined && one.rest >= MOST_REST
    ? `${capital(cardName(acting))} already has ${one.rest} rest spoints, the most there can be.`
    : null
}

/** Small change of which the next line tells the sense. */
const brief: BoardModule<I32>['brief'] = [
  'gives',
  'givesPower',
  'shares',
  'gainsRest',
  'gainsMythos',
  'losesPower',
  'fadeOut',
  'missesTurn',
  'votes',
  'orders',
  'places',
  'unseen',
]

/** What mattered, for the timeline and the front page. */
const flagIcons: BoardModule<I32>['milestones'] = {
  reel: 'film-spool',
  eliminated: 'death-skull',
  seatFalls: 'half-dead',
  awarded: 'star-medal',
  turningPoint: 'clapperboard',
  lastOne: 'person',
  finale: 'film-projector',
}

/** What leads to something that is told, or only says again what the board shows. */
const logOnly: BoardModule<I32>['logOnly'] = [
  'turn',
  'strikesAt',
  'reckons',
  'picksVictim',
  'discards',
  'insanityDie',
]

/** Innsmouth 32 on screen. */
export const board: BoardModule<I32> = {
  size: sizeOf,
  emblem: 'film-projector',
  Board,
  SmallBoard,
  inspect,
  SeatChips,
  Facts,
  figure,
  steps: ({ reel }) => ({
    names: ['Reel I', 'Reel II', 'Reel III', 'Reel IV'],
    now: Math.max(0, reel - 1),
    called: '',
  }),
  progress: (table) =>
    table.reel === 0
      ? 'Setting up'
      : `Reel ${['I', 'II', 'III', 'IV'][table.reel - 1] ?? ''} · ${runInWords(table)}`,
  optionIcons,
  groupLabels: {
    // A few have a line each, with their chances.
    attack: (count) => (count > FEW ? `Attack (press one of ${count} monsters)` : null),
    strike: (count) => (count > FEW ? `Attack (press one of ${count} survivors)` : null),
    cover: (count) =>
      `Cover a card, which nobody can take then, and attack (press one of ${count})`,
    vote: (count) => (count > FEW ? `Vote (press one of ${count} survivors)` : null),
  },
  amounts,
  endsTurn: ['finish', 'pass', 'enough', 'decline'],
  primary: (table) => [
    ...(canTakeInPeace(table) ? (['take'] as const) : []),
    ...(canPoolAct(table) ? (['poolActions'] as const) : []),
    'takeMonster',
    'strike',
    'placeIn',
    'strikeWith',
  ],
  about,
  tempting: ['drawSurvivor', 'spotlight', 'attack', 'take', 'study', 'takeMonster', 'allOut'],
  cardOf,
  Pieces,
  sound,
  actor,
  milestones: flagIcons,
  // Nothing is told before what led to it.
  heavy: [],
  logOnly,
  leadsTo,
  continues,
  brief,
  alwaysShown,
  sure,
  wastes,
  follows,
  tally,
  story,
  headline,
  endPicture: new URL('plates/front-page.svg', import.meta.url).href,
}
