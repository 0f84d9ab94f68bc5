import { done, type Offer } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NO_CARD, NOBODY, type DmdState, type Thing } from '../state.ts'
import {
  cardOfDeal,
  dealOf,
  isGivenInDeal,
  partnerOfDeal,
  thingItem,
  thingOfDeal,
  V,
} from '../verbs.ts'
import { cannotAfford, spendAction } from './action-cost.ts'
import { cardsOf, claimOf, hasCards } from './claims.ts'
import { heroAt, isSafe, placeOf, seatOf } from './figures.ts'
import { handOver } from './handing-over.ts'
import { procedure } from './kit.ts'
import { thingAt } from './things.ts'

/** Why nothing can be traded at all. */
function cannotTrade(s: DmdState, hero: number): Reason | undefined {
  if (s.table.settings.safeTrade && !isSafe(s, placeOf(s, hero))) return 'trade-not-safe'
  return cannotAfford(s, hero, 'trade')
}

/** Why one Trade can't be made. */
function cannotDeal(s: DmdState, hero: number, deal: number): Reason | undefined {
  if (s.table.refused.includes(deal)) return 'refused-already' // DMD-CHOICE-4
  const card = cardOfDeal(deal)
  if (card >= 0) return claimOf(s, card)?.is === 'condition' ? 'is-condition' : undefined // DMD-TRADE-3
  const taker = isGivenInDeal(deal) ? partnerOfDeal(deal) : hero
  return episodeRules(s).cannotCarry?.(s, taker, thingAt(s, thingOfDeal(deal)).kind)
}

/** DMD-TRADE-1, DMD-TRADE-6: every card and carried token, in both directions. */
export function offerTrades(s: DmdState, hero: number, o: Offer<Reason>): void {
  const { heroes } = s.table
  if (!o.explains && s.table.actions === 0) return
  const here = placeOf(s, hero)
  for (let partner = 0; partner < heroes.length; partner++) {
    if (partner === hero || heroAt(s, partner).space !== here) continue
    const areCarried = areAnyCarried(s)
    offerCards(s, hero, partner, true, o)
    if (areCarried) offerThings(s, hero, partner, true, o)
    offerCards(s, hero, partner, false, o)
    if (areCarried) offerThings(s, hero, partner, false, o)
  }
}

function areAnyCarried({ table }: DmdState): boolean {
  const { things } = table
  for (let thing = 0; thing < things.length; thing++)
    if ((things[thing] as Thing).holder !== NOBODY) return true
  return false
}

function offerCards(
  s: DmdState,
  hero: number,
  partner: number,
  isGiven: boolean,
  o: Offer<Reason>,
): void {
  const owner = isGiven ? hero : partner
  if (!hasCards(s, owner)) return
  const cards = cardsOf(s, owner)
  for (let i = 0; i < cards.length; i++)
    offerDeal(s, hero, dealOf(partner, isGiven, cards[i] ?? NO_CARD), o)
}

function offerThings(
  s: DmdState,
  hero: number,
  partner: number,
  isGiven: boolean,
  o: Offer<Reason>,
): void {
  const owner = isGiven ? hero : partner
  for (let thing = 0; thing < s.table.things.length; thing++)
    if (thingAt(s, thing).holder === owner)
      offerDeal(s, hero, dealOf(partner, isGiven, thingItem(thing)), o)
}

function offerDeal(s: DmdState, hero: number, deal: number, o: Offer<Reason>): void {
  const whyNot = cannotTrade(s, hero) ?? cannotDeal(s, hero, deal)
  o.allowUnless(whyNot, V.trade, deal, 'DMD-TRADE-1')
}

export function beginTrade(g: Game, hero: number, deal: number): void {
  g.call('trade', { hero, deal })
}

export const trade = procedure('trade', {
  begin: (g, f) =>
    seatOf(g.state, partnerOfDeal(f.deal)) === seatOf(g.state, f.hero) ? 'swap' : 'ask',
  // P19, DMD-TRADE-7
  ask: {
    rule: 'DMD-TRADE-7',
    who: (s, f) => seatOf(s, partnerOfDeal(f.deal)),
    about: (_, f) => ({ hero: f.hero, deal: f.deal }),
    offer(_, __, o) {
      o.allow(V.refuse, 0, 'DMD-TRADE-7')
      o.allow(V.agree, 0, 'DMD-TRADE-7')
    },
    take(g, f, verb) {
      if (verb === V.agree) return 'swap'
      g.event?.('refuses', 'DMD-CHOICE-4', { hero: partnerOfDeal(f.deal) })
      g.state.table.refused.push(f.deal)
      return done
    },
  },
  swap(g, f) {
    const partner = partnerOfDeal(f.deal)
    const to = isGivenInDeal(f.deal) ? partner : f.hero
    const card = cardOfDeal(f.deal)
    spendAction(g, f.hero, 'trade')
    if (card >= 0) {
      handOver(g, card, to, 'DMD-TRADE-1')
      return done
    }
    const thing = thingOfDeal(f.deal)
    const from = thingAt(g.state, thing).holder
    thingAt(g.state, thing).holder = to
    g.event?.('handsOverThing', 'DMD-TRADE-6', { from, to, thing })
    return done
  },
})
