import type { TableMessage } from '@eldertable/protocol/wire.ts'
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
