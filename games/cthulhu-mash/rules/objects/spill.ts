import type { Seat } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import type { Body } from '../../state.ts'
import { heroAt } from '../pieces.ts'
import { discard, part } from './possessions.ts'

/** A die for each object carried: those that show a 1 (CM-OBJ-49, CM-PLACE-6). */
export const spilt = (g: Game, { objects }: Body, faces: number): number[] =>
  objects.filter(() => g.chance.die(faces) === 1)

/** A character loses what it spills. */
export function spill(g: Game, seat: Seat, faces: number, rule: string): void {
  const s = g.state
  for (const object of spilt(g, heroAt(s, seat), faces)) {
    part(s, seat, object)
    discard(s, object)
    g.event?.('spills', rule, { seat, object })
  }
  g.call('overload', { seat })
}
