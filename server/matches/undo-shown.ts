import type { Seat } from '@eldertable/kernel'
import type { MatchHost } from '@eldertable/match'
import type { UndoShown } from '@eldertable/protocol/wire.ts'

/** What a seat may take back now, and what people are asked to agree to. */
export function undoShown({ match }: MatchHost, seat: Seat): UndoShown {
  const { step, action, turn, redo } = match.undoable(seat)
  const { request } = match
  return {
    step,
    action,
    turn,
    redo,
    request: request && {
      number: request.number,
      seat: request.seat,
      to: request.to,
      asked: [...request.asked],
      agreed: [...request.agreed],
    },
  }
}
