import type { Pick, Seat } from '@eldertable/kernel'
import type { LogEntry } from '@eldertable/protocol'
import type { OrderEnd } from '../orders/standing-orders.ts'
import type { UndoHow } from '../undo/undo.ts'

/** Sent by a client. The id is the client's own: the same one again is answered as before and does nothing. */
interface Sent {
  readonly id: string
  /** The `moment` of the match that the client has seen. */
  readonly at: number
}

export type PickCommand = Sent & { readonly pick: Pick }
export type UndoCommand = Sent & { readonly how: UndoHow }
export type RedoCommand = Sent
/** Back by one step, action or turn, or to a position of the line. */
export type UndoRequest = Sent & { readonly back: UndoHow | number }
/** An answer to the open request, which its number names. */
export interface ConsentCommand {
  readonly id: string
  readonly request: number
  readonly yes: boolean
}
export interface OrderCommand {
  readonly id: string
  readonly decision: string
  readonly until: OrderEnd
}
export interface LiftCommand {
  readonly id: string
  readonly decision: string
}

/** Why a host refuses what the match itself would not have minded. */
export type HostRefusal = 'stale' | 'id-taken'

/** What became of a command: how long the log was with it, or why it was refused. */
export type Answer<Refusal> =
  | { readonly ok: true; readonly length: number }
  | { readonly ok: false; readonly why: Refusal | HostRefusal }

/** So far back in the log a command is recognised when it is sent again. */
const REMEMBERED = 2_000

/**
 * How a command of this seat with this id was answered before: undefined if it is new. An id that was used for
 * something else is refused, lest a client take that something's success for this one's.
 */
export function answeredBefore(
  log: readonly LogEntry[],
  seat: Seat,
  id: string,
  isThis: (entry: LogEntry) => boolean,
): { ok: true; length: number } | { ok: false; why: 'id-taken' } | undefined {
  const least = Math.max(0, log.length - REMEMBERED)
  for (let i = log.length - 1; i >= least; i--) {
    const entry = log[i]
    if (entry === undefined || entry.do === 'migrated') continue
    if (entry.seat === seat && entry.id === id)
      return isThis(entry) ? { ok: true, length: i + 2 } : { ok: false, why: 'id-taken' }
  }
  return undefined
}
