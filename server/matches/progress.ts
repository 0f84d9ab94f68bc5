import type { Seat } from '@eldertable/kernel'
import type { MatchReader } from '@eldertable/match'

/** This many new positions in a row count as getting on without a throw or a turn: nobody needs more, and all differ. */
const MOST_NEW = 100
/** So often one may come back to where one was before it counts as going to and fro. */
const FREE = 50
/** Milliseconds after which the others are told that nothing new has come: what somebody drafts in secret is their own affair. */
const TOLD = 60_000

/**
 * Whether a match gets on: by a throw, a turn, somebody new in a seat, or a position that was not there since. Whoever opens
 * a trade and closes it chooses all the time, and yet the others wait.
 */
export class Progress {
  /** The log up to here is known. */
  #length = 0
  /** As far as turns and throws have come: what was taken back and is played again is no way on. */
  #turn = -1
  #reach = -1
  /** The positions since. */
  readonly #seen = new Set<string>()
  /** Who has chosen how often since the match got on last, and when that was. */
  readonly #picks = new Map<Seat, number>()
  #since = 0
  #sinceMoment = 0
  #anchor = 0

  /** To be told whenever the match may have moved on. Says whether it has got on. */
  follow(match: MatchReader, now: number): boolean {
    const isKnown = this.#length > 0
    const entries = isKnown ? match.entries.slice(this.#length - 1) : []
    this.#length = match.length
    if (isKnown && entries.length === 0) return false
    const picks = entries.filter((entry) => entry.do === undefined)
    const hasThrown = picks.some(({ chance }) => chance.length > 0) && match.position > this.#reach
    const isOther = entries.some(({ do: what }) => what !== undefined && ANEW.has(what))
    if (!isKnown || hasThrown || isOther || match.turn > this.#turn) {
      this.#turn = isOther ? match.turn : Math.max(match.turn, this.#turn)
      this.#reach = isOther ? match.position : Math.max(match.position, this.#reach)
      this.#seen.clear()
      this.#seen.add(match.hash)
      return this.#getOn(match, now)
    }
    if (picks.length > 0 && this.#isNew(match.hash)) return this.#getOn(match, now)
    for (const entry of entries) {
      if (entry.do !== undefined && entry.do !== 'undo' && entry.do !== 'redo') continue
      this.#picks.set(entry.seat, (this.#picks.get(entry.seat) ?? 0) + 1)
      this.#sinceMoment = now
    }
    return false
  }

  /** The moment at which the match has got on last. */
  get anchor(): number {
    return this.#anchor
  }

  /** Milliseconds for which the others have waited for a seat that is asked. */
  waiting(seat: Seat, now: number): number {
    return now - (this.#isHeldUpBy(seat) ? this.#since : this.#sinceMoment)
  }

  /** The same, if the seat has chosen meanwhile and come to nothing new for long; 0 otherwise. */
  toAndFro(seat: Seat, now: number): number {
    return this.#isHeldUpBy(seat) && now - this.#since >= TOLD ? now - this.#since : 0
  }

  /** Whether there have been many picks without anything new. */
  get isToAndFro(): boolean {
    return this.#count > FREE
  }

  /** Whether most of the picks were the seat's own: who only answers to what somebody asks again and again is not to blame. */
  #isHeldUpBy(seat: Seat): boolean {
    return (this.#picks.get(seat) ?? 0) * 2 > this.#count
  }

  get #count(): number {
    let count = 0
    for (const picks of this.#picks.values()) count += picks
    return count
  }

  #isNew(position: string): boolean {
    if (this.#seen.size >= MOST_NEW || this.#seen.has(position)) return false
    this.#seen.add(position)
    return true
  }

  #getOn({ moment }: MatchReader, now: number): true {
    this.#picks.clear()
    this.#since = now
    this.#sinceMoment = now
    this.#anchor = moment
    return true
  }
}

/** After these somebody else plays, or another match. */
const ANEW: ReadonlySet<string> = new Set(['leave', 'replace', 'rewind', 'migrated'])
