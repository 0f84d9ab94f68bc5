import type { LedgerChange } from '@eldertable/match'
import type { MatchHead, NewNotice } from '@eldertable/store'
import type { SeatRecord } from '../lobby/records.ts'

type Before = Pick<MatchHead, 'status' | 'asked' | 'length'>

/** Whom a change of a match concerns who may be away. Nobody else waits for whoever plays alone. */
export function noticesOf(
  before: Before,
  { asked, isOver, undoAsked }: LedgerChange,
  seats: readonly SeatRecord[],
): NewNotice[] {
  const people = seats.flatMap(({ guest }) => guest ?? [])
  if (people.length < 2) return []
  if (isOver)
    return before.status === 'finished'
      ? []
      : people.map((guest) => ({ guest, kind: 'ended', about: '' }))
  const notices: NewNotice[] = []
  const seat = asked === null || asked === before.asked ? undefined : seats[asked]
  if (seat?.guest != null && seat.heldBy === null)
    notices.push({ guest: seat.guest, kind: 'turn', about: '' })
  for (const one of undoAsked?.asked ?? []) {
    const guest = seats[one]?.guest
    if (guest != null) notices.push({ guest, kind: 'undo', about: String(undoAsked?.number) })
  }
  return notices
}

/** At a table that has not begun: those for whom alone all others wait, and the host of whom somebody wants something. */
export function noticesOfGathering(
  seats: readonly SeatRecord[],
  host: string,
  by: string,
): NewNotice[] {
  const isFull = seats.every(({ player }) => player !== 'open')
  const late = isFull ? seats.filter(({ ready }) => ready === false) : []
  const waitedFor = new Set([...late.flatMap(({ guest }) => guest ?? []), host])
  waitedFor.delete(by)
  return [...waitedFor].map((guest) => ({ guest, kind: 'waits', about: '' }))
}
