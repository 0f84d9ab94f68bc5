import './board.css'
import type { BoardModule } from '@eldertable/board-kit'
import { PORTALS } from '../pieces/old-ones.ts'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import type { Tec } from '../frames.ts'
import { OPEN, type TecTable, type TurnStep } from '../state.ts'
import { Board } from './board.tsx'
import { byHand } from './by-hand.ts'
import { cardOf } from './card-of.ts'
import { actor } from './actor.ts'
import { helpers } from './helpers.tsx'
import { HEIGHT, WIDTH } from './layout.ts'
import { inspect } from './inspect.ts'
import { Pieces } from './pieces.tsx'
import { Facts, figure, isWatched, SeatChips } from './seat.tsx'
import { SmallBoard } from './small-board.tsx'
import { sound } from './sounds.ts'
import { logOnly, brief, leadsTo } from './telling-pace.ts'
import { story } from './story.ts'
import { tally } from './tally.ts'

const steps: readonly TurnStep[] = ['pointer', 'draw', 'spawn', 'stalk', 'actions']

const optionIcons: BoardModule<Tec>['optionIcons'] = {
  move: 'walk',
  goTo: 'walk',
  collect: 'grab',
  take: 'grab',
  banish: 'rolling-dices',
  reroll: 'rolling-dices',
  banishShambler: 'shambling-zombie',
  townAction: 'family-house',
  translate: 'quill-ink',
  seal: 'magic-portal',
  place: 'wax-seal',
  buyAction: 'candle-flame',
  ability: 'star-medal',
  extraMove: 'walk',
  extraTranslate: 'quill-ink',
  extraBanish: 'rolling-dices',
  extraSeal: 'magic-portal',
  nextSpin: 'ship-wheel',
  back: 'return-arrow',
}

/** What mattered, for the timeline and the front page. */
const flagIcons: BoardModule<Tec>['milestones'] = {
  strength: 'squid-head',
  delirium: 'brain',
  shamblersAccursed: 'shambling-zombie',
  phaseTwo: 'evil-book',
  seals: 'magic-portal',
  closes: 'padlock',
}

/** Tiny Epic Cthulhu on screen. */
export const board: BoardModule<Tec> = {
  size: () => ({ width: WIDTH, height: HEIGHT }),
  emblem: 'ship-wheel',
  Board,
  SmallBoard,
  inspect,
  SeatChips,
  Facts,
  figure,
  steps: (table) => ({
    names: ['Spin', 'Draw', 'Spawn', 'Old One moves', 'Actions'],
    now: steps.indexOf(table.step),
  }),
  progress,
  optionIcons,
  groupLabels: {
    takeMat: (count) => `Choose a character (${count} are lit)`,
    move: (count) => `Move (${count} towns are lit)`,
    seal: (count) => `Seal a portal (${count} are lit)`,
  },
  endsTurn: ['endTurn'],
  primary: () => ['nextSpin', 'seal', 'translate', 'banish', 'collect', 'take', 'keepDice'],
  Pieces,
  sound,
  actor,
  milestones: flagIcons,
  logOnly,
  byHand,
  brief,
  leadsTo,
  cardOf,
  helpers,
  isWatched,
  tally,
  story,
  endPicture: new URL('plates/front-page.svg', import.meta.url).href,
}

function progress(table: TecTable): string {
  if (table.round === 0) return 'Setting up'
  if (table.phase === 2) {
    const sealed = table.portals.filter((seal) => seal !== OPEN).length
    return `Round ${table.round} · ${sealed} of ${PORTALS} seals`
  }
  const pages = table.rows.reduce((sum, row) => sum + row, 0)
  return `Round ${table.round} · ${pages} of ${PAGE_TOKENS} pages`
}
