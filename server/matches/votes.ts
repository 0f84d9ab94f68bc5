import type { Seat } from '@eldertable/kernel'
import type { MatchReader } from '@eldertable/match'
import type { ServerMessage } from '@eldertable/protocol/wire.ts'
import type { SeatRecord } from '../lobby/records.ts'

/** A seat wants a bot to play for another one that is asked at this moment and does not get on. */
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

/** Whether the match waits for the person in a seat. */
export const isAwaited = (seat: Seat, match: MatchReader): boolean =>
  match.decision?.seat === seat && !match.isBot(seat)

/** The votes about those who are asked. They are void as soon as the match gets on. */
export class Votes {
  #votes: Voted[] = []

  /** Notes one, and says whether it is new. */
  note(vote: Voted): boolean {
    if (this.#by(vote.seat).includes(vote.by)) return false
    this.#votes.push(vote)
    return true
  }

  forget(): void {
    this.#votes = []
  }

  /** Those about the seat that is asked, as they are told at this moment. */
  shown({ decision, moment }: MatchReader): Voted[] {
    return this.#votes.flatMap((vote) =>
      vote.seat === decision?.seat ? [{ ...vote, at: moment }] : [],
    )
  }

  isUnanimous(about: Seat, voters: readonly Seat[]): boolean {
    const agreed = this.#by(about)
    return voters.length > 0 && voters.every((voter) => agreed.includes(voter))
  }

  #by(about: Seat): Seat[] {
    return this.#votes.flatMap(({ seat, by }) => (seat === about ? [by] : []))
  }
}
