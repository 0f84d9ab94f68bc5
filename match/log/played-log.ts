import {
  type Chance,
  type Decision,
  type Engine,
  type Event,
  type GameEntry,
  type Pick,
  PickList,
  RecordingChance,
  type Rejection,
  type State,
} from '@eldertable/kernel'
import type { EntryOf, LogEntry, PickEntry } from '@eldertable/protocol'
import { StandingOrders, type OrderInForce } from '../orders/standing-orders.ts'
import { carriedOver, type WrittenBy } from '../versions/carried-over.ts'
import { engineFor, titleFor } from '../versions/rules-version.ts'
import type { ChanceSource } from './chance-source.ts'
import { entryRefusal } from './entry-refusal.ts'
import { fromMigration, fromSetUp } from './line-start.ts'
import type { ListToRead } from './growing-list.ts'
import { FarBack } from './far-back.ts'
import { LineStates, type KeptPast } from './line-states.ts'
import { MatchLog, type MatchSetup } from './match-log.ts'
import { checked, entryFault, pickFault } from './replay-faults.ts'
import type { Footprint } from './trail.ts'

/** Where a match stood after some of its entries: all that can't be had from the entries without playing them. */
export interface Snapshot {
  /** How many entries, the set-up included. */
  readonly length: number
  readonly state: State
  readonly orders: readonly OrderInForce[]
  /** So that who looks or goes back a little need not wait for the whole line to be played again. */
  readonly past?: KeptPast | undefined
}

/** What goes into the log besides picks. */
export type OtherEntry = Exclude<LogEntry, PickEntry>

/** How a match has gone: its log, the states of its line, and the orders that stand. It has no dice of its own. */
export class PlayedLog {
  readonly game: GameEntry
  readonly log: MatchLog
  readonly #writtenBy: WrittenBy
  /** Absent as long as the rules of the log are not known here. */
  #states: LineStates | undefined
  #orders = new StandingOrders()
  #reach = Infinity
  readonly #list = new PickList()

  private constructor(game: GameEntry, log: MatchLog, writtenBy: WrittenBy) {
    this.game = game
    this.log = log
    this.#writtenBy = writtenBy
  }

  /** A match up to its first decision. Throws `LogFault` if it can't begin so. */
  static begin(
    game: GameEntry,
    beginning: MatchSetup,
    source: ChanceSource,
    writtenBy: WrittenBy,
  ): PlayedLog {
    const played = new PlayedLog(game, new MatchLog(beginning), writtenBy)
    const title = titleFor(game.title, beginning.titleVersion)
    if (title === undefined) return played
    const engine = engineFor(title)
    const { seats, settings, start } = beginning
    checked(0, source, start, () => engine.start(seats.length, settings, source.chance))
    played.#states = LineStates.begin(engine, fromSetUp(engine, beginning))
    return played
  }

  /** A match that we have kept with a state of its own rules, and the log up to there: nothing of it is played. */
  static resume(game: GameEntry, log: MatchLog, from: Snapshot): PlayedLog {
    const played = new PlayedLog(game, log, 'us')
    const { beginning } = log
    const title = titleFor(game.title, log.titleVersion)
    if (title === undefined) throw new Error('a state of unknown rules')
    const engine = engineFor(title)
    const { migration } = log
    const start =
      migration === undefined
        ? fromSetUp(engine, beginning)
        : fromMigration(migration.position, migration.entry.state as unknown as State)
    played.#states = LineStates.resume(engine, start, log.line.length, from.state, from.past)
    played.#orders = new StandingOrders(from.orders)
    return played
  }

  copy(): PlayedLog {
    const other = new PlayedLog(this.game, this.log.copy(), this.#writtenBy)
    other.#states = this.#states?.copy()
    other.#reach = this.#reach
    other.#orders = new StandingOrders(this.#orders.standing)
    return other
  }

  /** False as long as the rules of the log are not known here: there is no state then. */
  get isPlayable(): boolean {
    return this.#states !== undefined
  }

  get #past(): LineStates {
    if (this.#states === undefined) throw new Error('the rules of this match are not known')
    return this.#states
  }

  get engine(): Engine {
    return this.#past.engine
  }

  /** The state after the last pick: to look at. */
  get state(): State {
    return this.#past.state
  }

  /** The same, to look at for good. */
  keptState(): State {
    return this.#past.keptState()
  }

  get orders(): StandingOrders {
    return this.#orders
  }

  get line(): ListToRead<PickEntry> {
    return this.log.line
  }

  /** The earliest position of which there is a state. */
  get earliest(): number {
    return this.#past.earliest
  }

  get bottom(): number {
    return this.log.bottom
  }

  /** As many picks may be played again at once; where more would have to be, `FarBack` is thrown. */
  set reach(picks: number) {
    this.#reach = picks
    if (this.#states !== undefined) this.#states.reach = picks
  }

  /** From which position on it is known what was told. */
  get toldFrom(): number {
    return this.#past.toldFrom
  }

  get isOver(): boolean {
    return this.state.table.outcome !== null
  }

  get decision(): Decision | null {
    return this.engine.decision(this.state)
  }

  /** The allowed picks of the open decision. */
  get allowed(): readonly Pick[] {
    this.engine.listPicks(this.state, this.#list)
    return this.#list.picks.slice(0, this.#list.count)
  }

  get snapshot(): Snapshot {
    return {
      length: this.log.length,
      state: this.state,
      orders: this.#orders.standing,
      past: this.#past.kept(),
    }
  }

  record(position: number): Footprint {
    return this.#past.record(position, this.line)
  }

  /** What the pick that led to a position has brought about. */
  told(position: number): readonly Event[] {
    return this.#past.told(position, this.line)
  }

  /** How many picks are played when an entry is added. */
  picksOf(entry: LogEntry): number {
    if (entry.do === undefined) return 1
    if (entry.do === 'redo') return Math.max(1, entry.to - this.line.length)
    const isBack = entry.do === 'undo' || entry.do === 'rewind'
    return isBack ? 1 + (this.#states?.picksTo(entry.to) ?? 0) : 1
  }

  /** The state at a position: to look at. */
  stateAt(position: number): State {
    return this.#past.stateAt(position, this.line)
  }

  /** Whether the state at a position can be had without playing anything again. */
  isAtHand(position: number): boolean {
    return this.#past.picksTo(position) === 0
  }

  /** The states from one position to another, both included: to look at before the next one is asked for. */
  statesAlong(from: number, to: number): Generator<State> {
    return this.#past.statesAlong(from, to, this.line)
  }

  /** Plays the pick again that led to a position; each event is heard with the state in which it was told: to look at. */
  overhear(position: number, hear: (event: Event, state: State) => void): void {
    this.#past.overhear(position, this.line, hear)
  }

  /** Takes a pick if it is offered to that seat. It is tried on a copy: a rule that fails half-way changes nothing. */
  take(entry: Omit<PickEntry, 'chance'>, dice: Chance): Rejection | undefined {
    const state = this.engine.copy(this.state)
    const chance = new RecordingChance(dice)
    const events: Event[] = []
    const rejection = this.engine.play(state, entry.seat, entry.pick, chance, events)
    if (rejection !== undefined) return rejection
    const { seat, pick, ...rest } = entry
    this.#took({ seat, pick, chance: chance.takeResults(), ...rest }, state, events)
    return undefined
  }

  /**
   * Does again what an entry says, and gives what happened. Throws `LogFault` if it can't have come about like that;
   * the log is of no use then.
   */
  replay(entry: LogEntry, source: ChanceSource): readonly Event[] {
    if (entry.do !== undefined) {
      const isKnown = this.isPlayable && entry.do !== 'migrated'
      const why = isKnown ? entryRefusal(this, entry) : undefined
      if (why !== undefined) throw entryFault(this.log.length, entry, why)
      this.add(entry)
      return []
    }
    const states = this.#states
    if (states === undefined) {
      this.log.add(entry)
      return []
    }
    const number = this.log.length
    const events: Event[] = []
    const state = states.takeState()
    checked(number, source, entry.chance, () => {
      const fault = pickFault(this, entry)
      if (fault !== undefined) throw fault
      const rejection = states.engine.play(state, entry.seat, entry.pick, source.chance, events)
      if (rejection !== undefined) throw pickFault(this, entry, rejection)
    })
    this.#took(entry, state, events)
    return events
  }

  /** Adds an entry that is no pick and has been found to be in order. */
  add(entry: OtherEntry): void {
    try {
      this.#add(entry)
    } catch (error) {
      if (error instanceof FarBack) error.entry = entry
      throw error
    }
  }

  #add(entry: OtherEntry): void {
    switch (entry.do) {
      case 'undo':
        this.#states?.cut(entry.to, this.line)
        this.log.add(entry)
        this.#orders.liftAllOf(entry.seat) // who goes back wants to be asked again
        this.#expire()
        break
      case 'rewind':
        this.#states?.cut(entry.to, this.line)
        this.log.add(entry)
        this.#orders = new StandingOrders() // everybody wants to be asked again
        break
      case 'redo':
        this.#redo(entry)
        break
      case 'order':
        this.#give(entry)
        this.log.add(entry)
        break
      case 'lift':
        this.#orders.lift(entry.seat, entry.decision)
        this.log.add(entry)
        break
      case 'leave':
      case 'replace':
        this.#orders.liftAllOf(entry.seat)
        this.log.add(entry)
        break
      case 'migrated':
        this.#migrate(entry)
        break
      case 'hold':
      case 'back':
      case 'ask':
      case 'answer':
        this.log.add(entry)
        break
    }
  }

  #took(entry: PickEntry, state: State, events: readonly Event[]): void {
    this.#past.push(state, events)
    this.log.add(entry)
    this.#expire()
  }

  #expire(): void {
    if (this.#states !== undefined) this.#orders.expire(this.state.table.turn)
  }

  #redo(entry: EntryOf<'redo'>): void {
    const from = this.line.length
    this.#states?.pay(entry.to - from)
    this.log.add(entry)
    this.#states?.restore(this.line.slice(from))
    this.#expire()
  }

  #give({ seat, decision, until }: EntryOf<'order'>): void {
    if (this.#states === undefined) return
    const open = this.decision
    const isOpen = open?.seat === seat && open.key === decision
    this.#orders.give({ seat, decision, until }, this.state.table.turn, isOpen ? this.allowed : [])
  }

  #migrate(entry: EntryOf<'migrated'>): void {
    const { game, log } = this
    const title = titleFor(game.title, entry.to)
    const before = { game, number: log.length, from: log.titleVersion, state: this.#states?.state }
    log.add(entry)
    const state = carriedOver(before, entry, this.#writtenBy)
    this.#orders = new StandingOrders() // the decisions may not be the same any more
    if (title === undefined || state === undefined) this.#states = undefined
    else {
      this.#states = LineStates.begin(engineFor(title), fromMigration(this.line.length, state))
      this.#states.reach = this.#reach
    }
  }
}
