import { chainFrom } from '../../tiles/areas.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHome } from '../../targets.ts'
import { spotOfTarget, within } from './aim.ts'
import { shapeOf } from './areas.ts'
import { look } from '../tiles/ground.ts'
import { placeOf, spaceOf } from '../spots.ts'

/** Whom an attack on one target strikes: what hangs together with it, too, if it is a chain. */
export const struckWith = (s: MashState, means: number, target: number): number[] =>
  shapeOf(means) === 'chain' ? chained(s, target) : [target]

/** CM-AREA-13; a chain that is aimed at a spawning space ends there (CM-HOME-12). */
function chained(s: MashState, target: number): number[] {
  if (isHome(target)) return [target]
  const spot = spotOfTarget(s, target)
  const place = placeOf(spot)
  const { tile, low, high } = look(s, place)
  return within(s, place, chainFrom(tile, spaceOf(spot), low, high), NONE)
}
