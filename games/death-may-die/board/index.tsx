import './board.css'
import type { BoardModule } from '@eldertable/board-kit'
import type { Dmd } from '../frames.ts'
import { canGain, mayGain } from '../text/chances.ts'
import { actionsLeft, freeNote } from '../text/options.ts'
import { dieOfReroll } from '../verbs.ts'
import { about } from './about.ts'
import { Board } from './board.tsx'
import { cardOf } from './card-of.ts'
import { SmallDie } from './dice.tsx'
import { actor, markOf } from './actor.ts'
import { sizeIn } from './layout.ts'
import { continues, leadsTo } from './leads-to.ts'
import { isAgainst } from '../rules/dice.ts'
import { inspect } from './inspect.ts'
import { Pieces } from './pieces.tsx'
import { Facts, figure, SeatChips } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { sound } from './sounds.ts'
import { story } from './story.ts'
import { tally } from './tally.ts'
import type { DmdTable } from './table.ts'
import { telling } from './words.ts'

const steps: readonly DmdTable['step'][] = ['actions', 'mythos', 'encounter', 'end']

const optionIcons: BoardModule<Dmd>['optionIcons'] = {
  move: 'walk',
  step: 'walk',
  attack: 'crossed-swords',
  strike: 'crossed-swords',
  alsoTarget: 'crossed-swords',
  face: 'crossed-swords',
  rest: 'night-sleep',
  heal: 'heart-organ',
  trade: 'trade',
  act: 'evil-book',
  useCard: 'swap-bag',
  wield: 'revolver',
  reroll: 'rolling-dices',
  rerollFree: 'rolling-dices',
  throwPicked: 'rolling-dices',
  sneak: 'ninja-mask',
  protect: 'heart-shield',
  keepMythos: 'curled-tentacle',
}

/** What mattered, for the timeline and the front page. */
const flagIcons: BoardModule<Dmd>['milestones'] = {
  advances: 'curled-tentacle',
  disrupts: 'broken-heart',
  arrives: 'squid-head',
  defeats: 'crossed-swords',
  falls: 'death-skull',
  snaps: 'brain',
}

/** What leads to something that is told, or only says again what the board shows. */
const logOnly: BoardModule<Dmd>['logOnly'] = [
  'turn',
  'acts',
  'free',
  'rolls',
  'rerolls',
  'stress',
  'counts',
  'draws',
  'attacks',
]

/** Steps and small change. */
const brief: BoardModule<Dmd>['brief'] = [
  'moves',
  'comes',
  'placed',
  'calms',
  'heals',
  'stress',
  'catchesFire',
  'quenches',
  'shedsFire',
  'usesCard',
  'shuffles',
  'first',
  'takes',
]

/** What hurts. */
const heavy: BoardModule<Dmd>['heavy'] = ['wounds', 'sanity', 'shields', 'revives', 'falls']

/** Cthulhu: Death May Die on screen. */
export const board: BoardModule<Dmd> = {
  size: ({ settings }) => sizeIn(settings),
  emblem: 'squid-head',
  Board,
  SmallBoard,
  inspect,
  SeatChips,
  Facts,
  figure,
  steps: ({ step }) => ({
    names: ['Actions', 'Mythos', 'Investigate', 'End'],
    now: steps.indexOf(step),
  }),
  progress: ({ turn, isDisrupted }) =>
    turn === 0 ? 'Setting up' : `Turn ${turn}${isDisrupted ? ' · the ritual is disrupted' : ''}`,
  optionIcons,
  groupLabels: {
    takeInvestigator: (count) => `Choose an investigator (press one of ${count} cards)`,
    // So few have a line each, with what each leads to.
    move: (count) => (count < 3 ? null : `Move (${count} spaces are lit)`),
    step: (count) => (count < 4 ? null : `Go on (${count} spaces are lit)`),
    attack: (count) => (count < 3 ? null : `Attack (${count} enemies are lit)`),
    reroll: (count) => `Throw one again, 1 stress (${count} dice are lit)`,
    pickDie: (count) => `Pick a die (${count} are lit)`,
  },
  groupNote: (verb, table) =>
    verb === 'move' ? (freeNote('move', telling(table, []))[0] ?? null) : null,
  oneButtonEach: ['count', 'assign', 'fromSelf'],
  leastFirst: ({ roll }) => (roll !== null && isAgainst(roll.kind) ? ['count'] : []),
  // Free rerolls before those that cost stress, and before those that can gain nothing.
  late: ({ verb, argument }, table) =>
    verb === 'reroll' ||
    (verb === 'rerollFree' &&
      table.roll !== null &&
      !mayGain(table.roll, dieOfReroll(argument), { table })),
  endsTurn: ['endActions', 'stop', 'takeNeither', 'decline', 'slipAway'],
  wastes: ({ verb }, { actions, turn }) =>
    verb === 'endActions' && turn > 0 && actions > 0 ? actionsLeft(actions) : null,
  // Once the actions are used up nobody wonders why.
  tempting: ({ actions }) =>
    actions === 0
      ? []
      : ['rest', 'attack', { verb: 'act', argument: 0 }, { verb: 'act', argument: 1 }, 'trade'],
  about,
  // Only what is to be done in any case: people read the lamp as advice.
  primary: (table) =>
    table.roll === null || canGain(table.roll, { table }) ? ['strike'] : ['strike', 'keepDice'],
  Pieces,
  sound,
  actor,
  markOf,
  Die: SmallDie,
  milestones: flagIcons,
  logOnly,
  leadsTo,
  continues,
  brief,
  heavy,
  cardOf,
  alwaysShown: ['resolves', 'summons', 'promotes', 'burns', 'reveals'],
  tally,
  story,
  endPicture: new URL('plates/front-page.svg', import.meta.url).href,
}
