import type { Event, Seat } from '@eldertable/kernel'
import type { PickEntry } from '@eldertable/protocol'

/** How far back: one pick, out of what has been begun, or to the beginning of the turn. */
export type UndoHow = 'step' | 'action' | 'turn'

/** What a seat does not cross by itself. */
export type UndoBarrier =
  | 'nothing-to-undo'
  | 'crosses-dice'
  | 'crosses-reveal'
  | 'crosses-other-seat'

/** What a seat does not restore. */
export type RedoBarrier = 'nothing-to-redo' | 'crosses-other-seat'

/** What must be known of a line to go back on it. */
export interface Walked {
  readonly line: readonly PickEntry[]
  /** The position behind which nobody goes. */
  readonly bottom: number
  /** The events by which something hidden becomes known. */
  readonly reveals: ReadonlySet<string>
  beat(position: number): { told: readonly Event[]; depth: number; turn: number }
}

/** Why a seat may not take back by itself the pick that led to a position. */
function barrierBefore(walked: Walked, position: number, seat: Seat): UndoBarrier | undefined {
  const entry = walked.line[position - 1]
  if (entry === undefined || position <= walked.bottom) return 'nothing-to-undo'
  if (entry.seat !== seat) return 'crosses-other-seat'
  if (entry.chance.length > 0) return 'crosses-dice'
  if (walked.beat(position).told.some(({ key }) => walked.reveals.has(key))) return 'crosses-reveal'
  return undefined
}

/**
 * The positions to which a seat may go back by itself, the latest first. They reach down to the floor: undo never
 * crosses a dice roll, a reveal, or another seat's decision.
 */
function* strictTargets(walked: Walked, seat: Seat): Generator<number> {
  for (let at = walked.line.length; barrierBefore(walked, at, seat) === undefined; at--)
    yield at - 1
}

/** The positions at which a person in that seat has decided, the latest first; nothing stands in the way. */
function* freeTargets({ line, bottom }: Walked, seat: Seat): Generator<number> {
  for (let at = line.length - 1; at >= bottom; at--) {
    const entry = line[at]
    // A pick by a standing order or by a bot was nobody's decision.
    if (entry?.seat === seat && entry.by === undefined) yield at
  }
}

/** What stands between a seat and a position to which it wants to go back by itself. */
export function barrierTo(walked: Walked, to: number, seat: Seat): UndoBarrier | undefined {
  for (let at = walked.line.length; at > to; at--) {
    const barrier = barrierBefore(walked, at, seat)
    if (barrier !== undefined) return barrier
  }
  return undefined
}

/** Where an undo leads by the rules of a strict table, or what stands in its way. */
export function strictUndo(walked: Walked, seat: Seat, how: UndoHow): number | UndoBarrier {
  const position = walked.line.length
  return (
    targetOf(walked, strictTargets(walked, seat), how) ??
    barrierBefore(walked, position, seat) ??
    'nothing-to-undo'
  )
}

/** Where an undo leads at a table that has agreed to free undo, or if all others agree. */
export function freeUndo(walked: Walked, seat: Seat, how: UndoHow): number | UndoBarrier {
  return targetOf(walked, freeTargets(walked, seat), how) ?? 'nothing-to-undo'
}

function targetOf(walked: Walked, targets: Generator<number>, how: UndoHow): number | undefined {
  const first = targets.next()
  if (first.done === true) return undefined
  const latest = first.value
  if (how === 'step') return latest
  // Only within the turn in which the latest of the picks was made.
  const { turn } = walked.beat(latest)
  const turns = [latest]
  for (const target of targets) {
    if (walked.beat(target).turn !== turn) break
    turns.push(target)
  }
  return how === 'turn' ? turns.at(-1) : actionOf(walked, turns)
}

/**
 * Where the latest action began. An action is what starts on one level of the rules and is done when they are back
 * on it: a trade, with all that is put into it. Out of one that is half made, undo leads to where it was begun.
 */
function actionOf(walked: Walked, targets: readonly number[]): number | undefined {
  const depthAt = (position: number): number => walked.beat(position).depth
  const now = depthAt(walked.line.length)
  const lowest = Math.min(...targets.map(depthAt))
  const level = now > lowest ? now - 1 : lowest
  return targets.find((target) => depthAt(target) <= level)
}

/** How many picks the next redo restores, or why none. Without free undo a seat restores its own picks alone. */
export function redoable(
  undone: readonly (readonly PickEntry[])[],
  seat: Seat,
  isFree: boolean,
): number | RedoBarrier {
  const last = undone.at(-1)
  if (last === undefined || last.length === 0) return 'nothing-to-redo'
  if (isFree) return last.length
  const foreign = last.findIndex((entry) => entry.seat !== seat)
  if (foreign === 0) return 'crosses-other-seat'
  return foreign < 0 ? last.length : foreign
}
