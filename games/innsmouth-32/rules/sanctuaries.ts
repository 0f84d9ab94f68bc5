import { at, missing } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { GENERAL, type I32State, type Sanctuary } from '../state.ts'
import { toDiscards, toRemoved } from './discards.ts'
import { inside } from './survivors.ts'

export function sanctuaryAt({ table }: I32State, corner: number): Sanctuary {
  const one = at(table.corners, corner)
  if (one === null) missing('sanctuary in corner', corner)
  return one
}

/** The corners that hold a sanctuary. */
export function corners({ table }: I32State): number[] {
  const found: number[] = []
  for (let corner = 0; corner < table.corners.length; corner++)
    if (at(table.corners, corner) !== null) found.push(corner)
  return found
}

/** Takes locks off a sanctuary, as many as there are. */
export function breakLocks(g: Game, corner: number, locks: number, rule: string): void {
  const one = sanctuaryAt(g.state, corner)
  const broken = Math.min(locks, one.locks)
  if (broken === 0) return
  one.locks -= broken
  g.event?.('locksBreak', rule, { corner, card: one.card, locks: broken })
  closeIfBare(g, corner)
}

/** I32-SANCT-13, I32-SANCT-14 */
export function closeIfBare(g: Game, corner: number): void {
  const { table } = g.state
  const one = sanctuaryAt(g.state, corner)
  if (one.locks > 0 || one.mythos > 0) return
  for (const survivor of inside(g.state, corner)) survivor.area = GENERAL
  for (const card of one.cards) toDiscards(g, card, 'I32-SANCT-14')
  table.corners[corner] = null
  toRemoved(g, one.card, 'I32-SANCT-13')
}
