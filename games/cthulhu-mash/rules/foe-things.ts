import type { MashState } from '../state.ts'
import { rowOfObject } from './numbers.ts'
import { foeAt, printedHealth } from './pieces.ts'

/** Whether a healing object would restore anything to a monster (CM-OPT-9). */
export function wouldFoeHelp(s: MashState, piece: number, object: number): boolean {
  const { healing } = rowOfObject(object)
  return (
    healing !== undefined && healing.health > 0 && foeAt(s, piece).health < printedHealth(piece)
  )
}
