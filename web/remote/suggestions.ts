import type { Pick, Seat } from '@eldertable/kernel'
import type { ServerMessage } from '@eldertable/protocol/wire.ts'
import type { Company } from '../session/session.ts'

type Heard = Extract<ServerMessage, { t: 'aimed' | 'suggested' }>

/** What the seats of a table have in mind, as far as the server has told. */
export class Suggestions {
  #aimed: Heard | undefined
  readonly #suggested = new Map<Seat, Heard>()

  hear(message: Heard): void {
    if (message.t === 'aimed') this.#aimed = message
    else this.#suggested.set(message.seat, message)
  }

  /** What is in mind at this moment. What was said of another one is over, or will be told again. */
  at(moment: number): Omit<Company, 'offered'> {
    const suggestions: { seat: Seat; pick: Pick }[] = []
    for (const { seat, at, pick } of this.#suggested.values())
      if (at === moment && pick !== null) suggestions.push({ seat, pick })
    const aimed = this.#aimed?.at === moment ? this.#aimed.pick : null
    return { aimed, suggestions }
  }
}
