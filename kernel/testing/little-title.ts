import {
  Engine,
  proceduresOf,
  ScriptedChance,
  type About,
  type Box,
  type Procedure,
  type Seat,
  type Table,
  type Title,
} from '../index.ts'

// A title of nothing but the procedures that a test gives it; what they do, they write down on the table.

export interface LittleState {
  table: Table & { notes: string[] }
  hands: { secret: number }[]
  box: Box & { deck: number[] }
}

export interface Little {
  state: LittleState
  frames: { [procedure: string]: { seat?: Seat; depth?: number } }
  questions: { [question: string]: About }
  events: { turn: object; said: { words: string } }
  verb: keyof typeof littleVerbs
  reason: 'not-today'
  resumePoints: string
}

export const procedure = proceduresOf<Little>()
export const littleVerbs = {
  go: 'none',
  stay: 'none',
  take: 'thing',
  pay: 'amount',
  quit: 'none',
} as const

/** A title whose first procedure is the first that is given. */
export function littleTitle(
  procedures: readonly Procedure[],
  more: Partial<Title<Little>> = {},
): Title<Little> {
  const [first] = procedures
  const entry = `${first?.name}.${Object.keys(first?.steps ?? {})[0]}`
  return {
    id: 'little',
    version: 1,
    seats: { least: 1, most: 3 },
    switches: {},
    verbs: littleVerbs,
    reasons: { 'not-today': 'LT-1' },
    procedures,
    setUp: (seats) => ({
      table: { turn: 0, outcome: null, notes: [] },
      hands: Array.from({ length: seats }, (_, seat) => ({ secret: 100 + seat })),
      box: { stack: [{ at: entry }], deck: [7, 8, 9] },
    }),
    resample() {},
    faults: () => [],
    text: {
      name: 'Little',
      pitch: '',
      prompts: {},
      options: {},
      reasons: {},
      events: {},
      endings: {},
      switches: {},
      board: () => [],
    },
    ...more,
  }
}

/** The title's engine, and a match of two seats that has been played to its first decision. */
export function littleMatch(
  procedures: readonly Procedure[],
  more: Partial<Title<Little>> = {},
  dice: readonly number[] = [],
): { engine: Engine<Little>; state: LittleState; chance: ScriptedChance } {
  const engine = new Engine(littleTitle(procedures, more))
  const chance = new ScriptedChance().dice(...dice)
  return { engine, state: engine.start(2, {}, chance), chance }
}
