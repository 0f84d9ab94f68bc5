import type { BegunMatch, MatchOnScreen, MatchSession } from '../session/session.ts'
import { hasEnded, type Deed } from './deeds.ts'

/** Deeds that are told at the full pace, one after the other; those behind them go twice as fast. */
const AT_FULL_PACE = 4
/** What changes the game stands as long as this many other deeds, and so does the last move. */
const GRAVE = 2
/** Whoever is asked something waits no longer for it than this many deeds take. */
const BEFORE_A_QUESTION = 3
/** Of more deeds than this only the latest are told: the log has them all. */
const MOST = 12

/** So many of the deeds before it are kept, for slips that have room for them. */
const KEPT = 5

/** What is being told at the moment. */
export interface Followed {
  /** The deed that is told, or that was told last. */
  deed: Deed | null
  /** Those that were told before it, the latest first. */
  earlier: readonly Deed[]
  /** Whether it is being told: what is asked comes after it, or as soon as somebody skips. */
  isTelling: boolean
  /** Whether the match has just ended and its last move is still to be seen. */
  isEnding: boolean
}

const nothingYet: Followed = { deed: null, earlier: [], isTelling: false, isEnding: false }

interface Waiting {
  deed: Deed
  /** In deeds of the usual length. */
  weight: number
}

/**
 * Tells what others do, deed by deed, at the pace that was chosen. The table itself is always shown as it is: only the
 * words come one after the other. Bots of this browser wait until they have been told.
 */
export class Following {
  readonly #session: MatchSession
  readonly #deedsBetween: (before: BegunMatch, now: BegunMatch) => readonly Deed[]
  readonly #pace: () => number
  readonly #listeners = new Set<() => void>()
  #seen: BegunMatch | undefined
  #waiting: readonly Waiting[] = []
  #told = 0
  /** Milliseconds in which all that waits has to be told, once the reader is asked something. */
  #left = Number.POSITIVE_INFINITY
  #now = nothingYet
  #timer: ReturnType<typeof setTimeout> | undefined
  #stop: (() => void) | undefined

  constructor(
    session: MatchSession,
    deedsBetween: (before: BegunMatch, now: BegunMatch) => readonly Deed[],
    pace: () => number,
  ) {
    this.#session = session
    this.#deedsBetween = deedsBetween
    this.#pace = pace
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (this.#stop === undefined) {
      this.#seen = begun(this.#session.get())
      this.#stop = this.#session.subscribe(() => this.#hear())
      this.#session.keepUp?.(true)
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
      this.#session.keepUp?.(false)
      this.#drop()
    }
  }

  get(): Followed {
    return this.#now
  }

  /** Ends the telling at once. */
  skip(): void {
    if (!this.#now.isTelling) return
    const rest = this.#waiting.map(({ deed }) => deed)
    this.#drop()
    this.#show({ ...this.#after(rest), isTelling: false, isEnding: false })
    this.#session.keepUp?.(true)
  }

  #hear(): void {
    const now = begun(this.#session.get())
    const before = this.#seen
    this.#seen = now
    if (before === undefined || now === undefined || now.position === before.position) return
    if (now.position < before.position) return this.#forget()
    const deeds = this.#deedsBetween(before, now).map((deed) => ({
      deed,
      weight: deed.isGrave ? GRAVE : 1,
    }))
    const isEnd = hasEnded(before, now)
    const last = deeds.at(-1)
    if (isEnd && last !== undefined) last.weight = 2 * GRAVE
    if (deeds.length === 0) return
    if (this.#pace() === 0)
      return this.#show({
        ...this.#after(deeds.map(({ deed }) => deed)),
        isTelling: false,
        isEnding: false,
      })
    this.#waiting = [...this.#waiting, ...deeds].slice(-MOST)
    if (now.view.menu !== null) this.#left = Math.min(this.#left, BEFORE_A_QUESTION * this.#pace())
    this.#session.keepUp?.(false)
    if (isEnd) this.#show({ ...this.#now, isEnding: true })
    if (this.#timer === undefined) this.#tellNext()
  }

  #tellNext(): void {
    this.#timer = undefined
    const [next, ...others] = this.#waiting
    if (next === undefined) {
      this.#drop()
      this.#show({ ...this.#now, isTelling: false, isEnding: false })
      this.#session.keepUp?.(true)
      return
    }
    const long = this.#unit() * next.weight
    this.#waiting = others
    this.#left -= long
    this.#told += 1
    this.#show({ ...this.#now, ...this.#after([next.deed]), isTelling: true })
    this.#timer = setTimeout(() => this.#tellNext(), long)
  }

  /** The last of these deeds, and what was told before it. */
  #after(deeds: readonly Deed[]): Pick<Followed, 'deed' | 'earlier'> {
    const { deed: before, earlier } = this.#now
    const all = [...deeds.toReversed(), ...(before === null ? [] : [before]), ...earlier]
    const [deed = null, ...others] = all
    return { deed, earlier: others.slice(0, KEPT) }
  }

  /** Milliseconds for a deed of the usual length, in view of all that is still to be told. */
  #unit(): number {
    const pace = this.#pace()
    const usual = this.#told < AT_FULL_PACE ? pace : pace / 2
    const weights = this.#waiting.reduce((sum, { weight }) => sum + weight, 0)
    return Math.min(usual, this.#left / weights)
  }

  #forget(): void {
    this.#drop()
    this.#show(nothingYet)
    this.#session.keepUp?.(true)
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.#told = 0
    this.#left = Number.POSITIVE_INFINITY
  }

  #show(now: Followed): void {
    this.#now = now
    for (const listener of this.#listeners) listener()
  }
}

const begun = (table: MatchOnScreen): BegunMatch | undefined =>
  table.view === null ? undefined : { ...table, view: table.view }
