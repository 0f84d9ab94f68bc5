import { at } from '@eldertable/kernel'
import { GENERAL, isHeld, type I32State, type Survivor } from '../state.ts'
import { sanctuaryAt } from './sanctuaries.ts'
import { isAnybodyIn } from './survivors.ts'

/** Whether monsters can get at a survivor (I32-MONATK-1 to 3). */
export function isLegalVictim(s: I32State, { area }: Survivor): boolean {
  if (area === GENERAL) return true
  return !isHeld(area) && sanctuaryAt(s, area).locks === 0
}

/** Whether the locks of a corner can be attacked (I32-SANCT-8). */
export function isLockTarget(s: I32State, corner: number): boolean {
  const one = at(s.table.corners, corner)
  return one !== null && one.locks > 0 && isAnybodyIn(s, corner)
}

export function hasTarget(s: I32State): boolean {
  const { pools, corners } = s.table
  for (let pool = 0; pool < pools.length; pool++) {
    const { survivors } = at(pools, pool)
    for (let place = 0; place < survivors.length; place++)
      if (isLegalVictim(s, at(survivors, place))) return true
  }
  for (let corner = 0; corner < corners.length; corner++) if (isLockTarget(s, corner)) return true
  return false
}
