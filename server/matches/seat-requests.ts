import type { Seat } from '@eldertable/kernel'
import type { Answer, MatchHost, SeatRefusal } from '@eldertable/match'
import type { PetitionShown, PetitionSignal, Reason } from '@eldertable/protocol/wire.ts'
import { monotonic } from '../clock.ts'
import type { Ownership } from './store-ledger.ts'
import type { Subscriber } from './subscriber.ts'

/** Milliseconds for which somebody waits for an answer. */
const PATIENCE = 10 * 60_000
/** This many may ask at once, and this many from one place; the others come later. */
const MOST = 4
const MOST_OF_ORIGIN = 2
/** Milliseconds after which somebody who waits makes room for somebody else. */
const TURN = 60_000
/** This many who were turned down are remembered. */
const REMEMBERED = 40

/** Somebody wants a seat that nobody has. */
export interface Wanted {
  readonly seat: Seat
  readonly guest: string
  readonly name: string
  /** From where, as `originOf` has it. */
  readonly origin: string
  /** Their time zone. */
  readonly zone?: string | undefined
}

interface SeatRequest extends Wanted {
  readonly id: string
  readonly agreed: readonly Seat[]
  readonly refusedBy: Seat | null
  /** When they asked first, or were turned down. */
  readonly since: number
}

/** Those who ask for an empty seat of a match that is played. Like all signals of a table they are not kept. */
export class SeatRequests {
  #all: SeatRequest[] = []

  /** Those that are still waiting. */
  get open(): readonly SeatRequest[] {
    this.#all = this.#all.filter(({ since }) => monotonic() - since < PATIENCE)
    return this.#all.filter(({ refusedBy }) => refusedBy === null)
  }

  find(id: string): SeatRequest | undefined {
    return this.open.find((one) => one.id === id)
  }

  /** Why somebody may not ask now. */
  cannotAsk({ guest, origin }: Wanted): Reason | undefined {
    const { open } = this
    const refused = this.#all.filter(({ refusedBy }) => refusedBy !== null)
    const near = (one: SeatRequest) => one.origin === origin && one.guest !== guest
    // Whoever was turned down could come again as somebody else.
    if (refused.some((one) => one.guest === guest) || refused.filter(near).length >= MOST_OF_ORIGIN)
      return 'petition-refused'
    if (open.some((one) => one.guest === guest)) return undefined
    if (open.filter(near).length >= MOST_OF_ORIGIN) return 'too-many-requests'
    const [oldest] = open
    const isFull = open.length >= MOST && oldest !== undefined && monotonic() - oldest.since < TURN
    return isFull ? 'too-many-requests' : undefined
  }

  /** Notes what was said about one. */
  note(said: PetitionSignal): void {
    if (said.t === 'petition') {
      const { t: _, ...wanted } = said
      const { open } = this
      const refused = this.#all.filter(({ refusedBy }) => refusedBy !== null).slice(-REMEMBERED)
      // Whoever asks again has thought better of it, and has waited since the first time.
      const since = open.find(({ guest }) => guest === wanted.guest)?.since ?? monotonic()
      const others = open.filter(({ guest }) => guest !== wanted.guest)
      const waiting = [...others, { ...wanted, agreed: [], refusedBy: null, since }]
      // Whoever has waited for longest makes room.
      this.#all = [...refused, ...waiting.sort((a, b) => a.since - b.since).slice(-MOST)]
    } else
      this.#all = this.#all.map((one) => (one.id === said.petition ? answered(one, said) : one))
  }

  /** Whether somebody waits for this seat under this name already. */
  has({ seat, guest, name }: Wanted): boolean {
    return this.open.some((one) => one.guest === guest && one.seat === seat && one.name === name)
  }

  /** Nobody asks any more for seats that are taken; says whether anybody did. */
  keepFor(isEmpty: (seat: Seat) => boolean): boolean {
    const { length } = this.#all
    this.#all = this.#all.filter(({ seat }) => isEmpty(seat))
    return this.#all.length < length
  }

  /**
   * What somebody may know of them: who has asked hears of a refusal, the others only of what waits, and not of those
   * whom they do not want to hear.
   */
  shownTo({ guest: reader, muted }: Pick<Subscriber, 'guest' | 'muted'>): PetitionShown[] {
    const waiting = new Set(this.open)
    return this.#all.flatMap((one) => {
      const { id, seat, name, agreed, refusedBy } = one
      const isMine = one.guest === reader
      return isMine || (waiting.has(one) && !muted.has(one.guest))
        ? [{ id, seat, name, agreed: [...agreed], refusedBy, isMine }]
        : []
    })
  }
}

function answered(seatRequest: SeatRequest, { by, yes }: { by: Seat; yes: boolean }): SeatRequest {
  if (seatRequest.refusedBy !== null || seatRequest.agreed.includes(by)) return seatRequest
  return yes
    ? { ...seatRequest, agreed: [...seatRequest.agreed, by] }
    : { ...seatRequest, refusedBy: by, since: monotonic() }
}

/** Lets somebody have a seat that nobody has; the match refuses it if somebody was quicker. */
export function sitDown(
  { host }: { readonly host: MatchHost },
  { seat, guest, name, zone }: Omit<Wanted, 'origin'>,
): Promise<Answer<SeatRefusal>> {
  const ownership: Ownership = { seat, guest, joined: [guest], zone }
  return host.replace(seat, { name, player: 'person' }, { ownership })
}
