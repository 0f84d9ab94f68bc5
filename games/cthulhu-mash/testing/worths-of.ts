import { attacksOn } from '../rules/automatic-monsters/worth.ts'
import { look } from '../rules/tiles/ground.ts'
import { placeOf } from '../rules/spots.ts'
import type { MashScenario } from './at.ts'

/** What each attack that the first monster could make on Ann is worth to the policy. */
export function worthsOf({ state }: MashScenario): number[] {
  const [{ piece, spot } = { piece: 0, spot: 0 }] = state.table.foes
  const here = look(state, placeOf(spot))
  return attacksOn(state, here, piece, 0).map(({ worth }) => worth)
}
