import { BotRunner, botsFor, PICK_LIMIT } from '@eldertable/bots'
import {
  commitmentTo,
  FastChance,
  type GameEntry,
  KeyedChance,
  type Pick,
  RecordingChance,
  type Rejection,
  type Seat,
  settingsOf,
} from '@eldertable/kernel'
import type { EntryOf, LogEntry, MatchFile, PickEntry } from '@eldertable/protocol'
import { searchContextOf } from './bots/thought-request.ts'
import { checkBots } from './bots/known-bots.ts'
import type { Budget } from './files/budget.ts'
import { FileReplay } from './files/file-replay.ts'
import { FromLog } from './log/chance-source.ts'
import {
  cannotAnswer,
  cannotChangeSeat,
  cannotLift,
  cannotOrder,
  cannotRedo,
  cannotRequest,
  cannotRewind,
  cannotUndo,
} from './log/entry-refusal.ts'
import { LogFault } from './log/log-fault.ts'
import { logAfter } from './log/log-after.ts'
import type { MatchSetup } from './log/match-log.ts'
import { PlayedLog, type OtherEntry, type Snapshot } from './log/played-log.ts'
import {
  MatchReader,
  type AskingRefusal,
  type RedoRefusal,
  type UndoRefusal,
} from './match-reader.ts'
import type { StoredMatch, NewMatch } from './new-match.ts'
import type { LiftRefusal, OrderEnd, OrderRefusal } from './orders/standing-orders.ts'
import { botAt, isPresent, type SeatChange, type SeatRefusal } from './seats/occupants.ts'
import { isAgreed, wasRefused } from './undo/consent.ts'
import { leavingPick, type TimeUp } from './seats/time-up.ts'
import { freeUndo, redoable, undoTo, type UndoHow } from './undo/undo.ts'
import { migration } from './versions/migration.ts'
import { canMigrate, engineFor, OtherRules } from './versions/rules-version.ts'

/** Why a command was refused. */
export type CommandRefusal = Rejection | 'stale' | 'bot-holds-seat'

/** Why nobody is asked to agree to an undo. */
export type RequestRefusal = AskingRefusal | 'stale' | 'refused-already'

/** Why a match is not taken back for whoever runs the server. */
export type RewindRefusal = 'match-over' | 'no-such-position'

/** Why an answer to a request was not taken. */
export type AnswerRefusal = 'match-over' | 'not-your-seat' | 'stale' | 'not-asked-now'

/** More passes in a row than any honest set of standing orders makes; then all are lifted. */
const PASSES_IN_A_ROW = 200

/**
 * The authority over one match: the only door to its state. Commands come in with the seat for which the caller
 * vouches; what is accepted is in the log, and the log is the whole match. What is refused changes nothing.
 */
export class Match extends MatchReader {
  #dice: KeyedChance
  readonly #faults: number[]

  /** Begins a match and plays it up to its first decision. */
  static open({ game, seats, settings = {}, undo = 'strict', key, seed }: NewMatch): Match {
    checkBots(game, seats)
    const { title } = game
    const dice = new KeyedChance(key)
    const chance = new RecordingChance(dice)
    const whole = settingsOf(title.switches, settings, seats.length)
    engineFor(title).start(seats.length, whole, chance)
    const beginning: MatchSetup = {
      title: title.id,
      titleVersion: title.version,
      seats: [...seats],
      settings: { ...whole },
      undo,
      ...(seed !== undefined && { seed }),
      start: chance.takeResults(),
    }
    return new Match(PlayedLog.begin(game, beginning, new FromLog(), 'us'), key, dice)
  }

  /** Plays a file again and goes on where it stops. Throws `LogFault` if it can't have come about as it says, and `OverBudget`. */
  static restore(game: GameEntry, file: MatchFile, budget?: Budget): Match {
    const { key, commitment } = file
    if (key === undefined) throw new LogFault(0, 'chance', "without its key a match can't go on")
    if (commitmentTo(key) !== commitment)
      throw new LogFault(0, 'chance', 'the key does not fit the commitment')
    const replay = new FileReplay(game, file, budget)
    while (!replay.isAtEnd) replay.step()
    const { played, counter } = replay
    if (!played.isPlayable) throw new OtherRules(game.title, played.log.titleVersion)
    const match = new Match(played, key, new KeyedChance(key, counter))
    if (!match.isOver) checkBots(game, match.seats)
    match.migrate()
    return match
  }

  /** Goes on with a match that was kept by its own host: chance results are taken at their word. */
  static reopen({ game, key, counter, beginning, entries, from, log, reach }: StoredMatch): Match {
    const source = new FromLog()
    const played =
      from === undefined
        ? PlayedLog.begin(game, beginning, source, 'us')
        : PlayedLog.resume(game, log ?? logAfter(beginning, entries, from.length), from)
    if (reach !== undefined) played.reach = reach
    for (const entry of entries.slice(played.log.length - 1)) played.replay(entry, source)
    if (!played.isPlayable) throw new OtherRules(game.title, played.log.titleVersion)
    return new Match(played, key, new KeyedChance(key, counter))
  }

  /** Begins where entries of somebody else's match lead, with dice of its own from there on. Throws `LogFault`. */
  static inherit(
    game: GameEntry,
    key: string,
    beginning: MatchSetup,
    entries: readonly LogEntry[],
  ): Match {
    const source = new FromLog()
    const played = PlayedLog.begin(game, beginning, source, 'anybody')
    for (const entry of entries) played.replay(entry, source)
    if (!played.isPlayable) throw new OtherRules(game.title, played.log.titleVersion)
    return new Match(played, key, new KeyedChance(key))
  }

  private constructor(
    played: PlayedLog,
    key: string,
    dice: KeyedChance,
    faults?: readonly number[],
  ) {
    super(played, key)
    this.#dice = dice
    this.#faults = faults?.slice() ?? this.seats.map(() => 0)
  }

  /** Another match in the same position, with the same dice to come. What happens to one does not happen to the other. */
  copy(): Match {
    const dice = new KeyedChance(this.#dice, this.#dice.counter)
    return new Match(this.played.copy(), this.key, dice, this.#faults)
  }

  /** From where in the key's stream the next number comes. It never goes back. */
  get counter(): number {
    return this.#dice.counter
  }

  /** By seat: how often its bot failed to answer properly. */
  get botFaults(): readonly number[] {
    return this.#faults
  }

  /** All that can't be had from the log without playing it. */
  get snapshot(): Snapshot {
    return this.played.snapshot
  }

  /**
   * Takes a pick from a seat. The number is the `moment` of the decision which the seat has seen: if the state has
   * changed since, the pick is refused. The id is the client's own name for the command.
   */
  command(seat: Seat, at: number, pick: Pick, id?: string): CommandRefusal | undefined {
    if (this.isOver) return 'match-over'
    const occupant = this.seats[seat]
    if (occupant?.player === 'person' && occupant.heldBy !== null) return 'bot-holds-seat'
    if (!isPresent(occupant)) return 'not-your-decision'
    if (at !== this.moment) return 'stale'
    return this.#take({ seat, pick, ...named(id) })
  }

  /** Takes back a seat's picks down to the floor; beyond it if the table has agreed to free undo. */
  undo(seat: Seat, at: number, how: UndoHow, id?: string): UndoRefusal | undefined {
    const why = this.cannotUndo(seat)
    if (why !== undefined) return why
    if (at !== this.moment) return 'stale'
    const to = undoTo(this.undoTargets(seat), how)
    if (typeof to === 'string') return to
    const entry: EntryOf<'undo'> = { do: 'undo', seat, to, ...named(id) }
    const refusal = cannotUndo(this.played, entry)
    if (refusal === 'not-agreed') throw new Error('an undo of its own needs no consent')
    return this.#add(entry, refusal)
  }

  /** Takes the match back to a position for whoever runs the server; nobody is asked, and nobody brings it back. */
  rewind(to: number): RewindRefusal | undefined {
    const entry: EntryOf<'rewind'> = { do: 'rewind', to }
    return this.#add(entry, cannotRewind(this.played, entry))
  }

  /** Restores what the latest undo has taken back, with the chance results that it had. */
  redo(seat: Seat, at: number, id?: string): RedoRefusal | undefined {
    const why = this.cannotUndo(seat)
    if (why !== undefined) return why
    if (at !== this.moment) return 'stale'
    const count = redoable(this.played.log.undone, seat, this.isFree)
    if (typeof count === 'string') return count
    const entry: EntryOf<'redo'> = { do: 'redo', seat, to: this.position + count, ...named(id) }
    return this.#add(entry, cannotRedo(this.played, entry))
  }

  /** Asks the other people to agree to an undo, over anything, by a step, action or turn or to a position. */
  requestUndo(
    seat: Seat,
    at: number,
    back: UndoHow | number,
    id?: string,
  ): RequestRefusal | undefined {
    const why = this.cannotUndo(seat)
    if (why !== undefined) return why
    if (at !== this.moment) return 'stale'
    const to = typeof back === 'number' ? back : undoTo(freeUndo(this.played, seat), back)
    if (typeof to === 'string') return to
    if (!Number.isInteger(to)) return 'no-such-position'
    if (wasRefused(this.entries, seat)) return 'refused-already'
    const entry: EntryOf<'ask'> = { do: 'ask', seat, to, ...named(id) }
    return this.#add(entry, cannotRequest(this.played, entry))
  }

  /** Answers the open request, which its number names. Whoever has made it can take it back with a no. */
  answer(seat: Seat, request: number, yes: boolean, id?: string): AnswerRefusal | undefined {
    if (this.request?.number !== request) return this.isOver ? 'match-over' : 'stale'
    const entry: EntryOf<'answer'> = { do: 'answer', seat, yes, ...named(id) }
    const refusal = cannotAnswer(this.played, entry)
    if (refusal !== undefined) return refusal
    this.played.add(entry)
    const open = this.request
    if (open !== null && isAgreed(open)) {
      this.played.add({ do: 'undo', seat: open.seat, to: open.to, by: 'consent' })
      this.#obeyOrders()
    }
    return undefined
  }

  /**
   * Makes the match pass this decision for the seat whenever it comes up, beginning with the one that is open. An
   * order that is to last as long as the options stay the same can only be given while they are being offered.
   */
  order(seat: Seat, decision: string, until: OrderEnd, id?: string): OrderRefusal | undefined {
    const entry: EntryOf<'order'> = { do: 'order', seat, decision, until, ...named(id) }
    return this.#add(entry, cannotOrder(this.played, entry))
  }

  /** Takes a standing order back. */
  lift(seat: Seat, decision: string, id?: string): LiftRefusal | undefined {
    const entry: EntryOf<'lift'> = { do: 'lift', seat, decision, ...named(id) }
    return this.#add(entry, cannotLift(this.played, entry))
  }

  /** Changes who plays a seat. */
  seat(change: SeatChange): SeatRefusal | undefined {
    return this.#add(change, cannotChangeSeat(this.played, change))
  }

  /** Does what a table has agreed on for a seat whose time is up, when it is asked. */
  timeUp(seat: Seat, { whenOut, bot }: TimeUp): SeatRefusal | 'stale' | undefined {
    if (seat !== this.asked || !isPresent(this.seats[seat])) return 'stale'
    const leaving = whenOut === 'lose' ? leavingPick(this.title, this.anytime(seat)) : undefined
    if (leaving === undefined)
      return this.seat(whenOut === 'bot' ? { do: 'hold', seat, bot } : { do: 'leave', seat, bot })
    const rejection = this.#take({ seat, pick: leaving })
    if (rejection !== undefined) throw new Error(`what is offered is refused: ${rejection}`)
    // Nobody takes that back: the seat is nobody's any more. A match that it has ended needs no more.
    return this.isOver ? undefined : this.seat({ do: 'leave', seat })
  }

  /** Takes the pick of a bot that was asked at this moment. */
  botPick(at: number, pick: Pick): CommandRefusal | undefined {
    if (this.isOver) return 'match-over'
    if (at !== this.moment) return 'stale'
    const seat = this.played.decision?.seat ?? -1
    const occupant = this.seats[seat]
    if (botAt(occupant) === undefined) return 'not-your-decision'
    return this.#take({ seat, pick, ...(occupant?.heldBy !== null && { by: 'bot-hold' }) })
  }

  /** Picks for the bots until a person is asked or the match is over; gives the number of picks. */
  runBots(most = PICK_LIMIT): number {
    let made = 0
    while (made < most && this.#runBot()) made++
    return made
  }

  /** As many picks may be played again at once; where more would have to be, `FarBack` is thrown. */
  set reach(picks: number) {
    this.played.reach = picks
  }

  /** Obeys the standing orders, as after every command. */
  goOn(): void {
    this.#obeyOrders()
  }

  /** Goes over to today's rules if the title wants that of the version by which the match was begun. */
  migrate(): boolean {
    const { title } = this.game
    const from = this.title.version
    if (this.isOver || !canMigrate(title, from)) return false
    this.played.add(migration(title, this.snapshot, from, this.counter))
    return true
  }

  /** Adds entries that another process has stored. Throws `LogFault` if they can't be; the match is of no use then. */
  catchUp(entries: readonly LogEntry[], counter: number): void {
    const source = new FromLog()
    for (const entry of entries) this.played.replay(entry, source)
    if (!this.played.isPlayable) throw new OtherRules(this.game.title, this.played.log.titleVersion)
    this.#dice = new KeyedChance(this.#dice, counter)
  }

  #add<R>(entry: OtherEntry, refusal: R | undefined): R | undefined {
    if (refusal !== undefined) return refusal
    this.played.add(entry)
    this.#obeyOrders()
    return undefined
  }

  #take(entry: Omit<PickEntry, 'chance'>): Rejection | undefined {
    const { counter } = this.#dice
    try {
      const rejection = this.played.take(entry, this.#dice)
      if (rejection !== undefined) return rejection
    } catch (error) {
      this.#dice = new KeyedChance(this.#dice, counter) // nobody has seen what was drawn
      throw error
    }
    if (entry.by !== 'order') this.#obeyOrders()
    return undefined
  }

  #runBot(): boolean {
    const request = this.botRequest()
    const bot = request && botsFor({ ...this.game, title: this.title }).get(request.bot)
    if (request === undefined || bot === undefined) return false
    const runner = new BotRunner(bot, new FastChance(request.seed))
    const pick = runner.pick(request.observation, searchContextOf(request, this.title))
    const { seat } = request.observation
    this.#faults[seat] = (this.#faults[seat] ?? 0) + runner.faults
    return this.botPick(this.moment, pick) === undefined
  }

  #obeyOrders(): void {
    const { played } = this
    if (played.orders.standing.length === 0) return
    for (let passes = 0; passes < PASSES_IN_A_ROW; passes++) {
      const { decision } = played
      if (decision === null || !isPresent(this.seats[decision.seat])) return
      const { seat, key } = decision
      const pass = played.engine.passPick(played.state)
      const picks = played.allowed
      if (pass === undefined || !picks.includes(pass)) return
      const answer = played.orders.answers(seat, key, picks)
      if (answer === 'over') played.add({ do: 'lift', seat, decision: key })
      if (answer !== 'yes') return
      this.#take({ seat, pick: pass, by: 'order' })
    }
    for (const { seat, decision } of played.orders.standing)
      played.add({ do: 'lift', seat, decision })
  }
}

const named = (id: string | undefined): { id?: string } => (id === undefined ? {} : { id })
