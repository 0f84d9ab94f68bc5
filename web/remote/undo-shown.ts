import type { MovedMessage, TableMessage } from '@eldertable/protocol/wire.ts'
import { nothingToUndo, type UndoNews, type UndoState } from '../session/session.ts'

/** What the reader may take back, and whether they are to answer somebody else's request. */
export function undoShown({ undo, seat }: TableMessage, news: UndoNews | null): UndoState {
  if (undo === null) return { ...nothingToUndo, news }
  const { request } = undo
  const isToAnswer =
    seat !== null && request?.asked.includes(seat) === true && !request.agreed.includes(seat)
  const answering = isToAnswer ? seat : null
  return { ...undo, seat, request: request && { ...request, answering }, news }
}

/** Who was asked and is answered has decided; what was taken back was not. */
export function decidedAfter(
  { seat, view, decided }: TableMessage,
  moved: MovedMessage,
): number | null {
  if (moved.after < (decided ?? 0)) return moved.after
  const wasAsked = seat !== null && view?.decision?.seat === seat
  return wasAsked && moved.position > moved.after ? moved.after + 1 : decided
}
