import { GENERAL, isHeld, type I32State, type Survivor } from '../state.ts'
import { corners, sanctuaryAt } from './sanctuaries.ts'
import { inPlay, inside } from './survivors.ts'

/** Whether monsters can get at a survivor (I32-MONATK-1 to 3). */
export function isLegalVictim(s: I32State, { area }: Survivor): boolean {
  if (area === GENERAL) return true
  return !isHeld(area) && sanctuaryAt(s, area).locks === 0
}

/** The sanctuaries whose locks can be attacked (I32-SANCT-8). */
export const lockTargets = (s: I32State): number[] =>
  corners(s).filter((corner) => sanctuaryAt(s, corner).locks > 0 && inside(s, corner).length > 0)

export const hasTarget = (s: I32State): boolean =>
  inPlay(s).some((one) => isLegalVictim(s, one)) || lockTargets(s).length > 0
