import { columnOf, rowOf, SPACES } from '../../tiles/spaces.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isGenerator } from '../../targets.ts'
import { look, type Ground } from '../tiles/ground.ts'
import { findFoe, heroAt } from '../pieces.ts'
import { spaceOf } from '../spots.ts'
import { FAR, gaitOfFoe, isDangerous, isFree, spreadBack } from '../movement/walk.ts'
import { hasAttackFrom } from './worth.ts'

const HOPELESS = 1000

/** How a monster stands to a target: what every space of the tile is away from one to attack from (CM-AUTO-6). */
export interface Approach {
  readonly ground: Ground
  /** The approach cost of a space. */
  readonly cost: (space: number) => number
}

/** Works out the approach costs of a monster or generator. */
export function approachOf(s: MashState, place: number, piece: number, seat: number): Approach {
  const ground = look(s, place, foeOf(piece))
  const to = spaceOf(heroAt(s, seat).spot)
  const gait = isGenerator(piece) ? 0 : gaitOfFoe(s, piece)
  // Where it stands already it can stay, whatever would happen to somebody coming there.
  const own = spaceOf(findFoe(s, piece)?.spot ?? NONE)
  const costs = new Uint8Array(SPACES).fill(FAR)
  for (let space = 0; space < SPACES; space++)
    if (
      (space === own || canEnd(ground, space, gait)) &&
      hasAttackFrom(s, ground, piece, space, seat)
    )
      costs[space] = 0
  if (!isGenerator(piece)) spreadBack(ground, gait, costs)
  return {
    ground,
    cost: (space) => {
      const cost = costs[space] ?? FAR
      if (cost !== FAR) return cost
      return (
        HOPELESS + Math.abs(rowOf(space) - rowOf(to)) + Math.abs(columnOf(space) - columnOf(to))
      )
    },
  }
}

/** CM-AUTO-4, CM-AUTO-5: on a free space that does it no harm. */
const canEnd = (ground: Ground, space: number, gait: number): boolean =>
  isFree(ground, space) && !isDangerous(ground, space, gait)
