import { at } from '@eldertable/kernel'
import { columnOf, rowOf } from '../../tiles/spaces.ts'
import type { MashState } from '../../state.ts'
import { heroAt } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { approachOf } from './approach.ts'

/** Where the policy puts a spawned monster (CM-AUTO-16, CM-AUTO-18). */
export function autoPlacing(
  s: MashState,
  place: number,
  spaces: readonly number[],
  monster: number,
  seat: number,
): number {
  const { active } = s.table
  const isHere = placeOf(heroAt(s, active).spot) === place
  const target = isHere ? active : seat
  const { cost } = approachOf(s, place, monster, target)
  const to = spaceOf(heroAt(s, target).spot)
  const away = (space: number): number =>
    Math.abs(rowOf(space) - rowOf(to)) + Math.abs(columnOf(space) - columnOf(to))
  // Spaces are numbered by row and then by column, so the lower number wins a tie (CM-AUTO-16).
  return at(
    spaces.toSorted((a, b) => cost(a) - cost(b) || away(a) - away(b) || a - b),
    0,
  )
}
