import type { GameEntry } from '@eldertable/games'
import { hash, type Decision, type Seat, type State } from '@eldertable/kernel'
import type { EntryOf, LogEntry, PickEntry } from '@eldertable/protocol'
import { cannotAsk, isConsented, mayAnswer, type AskRefusal } from '../undo/consent.ts'
import type { LiftRefusal, OrderRefusal, Orders } from '../orders/standing-orders.ts'
import { passOf } from '../orders/pass-pick.ts'
import { canMigrate, migrated, titleFor } from '../versions/rules-version.ts'
import { cannotSeat, isPresent, type SeatChange, type SeatRefusal } from '../seats/occupants.ts'
import type { Thread } from './match-log.ts'
import { barrierTo, redoable, type RedoBarrier, type UndoBarrier, type Walked } from '../undo/undo.ts'

// Why an entry can't be added to a log. A live match asks before it adds one; a log that is played again must pass
// the same questions.

/** What must be known of a match to judge what comes next. */
export interface Judged extends Walked {
  readonly game: GameEntry
  readonly thread: Thread
  readonly orders: Orders
  readonly state: State
  readonly isOver: boolean
  readonly decision: Decision | null
}

type Common = 'match-over' | 'not-your-seat'

function cannotSpeak({ isOver, thread }: Judged, seat: Seat): Common | undefined {
  if (isOver) return 'match-over'
  return isPresent(thread.sittings[seat]) ? undefined : 'not-your-seat'
}

const isFree = ({ thread }: Judged): boolean => thread.beginning.undo === 'free'

export function cannotUndo(
  on: Judged,
  entry: EntryOf<'undo'>,
): Common | UndoBarrier | 'not-agreed' | undefined {
  if (entry.by === 'consent') {
    if (on.isOver) return 'match-over'
    return isConsented(on.thread.request, entry) ? undefined : 'not-agreed'
  }
  const why = cannotSpeak(on, entry.seat)
  if (why !== undefined) return why
  if (entry.to >= on.line.length || entry.to < on.bottom) return 'nothing-to-undo'
  return isFree(on) ? undefined : barrierTo(on, entry.to, entry.seat)
}

export function cannotRedo(
  on: Judged,
  { seat, to }: EntryOf<'redo'>,
): Common | RedoBarrier | undefined {
  const why = cannotSpeak(on, seat)
  if (why !== undefined) return why
  const count = to - on.line.length
  const most = redoable(on.thread.undone, seat, isFree(on))
  if (typeof most === 'string') return most
  return count >= 1 && count <= most ? undefined : 'nothing-to-redo'
}

export function cannotRequest(
  on: Judged,
  { seat, to }: EntryOf<'ask'>,
): Common | AskRefusal | undefined {
  return (
    cannotSpeak(on, seat) ??
    cannotAsk(on.thread.sittings, seat, to, { bottom: on.bottom, position: on.line.length })
  )
}

export function cannotAnswer(
  on: Judged,
  { seat, yes }: EntryOf<'answer'>,
): Common | 'not-asked-now' | undefined {
  return (
    cannotSpeak(on, seat) ?? (mayAnswer(on.thread.request, seat, yes) ? undefined : 'not-asked-now')
  )
}

export function cannotOrder(
  on: Judged,
  { seat, decision, until }: EntryOf<'order'>,
): OrderRefusal | undefined {
  const why = cannotSpeak(on, seat)
  if (why !== undefined) return why
  const title = titleFor(on.game.title, on.thread.titleVersion)
  const pass = title === undefined ? 'no-such-decision' : passOf(title, decision)
  if (typeof pass === 'string') return pass
  const isOpen = on.decision?.seat === seat && on.decision.key === decision
  return until === 'options-change' && !isOpen ? 'not-asked-now' : undefined
}

export function cannotLift(
  on: Judged,
  { seat, decision }: EntryOf<'lift'>,
): LiftRefusal | undefined {
  return on.orders.of(seat).some((order) => order.decision === decision)
    ? undefined
    : 'no-such-order'
}

export function cannotChangeSeat(on: Judged, change: SeatChange): SeatRefusal | undefined {
  return on.isOver ? 'match-over' : cannotSeat(on.game, on.thread.sittings, change)
}

function cannotHaveMigrated(
  { game: { title }, thread, state }: Judged,
  entry: EntryOf<'migrated'>,
): 'not-the-migrated-state' | undefined {
  const from = thread.titleVersion
  if (!canMigrate(title, from, entry.to)) return undefined // the way is gone: it has to be believed
  const isSame = hash(migrated(title, state, from, entry.to)) === hash(entry.state)
  return isSame ? undefined : 'not-the-migrated-state'
}

/** Why an entry other than a pick can't be the next. */
export function entryRefusal(on: Judged, entry: Exclude<LogEntry, PickEntry>): string | undefined {
  switch (entry.do) {
    case 'undo':
      return cannotUndo(on, entry)
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
    case 'migrated':
      return cannotHaveMigrated(on, entry)
    case 'hold':
    case 'back':
    case 'leave':
    case 'replace':
      return cannotChangeSeat(on, entry)
  }
}
