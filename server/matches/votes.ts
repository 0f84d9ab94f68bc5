import type { Seat } from '@eldertable/kernel'
import type { MatchReader } from '@eldertable/match'
import type { ServerMessage } from '@eldertable/protocol/wire.ts'
import { monotonic } from '../clock.ts'
import type { SeatRecord } from '../lobby/records.ts'

/** A seat wants a bot to play for another one that is asked at this moment and does not choose. */
export type Voted = Extract<ServerMessage, { t: 'voted' }>

/** Those who have a say about a seat: the other people at the table who are there. */
export const votersAbout = (
  about: Seat,
  seats: readonly SeatRecord[],
  isPresent: (guest: string) => boolean,
): Seat[] =>
  seats.flatMap(({ guest, heldBy }, seat) =>
    seat !== about && guest !== null && heldBy === null && isPresent(guest) ? [seat] : [],
  )

/** Whether the match still waits for the person about whom a vote is. */
export const isAbout = ({ seat, at }: Omit<Voted, 'by'>, match: MatchReader): boolean =>
  match.decision?.seat === seat && match.moment === at && !match.isBot(seat)

/** The votes about the seat that is asked. They are void as soon as it has chosen. */
export class Votes {
  #votes: Voted[] = []
  #moment = -1
  #since = 0

  /** To be told whenever the match may have moved on. */
  follow(moment: number): void {
    if (moment === this.#moment) return
    this.#moment = moment
    this.#since = monotonic()
  }

  /** Milliseconds that the match has been at its moment, as far as this process knows. */
  get waiting(): number {
    return monotonic() - this.#since
  }

  /** Notes one, and says whether it is new. */
  note(vote: Voted): boolean {
    this.#votes = this.at(vote.at)
    if (this.#votes.some(({ by }) => by === vote.by)) return false
    this.#votes.push(vote)
    return true
  }

  at(moment: number): Voted[] {
    return this.#votes.filter(({ at }) => at === moment)
  }

  isUnanimous(moment: number, voters: readonly Seat[]): boolean {
    const agreed = this.at(moment).map(({ by }) => by)
    return voters.length > 0 && voters.every((voter) => agreed.includes(voter))
  }
}
