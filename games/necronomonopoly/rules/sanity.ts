import { pickOf, done, type Offer, type Seat } from '@eldertable/kernel'
import { FORGIVEN } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NO_CARD, NOBODY, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { isSane, player } from './players.ts'
import { offerPowers } from './powers.ts'
import { hasAll } from './property.ts'
import { charge } from './purse.ts'

/** NEC-LOCALE-12 */
export function offerWard(s: NecState, seat: Seat, o: Offer<Reason>): void {
  if (player(s, seat).ward) o.allow(V.ward, 0, 'NEC-LOCALE-12')
  else if (hasAll(s, seat, 'masons-hill')) o.refuse(V.ward, 0, 'ward-spent') // NEC-LOCALE-10
}

/** A loss to the Keeper other than in an encounter, with its Lose window (NEC-WINDOW-8). */
export const lose = procedure('lose', {
  begin: (g, f) => (f.amount > 0 && isSane(g.state, f.seat) ? 'window' : done), // NEC-SANITY-10
  window: {
    rule: 'NEC-CHOICE-12',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, amount: f.amount, cause: f.cause }),
    offer(s, f, o) {
      o.allow(V.suffer, 0, f.rule)
      offerWard(s, f.seat, o)
      offerPowers(s, f.seat, 'lose', NO_CARD, o)
    },
    take(g, f, verb, card) {
      if (verb === V.suffer) return 'take'
      if (verb === V.ward) {
        player(g.state, f.seat).ward = false
        g.event?.('wardSpent', 'NEC-LOCALE-12', { seat: f.seat, amount: f.amount })
        return done
      }
      g.call('use', { seat: f.seat, card, when: 'lose', subject: NO_CARD, target: -1 })
      return 'window'
    },
    byDefault(s, f) {
      const one = player(s, f.seat)
      return pickOf(one.ward && one.sanity < f.amount ? V.ward : V.suffer)
    },
    pass: pickOf(V.suffer),
  },
  take(g, f) {
    if (!isSane(g.state, f.seat)) return done
    const { seat, amount, cause } = f
    if (charge(g, seat, { for: 'loss', cause, amount }, NOBODY)) {
      const { sanity: left } = player(g.state, seat)
      g.event?.('loses', f.rule, { seat, amount, cause, left })
    }
    return done
  },
})

/** A rent or research fee, with its Owe window (NEC-WINDOW-9). */
export const owe = procedure('owe', {
  begin: (g, f) => (f.amount > 0 && isSane(g.state, f.seat) ? 'window' : done), // NEC-SANITY-10
  window: {
    rule: 'NEC-CHOICE-13',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, amount: f.amount, to: f.to, space: f.space }),
    offer(s, f, o) {
      o.allow(V.pay, 0, f.rule)
      offerPowers(s, f.seat, 'owe', NO_CARD, o)
    },
    take(g, f, verb, card) {
      if (verb === V.pay) return 'take'
      f.answer = 0
      g.call('use', { seat: f.seat, card, when: 'owe', subject: NO_CARD, target: -1 })
      return 'used'
    },
    byDefault: () => pickOf(V.pay),
    pass: pickOf(V.pay),
  },
  used(g, f) {
    if (f.answer !== FORGIVEN) return 'window'
    g.event?.('forgiven', 'NEC-CARD-21', { seat: f.seat, amount: f.amount })
    return done
  },
  take(g, f) {
    if (!isSane(g.state, f.seat)) return done
    const { seat, to, amount, space, rule } = f
    if (charge(g, seat, { for: 'due', space, amount }, to))
      g.event?.('pays', rule, { seat, to, amount, space })
    return done
  },
})
