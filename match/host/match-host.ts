import type { GameEntry, Hint, Seat, View } from '@eldertable/kernel'
import type { LogEntry, MatchFile, PickEntry } from '@eldertable/protocol'
import { matchFileText } from '@eldertable/protocol/write-match-file.ts'
import { BotTurns, type HostBots } from '../bots/bot-turns.ts'
import { TooManyThink, type HintRefusal } from '../bots/hint-request.ts'
import type { Why, WhyRefusal } from '../bots/why-request.ts'
import type { Ledger, LedgerPage } from '../ledger/ledger.ts'
import { reopen, reopenAtEase, type OpenedMatch } from '../ledger/reopen.ts'
import { inSlices, REACH, type Replays } from '../ledger/replays.ts'
import { Snapshots } from '../ledger/snapshots.ts'
import { entriesOf, snapshotText, textOf, textsAfter, textsOf } from '../ledger/stored-text.ts'
import { FarBack } from '../log/far-back.ts'
import type { MatchReader, RedoRefusal, Told, UndoRefusal } from '../match-reader.ts'
import {
  Match,
  type AnswerRefusal,
  type CommandRefusal,
  type RequestRefusal,
  type RewindRefusal,
} from '../match.ts'
import type { NewMatch } from '../new-match.ts'
import type { LiftRefusal, OrderRefusal } from '../orders/standing-orders.ts'
import type { SeatChange, SeatRefusal } from '../seats/occupants.ts'
import type { TimeUp } from '../seats/time-up.ts'
import {
  LatestCommands,
  type Answer,
  type ConsentCommand,
  type LiftCommand,
  type OrderCommand,
  type PickCommand,
  type RedoCommand,
  type UndoCommand,
  type UndoRequest,
} from './commands.ts'
import { changeBetween, changeOf, type HostChange } from './host-change.ts'
import { SerialQueue } from './serial-queue.ts'

export interface HostOptions {
  /** Without it this process leaves the bots to another one. */
  readonly bots?: HostBots
  /** A snapshot after this many entries. */
  readonly snapshotEvery?: number
  /** Where long logs are played again; without it that is done here, while everything else waits. */
  readonly replays?: Replays
  /** Does what the rules of this match are needed for: so that somebody can see which match takes long. */
  readonly guard?: <T>(work: () => T) => T
  /** Is told what went wrong where nobody waits for an answer: snapshots, bots' picks, listeners. */
  readonly onFault?: (error: unknown) => void
}

/** So often a command is tried anew when others have changed the ledger in between. */
const TRIES = 5

/**
 * The authority over one match on a ledger. Every command is checked, tried on a copy, appended, and only then told:
 * nothing is announced before it is stored. Several hosts may share a ledger; one of them is always first.
 */
export class MatchHost {
  readonly #ledger: Ledger
  readonly #options: HostOptions
  readonly #listeners = new Set<(change: HostChange) => void>()
  readonly #queue = new SerialQueue()
  readonly #snapshots: Snapshots
  readonly #commands = new LatestCommands()
  readonly #bots: BotTurns | undefined
  #match: Match
  #revision: number
  /** True after an append that failed: nobody knows whether it was stored. */
  #isUnsure = false

  /** Begins a match in an empty ledger, with the key of its head. */
  static async begin(
    ledger: Ledger,
    given: Omit<NewMatch, 'key'>,
    options: HostOptions = {},
  ): Promise<MatchHost> {
    const { head } = await ledger.read(0)
    return MatchHost.adopt(ledger, Match.open({ ...given, key: head.key }), options)
  }

  /** Puts a match, such as a fork, into an empty ledger that has the same key. */
  static async adopt(ledger: Ledger, match: Match, options: HostOptions = {}): Promise<MatchHost> {
    const { head } = await ledger.read(0)
    if (head.length > 0) throw new Error('the match has begun already')
    if (head.key !== match.key) throw new Error('the ledger has another key')
    const change = { ...changeOf(match), seats: match.seats }
    if (!(await ledger.append(head.revision, textsOf(match), change)))
      throw new Error('the ledger was changed while the match began')
    return new MatchHost(ledger, match, head.revision + 1, 0, options)
  }

  /** Opens a match that has begun. Throws `LogFault` or `OtherRules` if it can't go on. */
  static async open(
    ledger: Ledger,
    game: GameEntry,
    options: HostOptions = {},
  ): Promise<MatchHost> {
    for (let tries = 0; tries < TRIES; tries++) {
      const page = await ledger.read(0)
      const { revision, length } = page.head
      const { match, snapshot } = await opened(game, page, options)
      const isNew = match.length > length
      // The rules have changed since: the match is not shown in its new state before that is stored.
      if (isNew && !(await ledger.append(revision, textsAfter(match, length), changeOf(match))))
        continue
      const snapshotAt = page.snapshot?.at ?? 0
      const at = isNew ? revision + 1 : revision
      const host = new MatchHost(ledger, match, at, snapshotAt, options)
      if (snapshot !== undefined) await host.#snapshots.put(snapshot)
      return host
    }
    throw new Error('the ledger does not hold still')
  }

  private constructor(
    ledger: Ledger,
    match: Match,
    revision: number,
    snapshotAt: number,
    options: HostOptions,
  ) {
    this.#ledger = ledger
    this.#match = match
    this.#revision = revision
    this.#options = options
    if (options.replays !== undefined) match.reach = REACH
    this.#snapshots = new Snapshots(ledger, snapshotAt, options.snapshotEvery, (error) =>
      options.onFault?.(error),
    )
    if (options.bots !== undefined) this.#bots = this.#botTurns(options.bots)
    this.#bots?.wake()
  }

  /** The match as it is stored, to look at. Ask again after every change. */
  get match(): MatchReader {
    return this.#match
  }

  get position(): number {
    return this.#match.position
  }

  /** The number that commands name as `at`: it changes with the state and with nothing else. */
  get moment(): number {
    return this.#match.moment
  }

  get length(): number {
    return this.#match.length
  }

  get line(): readonly PickEntry[] {
    return this.#match.line
  }

  /** By seat: how often its bot had to be replaced for a pick, in this process. */
  get botFaults(): readonly number[] {
    return this.#bots?.faults ?? this.#match.seats.map(() => 0)
  }

  view(seat: Seat | null): View {
    return this.#match.view(seat)
  }

  heard(seat: Seat | null, from?: number): Told[] {
    return this.#match.heard(seat, from)
  }

  toFile(given: { withKey: boolean }): MatchFile {
    return this.#match.toFile(given)
  }

  /** The text of the file; others have their turn while it is written. */
  async fileText(given: { withKey: boolean }): Promise<string> {
    const match = this.#match
    const rest = match.fileWithoutLog(given)
    const [, ...log] = await this.#textsOf(match)
    return matchFileText(rest, log)
  }

  pick(seat: Seat, { id, at, pick }: PickCommand, also?: unknown): Promise<Answer<CommandRefusal>> {
    return this.#command(
      seat,
      id,
      (entry) => entry.do === undefined && entry.pick === pick,
      (match) => match.command(seat, at, pick, id),
      also,
    )
  }

  undo(seat: Seat, { id, at, how }: UndoCommand): Promise<Answer<UndoRefusal>> {
    return this.#command(seat, id, is('undo'), (match) => match.undo(seat, at, how, id))
  }

  redo(seat: Seat, { id, at }: RedoCommand): Promise<Answer<RedoRefusal>> {
    return this.#command(seat, id, is('redo'), (match) => match.redo(seat, at, id))
  }

  /** Asks the other people to agree to an undo beyond the floor. */
  requestUndo(seat: Seat, { id, at, back }: UndoRequest): Promise<Answer<RequestRefusal>> {
    return this.#command(seat, id, is('ask'), (match) => match.requestUndo(seat, at, back, id))
  }

  consent(seat: Seat, { id, request, yes }: ConsentCommand): Promise<Answer<AnswerRefusal>> {
    return this.#command(seat, id, is('answer'), (match) => match.answer(seat, request, yes, id))
  }

  order(seat: Seat, { id, decision, until }: OrderCommand): Promise<Answer<OrderRefusal>> {
    return this.#command(seat, id, is('order'), (match) => match.order(seat, decision, until, id))
  }

  lift(seat: Seat, { id, decision }: LiftCommand): Promise<Answer<LiftRefusal>> {
    return this.#command(seat, id, is('lift'), (match) => match.lift(seat, decision, id))
  }

  /** Lets a bot play for a person who is away. */
  hold(seat: Seat, bot: string, also?: unknown): Promise<Answer<SeatRefusal>> {
    return this.#seat({ do: 'hold', seat, bot }, also)
  }

  takeBack(seat: Seat, also?: unknown): Promise<Answer<SeatRefusal>> {
    return this.#seat({ do: 'back', seat }, also)
  }

  /** Gives a seat up; a bot may play on in it. */
  leave(seat: Seat, bot?: string, also?: unknown): Promise<Answer<SeatRefusal>> {
    return this.#seat({ do: 'leave', seat, ...(bot !== undefined && { bot }) }, also)
  }

  /** Lets somebody else sit down, a person or a bot. */
  replace(
    seat: Seat,
    by: { readonly name: string; readonly player: string },
    also?: unknown,
  ): Promise<Answer<SeatRefusal>> {
    return this.#seat({ do: 'replace', seat, name: by.name, player: by.player }, also)
  }

  /**
   * Does what a table has agreed on for a seat whose time is up, unless it turns out not to be when this is next: somebody
   * may have been quicker, here or elsewhere.
   */
  timeUp(
    seat: Seat,
    then: TimeUp,
    isUp: () => boolean,
    also?: unknown,
  ): Promise<Answer<SeatRefusal | 'stale'>> {
    return this.#queue.run(() =>
      this.#try((match) => (isUp() ? match.timeUp(seat, then) : 'stale'), also),
    )
  }

  /** Stores something with the match that changes nothing in it, unless it turns out not to be wanted any more. */
  note(isWanted: () => boolean, also: unknown): Promise<Answer<'stale'>> {
    return this.#queue.run(() =>
      this.#try(() => (isWanted() ? undefined : ('stale' as const)), also),
    )
  }

  /** Takes the match back to a position for whoever runs the server. */
  rewind(to: number): Promise<Answer<RewindRefusal>> {
    return this.#queue.run(() => this.#try((match) => match.rewind(to)))
  }

  /** Reads what other processes have appended. */
  refresh(): Promise<void> {
    return this.#queue.run(() => this.#reload())
  }

  /**
   * What a bot would pick in place of the seat that is asked. It is told to nobody else and not kept, and nothing else waits
   * for it; if the match has moved on meanwhile it is of no use.
   */
  async hint(
    seat: Seat,
    at: number,
  ): Promise<{ ok: true; hint: Hint } | { ok: false; why: HintRefusal }> {
    const request = this.#guarded(() => this.#match.hintRequest(seat, at))
    if (typeof request === 'string') return { ok: false, why: request }
    const player = this.#options.bots?.player
    if (player?.hint === undefined) return { ok: false, why: 'no-hint-title' }
    try {
      const hint = await player.hint(request)
      return at === this.moment ? { ok: true, hint } : { ok: false, why: 'stale' }
    } catch (error) {
      if (error instanceof TooManyThink) return { ok: false, why: 'hints-busy' }
      throw error
    }
  }

  /**
   * Why a bot made the pick that led to a position, for whoever may know no more than a seat, or a spectator (null). It may be
   * thought about in their name: anybody can ask, and what plays here need not wait for all of them.
   */
  async why(
    position: number,
    asker: Seat | null,
    whose?: readonly string[],
  ): Promise<{ ok: true; why: Why } | { ok: false; why: WhyRefusal | 'hints-busy' }> {
    const wanted = this.#guarded(() => this.#match.whyRequest(position, asker))
    if (typeof wanted === 'string') return { ok: false, why: wanted }
    const player = this.#options.bots?.player
    if (player?.hint === undefined) return { ok: false, why: 'no-hint-title' }
    const { request, ...made } = wanted
    try {
      return { ok: true, why: { ...made, hint: await player.hint(request, whose) } }
    } catch (error) {
      if (error instanceof TooManyThink) return { ok: false, why: 'hints-busy' }
      throw error
    }
  }

  /** Lets bots go on that have paused. */
  wakeBots(): void {
    this.#guarded(() => this.#bots?.wake())
  }

  /** Is told of every change once it is stored. Stops when the answer is called. */
  listen(listener: (change: HostChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The match as a ledger would give it, with a snapshot of this very moment. */
  async page(): Promise<LedgerPage> {
    const match = this.#match
    const snapshot = { at: match.length, state: snapshotText(match) }
    return this.#pageOf(match, await this.#textsOf(match), snapshot)
  }

  /** Resolves when everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#queue.settled()
  }

  /** Stops the bots, waits for what is under way, and leaves a snapshot of the end. */
  async close(): Promise<void> {
    this.#bots?.close()
    await this.#queue.close(new Error('the match is closed here'))
    this.#listeners.clear()
    if (!this.#isUnsure) await this.#snapshots.leave(this.#match)
  }

  #seat(change: SeatChange, also: unknown): Promise<Answer<SeatRefusal>> {
    return this.#queue.run(() => this.#try((match) => match.seat(change), also))
  }

  #command<R extends string>(
    seat: Seat,
    id: string,
    isThis: (entry: LogEntry) => boolean,
    attempt: (match: Match) => R | undefined,
    also?: unknown,
  ): Promise<Answer<R>> {
    return this.#queue.run(() =>
      this.#try(attempt, also, () =>
        this.#commands.answerTo(this.#match.entries, seat, id, isThis),
      ),
    )
  }

  /** Tries a command on a copy until it is refused, or stored and told. */
  async #try<R extends string>(
    attempt: (match: Match) => R | undefined,
    also?: unknown,
    before?: () => Answer<never> | undefined,
  ): Promise<Answer<R>> {
    if (this.#isUnsure) await this.#reload()
    for (let tries = 0; tries < TRIES; tries++) {
      const answered = before?.()
      if (answered !== undefined) return answered
      const [next, refusal] = await this.#attempt(attempt)
      if (refusal !== undefined) return { ok: false, why: refusal }
      const length = this.length + 1
      try {
        if (await this.#store(next, also)) return { ok: true, length }
      } catch (error) {
        return this.#afterFault(error, before)
      }
      // Somebody else was first. Whether the command still makes sense after that, the match will say.
      await this.#reload()
    }
    return { ok: false, why: 'stale' }
  }

  /** Does something to a copy of the match, which may lead so far back that it has to be played again elsewhere. */
  async #attempt<R>(attempt: (match: Match) => R | undefined): Promise<[Match, R | undefined]> {
    const next = this.#match.copy()
    try {
      return [next, this.#guarded(() => attempt(next))]
    } catch (error) {
      const { replays } = this.#options
      if (!(error instanceof FarBack) || error.entry === undefined || replays === undefined)
        throw error
      const before = { at: this.length, state: snapshotText(this.#match) }
      const texts = [...(await this.#textsOf(next)), textOf(error.entry)]
      const page = this.#pageOf(next, texts, before)
      const { match } = await reopenAtEase(this.#match.game, page, replays)
      match.goOn()
      return [match, undefined]
    }
  }

  #pageOf(
    { key, counter }: Match,
    entries: string[],
    snapshot: LedgerPage['snapshot'],
  ): LedgerPage {
    const head = { revision: this.#revision, length: entries.length, key, counter }
    return { head, entries, snapshot }
  }

  /** The whole log as texts, the set-up first; others have their turn meanwhile. */
  async #textsOf(match: Match): Promise<string[]> {
    const pause = () => this.#options.replays?.pause() ?? Promise.resolve()
    const rest = await inSlices(match.entries, (some) => some.map(textOf), pause)
    return [textOf({ do: 'begin', ...match.beginning }), ...rest]
  }

  /** An append has failed, but perhaps it was stored: if so, that is the answer, and everybody hears of it. */
  async #afterFault(
    error: unknown,
    before: (() => Answer<never> | undefined) | undefined,
  ): Promise<Answer<never>> {
    try {
      await this.#reload()
    } catch {
      throw error // still unsure; what went wrong first says more
    }
    const answered = before?.()
    if (answered === undefined) throw error
    return answered
  }

  async #store(next: Match, also: unknown): Promise<boolean> {
    const texts = textsAfter(next, this.length)
    const change = changeOf(next, this.#match, also)
    this.#isUnsure = true
    const isStored = await this.#ledger.append(this.#revision, texts, change)
    this.#isUnsure = false
    if (!isStored) return false
    this.#revision++
    this.#become(next)
    return true
  }

  async #reload(): Promise<void> {
    const { head, entries } = await this.#ledger.read(this.length)
    if (head.length < this.length) throw new Error('the ledger has lost entries')
    const next = await this.#caughtUp(entries, head)
    this.#revision = head.revision
    this.#isUnsure = false
    if (entries.length > 0) this.#become(next)
  }

  /** The match after what others have done, which may be more than can be played again here. */
  async #caughtUp(entries: readonly string[], head: LedgerPage['head']): Promise<Match> {
    const { replays } = this.#options
    try {
      if (replays !== undefined && entries.length > REACH) throw new FarBack(entries.length)
      const next = this.#match.copy()
      this.#guarded(() => next.catchUp(entriesOf(entries, this.length), head.counter))
      return next
    } catch (error) {
      if (!(error instanceof FarBack) || replays === undefined) throw error
      const snapshot = { at: this.length, state: snapshotText(this.#match) }
      const page = { head, entries: [...(await this.#textsOf(this.#match)), ...entries], snapshot }
      return (await reopenAtEase(this.#match.game, page, replays)).match
    }
  }

  #become(next: Match): void {
    const change = changeBetween(this.#match, next)
    this.#match = next
    for (const listener of this.#listeners) this.#catch(() => this.#guarded(() => listener(change)))
    if (this.#snapshots.isDue(next)) void this.#snapshots.leave(next)
    this.#guarded(() => this.#bots?.wake())
  }

  #botTurns(bots: HostBots): BotTurns {
    return new BotTurns(bots, {
      match: () => this.#match,
      take: async (at, pick) => {
        await this.#queue.run(() => this.#try((match) => match.botPick(at, pick)))
      },
      onFault: (error) => this.#options.onFault?.(error),
    })
  }

  #guarded<T>(work: () => T): T {
    const { guard } = this.#options
    return guard === undefined ? work() : guard(work)
  }

  #catch(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.#options.onFault?.(error)
    }
  }
}

const opened = async (
  game: GameEntry,
  page: LedgerPage,
  { replays }: HostOptions,
): Promise<OpenedMatch> =>
  replays === undefined ? { match: reopen(game, page) } : reopenAtEase(game, page, replays)

const is =
  (name: NonNullable<LogEntry['do']>) =>
  (entry: LogEntry): boolean =>
    entry.do === name
