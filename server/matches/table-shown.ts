import { commitmentTo } from '@eldertable/kernel'
import type { SeatShown, TableHead } from '@eldertable/protocol/wire.ts'
import type { MatchHead } from '@eldertable/store'
import {
  isOver,
  isReady,
  seatOfGuest,
  seatsOf,
  termsOf,
  type SeatRecord,
} from '../lobby/records.ts'

/** What everybody who knows of a table may know of it, its host a little more. */
export function headShown(head: MatchHead, guest: string | undefined): TableHead {
  const { code, name, title, titleVersion, status, visibility, pace, createdAt, key } = head
  const { game, undo, advice, hints, clock, takenOver, rematch } = termsOf(head)
  const { watching = 'open', isOpenTalk = false } = termsOf(head)
  return {
    code,
    name,
    title,
    titleVersion,
    settings: game,
    status,
    visibility,
    pace,
    undo,
    advice,
    hints,
    watching,
    isOpenTalk,
    clock: clock ?? null,
    createdAt,
    isHost: guest === head.host,
    host: seatOfGuest(seatsOf(head), head.host),
    commitment: commitmentTo(key),
    key: isOver(head) ? key : null,
    takenOver: takenOver ?? 0,
    rematch: rematch ?? null,
  }
}

/** The seats without the guests behind them: who they are is nobody's business. */
export function seatsShown(
  head: Pick<MatchHead, 'seats'>,
  isPresent: (guest: string) => boolean,
  /** Milliseconds until a bot may be seated for somebody who is away; nothing where that is no question. */
  botIn?: (guest: string) => number,
): SeatShown[] {
  return seatsOf(head).map((seat: SeatRecord) => {
    const { name, player, heldBy, guest, free } = seat
    return {
      name,
      player,
      heldBy,
      present: guest === null ? player.startsWith('bot:') : isPresent(guest),
      ready: isReady(seat),
      ...(free && { free }),
      ...(botIn !== undefined &&
        guest !== null &&
        heldBy === null &&
        !isPresent(guest) && { botIn: botIn(guest) }),
    }
  })
}
