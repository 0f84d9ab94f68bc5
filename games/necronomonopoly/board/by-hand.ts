import type { BoardModule } from '@eldertable/board-kit'
import { personAt } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'

/** The dice of one's own turn are thrown by oneself. */
export const byHand: NonNullable<BoardModule<Nec>['byHand']> = ({ key, rule, is }, t) => {
  if (key !== 'throws') return null
  const throwing = `It is ${personAt(Number(is['seat']), t).whose} throw`
  return {
    // NEC-ASYLUM-10
    asks: rule === 'NEC-ASYLUM-10' ? `${throwing}, and a double opens the door.` : `${throwing}.`,
    does: 'Throw the dice',
  }
}
