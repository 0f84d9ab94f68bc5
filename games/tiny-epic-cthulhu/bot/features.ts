import type { Features } from '@eldertable/kernel'
import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import type { Tec } from '../frames.ts'
import { shamblersOn, sum } from '../rules/pieces.ts'
import type { TecTable } from '../state.ts'
import { habit } from './habit.ts'
import { openPortals } from './promise.ts'
import { readiness, turnsToSeal } from './readiness.ts'
import { turnsLeft } from './time-left.ts'
import { tuned } from './tuned.ts'
import { worthOf } from './worth.ts'

const names = [
  'always',
  'worth',
  'timeForPages',
  'tokens',
  'phaseTwo',
  'worthInPhaseTwo',
  'timeForSeals',
  'sealed',
  'ready',
  'delirium',
  'worstDelirium',
  'nearlyMad',
  'held',
  'pages',
  'fullTracks',
  'shamblers',
  'shamblersLeft',
  // The way to play.
  'yogSothoth',
  'yig',
  'cthulhu',
  'alone',
  'three',
  'four',
] as const

/** What a position holds for the players, who win and lose together: said once, in the place of the first of them. */
export const features: Features<Tec> = {
  names,
  policies: [habit],
  of: ({ table, hands }) => hands.map((_, seat) => (seat === 0 ? featuresOf(table) : undefined)),
}

// Sizes that make measures alike in size.
const WORTH = 100
const HELD = 5
const PAGES = 3
const READY = 3
const BRAIN = 4
const NEARLY_MAD = 3
const FULL = 3
const TRACKS = 5
const SHAMBLERS = 8
const MAT = 6
/** Of what is needed or left less makes no difference. */
const HALF_A_TURN = 0.5

const flag = (is: boolean): number => (is ? 1 : 0)

export function featuresOf(table: TecTable): number[] {
  const { characters, towns, rows, lairShamblers, settings, phase } = table
  const w = tuned(table)
  const worth = worthOf(table, w) / WORTH
  const phaseTwo = phase === 2
  const needed = phaseTwo ? turnsToSeal(table, w) : (PAGE_TOKENS - sum(rows)) / w.tokensPerTurn
  const time = Math.log(Math.max(HALF_A_TURN, turnsLeft(table, w)) / (needed + HALF_A_TURN))
  const brains = characters.map(({ brain }) => brain)
  const seats = seatsAt(table)
  const measures: Record<(typeof names)[number], number> = {
    always: 1,
    worth: phaseTwo ? 0 : worth,
    timeForPages: phaseTwo ? 0 : time,
    tokens: phaseTwo ? 0 : sum(rows) / PAGE_TOKENS,
    phaseTwo: flag(phaseTwo),
    worthInPhaseTwo: phaseTwo ? worth : 0,
    timeForSeals: phaseTwo ? time : 0,
    sealed: phaseTwo ? (PORTALS - openPortals(table)) / PORTALS : 0,
    ready: phaseTwo ? readiness(table, w) / READY : 0,
    delirium: sum(brains) / characters.length / BRAIN,
    worstDelirium: Math.max(...brains) / BRAIN,
    nearlyMad: brains.filter((brain) => brain >= NEARLY_MAD).length,
    held: sum(characters.map(({ held }) => sum(held))) / characters.length / HELD,
    pages: sum(characters.map(({ pages }) => pages.length)) / characters.length / PAGES,
    fullTracks: sum(towns.map(fullTracksOf)) / TRACKS,
    shamblers: sum(towns.map(shamblersOn)) / SHAMBLERS,
    shamblersLeft: sum(lairShamblers) / MAT,
    yogSothoth: flag(settings.greatOldOne === 'yogSothoth'),
    yig: flag(settings.greatOldOne === 'yig'),
    cthulhu: flag(settings.greatOldOne === 'cthulhu'),
    alone: flag(seats === 1),
    three: flag(seats === 3),
    four: flag(seats === 4),
  }
  return names.map((name) => measures[name])
}

const fullTracksOf = ({ madness }: TecTable['towns'][number]): number =>
  madness.filter((tentacles) => tentacles >= FULL).length

/** How many people play; Assistants are nobody's seat. */
const seatsAt = ({ characters }: TecTable): number =>
  characters.filter(({ isAssistant }) => !isAssistant).length
