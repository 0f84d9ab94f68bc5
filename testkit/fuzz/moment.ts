import type { Chance, Engine, Event, Menu, Pick, Seat, State } from '@eldertable/kernel'
import { hash, PickList } from '@eldertable/kernel'
import { picksOf } from '../picks-of.ts'

/** A seat, or null for a spectator. */
export type Viewer = Seat | null

/** One pick of a fuzzed match, and the chance results that the rules drew because of it. */
export interface Move {
  seat: Seat
  pick: Pick
  results: readonly number[]
}

interface Given {
  engine: Engine
  state: State
  /** How many picks were made before. */
  step: number
  /** What led here; null at the start of a match. */
  last: Move | null
  /** The state before the last pick as JSON; null at the start of a match. */
  before: string | null
  /** What was told since the last pick. */
  events: readonly Event[]
  /** Makes the last pick once more, from a copy that went through JSON. */
  again(turnKeys: boolean): State
  /** For the oracles alone, so that what they try does not change how the match goes on. */
  chance: Chance
  /** True when a violation is replayed: oracles then try everything instead of a sample. */
  thorough: boolean
}

/** A state between two picks, as the oracles look at it. What several of them need is worked out once. */
export class Moment {
  readonly is: Given
  readonly engine: Engine
  readonly state: State
  readonly seats: number
  #json: string | undefined
  #tableJson: string | undefined
  #hash: string | undefined
  #picks: readonly Pick[] | undefined
  #menu: Menu | undefined
  readonly #seen = new Map<Viewer, string>()

  constructor(given: Given) {
    this.is = given
    this.engine = given.engine
    this.state = given.state
    this.seats = given.state.hands.length
  }

  /** The seat that is asked, or -1 once the match is over. */
  get asked(): Seat {
    return this.engine.seatToAct(this.state)
  }

  get isOver(): boolean {
    return this.state.table.outcome !== null
  }

  get json(): string {
    return (this.#json ??= JSON.stringify(this.state))
  }

  get tableJson(): string {
    return (this.#tableJson ??= JSON.stringify(this.state.table))
  }

  get hash(): string {
    return (this.#hash ??= hash(this.state))
  }

  get picks(): readonly Pick[] {
    return (this.#picks ??= picksOf(this.engine, this.state))
  }

  get menu(): Menu {
    return (this.#menu ??= this.engine.menu(this.state))
  }

  /** Whose eyes the dearer oracles look through: one viewer a step, in turn, so each every few steps. */
  get viewers(): readonly Viewer[] {
    const all = [...this.state.hands.keys(), null]
    const one = all[this.is.step % all.length]
    return this.is.thorough || one === undefined ? all : [one]
  }

  /** Those, and the seat that is asked: it sees the most. */
  get viewersAndAsked(): readonly Viewer[] {
    const { viewers, asked } = this
    return asked < 0 || viewers.includes(asked) ? viewers : [...viewers, asked]
  }

  /** What a viewer sees besides the table. */
  seenBy(viewer: Viewer): string {
    let seen = this.#seen.get(viewer)
    if (seen === undefined) {
      seen = besidesTheTable(this.engine, this.state, viewer)
      this.#seen.set(viewer, seen)
    }
    return seen
  }

  /** Whether a seat may do this at any moment. */
  mayInterject(seat: Seat, pick: Pick): boolean {
    const list = new PickList()
    this.engine.title.anytime?.offer(this.state, seat, list)
    return list.has(pick)
  }
}

/**
 * What a viewer sees besides the table, as JSON: its hand, the question and, if it is asked, the options. Whoever is not
 * asked may see the options as well, as far as they are open to everybody.
 */
export function besidesTheTable(engine: Engine, state: State, viewer: Viewer): string {
  const { hand, decision, menu } = engine.view(state, viewer)
  return JSON.stringify([hand, decision, menu ?? engine.openOptions(state)])
}

export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`
}
