import './board.css'
import type { BoardModule } from '@eldertable/board-kit'
import type { Mash } from '../frames.ts'
import { STEPS } from '../state.ts'
import { areaInShort } from '../text/aiming.ts'
import { measure } from '../text/goal.ts'
import { headline } from '../text/endings.ts'
import { spellName } from '../text/spells.ts'
import { spellIn } from '../verbs.ts'
import { actionsLeft } from '../text/prompts.ts'
import { about } from './about.ts'
import { action } from './action.ts'
import { SidePanels } from './side-panels/index.tsx'
import { Board } from './board.tsx'
import { SmallDie, thrown } from './die.tsx'
import { actor } from './actor.ts'
import { Hand } from './hand/hand.tsx'
import { sizeOf } from './layout.ts'
import { continues, continuesLater, leadsTo } from './log-lines.ts'
import { inspect } from './inspect.ts'
import { primary } from './primary.ts'
import { Pieces } from './pieces.tsx'
import { Facts, figure, SeatChips } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { sound } from './sounds.ts'
import { story } from './story.ts'
import { tally } from './tally.ts'
import { tool } from './tools.ts'
import { tempting } from './tempting.ts'
import { cardOf } from './turned-up.ts'

const optionIcons: BoardModule<Mash>['optionIcons'] = {
  walk: 'walk',
  step: 'walk',
  gate: 'magic-portal',
  pickUp: 'grab',
  pickTop: 'grab',
  attack: 'crossed-swords',
  aim: 'crossed-swords',
  push: 'punch',
  refresh: 'health-potion',
  read: 'evil-book',
  cast: 'star-swirl',
  castOn: 'star-swirl',
  use: 'swap-bag',
  green: 'medicine-pills',
  breakFree: 'crossed-chains',
  powerUp: 'beveled-star',
  wind: 'sundial',
  foeStrike: 'crossed-swords',
  foeShoot: 'crossed-swords',
  foeAim: 'crossed-swords',
  foeWalk: 'walk',
}

/** What mattered, for the timeline and the front page. */
const flagIcons: BoardModule<Mash>['milestones'] = {
  dies: 'death-skull',
  homeFalls: 'broken-heart',
  powerUp: 'beveled-star',
  rebuilds: 'magic-portal',
  madness: 'brain',
}

/** What strikes whoever it happens to. */
const heavy: BoardModule<Mash>['heavy'] = [
  'attaches',
  'drains',
  'holds',
  'loses',
  'madness',
  'out',
  'shudders',
  'spills',
  'steals',
]

/** What leads to something that is told, or only says again what the board shows. */
const logOnly: BoardModule<Mash>['logOnly'] = ['turn', 'steps', 'hits', 'misses', 'decides', 'pays']

/** Steps and small change. */
const brief: BoardModule<Mash>['brief'] = [
  'arrives',
  'back',
  'becomes',
  'calms',
  'drops',
  'heals',
  'leaves',
  'letsGo',
  'noSpawn',
  'permits',
  'places',
  'readies',
  'refills',
  'reshuffles',
  'rollsOff',
  'spawnRoll',
  'switched',
  'turns',
  'usesUp',
  'wears',
]

/** Cthulhu Mash on screen. */
export const board: BoardModule<Mash> = {
  size: sizeOf,
  emblem: 'totem-mask',
  Board,
  SmallBoard,
  SidePanels,
  Hand,
  tool,
  action,
  inspect,
  SeatChips,
  Facts,
  figure,
  // Before the first turn there is no step of one.
  steps: ({ step, turn }) => ({
    names: ['Spawn', 'Actions', 'Monsters', 'End'],
    now: turn === 0 ? -1 : STEPS.indexOf(step),
  }),
  progress: (table) =>
    table.turn === 0 ? 'Setting up' : `Round ${table.round} · ${measure(table)}`,
  optionIcons,
  groupLabels: {
    turnTile: (count) => `Turn the tile on the board, then lay it (${count} ways to lie)`,
    keepFree: (count) => `Turn the tile on the board, then lay it (${count} ways to lie)`,
    walk: (count) => `Walk (press a lit space: ${count})`,
    step: (count) => `Step on (${count} spaces are lit)`,
    jump: (count) => `Jump (${count} spaces are lit)`,
    foeWalk: (count) => `Move it (${count} spaces are lit)`,
    place: (count) => `Put it down (${count} spaces are lit)`,
    rouse: (count) => `Choose a monster (press one of ${count})`,
    attack: () => 'Attack (press an enemy)',
    aim: (count, area) => `${areaInShort(area)} (${count} ways to aim)`,
    push: (count) => `Push (${count} are within reach)`,
    pushTo: (count) => `Where to (${count} spaces are lit)`,
    pushGate: (count) => `Through a gate (${count} are lit)`,
    moveAside: (count) => `Move aside (${count} spaces are lit)`,
    escapeTo: (count) => `Get out (${count} spaces are lit)`,
    part: (count) => `Cast Parting Sands (${count} spaces are lit)`,
    fetchTop: (count) => `Reach for a pile (${count} are lit)`,
    fetch: (count) => `Reach for an object (${count} lie in sight)`,
    goTo: (count) => `Come out of a gate (${count} are lit)`,
    scout: (count) => `Send the albatross (${count} hidden tiles are lit)`,
    spy: (count) => `Look through the Leng Glasses (${count} hidden tiles are lit)`,
    charge: (count) => `Charge (${count} ways)`,
    castOn: (count, casting) => `Cast ${spellName(spellIn(casting))} (${count} are in reach)`,
    drop: (count) => `Drop something (${count} objects)`,
    give: (count) => `Give something (${count} ways)`,
    help: (count) => `Give to somebody insane (${count} ways)`,
    treat: (count) => `Treat somebody insane (${count} ways)`,
    foeStrike: (count) => `Strike (${count} are lit)`,
    foeShoot: (count) => `Strike from afar (${count} are lit)`,
    foeAim: (count, area) => `${areaInShort(area)} (${count} ways to aim)`,
    foeWield: (count) => `Attack with what it carries (${count} ways)`,
    putStart: (count) => `Lay a start tile (${count} cells are lit)`,
    putTile: (count) => `Lay a hidden tile (${count} cells are lit)`,
    markHindrance: (count) => `Mark a hindrance (${count} spaces)`,
    markHeight: (count) => `Mark a height (${count} spaces)`,
    markBlind: (count) => `Mark a blind spot (${count} spaces)`,
  },
  byTool: ['aim', 'foeAim', 'castOn'],
  oneButtonEach: ['brace', 'fish'],
  endsTurn: ['endTurn', 'stop', 'endStep'],
  late: ['step', 'drop', 'give', 'decline', 'endure', 'refuse'],
  wastes: ({ verb }, table) =>
    verb === 'endTurn' && table.actions > 0 ? actionsLeft(table.actions) : null,
  tempting,
  about,
  primary,
  Pieces,
  sound,
  actor,
  Die: SmallDie,
  thrown,
  milestones: flagIcons,
  logOnly,
  brief,
  heavy,
  tellsByLine: true,
  cardOf,
  countsRounds: true,
  leadsTo,
  continues,
  continuesLater,
  alwaysShown: ['populates', 'spawns', 'rebuilds', 'cutOff'],
  tally,
  story,
  headline,
  endPicture: new URL('plates/front-page.svg', import.meta.url).href,
}
