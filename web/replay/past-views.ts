import type { View } from '@eldertable/kernel'
import type { Seat } from '@eldertable/kernel'
import type { MatchSession, Past } from '../session/session.ts'

/** As many positions are asked for at once. */
const STRETCH = 32
/** This many before what was asked for, or after it when one goes backwards. */
const MARGIN = 4

/** What is known of the past so far. */
export interface KnownPast {
  readonly views: ReadonlyMap<number, View>
  /** The earliest position that there is to see; 0 until it is known. */
  readonly earliest: number
  /** Why the last look back came to nothing. */
  readonly problem: string | null
}

const nothingYet: KnownPast = { views: new Map(), earliest: 0, problem: null }

/** The eyes of a seat, and the last position that may be seen with them. */
interface LentEyes {
  readonly seat: Seat
  last(): number
}

/** Earlier positions of a running match, fetched as they are looked at and kept as long as they are true. */
export class PastViews {
  readonly #session: MatchSession
  readonly #lent: LentEyes | undefined
  readonly #listeners = new Set<() => void>()
  #known = nothingYet
  /** What the views depend on besides their position. */
  #line = ''
  #wanted: number | undefined
  #before = 0
  #isAsking = false

  /** Through the reader's own eyes, or through those of a seat. */
  constructor(session: MatchSession, lent?: LentEyes) {
    this.#session = session
    this.#lent = lent
  }

  /** Calls the listener when more is known; gives the way to stop it. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something changes. */
  readonly get = (): KnownPast => this.#known

  /** Sees to it that a position can be looked at, and the next ones. */
  want(position: number): void {
    this.#forgetWhatIsVoid()
    const { views } = this.#known
    const ahead = Math.min(
      position + STRETCH / 2,
      this.#lent?.last() ?? this.#session.get().position,
    )
    if (!views.has(position)) this.#wanted = position
    else if (!views.has(ahead)) this.#wanted = ahead
    else return
    void this.#ask()
  }

  /** What was taken back is no more, and another seat sees with other eyes. */
  #forgetWhatIsVoid(): void {
    const { rewinds, reader, handOver } = this.#session.get()
    const line = `${rewinds} ${reader} ${handOver}`
    if (line === this.#line) return
    this.#line = line
    this.#know({ views: new Map() })
  }

  async #ask(): Promise<void> {
    const wanted = this.#wanted
    if (this.#isAsking || wanted === undefined || this.#session.lookBack === undefined) return
    this.#wanted = undefined
    const isBackwards = wanted < this.#before
    this.#before = wanted
    const least = wanted - (isBackwards ? STRETCH - MARGIN : MARGIN)
    const from = Math.max(this.#known.earliest, least)
    const line = this.#line
    this.#isAsking = true
    try {
      const to = Math.min(from + STRETCH - 1, this.#lent?.last() ?? Infinity)
      const past = await this.#session.lookBack(from, to, this.#lent?.seat ?? null)
      this.#forgetWhatIsVoid()
      if (line === this.#line) this.#keep(past)
      else this.#wanted ??= wanted
    } catch (error) {
      this.#know({ problem: error instanceof Error ? error.message : String(error) })
    }
    this.#isAsking = false
    if (this.#known.problem === null) await this.#ask()
  }

  #keep({ earliest, from, views }: Past): void {
    const all = new Map(this.#known.views)
    for (const [i, view] of views.entries()) all.set(from + i, view)
    this.#know({ views: all, earliest, problem: null })
  }

  #know(news: Partial<KnownPast>): void {
    this.#known = { ...this.#known, ...news }
    for (const listener of this.#listeners) listener()
  }
}

/** The view of a position; while it is on its way, the nearest one, so that the board does not vanish. */
export function viewNear(views: ReadonlyMap<number, View>, position: number): View | undefined {
  const there = views.get(position)
  if (there !== undefined) return there
  let nearest: number | undefined
  for (const one of views.keys())
    if (nearest === undefined || Math.abs(one - position) < Math.abs(nearest - position))
      nearest = one
  return nearest === undefined ? undefined : views.get(nearest)
}
