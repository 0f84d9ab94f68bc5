import type { GameEntry } from '@eldertable/kernel'
import type { MatchHost } from '@eldertable/match'
import { petitionSignal, type PetitionSignal } from '@eldertable/protocol/wire.ts'
import type { Store } from '@eldertable/store'
import { monotonic } from '../clock.ts'
import type { SeatRecord } from '../lobby/records.ts'
import { newId } from '../lobby/code.ts'
import { usualBot } from '../lobby/title-list.ts'
import { Refused } from '../refused.ts'
import type { Attendance } from './attendance.ts'
import { cannotShow, Suggestions, messageIn, type Suggestion } from './suggestions.ts'
import type { Viewer } from './broadcast.ts'
import { SeatRequests, sitDown, type Wanted } from './seat-requests.ts'
import { Progress } from './progress.ts'
import { isAwaited, Votes, votersAbout, type Voted } from './votes.ts'
import type { Subscriber } from './subscriber.ts'

/** The table at which signals are given. */
export interface SignalTable {
  readonly id: string
  readonly host: MatchHost
  readonly hasBegun: boolean
  readonly seats: readonly SeatRecord[]
  readonly game: GameEntry
  readonly attendance: Attendance
  seatOf(guest: string | undefined): Viewer
  /** Tells these, or all who watch. */
  tell(text: string, subscribers?: Iterable<Subscriber>): void
}

/**
 * What people at a table let each other know about the open decision and what is not kept: what they consider, and
 * that they have waited long enough. It goes to all processes as signals of the store, and is over with the decision.
 */
export class TableSignals {
  readonly #store: Store
  readonly #table: SignalTable
  /** Whether those at the table see what the others consider and may suggest. */
  readonly #hasAdvice: boolean
  readonly #suggestions = new Suggestions()
  readonly #votes = new Votes()
  readonly #progress = new Progress()
  readonly #requests = new SeatRequests()

  constructor(store: Store, table: SignalTable, hasAdvice: boolean) {
    this.#store = store
    this.#table = table
    this.#hasAdvice = hasAdvice
  }

  /** To be told whenever the match may have moved on, before the others are. */
  follow(): void {
    if (this.#progress.follow(this.#table.host.match, monotonic())) this.#votes.forget()
  }

  /** The match has moved on, and those who watch know it: what is said about who goes to and fro still holds. */
  movedOn(): void {
    for (const vote of this.#votes.shown(this.#table.host.match))
      this.#table.tell(JSON.stringify(vote))
  }

  /** Whether so many picks have come to nothing that they are to be fewer. */
  get isToAndFro(): boolean {
    return this.#progress.isToAndFro
  }

  /** Milliseconds for which whoever is asked has chosen without coming to anything new. */
  get toAndFro(): number {
    if (!this.#table.hasBegun) return 0
    const { asked } = this.#table.host.match
    return asked === null ? 0 : Math.round(this.#progress.toAndFro(asked, monotonic()))
  }

  /** Shows the others what somebody in this seat considers. */
  async consider(it: Omit<Suggestion, 'match'>): Promise<void> {
    const { id, host } = this.#table
    if (!this.#hasAdvice) throw new Refused('no-advice')
    const suggestion = { ...it, match: id }
    const why = cannotShow(host.match, suggestion)
    if (why !== undefined) throw new Refused(why)
    await this.#store.signalFollowers(id, JSON.stringify(suggestion))
  }

  /** Somebody has gone, and points at nothing any more. */
  async left(guest: string | undefined): Promise<void> {
    if (!this.#table.hasBegun) return
    const { id, host, attendance } = this.#table
    const aimed = this.#suggestions.aimOf(this.#table.seatOf(guest), host.match.moment)
    if (aimed === undefined || guest === undefined || attendance.isWatching(guest)) return
    await this.#store.signalFollowers(id, JSON.stringify({ ...aimed, pick: null }))
  }

  /** Somebody wants a bot to play for a person who is there and has not chosen, or not got on, for so long. */
  async vote(by: number, seat: number, patience: number): Promise<void> {
    const { id, host } = this.#table
    const { match } = host
    if (!isAwaited(seat, match) || this.#progress.waiting(seat, monotonic()) < patience)
      throw new Refused('still-present')
    const vote = { t: 'voted' as const, match: id, seat, at: match.moment, by }
    await this.#store.signalFollowers(id, JSON.stringify(vote))
  }

  /** Somebody who watches wants a seat that nobody has: whoever sits there is asked. */
  async petition(wanted: Wanted): Promise<void> {
    const why = this.#requests.cannotAsk(wanted)
    if (why !== undefined) throw new Refused(why)
    if (this.#requests.has(wanted)) return // those who sit there need not hear it twice
    await this.#signal({ t: 'petition', id: newId(), ...wanted })
  }

  /** Somebody at the table says whether who has asked may sit down. */
  async admit(by: number, seatRequest: string, yes: boolean): Promise<void> {
    if (this.#requests.find(seatRequest) === undefined) throw new Refused('no-such-petition')
    await this.#signal({ t: 'admit', petition: seatRequest, by, yes })
  }

  /** Seats may have been taken: who has asked for one of those need not wait. */
  seatsChanged(): void {
    const { seats } = this.#table
    if (this.#requests.keepFor((seat) => seats[seat]?.player === 'nobody')) this.#tellRequests()
  }

  async hear(signal: string): Promise<void> {
    const said = requestIn(signal)
    if (said !== undefined && this.#table.hasBegun) return this.#hearRequest(said)
    const message = messageIn(signal)
    if (message?.t !== 'voted' && message?.t !== 'aimed' && message?.t !== 'suggested') return
    if (message.match !== this.#table.id || !this.#table.hasBegun) return
    if (message.t === 'voted') await this.#hearVote(message)
    else this.#hearSuggestion(message)
  }

  /** Tells somebody who has just come what the others have in mind. */
  tellTo(subscriber: Subscriber): void {
    if (!this.#table.hasBegun) return
    const { moment, match } = this.#table.host
    for (const one of this.#suggestions.at(moment)) this.#tellSuggestion(one, [subscriber])
    for (const vote of this.#votes.shown(match))
      this.#table.tell(JSON.stringify(vote), [subscriber])
    if (this.#requests.shownTo(subscriber).length > 0) this.#tellRequests([subscriber])
  }

  #signal(said: PetitionSignal): Promise<void> {
    return this.#store.signalFollowers(this.#table.id, JSON.stringify(said))
  }

  #tellRequests(subscribers: Iterable<Subscriber> = this.#table.attendance.watchers): void {
    for (const subscriber of subscribers) {
      const seatRequests = this.#requests.shownTo(subscriber)
      const text = JSON.stringify({
        t: 'petitions',
        match: this.#table.id,
        petitions: seatRequests,
      })
      this.#table.tell(text, [subscriber])
    }
  }

  /** When all at the table who are there want it, whoever has asked sits down. */
  async #hearRequest(said: PetitionSignal): Promise<void> {
    this.#requests.note(said)
    this.#tellRequests()
    const seatRequest = said.t === 'admit' ? this.#requests.find(said.petition) : undefined
    if (seatRequest === undefined) return
    const voters = await this.#whoHear(seatRequest.guest, await this.#votersAbout(seatRequest.seat))
    // As with votes, several processes may see it at once.
    if (voters.length === 0 || !voters.every((voter) => seatRequest.agreed.includes(voter))) return
    // Whoever is forgotten meanwhile, or somebody else, sits down nowhere.
    if ((await this.#store.readGuest(seatRequest.guest)) !== undefined)
      await sitDown(this.#table, seatRequest)
  }

  /** Those who have a say about a seat, wherever they are connected. */
  async #votersAbout(seat: number): Promise<number[]> {
    const { seats, attendance } = this.#table
    await attendance.look(seats.flatMap(({ guest }) => guest ?? []))
    const now = monotonic()
    return votersAbout(seat, seats, (guest) => attendance.isPresent(guest, now))
  }

  /** Those of some seats who want to hear somebody: the others have not been asked. */
  async #whoHear(guest: string, seats: readonly number[]): Promise<number[]> {
    const hearing: number[] = []
    for (const seat of seats) {
      const shunned = await this.#store.shunnedBy(this.#table.seats[seat]?.guest ?? '')
      if (!shunned.some(({ other }) => other === guest)) hearing.push(seat)
    }
    return hearing
  }

  #hearSuggestion(suggestion: Suggestion): void {
    const { host, attendance } = this.#table
    if (!this.#hasAdvice || cannotShow(host.match, suggestion) !== undefined) return
    if (this.#suggestions.note(suggestion)) this.#tellSuggestion(suggestion, attendance.watchers)
  }

  /** When all who are there want it, a bot plays for the one who does not choose, or does not get on. */
  async #hearVote(vote: Voted): Promise<void> {
    const { host, game } = this.#table
    const isAbout = () => vote.at >= this.#progress.anchor && isAwaited(vote.seat, host.match)
    if (!isAbout()) return
    if (this.#votes.note(vote)) this.#table.tell(JSON.stringify({ ...vote, at: host.match.moment }))
    const voters = await this.#votersAbout(vote.seat)
    // Several processes may see it at once: the match takes the first and refuses the others.
    if (isAbout() && this.#votes.isUnanimous(vote.seat, voters))
      await host.hold(vote.seat, usualBot(game))
  }

  /** What is considered is told to the side of the seat that is asked alone. */
  #tellSuggestion(suggestion: Suggestion, subscribers: Iterable<Subscriber>): void {
    const { match } = this.#table.host
    const text = JSON.stringify(suggestion)
    for (const subscriber of subscribers)
      if (match.seesThoughts(this.#table.seatOf(subscriber.guest)))
        this.#table.tell(text, [subscriber])
  }
}

function requestIn(signal: string): PetitionSignal | undefined {
  try {
    return petitionSignal.safeParse(JSON.parse(signal)).data
  } catch {
    return undefined
  }
}
