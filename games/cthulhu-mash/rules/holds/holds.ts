import type { Seat } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import { NONE, type Body, type Hold, type HoldKind, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHero, pieceIn } from '../../targets.ts'
import { bodyOf } from '../pieces.ts'

/** Holds a piece, unless the same kind of source holds it already (CM-HOLD-13, CM-HOLD-17). */
export function hold(
  g: Game,
  target: number,
  kind: HoldKind,
  escape: number,
  rule: string,
  by: Seat = NONE,
  sinksIn = 0,
): boolean {
  if (isFoe(target) && isGenerator(pieceIn(target))) return false
  const { holds } = bodyOf(g.state, target)
  if (holds.some((one) => one.kind === kind)) return false
  holds.push({ kind, escape, by, sinksIn })
  touch(g.state, target)
  g.event?.('holds', rule, { who: target, kind, escape })
  return true
}

/** A space hold ends when the piece leaves the space in any way (CM-HOLD-12, CM-GATE-16). */
export function leaveSpace({ holds }: Body): void {
  if (holds.length === 0) return
  const index = holds.findIndex(isOfSpace)
  if (index >= 0) holds.splice(index, 1)
}

export const isOfSpace = ({ kind }: Hold): boolean => kind === 'space'

/** The present action is directed at this character (CM-REACT-16). */
export function touch({ table }: MashState, target: number): void {
  if (isHero(target)) table.touched |= 1 << target
}
