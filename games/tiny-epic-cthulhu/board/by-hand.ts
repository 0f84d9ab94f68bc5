import type { BoardModule } from '@eldertable/board-kit'
import { personAt } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { actor } from './actor.ts'

/** Every turn begins with the wheel, and whoever's turn it is spins it. */
export const byHand: NonNullable<BoardModule<Tec>['byHand']> = (event, t) => {
  const seat = actor(t.table, event)
  if (event.key !== 'spins' || event.is['for'] !== 'turn' || seat === undefined) return null
  return { asks: `It is ${personAt(seat, t).whose} turn, and the wheel waits.`, does: 'Spin it' }
}
