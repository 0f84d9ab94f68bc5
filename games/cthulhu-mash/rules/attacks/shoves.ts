import { at } from '@eldertable/kernel'
import { pushClear } from '../../tiles/sight.ts'
import { AROUND } from '../../tiles/spaces.ts'
import { NONE, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHome, pieceIn } from '../../targets.ts'
import { spotOfTarget } from './aim.ts'
import { beyondGate, DEAD_END, gateOn } from '../gates/gates.ts'
import { look } from '../tiles/ground.ts'
import { foeAt, isAlive, standingOn } from '../pieces.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

/** Where a piece can be pushed (CM-PUSH-3 to CM-PUSH-5). */
export function destinations(s: MashState, target: number): number[] {
  const spot = spotOfTarget(s, target)
  const from = spaceOf(spot)
  const { tile, who } = look(s, placeOf(spot))
  return at(AROUND, from).filter(
    (space) => who[space] === NONE && tile.obstacle[space] === 0 && pushClear(tile, from, space),
  )
}

/** Spots from which it can be pushed into a gate: where it stands, or where it could be pushed to (CM-PUSH-8). */
export function gatesNear(s: MashState, target: number): number[] {
  const spot = spotOfTarget(s, target)
  const place = placeOf(spot)
  const near = destinations(s, target).map((space) => spotOf(place, space))
  if (!wouldCrowd(s, target, spot)) near.unshift(spot)
  return near.filter((one) => canBePushedThrough(s, one))
}

/** Whether somebody from beyond the gate would be put where a vampire's victim stands: no two pieces share a space. */
function wouldCrowd(s: MashState, target: number, spot: number): boolean {
  const isClinging = isFoe(target) && foeAt(s, pieceIn(target)).victim !== NONE
  if (!isClinging || gateOn(s, spot) === NONE) return false
  const to = beyondGate(s, placeOf(spot), gateOn(s, spot))
  return to >= 0 && standingOn(s, to) !== NONE
}

/** A gate takes whoever is pushed into it, alive or dead; not the entry of a shared start before all are in (CM-COOP-4). */
function canBePushedThrough(s: MashState, spot: number): boolean {
  const compass = gateOn(s, spot)
  if (compass === NONE) return false
  const isEntry = placeOf(spot) === 0 && compass === s.table.entry
  return !isEntry || s.table.heroes.every(({ life }) => life !== 'comes')
}

/** Whether a push of this gate kills (CM-GATE-24). */
export const isDeadly = (s: MashState, spot: number): boolean =>
  beyondGate(s, placeOf(spot), gateOn(s, spot)) === DEAD_END

/** CM-PUSH-1, CM-PUSH-2, CM-HOME-12 */
export const isPushable = (s: MashState, target: number): boolean => {
  if (isHome(target)) return false
  return isFoe(target) ? !isGenerator(pieceIn(target)) : isAlive(s, target)
}

/** CM-PUSH-6, CM-FOE-22 */
export const hasDestination = (s: MashState, target: number): boolean =>
  destinations(s, target).length > 0 || gatesNear(s, target).length > 0
