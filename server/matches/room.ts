import type { GameEntry } from '@eldertable/kernel'
import {
  FarBack,
  Match,
  MatchHost,
  SerialQueue,
  type BotPlayer,
  type HostChange,
  type HostOptions,
  type Why,
} from '@eldertable/match'
import type { ClockShown, Reason } from '@eldertable/protocol/wire.ts'
import type { Change, MatchHead, Store } from '@eldertable/store'
import { isPlayedBy, seatOfGuest, termsOf, type SeatRecord } from '../lobby/records.ts'
import { monotonic } from '../clock.ts'
import type { ServerClock } from '../clocks/server-clock.ts'
import { RoomClocks } from '../clocks/room-clocks.ts'
import { nameOf, type Person } from '../limits/person.ts'
import type { Metrics } from '../metrics.ts'
import type { Presence } from '../presence.ts'
import type { ReplayThread } from '../replays/replay-thread.ts'
import { Refused } from '../refused.ts'
import type { Attention } from '../watchdog/attention.ts'
import { Attendance } from './attendance.ts'
import { TableSignals } from './table-signals.ts'
import { TableTalk } from './table-talk.ts'
import { joinFields } from './join-fields.ts'
import { shownBy, type MatchShown } from './match-shown.ts'
import { LATEST, Broadcast, type Viewer } from './broadcast.ts'
import { pastText, type Stretch } from './past.ts'
import { StoreLedger, type Beginners } from './store-ledger.ts'
import type { Absence } from '../lobby/replacing.ts'
import { headShown, seatsShown } from './table-shown.ts'
import type { Turns } from './turns.ts'
import { eyesFor, mayWatch, type LookBack } from './watching.ts'
import type { Subscriber } from './subscriber.ts'

/** What all rooms of a server share. */
export interface ServerContext {
  readonly store: Store
  readonly presence: Presence
  /** By what people's time is counted. */
  readonly clock: ServerClock
  readonly metrics: Metrics
  readonly replays: ReplayThread
  readonly turns: Turns
  readonly attention: Attention
  /** How long somebody is away before a bot may play for them. */
  readonly absence: Absence
  /** The matches that must not be opened. */
  readonly stuck: ReadonlySet<string>
  readonly hostOptions: HostOptions
  /** The threads in which bots think, for those who play in these names; without it they think as in `hostOptions`. */
  readonly botsFor?: (whose: () => readonly string[]) => BotPlayer
  gameOf(title: string): GameEntry
}

/** Milliseconds that a table stays in memory, and its bots play on, after the last has left it. */
export const LINGER = 60_000

/** This many are told everything at a time; the others wait for their turn. */
const AT_A_TIME = 16

/** One table in this process: its match once that has begun, and those who look at it. */
export class Room {
  readonly id: string
  readonly #server: ServerContext
  readonly #ledger: StoreLedger
  readonly attendance: Attendance
  readonly signals: TableSignals
  readonly talk: TableTalk
  /** Absent where nobody's time runs. */
  readonly clocks: RoomClocks | undefined
  #host: MatchHost | undefined
  readonly #packets: Broadcast
  /** Whether those at the table see what the others consider and may suggest. */
  readonly #hasAdvice: boolean
  /** What the subscribers know of the seats and of each other. */
  #seatsTold = ''
  /** Whether they are about to be told. */
  #isSeatsDue = false
  readonly #queue = new SerialQueue()
  readonly #onFault = (error: unknown): void => this.#server.hostOptions.onFault?.(error)
  /** When the last who watched has gone, and from where they did. */
  #watchedAt = -Infinity
  #lastAddress = ''
  /** How many are doing something here at the moment, besides watching. */
  users = 0
  idleSince = 0

  static async open(context: ServerContext, head: MatchHead): Promise<Room> {
    const room = new Room(context, head)
    if (head.status !== 'gathering') await room.#openHost()
    await room.clocks?.meet()
    return room
  }

  private constructor(context: ServerContext, head: MatchHead) {
    this.id = head.id
    this.#server = context
    const { clock } = termsOf(head)
    if (clock !== undefined) {
      this.clocks = new RoomClocks(this, clock, {
        server: context.clock,
        metrics: context.metrics,
        onFault: this.#onFault,
      })
    }
    this.#ledger = new StoreLedger(context.store, head, this.clocks?.table)
    this.#packets = new Broadcast(head.id)
    this.#hasAdvice = termsOf(head).advice
    this.attendance = new Attendance(context.store, context.presence)
    this.signals = new TableSignals(context.store, this, this.#hasAdvice)
    this.talk = new TableTalk(context.store, this)
  }

  get head(): MatchHead {
    return this.#ledger.head
  }

  get ledger(): StoreLedger {
    return this.#ledger
  }

  get seats(): readonly SeatRecord[] {
    return this.#ledger.seats
  }

  get game(): GameEntry {
    return this.#server.gameOf(this.head.title)
  }

  /** The match; there must be one. */
  get host(): MatchHost {
    if (this.#host === undefined) throw new Refused('not-started')
    return this.#host
  }

  get hasBegun(): boolean {
    return this.#host !== undefined
  }

  /** Where the clocks stand, if there are any. */
  get clockShown(): ClockShown | null {
    return this.clocks?.shown ?? null
  }

  /** Whether anybody who plays here is there, at this process. */
  get isSatAt(): boolean {
    for (const { guest } of this.#watchers) if (this.seatOf(guest) !== null) return true
    return false
  }

  /** Whether those at the table may ask for hints. */
  get hasHints(): boolean {
    return termsOf(this.head).hints
  }

  /** Whether anything would be lost or stopped if this process forgot the table. */
  get isInUse(): boolean {
    return this.users > 0 || this.#watchers.size > 0
  }

  get watchers(): Iterable<Subscriber> {
    return this.#watchers
  }

  /** Whether somebody plays here, or looks after the table. */
  isPlayedBy(guest: string | undefined): boolean {
    return isPlayedBy(this.head, this.seats, guest)
  }

  seatOf(guest: string | undefined): Viewer {
    return seatOfGuest(this.seats, guest)
  }

  /** Does one thing after the other, so that nothing comes between looking and writing. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work)
  }

  /** Shows somebody the table. Whoever comes back to it gets the seat back that a bot has played meanwhile. */
  async watch(subscriber: Subscriber, isBack: boolean): Promise<void> {
    if (!this.#maySee(subscriber)) throw new Refused('no-watching')
    if (isBack) await this.#giveBack(subscriber.guest)
    await this.talk.prepareFor(subscriber)
    await this.#server.turns.next()
    if (this.#watchers.size === 0) this.#packets.forget()
    this.attendance.enter(subscriber)
    this.tellAll(subscriber)
    this.tellSeats()
    this.#host?.wakeBots()
    if (this.#host !== undefined) this.clocks?.mind().catch(this.#onFault)
  }

  async #giveBack(guest: string | undefined): Promise<void> {
    const seat = this.seatOf(guest)
    if (seat === null || this.#host === undefined || this.head.status !== 'playing') return
    // Should the match refuse it, it is the person's already.
    if (this.seats[seat]?.heldBy !== null) await this.#host.takeBack(seat)
  }

  /** What somebody may know of a stretch of the match; what is far back is played again elsewhere. */
  async past(guest: string | undefined, wish: LookBack): Promise<string> {
    const { host, game, id } = this
    const viewer = eyesFor(this, this.seatOf(guest), wish)
    const stretch: Stretch = { from: wish.from, to: wish.to }
    try {
      return this.#server.attention.during(id, () => pastText(host.match, viewer, stretch))
    } catch (error) {
      if (!(error instanceof FarBack)) throw error
      const { length } = host
      const page = () => host.page()
      const text = await this.#server.replays.look({ id, game, length, page }, viewer, stretch)
      // What was long ago may have become the latest meanwhile.
      if (eyesFor(this, this.seatOf(guest), wish) !== viewer) throw new Refused('not-yet')
      return text
    }
  }

  /** Why a bot made the pick that led to a position: at tables without hints only once nobody can use it any more. */
  async why(asker: Person, position: number): Promise<Why> {
    const { host, id } = this
    const viewer = this.seatOf(asker.guest)
    if (!mayWatch(this, viewer)) throw new Refused('no-watching')
    if (!this.hasHints && host.match.outcome === null) throw new Refused('why-later')
    try {
      const whose = [asker.address, nameOf(asker)]
      const why = () => host.why(position, viewer, whose)
      const answer = await this.#server.attention.during(id, why)
      if (answer.ok) return answer.why
      throw new Refused(answer.why)
    } catch (error) {
      throw error instanceof FarBack ? new Refused('why-too-far') : error
    }
  }

  unwatch(subscriber: Subscriber, why: 'goes' | 'comes again' = 'goes'): void {
    this.idleSince = monotonic()
    this.#watchedAt = this.idleSince
    this.#lastAddress = subscriber.address
    this.attendance.leave(subscriber, this.idleSince)
    if (why === 'goes') this.signals.left(subscriber.guest).catch(this.#onFault)
    this.tellSeats()
  }

  /** Tells one subscriber everything, or nothing more to who may not watch. */
  tellAll(subscriber: Subscriber): void {
    if (!this.#maySee(subscriber)) return this.#showNoMore(subscriber)
    this.#server.attention.during(this.id, () => this.#tellAll(subscriber))
  }

  #maySee({ guest }: Subscriber): boolean {
    return mayWatch(this, this.seatOf(guest))
  }

  #showNoMore(subscriber: Subscriber): void {
    this.attendance.leave(subscriber, monotonic())
    subscriber.turnOut('no-watching')
  }

  #tellAll(subscriber: Subscriber): void {
    const viewer = this.seatOf(subscriber.guest)
    const { toAndFro } = this.signals
    const text = joinFields({
      t: '"table"',
      match: JSON.stringify(this.id),
      head: JSON.stringify(headShown(this.head, subscriber.guest)),
      seats: this.#seatsText(),
      seat: JSON.stringify(viewer),
      watchers: String(this.#spectators),
      ...this.#standing(viewer, subscriber.from),
      ...(toAndFro > 0 && { waited: String(toAndFro) }),
      chat: JSON.stringify(this.talk.linesFor(subscriber)),
    })
    subscriber.told = subscriber.send(text) ? (this.#host?.length ?? 0) : -1
    if (this.clockShown !== null && this.clocks !== undefined)
      this.tell(this.clocks.text, [subscriber])
    this.signals.tellTo(subscriber)
  }

  /** Tells all who watch everything: the table has become another one. */
  tellAllToAll(): void {
    this.#seatsTold = this.#attendanceText()
    const all = [...this.#watchers]
    for (const subscriber of all.slice(0, AT_A_TIME)) this.tellAll(subscriber)
    const later = all.slice(AT_A_TIME)
    // Of what happens until then they are told nothing: it will be part of everything.
    for (const subscriber of later) subscriber.told = -1
    this.#tellInTurn(later).catch(this.#onFault)
  }

  async #tellInTurn(subscribers: readonly Subscriber[]): Promise<void> {
    for (let from = 0; from < subscribers.length; from += AT_A_TIME) {
      await this.#server.turns.next()
      for (const subscriber of subscribers.slice(from, from + AT_A_TIME))
        if (this.#watchers.has(subscriber) && subscriber.told < 0) this.tellAll(subscriber)
    }
  }

  /** Tells who sits where and who is there, if that has changed; once, however many come or go at the same time. */
  tellSeats(): void {
    if (this.#isSeatsDue) return
    this.#isSeatsDue = true
    setImmediate(() => this.#tellSeats())
  }

  #tellSeats(): void {
    this.#isSeatsDue = false
    const known = this.#attendanceText((left, now) => (left > 0 ? now + left : 0))
    if (known === this.#seatsTold) return
    this.#seatsTold = known
    this.tell(this.#attendanceText())
  }

  /** Begins the match with these seats, if the table has not changed since it was looked at. */
  async start(beginners: Beginners): Promise<void> {
    const { game } = this
    const { key } = this.head
    const { game: settings, undo } = termsOf(this.head)
    const seats = beginners.seats.map(({ name, player }) => ({ name, player }))
    const open = () => Match.open({ game, seats, settings, undo, key })
    await this.adopt(this.#server.attention.during(this.id, open), beginners)
  }

  /** Lets a match be played here that has the table's key. */
  async adopt(match: Match, beginners: Beginners): Promise<void> {
    const begin = () => MatchHost.adopt(this.#ledger, match, this.#hostOptions)
    this.#attach(await this.#ledger.startWith(beginners, begin))
    this.tellAllToAll()
  }

  /** Reads the table anew, as after somebody else was quicker, and tells what has become of it. */
  async refresh(): Promise<void> {
    const { settings, status, seats } = this.head
    if (this.#host !== undefined) await this.#host.refresh()
    else {
      const head = await this.#ledger.readHead()
      if (head.status !== 'gathering') await this.#openHost()
      return this.tellAllToAll()
    }
    this.clocks?.follow()
    const { head } = this
    const isOther = head.settings !== settings || head.status !== status || head.seats !== seats
    if (isOther) this.tellAllToAll()
  }

  /** Looks at what has happened elsewhere. */
  async hear(change: Change): Promise<void> {
    // In order: what is for a side is not for those who have left its seats, of which there may be news as well.
    if (change.kind === 'chat') return this.exclusively(() => this.talk.hear())
    // In order: what is considered may be about a moment whose news is still being read.
    if (change.kind === 'signal') return this.exclusively(() => this.signals.hear(change.text))
    if (change.kind === 'match' && this.#ledger.knows(change.revision)) return
    await this.exclusively(async () => {
      await this.refresh()
      if (change.kind === 'gap') await this.talk.hear()
    })
  }

  /** Shows nobody anything more, and says why. */
  turnOut(reason: Reason): void {
    const subscribers = [...this.#watchers]
    for (const subscriber of subscribers) this.attendance.leave(subscriber, monotonic())
    for (const subscriber of subscribers) subscriber.turnOut(reason)
  }

  async close(): Promise<void> {
    await this.#queue.settled()
    try {
      if (this.#host !== undefined) await this.clocks?.close()
    } finally {
      await this.#host?.close()
    }
  }

  get #watchers(): ReadonlySet<Subscriber> {
    return this.attendance.watchers
  }

  get #spectators(): number {
    let count = 0
    for (const { guest } of this.#watchers) if (this.seatOf(guest) === null) count++
    return count
  }

  /** Bots play for those who look, and go on for a while when the last has gone: whoever plays by the way comes back. */
  get #isAwaited(): boolean {
    return this.#watchers.size > 0 || monotonic() - this.#watchedAt < LINGER
  }

  get #hostOptions(): HostOptions {
    const { hostOptions, attention, botsFor } = this.#server
    const { bots } = hostOptions
    const guarded: HostOptions = {
      ...hostOptions,
      guard: (work) => attention.during(this.id, work),
    }
    if (bots === undefined) return guarded
    const player = botsFor?.(() => [this.#address, this.id]) ?? bots.player
    return { ...guarded, bots: { ...bots, player, isAwaited: () => this.#isAwaited } }
  }

  /** From where the table is played, or else watched: its bots think in the time of that address. */
  get #address(): string {
    const [anybody] = this.#watchers
    let from = anybody
    for (const subscriber of this.#watchers) {
      if (this.seatOf(subscriber.guest) === null) continue
      from = subscriber
      break
    }
    return from?.address ?? this.#lastAddress
  }

  #standing(viewer: Viewer, from: number): Record<string, string> {
    if (this.#host === undefined) return NOT_BEGUN
    return this.#packets.standing(this.#shown(this.#host), viewer, from)
  }

  #attendanceText(time?: (left: number, now: number) => number): string {
    return joinFields({
      t: '"presence"',
      match: JSON.stringify(this.id),
      seats: this.#seatsText(time),
      watchers: String(this.#spectators),
    })
  }

  /** Who sits where. How long it is until a bot may come is told as it is now: what runs down by itself is no news. */
  #seatsText(time = (left: number, _now: number) => left): string {
    const now = monotonic()
    const { asked, slow } = this.#server.absence
    const long = this.head.pace === 'slow' ? slow : asked
    const botIn = (guest: string) =>
      Math.round(time(Math.max(0, long - this.attendance.awayFor(guest, now)), now) / 1000) * 1000
    const isPlayed = this.hasBegun && this.head.status === 'playing'
    const isPresent = (guest: string) => this.attendance.isPresent(guest, now)
    return JSON.stringify(seatsShown(this.head, isPresent, isPlayed ? botIn : undefined))
  }

  async #openHost(): Promise<void> {
    if (this.head.length === 0) return // it was given up before it began
    this.#attach(await MatchHost.open(this.#ledger, this.game, this.#hostOptions))
  }

  #attach(host: MatchHost): void {
    this.#host = host
    this.signals.follow()
    host.listen((change) => this.#tellMove(host, change))
    if (this.clocks === undefined) return
    host.listen(() => this.clocks?.follow())
    this.clocks.follow()
  }

  #tellMove(host: MatchHost, change: HostChange): void {
    this.#server.metrics.moves.sum++
    this.signals.follow()
    for (const subscriber of this.#watchers)
      if (!this.#maySee(subscriber)) this.#showNoMore(subscriber)
    if (this.#watchers.size === 0) return this.#packets.forget()
    const viewers = new Map<Subscriber, Viewer>()
    for (const subscriber of this.#watchers) viewers.set(subscriber, this.seatOf(subscriber.guest))
    const shown = this.#shown(host)
    // What was far back is restored, and was played again elsewhere: it is shown as to somebody who comes anew.
    const isKnown = change.to === change.from || change.from + 1 >= shown.toldFrom
    if (!isKnown || change.to - change.from > LATEST) {
      this.#packets.forget() // what follows is told as a change of what is shown now
      return this.tellAllToAll()
    }
    const texts = this.#packets.moved(shown, change, new Set(viewers.values()))
    const { toAndFro } = this.signals
    const waited = toAndFro === 0 ? '' : `,"waited":${toAndFro}`
    for (const [subscriber, viewer] of viewers) {
      const text = texts.get(viewer)
      if (text === undefined || subscriber.told < 0) continue
      const end = `,"was":${subscriber.told}${waited}}`
      subscriber.told = subscriber.send(text + end) ? change.length : -1
    }
    this.signals.movedOn()
    if (host.match.outcome !== null) this.talk.tellWhatWasKept()
    // Whoever has sat down or got up sees with other eyes from now on.
    if (change.notices.some(({ kind }) => kind === 'seated')) {
      this.tellAllToAll()
      this.signals.seatsChanged()
    }
  }

  /** Tells what is not worth a message of its own later: who can't take it now is told everything when there is room. */
  tell(text: string, subscribers: Iterable<Subscriber> = this.#watchers): void {
    for (const subscriber of subscribers)
      if (subscriber.told >= 0 && !subscriber.send(text)) subscriber.told = -1
  }

  #shown(host: MatchHost): MatchShown {
    return shownBy(host, this.#hasAdvice)
  }
}

/** The fields of a `table` message about a match, before there is one. */
const NOT_BEGUN = {
  position: '0',
  moment: '0',
  length: '0',
  view: 'null',
  offered: 'null',
  anytime: 'null',
  decided: 'null',
  from: '0',
  events: '[]',
  orders: '[]',
  undo: 'null',
}
