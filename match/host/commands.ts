import type { Pick, Seat } from '@eldertable/kernel'
import type { LogEntry } from '@eldertable/protocol'
import type { ListToRead } from '../log/growing-list.ts'
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

/** The latest commands of a log that only grows, by who has sent them and under which name. */
export class LatestCommands {
  /** By seat and by the client's name for it: where it stands in the log. */
  readonly #places: Map<string, number>[] = []
  #known = 0

  /**
   * How a command of this seat with this id was answered before: undefined if it is new. An id that was used for
   * something else is refused, lest a client take that something's success for this one's.
   */
  answerTo(
    log: ListToRead<LogEntry>,
    seat: Seat,
    id: string,
    isThis: (entry: LogEntry) => boolean,
  ): { ok: true; length: number } | { ok: false; why: 'id-taken' } | undefined {
    this.#follow(log)
    const place = this.#places[seat]?.get(id)
    const entry = place === undefined ? undefined : log.at(place)
    if (place === undefined || entry === undefined) return undefined
    return isThis(entry) ? { ok: true, length: place + 2 } : { ok: false, why: 'id-taken' }
  }

  #follow(log: ListToRead<LogEntry>): void {
    const forgotten = Math.max(0, log.length - REMEMBERED)
    for (let at = Math.max(0, this.#known - REMEMBERED); at < forgotten; at++) {
      const command = commandIn(log.at(at))
      if (command === undefined) continue
      const places = this.#places[command.seat]
      if (places?.get(command.id) === at) places.delete(command.id)
    }
    for (let at = Math.max(forgotten, this.#known); at < log.length; at++) {
      const command = commandIn(log.at(at))
      if (command !== undefined) (this.#places[command.seat] ??= new Map()).set(command.id, at)
    }
    this.#known = log.length
  }
}

/** Who has sent the command that an entry comes from, and under which name; undefined if it comes from none. */
function commandIn(entry: LogEntry | undefined): { seat: Seat; id: string } | undefined {
  if (entry === undefined || !('seat' in entry) || entry.id === undefined) return undefined
  return { seat: entry.seat, id: entry.id }
}
