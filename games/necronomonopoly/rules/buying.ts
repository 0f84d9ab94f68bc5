import { done, pickOf, type Seat } from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import type { Reason } from '../reasons.ts'
import { NO_CARD, NOBODY, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { player } from './players.ts'
import { offerPowers } from './powers.ts'
import { giveProperty, isProperty, ownerOf } from './property.ts'
import { cannotTrade } from './trade.ts'

/** Why the active player may not buy the Lot or Tome that the player's token stands on (NEC-BUY-2). */
function cannotBuy(s: NecState, seat: Seat, space: number): Reason | undefined {
  const owner = ownerOf(s, space)
  if (owner !== NOBODY) return owner === seat ? 'lot-yours' : 'lot-owned'
  if (s.table.landed !== space) return 'not-landed' // NEC-BUY-4
  const { cost, kind } = spaceAt(space)
  if (player(s, seat).sanity >= cost) return undefined
  return kind === 'tome' ? 'tome-too-dear' : 'lot-too-dear' // NEC-TOME-1, NEC-LOT-2
}

const ruleOfBuying = (space: number): string =>
  spaceAt(space).kind === 'tome' ? 'NEC-TOME-1' : 'NEC-LOT-1'

/** The Buy step: buy, use powers and trade in any order (NEC-BUY-1). */
export const buying = procedure('buying', {
  choose: {
    rule: 'NEC-CHOICE-27',
    who: (_, f) => f.seat,
    about: (s) => ({ space: s.table.landed }),
    offer(s, f, o) {
      const { space } = player(s, f.seat)
      if (space >= 0 && isProperty(space)) {
        o.allowUnless(cannotBuy(s, f.seat, space), V.buy, space, ruleOfBuying(space))
      }
      offerPowers(s, f.seat, 'buy', NO_CARD, o)
      o.allowUnless(cannotTrade(s, f.seat), V.trade, 0, 'NEC-TRADE-1')
      o.allow(V.endBuying, 0, 'NEC-BUY-1')
    },
    take(g, f, verb, argument) {
      const s = g.state
      switch (verb) {
        case V.buy: {
          const { cost } = spaceAt(argument)
          player(s, f.seat).sanity -= cost
          g.event?.('buys', ruleOfBuying(argument), { seat: f.seat, space: argument, cost })
          giveProperty(g, argument, f.seat)
          return 'choose'
        }
        case V.use:
          g.call('use', {
            seat: f.seat,
            card: argument,
            when: 'buy',
            subject: NO_CARD,
            target: -1,
          })
          return 'choose'
        case V.trade:
          g.call('trade', { seat: f.seat, partner: NOBODY })
          return 'choose'
        default:
          return done
      }
    },
    byDefault: () => pickOf(V.endBuying),
    pass: pickOf(V.endBuying),
  },
})
