import type { MatchWords } from '@eldertable/kernel'
import type { Match, Told } from '@eldertable/match'

/**
 * What has happened since it was last told. A single person hears all that their seat may know; if several share
 * the screen, everybody hears what is public, and each the rest when their own turn to choose comes.
 */
export class News {
  /** Whose eyes the screen is for, or null if it is shared. */
  readonly reader: number | null
  readonly #match: Match
  readonly #words: MatchWords
  readonly #toldTo = new Map<number | null, number>()

  constructor(match: Match, words: MatchWords, people: readonly number[]) {
    this.#match = match
    this.#words = words
    this.reader = people.length === 1 ? (people[0] ?? null) : null
    // What was public before a match was resumed is not told again.
    if (match.position > 0) this.#toldTo.set(this.reader, match.position)
  }

  /** What came after a position has been undone: whatever comes there now is news. */
  cut(position: number): void {
    for (const [seat, told] of this.#toldTo) this.#toldTo.set(seat, Math.min(told, position))
  }

  /** For everybody at the screen. */
  forAll(): string[] {
    const heard = this.#since(this.reader)
    return this.#lines(heard)
  }

  /** For one seat alone: what others at the screen may not know. */
  forSeat(seat: number): string[] {
    if (seat === this.reader) return []
    return this.#lines(this.#since(seat).filter(({ event }) => event.to !== undefined))
  }

  /** The last lines of the log, as a seat or everybody may read it. */
  recap(count: number, seat = this.reader): string[] {
    return this.#lines(this.#match.heard(seat).slice(-count), seat)
  }

  #since(seat: number | null): Told[] {
    const from = (this.#toldTo.get(seat) ?? -1) + 1
    this.#toldTo.set(seat, this.#match.position)
    return this.#match.heard(seat, from)
  }

  #lines(heard: readonly Told[], seat = this.reader): string[] {
    const view = this.#match.view(seat)
    return heard.map(({ event }) => this.#words.event(event, view))
  }
}
