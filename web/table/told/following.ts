import type { Event } from '@eldertable/kernel'
import type { BegunMatch, MatchOnScreen, MatchSession } from '../../session/session.ts'
import { hasEnded, type Deed } from './deeds.ts'
import { timeOf, type DeedTime } from './deed-time.ts'
import { wordsOn } from './exhibit.ts'
import { latestOf, scenesOf, type Scene } from './scenes.ts'

/** Deeds that are told at the full pace between two questions to the reader; those behind them go twice as fast. */
const AT_FULL_PACE = 4
/** The last move of a match stands as long as this many other deeds. */
const THE_END = 4
/** Whoever is asked something waits no longer for it than this many deeds take, and for what has to be read. */
const BEFORE_A_QUESTION = 3
/** Of more deeds than this only the latest are told: the log has them all. */
const MOST = 12

/** This many of the deeds before it are kept, for slips that have room for them. */
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
  /** The table as far as it has been told; null once that is up to now. */
  scene: Scene | null
  /** What has happened last on the table that is shown. */
  moment: readonly Event[]
}

interface Waiting extends DeedTime {
  deed: Deed
  scene: Scene
}

/**
 * Tells what others do, deed by deed, at the pace that was chosen, and shows the table as far as it has been told. Bots of
 * this browser wait until they have been told.
 */
export class Following {
  readonly #session: MatchSession
  readonly #deedsBetween: (before: BegunMatch, now: BegunMatch) => readonly Deed[]
  readonly #pace: () => number
  readonly #listeners = new Set<() => void>()
  #seen: BegunMatch | undefined
  #waiting: readonly Waiting[] = []
  #told = 0
  /** The cards and great moments that were shown, by their words. */
  readonly #read = new Set<string>()
  /** Milliseconds in which all that waits has to be told, once the reader is asked something. */
  #left = Number.POSITIVE_INFINITY
  #now: Followed
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
    this.#now = { ...nothingYet, moment: latestOf(session.get()) }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (this.#stop === undefined) {
      this.#seen = begun(this.#session.get())
      this.#stop = this.#session.subscribe(() => this.#hear())
      this.#session.keepUp?.(true)
      this.#open()
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
      this.#session.keepUp?.(false)
      this.#drop()
      this.#now = { ...this.#now, isTelling: false, isEnding: false, scene: null }
    }
  }

  get(): Followed {
    return this.#now
  }

  /** Ends the telling at once, or as far as the reader has something to do by hand; if that is now, it is done. */
  skip(): void {
    if (!this.#now.isTelling) return
    if (this.#isByHand) return this.next()
    const rest = this.#waiting
    const stop = rest.findIndex(({ deed }) => deed.byHand !== null)
    if (stop >= 0) {
      const passed = rest.slice(0, stop)
      if (passed.length > 0)
        this.#now = { ...this.#now, ...this.#after(passed.map(({ deed }) => deed)) }
      this.#waiting = rest.slice(stop)
      clearTimeout(this.#timer)
      return this.#tellNext()
    }
    this.#drop()
    this.#show({
      ...this.#now,
      ...(rest.length > 0 && this.#after(rest.map(({ deed }) => deed))),
      ...upToNow,
      moment: rest.at(-1)?.scene.moment ?? this.#now.moment,
    })
    this.#session.keepUp?.(true)
  }

  get #isByHand(): boolean {
    return this.#now.isTelling && this.#now.deed?.byHand != null
  }

  /** Goes on to the next deed: this one has been read, or done. */
  next(): void {
    if (!this.#now.isTelling) return
    clearTimeout(this.#timer)
    this.#tellNext()
  }

  #hear(): void {
    const now = begun(this.#session.get())
    const before = this.#seen
    this.#seen = now
    if (now === undefined) return
    if (before === undefined) return this.#open()
    // What was taken back is told no more. Nor is what came after it, if both are heard of at once.
    if (now.position < before.position || now.rewinds !== before.rewinds) return this.#forget()
    if (now.position === before.position) return
    const deeds = this.#deedsBetween(before, now)
    if (deeds.length === 0 || this.#pace() === 0) {
      const isToldBy = deeds.length > 0 || isDecided(before) ? this.#after(deeds) : {}
      if (!this.#now.isTelling) this.#show({ ...this.#now, ...isToldBy, moment: latestOf(now) })
      return
    }
    const scenes = scenesOf(
      before,
      now,
      deeds,
      (position) => this.#session.storyOf?.(position) ?? [],
    )
    const waiting = deeds.flatMap((deed, i) => {
      const scene = scenes[i]
      return scene === undefined ? [] : [{ deed, scene, ...timeOf(deed, this.#isKnown(deed)) }]
    })
    const isEnd = hasEnded(before, now)
    const last = waiting.at(-1)
    if (isEnd && last !== undefined) last.long = Math.max(THE_END, last.long)
    // What the reader is asked says an offer again: nobody has to read it twice.
    if (now.view.menu !== null && last?.deed.isBrief && last.deed.exhibit === null)
      Object.assign(last, timeOf({ ...last.deed, isMine: false }))
    this.#waiting = [...this.#waiting, ...waiting].slice(-MOST)
    if (now.view.menu !== null) this.#left = Math.min(this.#left, BEFORE_A_QUESTION * this.#pace())
    this.#session.keepUp?.(false)
    if (isEnd) this.#now = { ...this.#now, isEnding: true }
    if (!this.#now.isTelling) this.#tellNext()
  }

  /** Whether a deed shows what was shown before, word for word. */
  #isKnown({ exhibit }: Deed): boolean {
    if (exhibit === null) return false
    const words = wordsOn(exhibit).join('\n')
    const isKnown = this.#read.has(words)
    this.#read.add(words)
    return isKnown
  }

  /** What a match begins with is read before the first question: its great moments, and the cards that it turns up. */
  #open(): void {
    const now = this.#seen
    if (now === undefined || now.position > 0 || now.handOver !== null || this.#pace() === 0) return
    const deeds = this.#deedsBetween({ ...now, position: -1 }, now)
    const scene = { ...now, view: { ...now.view, ...unasked }, moment: latestOf(now) }
    this.#waiting = deeds.flatMap((deed) =>
      deed.exhibit === null ? [] : [{ deed, scene, ...timeOf(deed) }],
    )
    if (this.#waiting.length === 0) return
    this.#session.keepUp?.(false)
    this.#tellNext()
  }

  #tellNext(): void {
    this.#timer = undefined
    const [next, ...others] = this.#waiting
    if (next === undefined) {
      const isAsked = this.#seen?.view.menu != null
      const told = isAsked ? 0 : this.#told
      // What comes of what was done by hand is seen now.
      const moment = this.#isByHand ? latestOf(this.#session.get()) : this.#now.moment
      this.#drop()
      this.#told = told
      this.#show({ ...this.#now, ...upToNow, moment })
      this.#session.keepUp?.(true)
      return
    }
    const { deed, scene } = next
    const long = this.#millisecondsFor(next)
    this.#waiting = others
    if (!next.isToRead) this.#left -= long
    this.#told += 1
    this.#show({
      ...this.#now,
      ...this.#after([deed]),
      isTelling: true,
      scene,
      moment: scene.moment,
    })
    if (deed.byHand === null) this.#timer = setTimeout(() => this.#tellNext(), long)
  }

  /** The last of these deeds, if there is one, and what was told before it. */
  #after(deeds: readonly Deed[]): Pick<Followed, 'deed' | 'earlier'> {
    const { deed: before, earlier } = this.#now
    const told = [...(before === null ? [] : [before]), ...earlier]
    const [deed = null, ...others] = deeds.toReversed()
    return { deed, earlier: [...others, ...told].slice(0, KEPT) }
  }

  /** In view of all that is still to be told. What has to be read has its time, whatever waits behind it. */
  #millisecondsFor({ long, isToRead }: DeedTime): number {
    const pace = this.#pace()
    if (isToRead) return long * pace
    const usual = this.#told < AT_FULL_PACE ? pace : pace / 2
    const inAll = this.#waiting.reduce((sum, one) => sum + (one.isToRead ? 0 : one.long), 0)
    return long * Math.min(usual, Math.max(0, this.#left) / inAll)
  }

  #forget(): void {
    this.#drop()
    this.#show({ ...nothingYet, moment: latestOf(this.#session.get()) })
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

/** Whether the reader was asked: what was told before that has been answered. */
const isDecided = ({ view }: BegunMatch): boolean => view.menu !== null

/** Nothing can be picked while something is told. */
const unasked = { decision: null, menu: null } as const

const upToNow = { isTelling: false, isEnding: false, scene: null } as const

const nothingYet = { deed: null, earlier: [], ...upToNow } as const

const begun = (table: MatchOnScreen): BegunMatch | undefined =>
  table.view === null ? undefined : { ...table, view: table.view }
