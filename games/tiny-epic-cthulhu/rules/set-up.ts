import { listOf, numbersFrom, repeated } from '@eldertable/kernel'
import { CHAOS, COLOURS, SHAMBLERS_OF_A_COLOUR } from '../pieces/colours.ts'
import { COLUMNS, ROWS } from '../pieces/necronomicon.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import { pages } from '../pieces/pages.ts'
import { ELDRITCH_SPACES, TOWNS, TRACK } from '../pieces/towns.ts'
import {
  NO_PAGE,
  NO_SHAMBLER,
  NOBODY,
  NOT_SPUN,
  NOWHERE,
  OPEN,
  type TecSettings,
  type TecState,
  type Town,
} from '../state.ts'
import { newCompany } from './company.ts'

const MORE_ELDRITCH = { normal: 0, hard: 1, madness: 2 } as const // TEC-OPT-2, TEC-OPT-3
/** By number of characters: Chaos for each Chaos Track, and for the Discard Mat (TEC-SETUP-29 to TEC-SETUP-31). */
const chaosAtStart: Readonly<Record<number, readonly [mat: number, discard: number]>> = {
  2: [2, 0],
  3: [1, 1],
  4: [0, 4],
}

/** The table before anything is spun, drawn or shuffled (TEC-SETUP-1 to TEC-SETUP-33). */
export function newState(seats: number, settings: TecSettings): TecState {
  const characters = newCompany(seats, settings.assistants)
  const [onMat, onDiscard] = chaosAtStart[characters.length] ?? [0, 0]
  for (const one of characters) one.held[CHAOS] = onMat
  const more = MORE_ELDRITCH[settings.difficulty]
  return {
    table: {
      turn: 0,
      outcome: null,
      settings,
      phase: 1, // TEC-GOAL-1
      round: 0,
      step: 'setUp',
      first: settings.markedSeat - 1,
      characters,
      order: [],
      place: 0,
      active: NOBODY,
      towns: listOf(TOWNS, (town) => newTown(town * 2)),
      oldOne: NOWHERE,
      strength: 0, // TEC-SETUP-7
      energy: 0, // TEC-SETUP-8
      portals: repeated(OPEN, PORTALS),
      bag: [9, 9, 9, 0, 3 + more], // TEC-SETUP-23, TEC-SETUP-24
      discard: [3, 3, 3, onDiscard, 0], // TEC-SETUP-26
      supply: [0, 0, 0, 3, 5 - more], // TEC-SETUP-28, TEC-SETUP-33
      lair: [3, 3, 3], // TEC-SETUP-25
      lairShamblers: repeated(SHAMBLERS_OF_A_COLOUR, COLOURS), // TEC-SETUP-14
      rows: repeated(0, ROWS), // TEC-SETUP-11
      rewards: repeated(1, ROWS + COLUMNS), // TEC-SETUP-32
      deck: pages.length,
      pageDiscard: [],
      stop: NOT_SPUN,
      dice: [],
      actions: 0,
      mustMove: false,
      townUsed: [false, false, false, false, false],
    },
    hands: listOf(seats, () => ({})),
    box: {
      deck: numbersFrom(0, pages.length),
      faceDown: repeated(NO_PAGE, TOWNS),
      buried: 0,
      stack: [{ at: 'match.layTowns' }],
    },
  }
}

function newTown(site: number): Town {
  return {
    site,
    madness: repeated(0, COLOURS),
    shamblers: repeated(NO_SHAMBLER, TRACK),
    eldritch: ELDRITCH_SPACES, // TEC-SETUP-27
    page: NO_PAGE,
  }
}
