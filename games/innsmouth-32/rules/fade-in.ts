import { isBeforeVersion3 } from '../earlier/edition.ts'
import { DIRECTOR, NONE, type I32State } from '../state.ts'
import { nextToAct, placeAfter, poolAt } from './survivors.ts'

/** The fade in token lies with whoever comes after a place; never with the director (I32-ENDTASK-3, I32-ENDTASK-6). */
export function fadeInAfter(s: I32State, place: number): void {
  const next = placeAfter(s, place)
  s.table.fadeIn = { place: next === DIRECTOR ? 0 : next, isMidPool: false }
}

/** Hands the token on if nobody is left of the pool in whose turn the reel ended (I32-ENDTASK-7). */
export function passFadeIn(s: I32State): void {
  const { place, isMidPool } = s.table.fadeIn
  if (!isMidPool || isBeforeVersion3(s)) return
  const isGone = poolAt(s, place).side !== 'survivors' || nextToAct(s, place) === NONE
  if (isGone) fadeInAfter(s, place)
}
