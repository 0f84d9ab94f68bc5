import type { BoardModule, TurningPoint as Moment } from '@eldertable/board-kit'
import type { Told } from '../../session/session.ts'

/** An event that mattered, with the turn in which it fell. */
export interface TurningPoint {
  turn: number
  told: Told
}

/** The flagged events of a log with their turns, counted by the events that begin one. */
export function flagged(log: readonly Told[], flags: BoardModule['milestones']): TurningPoint[] {
  let turn = 0
  const found: TurningPoint[] = []
  for (const told of log) {
    if (told.event.key === 'turn') turn++
    if (Object.hasOwn(flags, told.event.key)) found.push({ turn, told })
  }
  return found
}

const SHOWN = 3
/** As many as that if they may not be left out. */
const AT_MOST = 5
const OF_A_KIND = 2

/**
 * The moments that decided a match, in their order: the weightiest, the later of two that weigh the same, no more than two
 * of a kind. Those that may not be left out come first, and more of them stand there than three, if there are more.
 */
export function decisive(moments: readonly Moment[]): Moment[] {
  const later = moments.toReversed()
  const chosen = later.filter(({ isNeverMissing }) => isNeverMissing === true).slice(0, AT_MOST)
  const kinds = (kind: string): number => chosen.filter((one) => one.kind === kind).length
  // One of each kind first: a second of a kind only where nothing else is left to tell.
  for (let each = 1; each <= OF_A_KIND; each++)
    for (const one of later.toSorted((a, b) => b.weight - a.weight))
      if (chosen.length < SHOWN && !chosen.includes(one) && kinds(one.kind) < each) chosen.push(one)
  return moments.filter((one) => chosen.includes(one))
}
