import { done, pickOf, type Seat } from '@eldertable/kernel'
import { SPOTTING_PRICE } from '../../pieces/abilities.ts'
import { EYE } from '../../pieces/characters.ts'
import { NONE, type MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { payMentality } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { layUnseen } from './lying.ts'
import { hasGift } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { canReact } from './possessions.ts'
import { drawObject } from '../stacks.ts'

/** Objects are drawn: onto a space, unseen, or by the caller, who is answered how many (CM-GENER-13, CM-OBJ-26). */
export const loot = procedure('loot', {
  // CM-REACT-25
  search: {
    rule: 'CM-REACT-25',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, count: f.count }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'CM-REACT-25')
      if (canSpotHidden(s, f.seat)) o.allow(V.search, 0, 'CM-REACT-25')
    },
    take(g, f, verb) {
      if (verb === V.search) {
        const price = priceOf(g.state, f.seat)
        if (price > 0) payMentality(g, f.seat, price, 'CM-REACT-25')
        g.event?.('searches', 'CM-REACT-25', { seat: f.seat })
        f.count++
      }
      return 'draw'
    },
    pass: pickOf(V.decline),
  },
  draw(g, f) {
    if (f.isChest) {
      g.returnValue(f.count)
      return done
    }
    for (let drawn = 0; drawn < f.count; drawn++) {
      const object = drawObject(g)
      if (object !== NONE) layUnseen(g.state, f.spot, object)
    }
    return done
  },
})

const priceOf = (s: MashState, seat: Seat): number =>
  hasGift(s, heroAt(s, seat), 'freeSpotHidden') ? 0 : SPOTTING_PRICE // CM-POWER-21

function canSpotHidden(s: MashState, seat: Seat): boolean {
  const hero = heroAt(s, seat)
  return hero.character === EYE && canReact(s, hero) && hero.mentality >= priceOf(s, seat)
}
