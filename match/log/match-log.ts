import type { Seat } from '@eldertable/kernel'
import type { BeginEntry, EntryOf, LogEntry, PickEntry } from '@eldertable/protocol'
import { GrowingList, type ListToRead } from './growing-list.ts'
import { LogFault } from './log-fault.ts'
import { peopleAt, occupantsAfter, occupantsOf, type Occupant } from '../seats/occupants.ts'

/** What is fixed when a match begins, except for its key. */
export type MatchSetup = Omit<BeginEntry, 'do'>

/** A seat wants to go back, and people have to agree. */
export interface OpenRequest {
  /** The number of the entry that opened it. */
  readonly number: number
  readonly seat: Seat
  readonly to: number
  readonly asked: readonly Seat[]
  /** Those who have agreed so far. */
  readonly agreed: readonly Seat[]
}

/** From this position on other rules hold. */
interface Migration {
  readonly position: number
  readonly entry: EntryOf<'migrated'>
}

/**
 * The entries of a match in the order in which they came, and what follows from them without any rules: which picks
 * are in force, which can be restored, who sits where, what is being asked. The set-up counts as entry 0.
 */
export class MatchLog {
  readonly beginning: MatchSetup
  #entries = new GrowingList<LogEntry>()
  #line = new GrowingList<PickEntry>()
  #undone: (readonly PickEntry[])[] = []
  #migrations: Migration[] = []
  #inherited = 0
  #moment = 0
  #occupants: readonly Occupant[]
  #request: OpenRequest | null = null

  constructor(beginning: MatchSetup) {
    this.beginning = beginning
    this.#occupants = occupantsOf(beginning.seats)
  }

  copy(): MatchLog {
    const other = new MatchLog(this.beginning)
    other.#entries = this.#entries.copy()
    other.#line = this.#line.copy()
    other.#undone = this.#undone.slice()
    other.#migrations = this.#migrations.slice()
    other.#inherited = this.#inherited
    other.#moment = this.#moment
    other.#occupants = this.#occupants
    other.#request = this.#request
    return other
  }

  get entries(): ListToRead<LogEntry> {
    return this.#entries
  }

  /** How many entries there are, the set-up included. */
  get length(): number {
    return this.#entries.length + 1
  }

  /** The picks in force. */
  get line(): ListToRead<PickEntry> {
    return this.#line
  }

  /** What was undone and can be restored: the latest undo last, each with its picks in their order. */
  get undone(): readonly (readonly PickEntry[])[] {
    return this.#undone
  }

  /** The number of the entry to which the open decision is owed. No two decisions of a match have the same. */
  get moment(): number {
    return this.#moment
  }

  get occupants(): readonly Occupant[] {
    return this.#occupants
  }

  get request(): OpenRequest | null {
    return this.#request
  }

  get titleVersion(): number {
    return this.#migrations.at(-1)?.entry.to ?? this.beginning.titleVersion
  }

  /** Where the rules of today began, if the match has not begun with them. */
  get migration(): Migration | undefined {
    return this.#migrations.at(-1)
  }

  /** The position behind which nothing is undone: where the rules changed, or where another match was left. */
  get bottom(): number {
    return Math.max(this.#inherited, this.migration?.position ?? 0)
  }

  /** How many picks of the line come from another match. */
  get inherited(): number {
    return this.#inherited
  }

  /** The entries by which the line could have come about up to a position, had nobody ever changed their mind. */
  entriesInForce(position: number): LogEntry[] {
    const entries: LogEntry[] = []
    for (let at = 0; at <= position; at++) {
      for (const one of this.#migrations) if (one.position === at) entries.push(one.entry)
      const pick = at < position ? this.#line.at(at) : undefined
      if (pick !== undefined) entries.push(pick)
    }
    return entries
  }

  add(entry: LogEntry): void {
    if (entry.do === 'migrated') this.#mustGoUp(entry)
    this.#entries.push(entry)
    const number = this.#entries.length
    switch (entry.do) {
      case undefined:
        this.#line.push(entry)
        this.#undone = []
        if (number <= (this.beginning.origin?.entries ?? 0)) this.#inherited++
        this.#moved(number)
        break
      case 'undo':
        this.#undone.push(this.#line.cut(entry.to))
        this.#moved(number)
        break
      case 'rewind':
        this.#line.cut(entry.to)
        this.#undone = []
        this.#moved(number)
        break
      case 'redo':
        this.#restore(entry.to - this.#line.length)
        this.#moved(number)
        break
      case 'migrated':
        this.#migrations.push({ position: this.#line.length, entry })
        this.#undone = []
        this.#moved(number)
        break
      case 'ask': {
        const asked = peopleAt(this.#occupants).filter((seat) => seat !== entry.seat)
        this.#request = { number, seat: entry.seat, to: entry.to, asked, agreed: [] }
        break
      }
      case 'answer':
        if (this.#request !== null)
          this.#request = entry.yes ? agreed(this.#request, entry.seat) : null
        break
      case 'leave':
      case 'replace':
        this.#request = null // those who were asked are not the same any more
        this.#occupants = occupantsAfter(this.#occupants, entry)
        break
      case 'hold':
      case 'back':
        this.#occupants = occupantsAfter(this.#occupants, entry)
        break
      case 'order':
      case 'lift':
        break
    }
  }

  /** Otherwise anybody could write any state into the middle of a match and call it a migration. */
  #mustGoUp({ to }: EntryOf<'migrated'>): void {
    const { titleVersion: from } = this
    if (to <= from)
      throw new LogFault(
        this.length,
        'entry',
        `rules of version ${from} do not become version ${to}`,
      )
  }

  #moved(number: number): void {
    this.#moment = number
    this.#request = null
  }

  #restore(count: number): void {
    const last = this.#undone.pop() ?? []
    for (const pick of last.slice(0, count)) this.#line.push(pick)
    if (count < last.length) this.#undone.push(last.slice(count))
  }
}

const agreed = (request: OpenRequest, seat: Seat): OpenRequest => ({
  ...request,
  agreed: [...request.agreed, seat],
})
