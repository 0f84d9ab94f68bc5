import type { Option, Pick, Seat } from '@eldertable/kernel'
import type { MatchReader } from '@eldertable/match'
import { serverMessage, type Reason, type ServerMessage } from '@eldertable/protocol/wire.ts'

/** What a seat has in mind about the open decision: its own, at which it aims, or another's, for which it suggests. */
export type Suggestion = Extract<ServerMessage, { t: 'aimed' | 'suggested' }>

/** What a signal of the store says, if it is one of ours: it may have come from another process, or from anybody. */
export function messageIn(signal: string): ServerMessage | undefined {
  try {
    return serverMessage.safeParse(JSON.parse(signal)).data
  } catch {
    return undefined
  }
}

/** Why this is not for the others to see. */
export function cannotShow(
  match: MatchReader,
  { t, seat, at, pick }: Suggestion,
): Reason | undefined {
  const { decision } = match
  if (decision === null) return 'match-over'
  if (at !== match.moment) return 'stale'
  const isAsked = decision.seat === seat
  const isBotAsked = match.isBot(decision.seat)
  if (t === 'aimed' && !isAsked) return 'not-your-decision'
  if (t === 'aimed' && isBotAsked) return 'bot-holds-seat'
  if (t === 'suggested' && isAsked) return 'own-decision'
  if (t === 'suggested' && isBotAsked) return 'not-a-person'
  if (t === 'suggested' && !match.seesThoughts(seat)) return 'other-side'
  if (pick === null) return undefined
  const options = match.openOptions()
  if (options === null) return 'hidden-options'
  return options.some((option) => includes(option, pick)) ? undefined : 'not-offered'
}

function includes({ pick, argument, upTo = argument }: Option, wanted: Pick): boolean {
  return wanted >= pick && wanted <= pick + upTo - argument
}

/** What the seats have in mind about one decision. It is gone with the decision. */
export class Suggestions {
  #at = -1
  #aimed: Suggestion | undefined
  readonly #suggested = new Map<Seat, Suggestion>()

  /** Notes it, and says whether it is anything new. */
  note(one: Suggestion): boolean {
    if (one.at !== this.#at) this.#forget(one.at)
    const before = one.t === 'aimed' ? this.#aimed : this.#suggested.get(one.seat)
    if ((before?.pick ?? null) === one.pick) return false
    if (one.t === 'aimed') this.#aimed = one
    else this.#suggested.set(one.seat, one)
    return true
  }

  /** What a seat points at, at this moment. */
  aimOf(seat: Seat | null, moment: number): Suggestion | undefined {
    const aimed = this.#aimed
    return aimed?.seat === seat && aimed.at === moment && aimed.pick !== null ? aimed : undefined
  }

  /** All that is in mind at this moment. */
  at(moment: number): Suggestion[] {
    if (moment !== this.#at) return []
    const all = [...this.#suggested.values(), ...(this.#aimed === undefined ? [] : [this.#aimed])]
    return all.filter(({ pick }) => pick !== null)
  }

  #forget(at: number): void {
    this.#at = at
    this.#aimed = undefined
    this.#suggested.clear()
  }
}
