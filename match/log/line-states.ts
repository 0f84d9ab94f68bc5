import { ReplayedChance, type Engine, type Event, type State } from '@eldertable/kernel'
import type { PickEntry } from '@eldertable/protocol'
import { Checkpoints, type Checkpoint } from './checkpoints.ts'
import { FarBack } from './far-back.ts'
import { GrowingList, type ListToRead } from './growing-list.ts'
import { Trail, type Footprint, type TrailData } from './trail.ts'

/** What is kept of a position: what led there, and where in the rules it is. */
interface PositionRecord extends Footprint {
  /** What the pick that led here has brought about; at the very beginning, the set-up. */
  readonly told: readonly Event[]
}

/** The first position that can be had, and how. */
export interface LineStart {
  readonly position: number
  begin(): { state: State; told: readonly Event[] }
}

/** What is kept of a line with the state of its end, so that little of it must be played again. */
export interface KeptPast {
  /** From the earliest position on, up to the first of which it is known what was told. */
  readonly trail: TrailData
  /** The latest positions, the end included. */
  readonly latest: readonly PositionRecord[]
  /** A state not long before the end: to go back to. */
  readonly base?: Checkpoint | undefined
}

/** As many of the latest positions are kept with what was told. */
const LATEST = 128
/** So far before the end a state is kept at least, if there is one. */
const BASE = 16

const replayed = new ReplayedChance()

/** Hands each event on as soon as it is told. */
class Overheard extends Array<Event> {
  readonly #hear: (event: Event) => void

  constructor(hear: (event: Event) => void) {
    super()
    this.#hear = hear
  }

  override push(...events: Event[]): number {
    for (const event of events) this.#hear(event)
    return 0
  }
}

/**
 * The states of a line and what was told on the way, for one version of the rules. It may begin at a snapshot;
 * what came before is then played again when somebody wants to know.
 */
export class LineStates {
  readonly engine: Engine
  /** As many picks may be played again at once; `FarBack` is thrown where more would have to be. */
  #reach = Infinity
  /** Of which this many are left to whoever goes back and forth. A copy has all of them again. */
  #left = Infinity
  readonly #start: LineStart
  /** What is known of the positions before the first record, if that is not the earliest, and perhaps of further ones. */
  #trail: Trail | undefined
  /** The position of the first record. */
  #from: number
  #records: GrowingList<PositionRecord>
  #checkpoints: Checkpoints
  #state: State
  /** The state before the last pick, as long as nobody has played on in it. */
  #before: State | undefined
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
    states.#records.push(states.#recordOf(state, told))
    return states
  }

  /** Goes on from a state that was kept; nothing is played. */
  static resume(
    engine: Engine,
    start: LineStart,
    position: number,
    state: State,
    past?: KeptPast,
  ): LineStates {
    const states = new LineStates(engine, start, position, state)
    // What led here is not known yet: the first record comes with the next pick.
    states.#from = position + 1
    if (past === undefined) return states
    states.#trail = new Trail(past.trail)
    states.#from = states.#trail.end
    states.#records = new GrowingList([...past.latest])
    if (past.base !== undefined)
      states.#checkpoints.addBefore(Checkpoints.at(past.base.position, past.base.state))
    return states
  }

  copy(): LineStates {
    this.#isShared = true
    const other = new LineStates(
      this.engine,
      this.#start,
      this.#from,
      this.#state,
      this.#records.copy(),
      this.#checkpoints.copy(),
    )
    other.#trail = this.#trail
    other.#before = this.#before
    other.reach = this.#reach
    return other
  }

  set reach(picks: number) {
    this.#reach = picks
    this.#left = picks
  }

  /** The earliest position that can be had. */
  get earliest(): number {
    return this.#start.position
  }

  get position(): number {
    return this.#from + this.#records.length - 1
  }

  /** From which position on it is known what was told, without playing anything again. */
  get toldFrom(): number {
    return this.#from
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
    this.#before = state === this.#state ? undefined : this.#state
    this.#state = state
    this.#isShared = false
    this.#records.push(this.#recordOf(state, told))
    if (!this.#checkpoints.isDue(this.position)) return
    this.#checkpoints.add(this.position, state)
    this.#isShared = true
  }

  /** Goes back along the line. */
  cut(to: number, line: ListToRead<PickEntry>): void {
    this.pay(this.picksTo(to))
    const state = this.stateAt(to, line)
    if (to + 1 < this.#from && this.#trail === undefined) this.#unfold(line)
    this.#trail = this.#trail?.before(to + 1)
    if (to + 1 >= this.#from) this.#records.cut(to - this.#from + 1)
    else {
      this.#from = to + 1 // what was told before is not known
      this.#records = new GrowingList()
    }
    this.#checkpoints.cut(to)
    this.#before = undefined
    this.#state = state
    this.#isShared = true
  }

  /** Where in the rules a position is. */
  record(position: number, line: ListToRead<PickEntry>): Footprint {
    if (position < this.#from) {
      const footprint = this.#trail?.at(position)
      if (footprint !== undefined) return footprint
      this.#unfold(line)
    }
    return this.#record(position)
  }

  /** What the pick that led to a position has brought about. */
  told(position: number, line: ListToRead<PickEntry>): readonly Event[] {
    if (position < this.#from) this.#unfold(line)
    return this.#record(position).told
  }

  /** How many picks have to be played again to have the state at a position. */
  picksTo(position: number): number {
    if (this.#atHand(position) !== undefined) return 0
    return position - (this.#checkpoints.before(position)?.position ?? this.earliest)
  }

  /** The state at a position of the line: to look at. */
  stateAt(position: number, line: ListToRead<PickEntry>): State {
    const known = this.#atHand(position)
    if (known !== undefined) return known
    if (position < this.earliest || position > this.position)
      throw new RangeError(`there is no position ${position}`)
    let near = this.#checkpoints.before(position)
    if (near === undefined) {
      this.#unfold(line)
      near = this.#checkpoints.before(position)
    }
    if (near === undefined) throw new Error('a line without a beginning')
    if (near.position === position) return near.state
    this.#mustReach(position - near.position)
    const state = this.engine.copy(near.state)
    for (const entry of line.slice(near.position, position)) this.replay(state, entry)
    return state
  }

  /** The state of the end, or of the pick before it. */
  #atHand(position: number): State | undefined {
    if (position === this.position) return this.#state
    return position === this.position - 1 ? this.#before : undefined
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

  /** Plays the pick again that led to a position; each event is heard with the state in which it was told. */
  overhear(
    position: number,
    line: ListToRead<PickEntry>,
    hear: (event: Event, state: State) => void,
  ): void {
    const entry = line.at(position - 1)
    if (entry === undefined || position <= this.earliest)
      throw new RangeError(`no pick has led to ${position}`)
    const state = this.engine.copy(this.stateAt(position - 1, line))
    this.replay(state, entry, new Overheard((event) => hear(event, state)))
  }

  /** Throws `FarBack` if this many picks can't be played again here any more: many short ways are a long one. */
  pay(picks: number): void {
    if (picks > this.#left) throw new FarBack(picks)
    this.#left -= picks
  }

  #mustReach(picks: number): void {
    if (picks > this.#reach) throw new FarBack(picks)
  }

  /** Plays picks again that were taken back. */
  restore(picks: readonly PickEntry[]): void {
    for (const pick of picks) {
      const events: Event[] = []
      const state = this.engine.copy(this.#state)
      this.replay(state, pick, events)
      this.push(state, events)
    }
  }

  /** Plays a pick that was played before. */
  replay(state: State, entry: PickEntry, events?: Event[]): void {
    replayed.load(entry.chance)
    const rejection = this.engine.play(state, entry.seat, entry.pick, replayed, events)
    if (rejection !== undefined) throw new Error(`a pick of the line is ${rejection} now`)
  }

  /** What is worth keeping besides the state of the end; undefined if too little is known. */
  kept(): KeptPast | undefined {
    if (this.#from > this.earliest && this.#trail === undefined) return undefined
    const from = Math.max(this.#from, this.position - LATEST + 1)
    return {
      trail: this.#trailTo(from).data,
      latest: this.#records.slice(from - this.#from),
      base: this.#checkpoints.before(this.position - BASE),
    }
  }

  #record(position: number): PositionRecord {
    const record = this.#records.at(position - this.#from)
    if (record === undefined) throw new RangeError(`there is no position ${position}`)
    return record
  }

  /** From the earliest position up to, and without, another one. Only what is new is looked at for it, and so only once. */
  #trailTo(to: number): Trail {
    const trail = this.#trail ?? Trail.at(this.earliest)
    this.#trail = trail.followedBy(this.#records.slice(trail.end - this.#from, to - this.#from))
    return this.#trail.before(to)
  }

  /**
   * Plays again what came before the snapshot from which this began. Of a short line all records may have been kept with
   * it, and only the state is missing with which it began.
   */
  #unfold(line: ListToRead<PickEntry>): void {
    const missing = this.#from - this.earliest
    this.#mustReach(missing - 1)
    const past = LineStates.begin(this.engine, this.#start)
    for (const entry of line.slice(past.position, past.position + Math.max(0, missing - 1))) {
      const events: Event[] = []
      const state = past.takeState()
      this.replay(state, entry, events)
      past.push(state, events)
    }
    this.#records = new GrowingList([...past.#records.slice(0, missing), ...this.#records.slice()])
    this.#from = past.#from
    this.#trail = undefined
    this.#checkpoints.addBefore(past.#checkpoints)
  }

  #recordOf(state: State, told: readonly Event[]): PositionRecord {
    const { reveals } = this.engine.title
    return {
      told,
      depth: state.box.stack.length,
      turn: state.table.turn,
      reveals: reveals !== undefined && told.some(({ key }) => reveals.includes(key)),
    }
  }
}
