import type { Seat } from '@eldertable/kernel'
import { effects } from '../../effects/index.ts'
import type { Game } from '../../frames.ts'
import type { MashState } from '../../state.ts'
import { rowOfObject } from '../characters/numbers.ts'
import { useUp } from './possessions.ts'

/** Whether a green object would do something now (CM-ITEM-20, CM-REACT-27). */
export function canUseGreen(s: MashState, seat: Seat, object: number): boolean {
  const { colour, does } = rowOfObject(object)
  if (colour !== 'green' || does === null) return false
  return effects.cannot(s, seat, does, object) === undefined
}

/** Takes effect at once and is used up (CM-ITEM-20). */
export function useGreen(g: Game, seat: Seat, object: number): void {
  const { does } = rowOfObject(object)
  useUp(g, seat, object)
  if (does !== null) effects.run(g, { who: seat, piece: object, target: seat }, does)
}
