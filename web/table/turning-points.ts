import type { BoardModule } from '@eldertable/board-kit'
import type { Told } from '../session/session.ts'

/** An event that mattered, with the turn in which it fell. */
export interface TurningPoint {
  turn: number
  told: Told
}

/** The flagged events of a log with their turns, counted by the events that begin one. */
export function flagged(log: readonly Told[], flags: BoardModule['flags']): TurningPoint[] {
  let turn = 0
  const found: TurningPoint[] = []
  for (const told of log) {
    if (told.event.key === 'turn') turn++
    if (Object.hasOwn(flags, told.event.key)) found.push({ turn, told })
  }
  return found
}
