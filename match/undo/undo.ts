import type { Seat } from '@eldertable/kernel'
import type { PickEntry } from '@eldertable/protocol'
import type { ListToRead } from '../log/growing-list.ts'
import type { Footprint } from '../log/trail.ts'

/** How far back: one pick, out of what has been begun, or to the beginning of the turn. */
export type UndoHow = 'step' | 'action' | 'turn'

/** Where each of them leads. */
export type UndoTargets = Readonly<Record<UndoHow, number>>

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
  readonly line: ListToRead<PickEntry>
  /** The position behind which nobody goes. */
  readonly bottom: number
  record(position: number): Footprint
  /**
   * Whether the pick that led to a position has sealed what two seats agreed on. It is asked about what somebody wants to
   * take back now: what was taken back before it was asked stays taken back.
   */
  binds?(position: number): boolean
}

const NOWHERE = -1

/**
 * Picks: a turn is not followed further back. No honest one is as long, and who never ends theirs would have all of it
 * looked at after every pick.
 */
export const FURTHEST = 2_000

/** Why a seat may not take back by itself the pick that led to a position. */
function barrierBefore(played: PlayedLine, position: number, seat: Seat): UndoBarrier | undefined {
  const entry = played.line.at(position - 1)
  if (entry === undefined || position <= played.bottom) return 'nothing-to-undo'
  if (entry.seat !== seat || played.binds?.(position) === true) return 'crosses-other-seat'
  if (entry.chance.length > 0) return 'crosses-dice'
  return played.record(position).reveals ? 'crosses-reveal' : undefined
}

/** The position to which a person in that seat goes back from another one if nothing stands in the way. */
function decisionBefore({ line, bottom }: PlayedLine, before: number, seat: Seat): number {
  for (let at = before - 1; at >= bottom; at--) {
    if (isDecision(line.at(at), seat)) return at
  }
  return NOWHERE
}

/** The same, but no further back than the turn reaches. Turns are counted up, so that its positions stand together. */
function decisionInTurn(played: PlayedLine, before: number, seat: Seat, turn: number): number {
  const { line } = played
  const end = Math.max(played.bottom, line.length - FURTHEST)
  for (let at = before - 1; at >= end && played.record(at).turn === turn; at--) {
    if (isDecision(line.at(at), seat)) return at
  }
  return NOWHERE
}

/** A pick by a standing order or by a bot was nobody's decision. */
const isDecision = (entry: PickEntry | undefined, seat: Seat): boolean =>
  entry?.seat === seat && entry.by === undefined

/** The position at which a person in that seat has decided last. */
export function latestDecision(played: PlayedLine, seat: Seat): number | undefined {
  const latest = decisionBefore(played, played.line.length, seat)
  return latest === NOWHERE ? undefined : latest
}

/** How many picks a bot has made for the person in that seat since they have decided last. */
export function stoodIn({ line, bottom }: PlayedLine, seat: Seat): number {
  let picks = 0
  const end = Math.max(bottom, line.length - FURTHEST)
  for (let at = line.length - 1; at >= end; at--) {
    const entry = line.at(at)
    if (isDecision(entry, seat)) break
    if (entry?.seat === seat && entry.by === 'bot-hold') picks++
  }
  return picks
}

/** What stands between a seat and a position to which it wants to go back by itself. */
export function barrierTo(played: PlayedLine, to: number, seat: Seat): UndoBarrier | undefined {
  for (let at = played.line.length; at > to; at--) {
    const barrier = barrierBefore(played, at, seat)
    if (barrier !== undefined) return barrier
  }
  return undefined
}

/**
 * Where undo leads by the rules of a strict table, or what stands in its way. It reaches down to the floor: it never
 * crosses a dice roll, a reveal, or another seat's decision.
 */
export function strictUndo(played: PlayedLine, seat: Seat): UndoTargets | UndoBarrier {
  const barrier = barrierBefore(played, played.line.length, seat)
  if (barrier !== undefined) return barrier
  return targetsOn(played, played.line.length - 1, (at) =>
    barrierBefore(played, at, seat) === undefined ? at - 1 : NOWHERE,
  )
}

/** Where undo leads at a table that has agreed to free undo, or if all others agree. */
export function freeUndo(played: PlayedLine, seat: Seat): UndoTargets | 'nothing-to-undo' {
  const latest = decisionBefore(played, played.line.length, seat)
  if (latest === NOWHERE) return 'nothing-to-undo'
  return targetsOn(played, latest, (at, turn) => decisionInTurn(played, at, seat, turn))
}

/** Where one kind of undo leads, or what stands in its way. */
export const undoTo = <Why extends string>(
  targets: UndoTargets | Why,
  how: UndoHow,
): number | Why => (typeof targets === 'string' ? targets : targets[how])

/**
 * All kinds of undo in one walk back over the positions to which a seat may go, as far as the turn reaches in which
 * the latest of the picks was made.
 *
 * An action is what starts on one level of the rules and is done when they are back on it: a trade, with all that is
 * put into it. Out of one that is half made, undo leads to where it was begun.
 */
function targetsOn(
  played: PlayedLine,
  latest: number,
  before: (at: number, turn: number) => number,
): UndoTargets {
  const now = played.record(played.line.length).depth
  let { depth: lowest, turn } = played.record(latest)
  let lowestAt = latest
  let outOf = lowest < now ? latest : NOWHERE
  let first = latest
  for (let at = before(latest, turn); at !== NOWHERE; at = before(at, turn)) {
    const record = played.record(at)
    if (record.turn !== turn || played.line.length - at > FURTHEST) break
    first = at
    if (outOf === NOWHERE && record.depth < now) outOf = at
    if (record.depth >= lowest) continue
    lowest = record.depth
    lowestAt = at
  }
  return { step: latest, action: outOf === NOWHERE ? lowestAt : outOf, turn: first }
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
