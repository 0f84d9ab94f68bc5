import type { TableSummary } from '@eldertable/protocol/wire.ts'
import type { ListedMatch } from '@eldertable/store'
import { isReady, seatOfGuest, seatsOf, termsOf } from './records.ts'

/** A table as it stands in lists. The key is not in it because it is not in what the lists are made of. */
export function summaryOf(
  match: ListedMatch,
  guest: string | undefined,
  now: number,
): TableSummary {
  const { id, code, name, title, status, visibility, pace, createdAt, updatedAt } = match
  const seats = seatsOf(match)
  const { game, undo, advice, hints, watching, clock, rematch, takenOver } = termsOf(match)
  const isTimed = status === 'playing' && match.clockDue > 0
  return {
    id,
    code,
    name,
    title,
    status,
    visibility,
    pace,
    undo,
    advice,
    hints,
    settings: game,
    seats: seats.map((seat) => {
      const { name, player, heldBy } = seat
      return { name, player, heldBy, ready: isReady(seat) }
    }),
    asked: match.asked < 0 || status !== 'playing' ? null : match.asked,
    seat: seatOfGuest(seats, guest),
    isHost: match.host === guest,
    watching: watching ?? 'open',
    clock: clock ?? null,
    endsIn: isTimed ? Math.max(0, Math.round(match.clockDue - now)) : null,
    createdAt,
    updatedAt,
    rematch: rematch ?? null,
    takenOver: takenOver ?? 0,
  }
}
