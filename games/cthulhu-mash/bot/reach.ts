import { canStrike, clings, spotOfTarget } from '../rules/attacks/aim.ts'
import { look } from '../rules/tiles/ground.ts'
import { heroAt } from '../rules/pieces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { MashState } from '../state.ts'

/** Whether a target can be struck from where a character stands, rather than shot at. */
export function isBlowFrom(s: MashState, seat: number, target: number): boolean {
  if (clings(s, target, seat)) return true
  const { spot } = heroAt(s, seat)
  const to = spotOfTarget(s, target)
  return canStrike(look(s, placeOf(spot)), spaceOf(spot), spaceOf(to))
}
