import { done, pickOf, type Seat } from '@eldertable/kernel'
import { UNAUSSPRECHLICHEN_KULTEN } from '../pieces/spaces.ts'
import { cardNumber } from '../pieces/cards.ts'
import { NO_CARD, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { isInDeck, takeFromDeck } from './deck.ts'
import { procedure } from './kit.ts'
import { enterAndMove } from './monsters.ts'
import { isInGame, player } from './players.ts'
import { hasPower, offerPowers } from './powers.ts'
import { ownerOf } from './property.ts'

/** NEC-TOME-20 and NEC-TOME-22 */
function canSummon(s: NecState, seat: Seat): boolean {
  return (
    seat === s.table.active &&
    ownerOf(s, UNAUSSPRECHLICHEN_KULTEN) === seat &&
    !s.table.summoned &&
    isInDeck(s, cardNumber('ghatanothoa'))
  )
}

const seatAt = (s: NecState, place: number): Seat =>
  (s.table.active + place) % s.table.players.length

/** The Dawn window, for each player in turn order who has something to use in it (NEC-WINDOW-2). */
export const dawn = procedure('dawn', {
  next(g, f) {
    const s = g.state
    for (; f.asked < s.table.players.length; f.asked++) {
      const seat = seatAt(s, f.asked)
      if (!isInGame(s, seat) || player(s, seat).restsAtDawn) continue
      if (hasPower(s, seat, 'dawn') || canSummon(s, seat)) return 'window'
    }
    return done
  },
  window: {
    rule: 'NEC-CHOICE-1',
    who: (s, f) => seatAt(s, f.asked),
    about: (s, f) => ({ seat: seatAt(s, f.asked) }),
    offer(s, f, o) {
      const seat = seatAt(s, f.asked)
      o.allow(V.pass, 0, 'NEC-WINDOW-2')
      o.allow(V.passUntilTurn, 0, 'NEC-WINDOW-3')
      offerPowers(s, seat, 'dawn', NO_CARD, o)
      if (canSummon(s, seat)) o.allow(V.summon, cardNumber('ghatanothoa'), 'NEC-TOME-20')
    },
    take(g, f, verb, card) {
      const s = g.state
      const seat = seatAt(s, f.asked)
      if (verb === V.use) {
        g.call('use', { seat, card, when: 'free', subject: NO_CARD, target: -1 })
        return 'next' // NEC-WINDOW-15
      }
      if (verb === V.summon) {
        s.table.summoned = true
        takeFromDeck(s, card)
        g.event?.('summons', 'NEC-TOME-20', { seat, card })
        enterAndMove(g, card, player(s, seat).space, 'NEC-TOME-20', 'NEC-TOME-20')
        return 'next'
      }
      if (verb === V.passUntilTurn) player(s, seat).restsAtDawn = true
      f.asked++
      return 'next'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
})
