import type { Seat } from '@eldertable/kernel'
import { NONE, type MashState } from '../state.ts'
import { isClung } from './aim.ts'
import { look, newGround, type Ground } from './ground.ts'
import { heroAt } from './pieces.ts'
import { placeOf } from './spots.ts'

/** The ground of whoever moves, without the mover. */
const ground = newGround()

/**
 * What was looked at last. Nothing else moves between the offer of a walk and the walk, nor between a walk where nothing
 * happens and what is offered to the same character next, so neither has to look again. A pick that comes from outside
 * is offered anew before it is taken (`Engine.play`), so that the table is looked at as it is then, whatever was changed
 * by hand; `Engine.apply` is only given picks that were listed for the state as it stands.
 */
const last = {
  state: undefined as MashState | undefined,
  seat: NONE,
  spot: NONE,
  isOffered: false,
  isWalked: false,
}

/** Looks at the ground of a mover anew. */
export function lookAround(s: MashState, seat: Seat): Ground {
  const { spot } = heroAt(s, seat)
  if (last.state !== s) last.state = s
  last.seat = seat
  last.spot = spot
  last.isOffered = false
  last.isWalked = false
  return look(s, placeOf(spot), ground, seat)
}

/** The ground of a mover to whom the next of its move is to be offered. */
export function groundToMove(s: MashState, seat: Seat): Ground {
  const isKnown = last.isWalked && isOf(s, seat)
  last.isWalked = false
  return isKnown ? ground : lookAround(s, seat)
}

/** The ground of a character to whom actions are to be offered. Vampires come along, and are no longer where they were. */
export function groundToAct(s: MashState, seat: Seat): Ground {
  const here = groundToMove(s, seat)
  return isClung(here, seat) ? lookAround(s, seat) : here
}

/** Walks over the ground that was looked at last have just been offered. */
export function keepOffer(): void {
  last.isOffered = true
}

/** The ground of a mover who goes to a space. */
export const groundToWalk = (s: MashState, seat: Seat): Ground =>
  last.isOffered && isOf(s, seat) ? ground : lookAround(s, seat)

/** The mover has come to a spot of the ground that was looked at last, and nothing else has happened. */
export function keepWalked(spot: number): void {
  last.spot = spot
  last.isOffered = false
  last.isWalked = true
}

/** The mover stays where walks have just been offered to it, and nothing else has happened. */
export function keepStopped(s: MashState, seat: Seat): void {
  last.isWalked = last.isOffered && isOf(s, seat)
}

/** Whether the last thing that happened was a walk of this character on which nothing happened, or the end of one. */
export const hasOnlyWalked = (s: MashState, seat: Seat): boolean => last.isWalked && isOf(s, seat)

/** Something else may have happened. */
export function forgetGround(): void {
  last.isOffered = false
  last.isWalked = false
}

const isOf = (s: MashState, seat: Seat): boolean =>
  last.state === s && last.seat === seat && last.spot === heroAt(s, seat).spot
