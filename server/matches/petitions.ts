import type { Seat } from '@eldertable/kernel'
import type { Answer, MatchHost, SeatRefusal } from '@eldertable/match'
import type { PetitionShown, PetitionSignal } from '@eldertable/protocol/wire.ts'
import { monotonic } from '../clock.ts'
import type { Ownership } from './store-ledger.ts'

/** Milliseconds for which somebody waits for an answer. */
const PATIENCE = 10 * 60_000
/** So many may ask at once; the others come later. */
export const MOST_PETITIONS = 4

/** Somebody wants a seat that nobody has. */
export interface Wanted {
  readonly seat: Seat
  readonly guest: string
  readonly name: string
}

interface Petition extends Wanted {
  readonly id: string
  readonly agreed: readonly Seat[]
  readonly refusedBy: Seat | null
  readonly since: number
}

/** Those who ask for an empty seat of a match that is played. Like all gestures they are not kept. */
export class Petitions {
  #all: Petition[] = []

  /** Those that are still waiting. */
  get open(): readonly Petition[] {
    this.#all = this.#all.filter(({ since }) => monotonic() - since < PATIENCE)
    return this.#all.filter(({ refusedBy }) => refusedBy === null)
  }

  find(id: string): Petition | undefined {
    return this.open.find((one) => one.id === id)
  }

  /** Notes what was said about one. */
  note(said: PetitionSignal): void {
    if (said.t === 'petition') {
      const { id, seat, guest, name } = said
      // Whoever asks again has thought better of it.
      const others = this.#all.filter((one) => one.guest !== guest)
      this.#all = [
        ...others.slice(-MOST_PETITIONS),
        { id, seat, guest, name, agreed: [], refusedBy: null, since: monotonic() },
      ]
    } else
      this.#all = this.#all.map((one) => (one.id === said.petition ? answered(one, said) : one))
  }

  /** Nobody asks any more for seats that are taken; says whether anybody did. */
  keepFor(isEmpty: (seat: Seat) => boolean): boolean {
    const { length } = this.#all
    this.#all = this.#all.filter(({ seat }) => isEmpty(seat))
    return this.#all.length < length
  }

  /** What somebody may know of them: who has asked hears of a refusal, the others only of what waits. */
  shownTo(reader: string | undefined): PetitionShown[] {
    const waiting = new Set(this.open)
    return this.#all.flatMap((one) => {
      const { id, seat, name, agreed, refusedBy } = one
      const isMine = one.guest === reader
      return isMine || waiting.has(one)
        ? [{ id, seat, name, agreed: [...agreed], refusedBy, isMine }]
        : []
    })
  }
}

function answered(petition: Petition, { by, yes }: { by: Seat; yes: boolean }): Petition {
  if (petition.refusedBy !== null || petition.agreed.includes(by)) return petition
  return yes ? { ...petition, agreed: [...petition.agreed, by] } : { ...petition, refusedBy: by }
}

/** Lets somebody have a seat that nobody has; the match refuses it if somebody was quicker. */
export function sitDown(
  { host }: { readonly host: MatchHost },
  { seat, guest, name }: Wanted,
): Promise<Answer<SeatRefusal>> {
  const ownership: Ownership = { seat, guest, joined: [guest] }
  return host.replace(seat, { name, player: 'person' }, ownership)
}
