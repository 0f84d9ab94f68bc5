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
export interface PlayedLine {
  readonly line: readonly PickEntry[]
  /** The position behind which nobody goes. */
  readonly bottom: number
  /** The events by which something hidden becomes known. */
  readonly reveals: ReadonlySet<string>
  record(position: number): { told: readonly Event[]; depth: number; turn: number }
}

/** Why a seat may not take back by itself the pick that led to a position. */
function barrierBefore(played: PlayedLine, position: number, seat: Seat): UndoBarrier | undefined {
  const entry = played.line[position - 1]
  if (entry === undefined || position <= played.bottom) return 'nothing-to-undo'
  if (entry.seat !== seat) return 'crosses-other-seat'
  if (entry.chance.length > 0) return 'crosses-dice'
  if (played.record(position).told.some(({ key }) => played.reveals.has(key)))
    return 'crosses-reveal'
  return undefined
}

/**
 * The positions to which a seat may go back by itself, the latest first. They reach down to the floor: undo never
 * crosses a dice roll, a reveal, or another seat's decision.
 */
function* strictTargets(played: PlayedLine, seat: Seat): Generator<number> {
  for (let at = played.line.length; barrierBefore(played, at, seat) === undefined; at--)
    yield at - 1
}

/** The positions at which a person in that seat has decided, the latest first; nothing stands in the way. */
function* freeTargets({ line, bottom }: PlayedLine, seat: Seat): Generator<number> {
  for (let at = line.length - 1; at >= bottom; at--) {
    const entry = line[at]
    // A pick by a standing order or by a bot was nobody's decision.
    if (entry?.seat === seat && entry.by === undefined) yield at
  }
}

/** The position at which a person in that seat has decided last. */
export function latestDecision(played: PlayedLine, seat: Seat): number | undefined {
  const latest = freeTargets(played, seat).next()
  return latest.done === true ? undefined : latest.value
}

/** What stands between a seat and a position to which it wants to go back by itself. */
export function barrierTo(played: PlayedLine, to: number, seat: Seat): UndoBarrier | undefined {
  for (let at = played.line.length; at > to; at--) {
    const barrier = barrierBefore(played, at, seat)
    if (barrier !== undefined) return barrier
  }
  return undefined
}

/** Where an undo leads by the rules of a strict table, or what stands in its way. */
export function strictUndo(played: PlayedLine, seat: Seat, how: UndoHow): number | UndoBarrier {
  const position = played.line.length
  return (
    targetOf(played, strictTargets(played, seat), how) ??
    barrierBefore(played, position, seat) ??
    'nothing-to-undo'
  )
}

/** Where an undo leads at a table that has agreed to free undo, or if all others agree. */
export function freeUndo(played: PlayedLine, seat: Seat, how: UndoHow): number | UndoBarrier {
  return targetOf(played, freeTargets(played, seat), how) ?? 'nothing-to-undo'
}

function targetOf(
  played: PlayedLine,
  targets: Generator<number>,
  how: UndoHow,
): number | undefined {
  const first = targets.next()
  if (first.done === true) return undefined
  const latest = first.value
  if (how === 'step') return latest
  // Only within the turn in which the latest of the picks was made.
  const { turn } = played.record(latest)
  const turns = [latest]
  for (const target of targets) {
    if (played.record(target).turn !== turn) break
    turns.push(target)
  }
  return how === 'turn' ? turns.at(-1) : actionOf(played, turns)
}

/**
 * Where the latest action began. An action is what starts on one level of the rules and is done when they are back
 * on it: a trade, with all that is put into it. Out of one that is half made, undo leads to where it was begun.
 */
function actionOf(played: PlayedLine, targets: readonly number[]): number | undefined {
  const depthAt = (position: number): number => played.record(position).depth
  const now = depthAt(played.line.length)
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
