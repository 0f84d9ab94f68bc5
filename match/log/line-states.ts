import { ReplayedChance, type Engine, type Event, type State } from '@eldertable/kernel'
import type { PickEntry } from '@eldertable/protocol'
import { Checkpoints } from './checkpoints.ts'
import { GrowingList, type ListToRead } from './growing-list.ts'

/** What is kept of every position: what led there, and where in the rules it is. */
export interface PositionRecord {
  /** What the pick that led here has brought about; at the very beginning, the set-up. */
  readonly told: readonly Event[]
  /** How many procedures were running. */
  readonly depth: number
  readonly turn: number
}

/** The first position that can be had, and how. */
export interface LineStart {
  readonly position: number
  begin(): { state: State; told: readonly Event[] }
}

const replayed = new ReplayedChance()

/**
 * The states of a line and what was told on the way, for one version of the rules. It may begin at a snapshot;
 * what came before is then played again when somebody wants to know.
 */
export class LineStates {
  readonly engine: Engine
  readonly #start: LineStart
  /** The position of the first record. */
  #from: number
  #records: GrowingList<PositionRecord>
  #checkpoints: Checkpoints
  #state: State
  /** False while nobody else has the state in hand, so that it can be played on in place. */
  #isShared = true

  private constructor(
    engine: Engine,
    start: LineStart,
    from: number,
    state: State,
    records = new GrowingList<PositionRecord>(),
    checkpoints = Checkpoints.at(from, state),
  ) {
    this.engine = engine
    this.#start = start
    this.#from = from
    this.#records = records
    this.#checkpoints = checkpoints
    this.#state = state
  }

  static begin(engine: Engine, start: LineStart): LineStates {
    const { state, told } = start.begin()
    const states = new LineStates(engine, start, start.position, state)
    states.#records.push(recordOf(state, told))
    return states
  }

  /** Goes on from a state that was kept; nothing is played. */
  static resume(engine: Engine, start: LineStart, position: number, state: State): LineStates {
    const states = new LineStates(engine, start, position, state)
    // What led here is not known yet: the first record is a stand-in until the past is played again.
    states.#from = position + 1
    return states
  }

  copy(): LineStates {
    this.#isShared = true
    return new LineStates(
      this.engine,
      this.#start,
      this.#from,
      this.#state,
      this.#records.copy(),
      this.#checkpoints.copy(),
    )
  }

  /** The earliest position that can be had. */
  get earliest(): number {
    return this.#start.position
  }

  get position(): number {
    return this.#from + this.#records.length - 1
  }

  /** The state at the end of the line: to look at. */
  get state(): State {
    return this.#state
  }

  /** The state at the end of the line: to look at for good, since nobody plays on in it. */
  keptState(): State {
    this.#isShared = true
    return this.#state
  }

  /** The state at the end of the line, to be played on. Whoever takes it must `push` it or throw all of this away. */
  takeState(): State {
    if (this.#isShared) this.#state = this.engine.copy(this.#state)
    this.#isShared = false
    return this.#state
  }

  /** Adds a position. */
  push(state: State, told: readonly Event[]): void {
    this.#state = state
    this.#isShared = false
    this.#records.push(recordOf(state, told))
    if (!this.#checkpoints.isDue(this.position)) return
    this.#checkpoints.add(this.position, state)
    this.#isShared = true
  }

  /** Goes back along the line. */
  cut(to: number, line: ListToRead<PickEntry>): void {
    const state = this.stateAt(to, line)
    this.#know(to + 1, line) // of the position itself only the state is needed
    this.#records.cut(to - this.#from + 1)
    this.#checkpoints.cut(to)
    this.#state = state
    this.#isShared = true
  }

  record(position: number, line: ListToRead<PickEntry>): PositionRecord {
    this.#know(position, line)
    const record = this.#records.at(position - this.#from)
    if (record === undefined) throw new RangeError(`there is no position ${position}`)
    return record
  }

  /** The state at a position of the line: to look at. */
  stateAt(position: number, line: ListToRead<PickEntry>): State {
    if (position === this.position) return this.#state
    if (position < this.earliest || position > this.position)
      throw new RangeError(`there is no position ${position}`)
    let near = this.#checkpoints.before(position)
    if (near === undefined) {
      this.#unfold(line)
      near = this.#checkpoints.before(position)
    }
    if (near === undefined) throw new Error('a line without a beginning')
    if (near.position === position) return near.state
    const state = this.engine.copy(near.state)
    for (const entry of line.slice(near.position, position)) this.replay(state, entry)
    return state
  }

  /** The states from one position to another, both included: to look at before the next one is asked for. */
  *statesAlong(from: number, to: number, line: ListToRead<PickEntry>): Generator<State> {
    const first = this.stateAt(from, line)
    yield first
    if (to === from) return
    if (to > this.position) throw new RangeError(`there is no position ${to}`)
    const state = this.engine.copy(first)
    for (const entry of line.slice(from, to)) {
      this.replay(state, entry)
      yield state
    }
  }

  /** Plays a pick that was played before. */
  replay(state: State, entry: PickEntry, events?: Event[]): void {
    replayed.load(entry.chance)
    const rejection = this.engine.play(state, entry.seat, entry.pick, replayed, events)
    if (rejection !== undefined) throw new Error(`a pick of the line is ${rejection} now`)
  }

  #know(position: number, line: ListToRead<PickEntry>): void {
    if (position < this.#from) this.#unfold(line)
  }

  /** Plays again what came before the snapshot from which this began. */
  #unfold(line: ListToRead<PickEntry>): void {
    const past = LineStates.begin(this.engine, this.#start)
    for (const entry of line.slice(past.position, this.#from - 1)) {
      const events: Event[] = []
      const state = past.takeState()
      this.replay(state, entry, events)
      past.push(state, events)
    }
    this.#records = new GrowingList([...past.#records.slice(), ...this.#records.slice()])
    this.#from = past.#from
    this.#checkpoints.addBefore(past.#checkpoints)
  }
}

const recordOf = (state: State, told: readonly Event[]): PositionRecord => ({
  told,
  depth: state.box.stack.length,
  turn: state.table.turn,
})
