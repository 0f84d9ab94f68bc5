import { GENERAL, isHeld, type I32State, type Survivor } from '../state.ts'
import { corners, sanctuaryAt } from './sanctuaries.ts'
import { isAnybodyIn } from './survivors.ts'

/** Whether monsters can get at a survivor (I32-MONATK-1 to 3). */
export function isLegalVictim(s: I32State, { area }: Survivor): boolean {
  if (area === GENERAL) return true
  return !isHeld(area) && sanctuaryAt(s, area).locks === 0
}

/** The sanctuaries whose locks can be attacked (I32-SANCT-8). */
export const lockTargets = (s: I32State): number[] =>
  corners(s).filter((corner) => sanctuaryAt(s, corner).locks > 0 && isAnybodyIn(s, corner))

export function hasTarget(s: I32State): boolean {
  for (const { survivors } of s.table.pools)
    for (const one of survivors) if (isLegalVictim(s, one)) return true
  return lockTargets(s).length > 0
}
