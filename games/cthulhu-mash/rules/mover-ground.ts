import type { Seat } from '@eldertable/kernel'
import { NONE, type MashState } from '../state.ts'
import { floodFrom } from './walk.ts'
import { reached } from './flood.ts'
import { look, newGround, type Ground } from './ground.ts'
import { heroAt } from './pieces.ts'
import { placeOf, spaceOf } from './spots.ts'

/** The ground of whoever moves, without the mover. */
const ground = newGround()

/**
 * What was looked at last. Nothing else moves between the offer of a walk and the walk, nor between a walk where nothing
 * happens and the next offer, so neither has to look again.
 */
const last = {
  state: undefined as MashState | undefined,
  seat: NONE,
  spot: NONE,
  points: NONE,
  flood: 0,
  isWalked: false,
}

/** Looks at the ground of a mover anew. */
export function lookAround(s: MashState, seat: Seat): Ground {
  const { spot } = heroAt(s, seat)
  if (last.state !== s) last.state = s
  last.seat = seat
  last.spot = spot
  last.points = NONE
  last.isWalked = false
  return look(s, placeOf(spot), ground, seat)
}

/** The ground of a mover to whom something is to be offered. */
export function groundToOffer(s: MashState, seat: Seat): Ground {
  const isKnown = last.isWalked && isOf(s, seat)
  last.isWalked = false
  return isKnown ? ground : lookAround(s, seat)
}

/** What is reached from the ground that was looked at last has just been offered, for so many points. */
export function keepOffer(points: number): void {
  last.points = points
  last.flood = reached.floods
}

/** The ground of a mover who goes to a space, and the flood that reaches it. */
export function groundToWalk(s: MashState, seat: Seat, points: number, gait: number): Ground {
  if (last.points === points && last.flood === reached.floods && isOf(s, seat)) return ground
  const here = lookAround(s, seat)
  floodFrom(here, spaceOf(last.spot), points, gait)
  return here
}

/** The mover has walked to a spot, and nothing else has happened. */
export function keepWalked(spot: number): void {
  last.spot = spot
  last.points = NONE
  last.isWalked = true
}

const isOf = (s: MashState, seat: Seat): boolean =>
  last.state === s && last.seat === seat && last.spot === heroAt(s, seat).spot
