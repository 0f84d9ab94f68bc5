import {
  isUnbroken,
  leftOf,
  movedTo,
  newClock,
  openBetween,
  openUntil,
  settled,
  wished,
  type ClockFacts,
  type LedgerChange,
  type OpenHours,
  type Running,
  type Standing,
} from '@eldertable/match'
import type { ClockShown, ClockTerms } from '@eldertable/protocol/wire.ts'
import type { MatchChange, MatchHead } from '@eldertable/store'
import type { SeatRecord } from '../lobby/records.ts'
import { SERVER, type ServerClock, type Reading } from './server-clock.ts'

/** What is stored of clocks together with a change. */
export type ClockDeed =
  /** A command, which has come in this many milliseconds after this process was begun. */
  | { readonly do: 'arrived'; readonly at: number }
  /** The time of a seat was up. */
  | { readonly do: 'out'; readonly seat: number }
  | { readonly do: 'wish'; readonly seat: number; readonly yes: boolean }
  /** Whoever has counted is there no more, and has done so for this many milliseconds. */
  | { readonly do: 'take-over'; readonly elapsed: number }
  /** It has turned out that nobody's time is up yet: the server has stood still meanwhile. */
  | { readonly do: 'put-off' }
  /** Nobody is at the table any more, or this process stops. */
  | { readonly do: 'rest' }

type Head = Pick<MatchHead, 'clock' | 'status' | 'asked'>

/** A stretch that runs at the moment and that nobody counts. */
const RESTING = ''

/** The clocks of one table. All of it follows from what is stored with the match, and from how long a stretch lasts. */
export class TableClock {
  readonly terms: ClockTerms
  readonly #server: ServerClock
  #known: { readonly text: string; readonly facts: ClockFacts } | undefined
  /** Of a stretch that another process counts: how long it had lasted when this one came to know of it. */
  #heard: { readonly run: string; readonly elapsed: number; readonly at: number } | undefined

  constructor(server: ServerClock, terms: ClockTerms) {
    this.#server = server
    this.terms = terms
  }

  /** What is stored; nothing before the match begins. */
  facts({ clock }: Pick<Head, 'clock'>): ClockFacts | undefined {
    if (clock === '') return undefined
    if (this.#known?.text !== clock)
      this.#known = { text: clock, facts: JSON.parse(clock) as ClockFacts }
    return this.#known.facts
  }

  /** Comes to know of a stretch that another process counts, when it has lasted for so long. */
  hear(head: Head, elapsed?: number): void {
    const run = this.#runIn(head)
    const name = run === null ? '' : nameOf(run)
    if (elapsed === undefined && this.#heard?.run === name) return
    this.#heard = { run: name, elapsed: elapsed ?? 0, at: this.#server.time.monotonic() }
  }

  /** Whose stretch it is that runs: this process's, nobody's, or that of another one, which is named. */
  countedBy(head: Head): 'us' | 'nobody' | 'server' | { readonly process: string } | null {
    const run = this.#runIn(head)
    if (run === null) return null
    if (run.by === RESTING) return 'nobody'
    if (run.by === SERVER) return 'server'
    return run.by === this.#server.id ? 'us' : { process: run.by }
  }

  /** How long a stretch had lasted when the process that counts it told its time last. */
  lastedAt(head: Head, last: number | undefined): number {
    const run = this.#runIn(head)
    return run === null || last === undefined ? 0 : Math.max(0, last - run.since)
  }

  /** Milliseconds until the time of whoever is asked is up, if nothing happens and time does not stand still. */
  endsIn(head: Head, seats: readonly SeatRecord[]): number {
    const facts = this.facts(head)
    const run = this.#runIn(head)
    if (facts === undefined || run === null || run.by === RESTING) return Infinity
    const now = this.#server.reading()
    if (run.by !== SERVER) return leftOf(facts, this.#elapsed(run, seats, now))
    return Math.max(0, this.#dueAt(facts, run, seats, now) - now.wall)
  }

  /** Whether the time of a seat is up, and it is this process's to say so. */
  isUp(head: Head, seats: readonly SeatRecord[], seat: number): boolean {
    const whose = this.countedBy(head)
    const isOurs = whose === 'us' || whose === 'server'
    return isOurs && this.#runIn(head)?.seat === seat && this.endsIn(head, seats) <= 0
  }

  /** The seat whose time runs. */
  running(head: Head): number | null {
    return this.#runIn(head)?.seat ?? null
  }

  /** What is stored of the clocks with a change, if anything is different then. */
  next(
    head: Head,
    change: Pick<LedgerChange, 'asked' | 'isOver' | 'moment' | 'position' | 'agreedTo'>,
    seats: { readonly before: readonly SeatRecord[]; readonly after: readonly SeatRecord[] },
    deed: ClockDeed | undefined,
  ): Pick<MatchChange, 'clock' | 'clockDue'> {
    const standing = standingOf(change, seats.after)
    const before = this.facts(head) ?? newClock(this.terms, seats.after.length)
    const now = this.#server.reading(
      deed?.do === 'arrived' ? Math.max(0, this.#server.time.monotonic() - deed.at) : 0,
    )
    const given = afterDeed(before, standing, deed)
    const hasPicked = standing.position > before.position && isPerson(seats.before[head.asked])
    // Whoever chooses does not want to wait any longer.
    const facts = given.isPaused && hasPicked ? { ...given, isPaused: false, wishes: [] } : given
    const isBroken =
      !isUnbroken(facts, standing) || facts.isPaused || (deed !== undefined && BREAKS.has(deed.do))
    const { run } = before
    const elapsed = run === null ? 0 : this.#lasted(run, before, seats.before, now, deed)
    const moved = movedTo(isBroken ? settled(facts, elapsed) : facts, this.terms, standing)
    const running = moved.run ?? this.#newRun(moved, standing, this.#server.reading(), deed)
    const next = { ...moved, run: running, out: outAfter(moved, deed) }
    const clockDue =
      this.terms.kind === 'days' && running !== null
        ? this.#dueAt(next, running, seats.after, this.#server.reading())
        : 0
    return { clock: JSON.stringify(next), clockDue }
  }

  /** What everybody at the table may know; nothing before the match begins. */
  shown(head: Head, seats: readonly SeatRecord[]): ClockShown | null {
    const facts = this.facts(head)
    if (facts === undefined) return null
    const run = this.#runIn(head)
    const elapsed = run === null ? 0 : this.#elapsed(run, seats, this.#server.reading())
    const { left, extra, spent, isPaused, wishes, out } = settled({ ...facts, run }, elapsed)
    const runs = run === null || run.by === RESTING ? null : run.seat
    const endsIn = this.endsIn(head, seats)
    return {
      left: left.map(Math.round),
      extra: Math.round(extra),
      spent: spent.map(Math.round),
      runs,
      endsIn: Number.isFinite(endsIn) ? Math.round(endsIn) : null,
      isPaused,
      wishes: [...wishes],
      out: [...out],
    }
  }

  #runIn(head: Head): Running | null {
    return head.status === 'playing' ? (this.facts(head)?.run ?? null) : null
  }

  #newRun(
    { isPaused }: ClockFacts,
    { asked }: Standing,
    { own, server, wall }: Reading,
    deed: ClockDeed | undefined,
  ): Running | null {
    if (asked === null || isPaused) return null
    if (this.terms.kind === 'days') return { seat: asked, by: SERVER, since: server, at: wall }
    const by = deed?.do === 'rest' ? RESTING : this.#server.id
    return { seat: asked, by, since: own, at: wall }
  }

  /** For how long a stretch has run that ends with a deed: no longer than there was time. */
  #lasted(
    run: Running,
    facts: ClockFacts,
    seats: readonly SeatRecord[],
    now: Reading,
    deed: ClockDeed | undefined,
  ): number {
    if (deed?.do === 'take-over') return deed.elapsed
    const elapsed = this.#elapsed(run, seats, now)
    return deed?.do === 'out' ? Math.min(elapsed, leftOf(facts, 0)) : elapsed
  }

  /** For how long a stretch has run. */
  #elapsed(run: Running, seats: readonly SeatRecord[], { own, wall, server }: Reading): number {
    if (run.by === RESTING) return 0
    if (run.by === SERVER) {
      const open = openBetween(this.#hoursOf(run.seat, seats), run.at, wall)
      return Math.max(0, open - standstill(run, { wall, server }))
    }
    if (run.by === this.#server.id) return Math.max(0, own - run.since)
    const heard = this.#heard?.run === nameOf(run) ? this.#heard : undefined
    return heard === undefined ? 0 : Math.max(0, heard.elapsed + own - heard.at)
  }

  /** When somebody's time over days is up, as the server's time goes on from now. */
  #dueAt(facts: ClockFacts, run: Running, seats: readonly SeatRecord[], now: Reading): number {
    const left = leftOf({ ...facts, run }, 0)
    return openUntil(this.#hoursOf(run.seat, seats), run.at, left + standstill(run, now))
  }

  #hoursOf(seat: number, seats: readonly SeatRecord[]): OpenHours {
    const { terms } = this
    const zone = seats[seat]?.zone ?? 'UTC'
    return terms.kind === 'days'
      ? { zone, window: terms.window, daysOff: terms.daysOff }
      : { zone, window: null, daysOff: [] }
  }
}

/** The same clocks at a table that is closed for now: whatever time goes by until it is opened again is nobody's. */
export function laidAside(clock: string): Pick<MatchChange, 'clock' | 'clockDue'> {
  if (clock === '') return {}
  const facts = JSON.parse(clock) as ClockFacts
  const run = facts.run && { ...facts.run, by: RESTING }
  return { clock: JSON.stringify({ ...facts, run }), clockDue: 0 }
}

/** What ends a stretch even if the same person goes on with the same decision. */
const BREAKS: ReadonlySet<ClockDeed['do']> = new Set<ClockDeed['do']>(['take-over', 'rest', 'out'])

/** Milliseconds since a stretch began for which no process was there. All of them are given back, whatever the hour. */
const standstill = (run: Running, { wall, server }: Pick<Reading, 'wall' | 'server'>): number =>
  Math.max(0, wall - run.at - (server - run.since))

const nameOf = ({ seat, by, since, at }: Running): string => `${seat} ${by} ${since} ${at}`

const isPerson = (seat: SeatRecord | undefined): boolean =>
  seat?.player === 'person' && seat.heldBy === null

function standingOf(
  { asked, isOver, moment, position, agreedTo }: Parameters<TableClock['next']>[1],
  seats: readonly SeatRecord[],
): Standing {
  const isAsked = asked !== null && !isOver && isPerson(seats[asked])
  const people = seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []))
  return { moment, position, agreedTo, asked: isAsked ? asked : null, people }
}

function afterDeed(facts: ClockFacts, standing: Standing, deed: ClockDeed | undefined): ClockFacts {
  return deed?.do === 'wish' ? wished(facts, standing, deed.seat, deed.yes) : facts
}

/** Whose time was up: it is, as long as they are not back. */
const outAfter = ({ out }: ClockFacts, deed: ClockDeed | undefined): readonly number[] =>
  deed?.do === 'out' ? [...out.filter((seat) => seat !== deed.seat), deed.seat] : out
