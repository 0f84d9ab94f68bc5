import { isHandHidden, type GameEntry, type Pick, type Seat } from '@eldertable/kernel'
import {
  Budget,
  fork,
  Match,
  MatchHost,
  type Answer,
  type OrderEnd,
  type Why,
} from '@eldertable/match'
import type { MatchFile, MatchSeat } from '@eldertable/protocol'
import { download } from '../download.ts'
import { localNotes } from '../notes/local-notes.ts'
import type { MatchNotes } from '../notes/match-notes.ts'
import { AskedHints } from '../session/asked-hints.ts'
import type { Instant, MatchOnScreen, MatchSession, Past, UndoHow } from '../session/session.ts'
import { passedOn, takenBy, type Screen } from './curtain.ts'
import { put } from './kept-matches.ts'
import {
  hosted,
  newKey,
  peopleAt,
  newRecord,
  type Audience,
  type LocalTerms,
  type Opened,
  type Opening,
} from './local-host.ts'
import { noteOf } from './note-of.ts'
import { LocalUndo } from './local-undo.ts'

/** Picks that are played to bring a file here: a page that somebody else's file has stopped can't even be left. */
const MOST_PICKS = 200_000

/** A table whose match runs in this browser: alone against bots, or several people round one screen. */
export class LocalMatch implements MatchSession {
  readonly id: string
  readonly #host: MatchHost
  readonly notes: MatchNotes
  readonly #listeners = new Set<() => void>()
  readonly #hints = new AskedHints()
  /** Whether those at the screen may ask for hints. */
  readonly hasHints: boolean
  #wentOn: string | undefined
  #screen: Screen
  #view: MatchOnScreen | undefined
  #sent = 0
  readonly #undo: LocalUndo
  #note: string | null = null
  readonly #audience: Audience

  private constructor(id: string, { host, audience, hasHints, wentOn }: Opened) {
    this.id = id
    this.notes = localNotes(id)
    this.#host = host
    this.#audience = audience
    this.hasHints = hasHints
    this.#wentOn = wentOn
    this.#screen = { reader: peopleAt(this.#host.match)[0] ?? null, handOver: null, taken: null }
    this.#passScreen()
    this.#undo = new LocalUndo(host, () => ({ people: peopleAt(host.match), reader: this.#reader }))
    host.listen((change) => {
      this.#undo.hear(change)
      this.#passScreen()
      this.#tell()
    })
  }

  /** A new match with a key that nobody knows beforehand. */
  static async open(
    id: string,
    game: GameEntry,
    seats: readonly MatchSeat[],
    settings: Readonly<Record<string, unknown>>,
    { undo, hints }: LocalTerms,
  ): Promise<LocalMatch> {
    await put({ ...newRecord(id, game, seats, newKey()), hints })
    const given = { game, seats, settings, undo }
    return LocalMatch.#hosted(id, (ledger, options) => MatchHost.begin(ledger, given, options))
  }

  /** A new match that goes on from a position of another one. */
  static async playOn(
    id: string,
    game: GameEntry,
    file: MatchFile,
    position: number,
  ): Promise<LocalMatch> {
    const key = newKey()
    const match = fork(game, file, position, { key, undo: 'free' })
    await put({ ...newRecord(id, game, match.seats, key), playedOn: true })
    return LocalMatch.#hosted(id, (ledger, options) => MatchHost.adopt(ledger, match, options))
  }

  /** A match that was saved as a file, with its own dice. Throws `LogFault` if it can't have come about as it says, or `OverBudget`. */
  static async restore(id: string, game: GameEntry, file: MatchFile): Promise<LocalMatch> {
    const match = Match.restore(game, file, new Budget(MOST_PICKS))
    await put(newRecord(id, game, match.seats, match.key))
    return LocalMatch.#hosted(id, (ledger, options) => MatchHost.adopt(ledger, match, options))
  }

  static resume(id: string, game: GameEntry): Promise<LocalMatch> {
    return LocalMatch.#hosted(id, (ledger, options) => MatchHost.open(ledger, game, options))
  }

  static async #hosted(id: string, open: Opening): Promise<LocalMatch> {
    return new LocalMatch(id, await hosted(id, open))
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(): MatchOnScreen {
    this.#view ??= this.#look()
    return this.#view
  }

  pick(pick: Pick): void {
    this.#send((seat) => this.#host.pick(seat, { ...this.#now(), pick }))
  }

  undo(how: UndoHow): void {
    this.#send((seat) => this.#host.undo(seat, { ...this.#now(), how }), this.#undo.seat)
  }

  redo(): void {
    this.#send((seat) => this.#host.redo(seat, this.#now()), this.#undo.seat)
  }

  askUndo(how: UndoHow): void {
    this.#send(
      (seat) => this.#host.requestUndo(seat, { ...this.#now(), back: how }),
      this.#undo.seat,
    )
  }

  /** Those who are asked sit round this screen, and answer here one after the other. */
  consent(yes: boolean): void {
    const { request } = this.#undo
    if (request === null) return
    const answer = { id: this.#newId(), request: request.number, yes }
    this.#send((seat) => this.#host.consent(seat, answer), request.answering)
  }

  order(decision: string, until: OrderEnd): void {
    this.#send((seat) => this.#host.order(seat, { id: this.#newId(), decision, until }))
  }

  lift(decision: string): void {
    this.#send((seat) => this.#host.lift(seat, { id: this.#newId(), decision }))
  }

  say(): void {}

  dismissNote(): void {
    this.#note = null
    this.#tell()
  }

  askHint(): void {
    const { moment } = this.#host
    if (this.#reader === null) return
    this.#hints.ask(moment)
    this.#note = null
    this.#tell()
    this.#host.hint(this.#reader, moment).then(
      (answer) => {
        if (answer.ok) this.#hints.hear(moment, answer.hint)
        else this.#hints.giveUp()
        if (answer.ok) this.#tell()
        else this.#say(answer.why)
      },
      () => {
        this.#hints.giveUp()
        this.#say('fault')
      },
    )
  }

  async askWhy(position: number): Promise<Why> {
    const isOver = this.#host.match.outcome !== null
    const answer =
      this.hasHints || isOver
        ? await this.#host.why(position, this.#ears)
        : ({ ok: false, why: 'why-later' } as const)
    if (answer.ok) return answer.why
    throw new Error(await noteOf(answer.why))
  }

  keepUp(isUpToDate: boolean): void {
    this.#audience.isUpToDate = isUpToDate
    if (isUpToDate) this.#host.wakeBots()
  }

  /** Says from now on at which table on the server the match went on. */
  wentOnAt(table: string): void {
    this.#wentOn = table
    this.#tell()
  }

  takeScreen(): void {
    const { handOver } = this.#screen
    if (handOver === null) return
    this.#screen = takenBy(handOver)
    this.#tell()
  }

  lookBack(from: number, to: number): Promise<Past> {
    const { match } = this.#host
    const last = Math.min(to, match.position)
    const first = Math.max(match.earliest, Math.min(from, last))
    const views = [...match.viewsAlong(first, last, this.#ears)]
    return Promise.resolve({ earliest: match.earliest, from: first, views })
  }

  storyOf(position: number): readonly Instant[] {
    const { match } = this.#host
    const story = match.storyOf(position, this.#ears)
    const end =
      position === match.position ? match.view(this.#eyes) : match.viewAt(position, this.#eyes)
    return story.map((instant, i) => {
      const { table, hand } = i === story.length - 1 ? end : instant
      // Round an open screen everybody hears what all may know, and yet sees the hand of whoever reads.
      return { table, hand: this.#eyes === null ? null : this.#ears === null ? end.hand : hand }
    })
  }

  file(): Promise<MatchFile> {
    return Promise.resolve(this.#host.toFile({ withKey: true }))
  }

  /** Sends a command, as the reader unless another seat is named, and shows why it was refused, if it was. */
  #send(command: (seat: Seat) => Promise<Answer<string>>, seat = this.#reader): void {
    if (seat === null) return
    this.#note = null
    command(seat).then(
      (answer) => {
        if (!answer.ok) this.#say(answer.why)
      },
      () => this.#say('not-stored'),
    )
  }

  #say(reason: string): void {
    const sent = this.#sent
    void noteOf(reason).then((note) => {
      if (sent !== this.#sent) return // something else was tried meanwhile
      this.#note = note
      this.#tell()
    })
  }

  seatBot(): void {}

  /** There is no server to tell: the match is saved as a file that can be sent along. */
  async report(words: string): Promise<string> {
    const text = JSON.stringify({ words, file: await this.file() })
    download(`eldertable-${this.id}.json`, text)
    return 'The match was saved with your words as a file on this device.'
  }

  #newId(): string {
    return `${Date.now().toString(36)}-${this.#sent++}`
  }

  #now(): { id: string; at: number } {
    return { id: this.#newId(), at: this.#host.moment }
  }

  /** Hides one person's hand before another one is asked, if there is anything to hide. */
  #passScreen(): void {
    const asked = this.#host.match.decision?.seat
    if (asked === undefined || !peopleAt(this.#host.match).includes(asked)) return
    this.#screen = passedOn(this.#screen, asked, this.#isHidden(asked))
  }

  /** Whether the others at this screen must not see what a person sees. */
  #isHidden(seat: Seat): boolean {
    if (peopleAt(this.#host.match).length < 2) return false
    return isHandHidden(this.#host.match.title, this.#host.view(seat).hand)
  }

  get #reader(): Seat | null {
    return this.#screen.reader
  }

  /** Whose eyes look at the screen: nobody's while it goes from hand to hand. */
  get #eyes(): Seat | null {
    return this.#screen.handOver === null ? this.#reader : null
  }

  /** What was told to whom: round an open screen everybody reads what all of them may know. */
  get #ears(): Seat | null {
    const eyes = this.#eyes
    return eyes !== null && peopleAt(this.#host.match).length > 1 && !this.#isHidden(eyes)
      ? null
      : eyes
  }

  #tell(): void {
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }

  #look(): MatchOnScreen {
    const { match } = this.#host
    const asked = match.decision?.seat ?? null
    const eyes = this.#eyes
    const isOver = match.outcome !== null
    return {
      id: this.id,
      title: match.title.id,
      name: '',
      status: isOver ? 'finished' : 'playing',
      seats: match.seats.map(({ name, player }) => ({ name, player, heldBy: null, present: true })),
      reader: this.#reader,
      view: this.#host.view(eyes),
      anytime: eyes === null ? null : match.anytime(eyes),
      position: this.#host.position,
      rewinds: this.#undo.rewinds,
      decided: this.#reader === null ? null : match.decided(this.#reader),
      log: this.#host.heard(this.#ears),
      thinking: asked !== null && match.isBot(asked) ? asked : null,
      handOver: this.#screen.handOver,
      orders: this.#reader === null ? [] : match.orders(this.#reader),
      undo: this.#undo.state,
      chat: null,
      ...(this.hasHints &&
        this.#host.match.game.searchProfile && { hints: this.#hints.at(match.moment) }),
      commitment: match.commitment,
      key: isOver ? match.key : null,
      code: null,
      isHost: true,
      watchers: 0,
      connection: 'here',
      note: this.#note,
      rematch: null,
      ...(this.#wentOn !== undefined && { wentOn: this.#wentOn }),
    }
  }
}
