import type { Seat } from '@eldertable/kernel'
import type { EntryOf, LogEntry } from '@eldertable/protocol'
import type { ListToRead } from '../log/growing-list.ts'
import type { OpenRequest } from '../log/match-log.ts'
import { hasOtherPeople, type Occupant } from '../seats/occupants.ts'
import { freeUndo, type PlayedLine, type UndoHow } from './undo.ts'

/** Why nobody is asked to agree to an undo. */
export type AskRefusal = 'no-such-position' | 'nobody-to-ask'

/** Why a request can't be made. People who are away are asked too: an undo behind their back would be no consent. */
export function cannotAsk(
  occupants: readonly Occupant[],
  seat: Seat,
  to: number,
  range: { bottom: number; position: number },
): AskRefusal | undefined {
  if (to < range.bottom || to >= range.position) return 'no-such-position'
  return hasOtherPeople(occupants, seat) ? undefined : 'nobody-to-ask'
}

/** Where each kind of undo would lead if the others agreed, or why they are not asked. */
export function askableTo(
  played: PlayedLine,
  occupants: readonly Occupant[],
  seat: Seat,
): Readonly<Record<UndoHow, number | AskRefusal | 'nothing-to-undo'>> {
  const to = hasOtherPeople(occupants, seat) ? freeUndo(played, seat) : 'nobody-to-ask'
  return typeof to === 'string' ? { step: to, action: to, turn: to } : to
}

/** Whether a seat may answer: it was asked and has not agreed yet, or takes its own request back. */
export function mayAnswer(request: OpenRequest | null, seat: Seat, yes: boolean): boolean {
  if (request === null) return false
  if (seat === request.seat) return !yes
  return request.asked.includes(seat) && !request.agreed.includes(seat)
}

export const isAgreed = ({ asked, agreed }: OpenRequest): boolean =>
  asked.every((seat) => agreed.includes(seat))

/** Whether an undo is the one to which all have agreed. */
export function isConsented(request: OpenRequest | null, { seat, to }: EntryOf<'undo'>): boolean {
  return request !== null && request.seat === seat && request.to === to && isAgreed(request)
}

/** Whether the others have said no to a seat since the table last changed. Whoever goes on asking only nags. */
export function wasRefused(log: ListToRead<LogEntry>, seat: Seat): boolean {
  let isRefused = false
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log.at(at)
    if (entry === undefined) break
    if (entry.do === 'answer') isRefused ||= !entry.yes && entry.seat !== seat
    else if (entry.do === 'ask') {
      if (entry.seat === seat && isRefused) return true
      isRefused = false
    } else if (entry.do === undefined || entry.do === 'undo' || entry.do === 'redo') return false
    else if (entry.do === 'rewind') return false
    // Somebody else sits there now, and may think otherwise.
    else if (entry.do === 'leave' || entry.do === 'replace') return false
  }
  return false
}
