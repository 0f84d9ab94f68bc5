import type { Decision, GameEntry, Seat, State } from '@eldertable/kernel'
import type { EntryOf, LogEntry, PickEntry } from '@eldertable/protocol'
import { passPickOf } from '../orders/pass-pick.ts'
import type { LiftRefusal, OrderRefusal, StandingOrders } from '../orders/standing-orders.ts'
import { cannotSeat, isPresent, type SeatChange, type SeatRefusal } from '../seats/occupants.ts'
import { cannotAsk, isConsented, mayAnswer, type AskRefusal } from '../undo/consent.ts'
import {
  barrierTo,
  redoable,
  type RedoBarrier,
  type UndoBarrier,
  type PlayedLine,
} from '../undo/undo.ts'
import { titleFor } from '../versions/rules-version.ts'
import type { MatchLog } from './match-log.ts'

// Why an entry can't be added to a log. A live match asks before it adds one; a log that is played again must pass
// the same questions.

/** What must be known of a match to judge what comes next. */
export interface MatchSoFar extends PlayedLine {
  readonly game: GameEntry
  readonly log: MatchLog
  readonly orders: StandingOrders
  readonly state: State
  readonly isOver: boolean
  readonly decision: Decision | null
}

type Common = 'match-over' | 'not-your-seat'

function cannotSpeak({ isOver, log }: MatchSoFar, seat: Seat): Common | undefined {
  if (isOver) return 'match-over'
  return isPresent(log.occupants[seat]) ? undefined : 'not-your-seat'
}

const isFree = ({ log }: MatchSoFar): boolean => log.beginning.undo === 'free'

export function cannotUndo(
  on: MatchSoFar,
  entry: EntryOf<'undo'>,
): Common | UndoBarrier | 'not-agreed' | undefined {
  if (entry.by === 'consent') {
    if (on.isOver) return 'match-over'
    return isConsented(on.log.request, entry) ? undefined : 'not-agreed'
  }
  const why = cannotSpeak(on, entry.seat)
  if (why !== undefined) return why
  if (entry.to >= on.line.length || entry.to < on.bottom) return 'nothing-to-undo'
  return isFree(on) ? undefined : barrierTo(on, entry.to, entry.seat)
}

/** Whoever runs the server goes back over anything, but not once the key of the dice is known. */
export function cannotRewind(
  on: MatchSoFar,
  { to }: EntryOf<'rewind'>,
): 'match-over' | 'no-such-position' | undefined {
  if (on.isOver) return 'match-over'
  return to >= on.line.length || to < on.bottom ? 'no-such-position' : undefined
}

export function cannotRedo(
  on: MatchSoFar,
  { seat, to }: EntryOf<'redo'>,
): Common | RedoBarrier | undefined {
  const why = cannotSpeak(on, seat)
  if (why !== undefined) return why
  const count = to - on.line.length
  const most = redoable(on.log.undone, seat, isFree(on))
  if (typeof most === 'string') return most
  return count >= 1 && count <= most ? undefined : 'nothing-to-redo'
}

export function cannotRequest(
  on: MatchSoFar,
  { seat, to }: EntryOf<'ask'>,
): Common | AskRefusal | undefined {
  return (
    cannotSpeak(on, seat) ??
    cannotAsk(on.log.occupants, seat, to, { bottom: on.bottom, position: on.line.length })
  )
}

export function cannotAnswer(
  on: MatchSoFar,
  { seat, yes }: EntryOf<'answer'>,
): Common | 'not-asked-now' | undefined {
  return (
    cannotSpeak(on, seat) ?? (mayAnswer(on.log.request, seat, yes) ? undefined : 'not-asked-now')
  )
}

export function cannotOrder(
  on: MatchSoFar,
  { seat, decision, until }: EntryOf<'order'>,
): OrderRefusal | undefined {
  const why = cannotSpeak(on, seat)
  if (why !== undefined) return why
  const title = titleFor(on.game.title, on.log.titleVersion)
  const pass = title === undefined ? 'no-such-decision' : passPickOf(title, decision)
  if (typeof pass === 'string') return pass
  const isOpen = on.decision?.seat === seat && on.decision.key === decision
  return until === 'options-change' && !isOpen ? 'not-asked-now' : undefined
}

export function cannotLift(
  on: MatchSoFar,
  { seat, decision }: EntryOf<'lift'>,
): LiftRefusal | undefined {
  return on.orders.of(seat).some((order) => order.decision === decision)
    ? undefined
    : 'no-such-order'
}

export function cannotChangeSeat(on: MatchSoFar, change: SeatChange): SeatRefusal | undefined {
  return on.isOver ? 'match-over' : cannotSeat(on.game, on.log.occupants, change)
}

/** Why an entry can't be the next. Of those that bring other rules `carriedOver` knows more. */
export function entryRefusal(
  on: MatchSoFar,
  entry: Exclude<LogEntry, PickEntry | EntryOf<'migrated'>>,
): string | undefined {
  switch (entry.do) {
    case 'undo':
      return cannotUndo(on, entry)
    case 'rewind':
      return cannotRewind(on, entry)
    case 'redo':
      return cannotRedo(on, entry)
    case 'ask':
      return cannotRequest(on, entry)
    case 'answer':
      return cannotAnswer(on, entry)
    case 'order':
      return cannotOrder(on, entry)
    case 'lift':
      return cannotLift(on, entry)
    case 'hold':
    case 'back':
    case 'leave':
    case 'replace':
      return cannotChangeSeat(on, entry)
  }
}
