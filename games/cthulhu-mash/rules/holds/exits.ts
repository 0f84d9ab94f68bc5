import { DIRECTIONS, NEXT, NO_SPACE } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import { NONE, type Foe, type Hero, type Hold, type MashState } from '../../state.ts'
import { isFoe, pieceIn } from '../../targets.ts'
import { look } from '../tiles/ground.ts'
import { isOfSpace } from './holds.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { gaitOfFoe, isDangerous } from '../movement/walk.ts'

/** Free spaces next to a spot with no blue line between, in the order n, e, s, w (CM-HOLD-8, CM-DEATH-10). */
export function exits(s: MashState, spot: number): number[] {
  const { tile, who } = look(s, placeOf(spot))
  const from = spaceOf(spot)
  return DIRECTIONS.flatMap((direction) => {
    const next = NEXT[from * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || tile.edge[from * 4 + direction] !== OPEN) return []
    return who[next] === NONE && tile.obstacle[next] === 0 ? [next] : []
  })
}

/** Whether whoever breaks this hold has to go to another space (CM-HOLD-8, CM-HOLD-10, CM-OPT-25). */
export function leadsOut(s: MashState, body: Hero | Foe, hold: Hold): boolean {
  const isCarried = 'victim' in body && body.victim !== NONE
  return isOfSpace(hold) || (s.table.settings.escapeMoves && !isCarried)
}

/** Whether breaking a hold can be tried at all (CM-HOLD-9). */
export const canBreak = (s: MashState, body: Hero | Foe, hold: Hold): boolean =>
  !leadsOut(s, body, hold) || exits(s, body.spot).length > 0

/** Free spaces beside it; for a monster or generator harmless ones, unless there are no others. */
export function asides(s: MashState, spot: number, who: number): number[] {
  const free = exits(s, spot)
  if (!isFoe(who)) return free
  const here = look(s, placeOf(spot))
  const gait = gaitOfFoe(s, pieceIn(who))
  const safe = free.filter((space) => !isDangerous(here, space, gait))
  return safe.length > 0 ? safe : free
}
