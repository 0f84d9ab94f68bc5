import { copy, done, pickOf, type Offer, type Seat } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { Deal, NecState } from '../state.ts'
import { cardOfThing, isCardThing, thingOfCard, V } from '../verbs.ts'
import { hold, letGo, typeInHand } from './deck.ts'
import { procedure } from './kit.ts'
import { handOf, isCultist, isInGame, isSane, player } from './players.ts'
import { giveProperty, returnProperty } from './property.ts'

const OFFERS_A_TURN = 3

/** Why the active Investigator can't begin an offer at all. */
export function cannotTrade(s: NecState, seat: Seat): Reason | undefined {
  if (s.table.settings.trade === 'none') return 'trade-off' // NEC-OPT-5
  if (s.table.offers.length >= OFFERS_A_TURN) return 'three-offers' // NEC-TRADE-8
  const mine = hasThings(s, seat)
  for (let other = 0; other < s.table.players.length; other++)
    if (cannotTradeWith(s, seat, mine, other) === undefined) return undefined
  return 'nothing-to-trade'
}

/** Why two Investigators can't trade: neither has a card to give, or one has nothing at all (NEC-TRADE-4). */
function cannotTradeWith(s: NecState, seat: Seat, mine: boolean, other: Seat): Reason | undefined {
  if (other === seat || !isInGame(s, other)) return 'partner-gone'
  if (isCultist(s, other)) return 'partner-mad' // NEC-TRADE-12
  const theirs = hasThings(s, other)
  const canGive = mine || player(s, seat).sanity > 0
  const canTake = theirs || player(s, other).sanity > 0
  return (mine || theirs) && canGive && canTake ? undefined : 'nothing-to-trade'
}

/** What can be traded of what is owned: Lots, Tomes, Spells, and more if the table is open (NEC-TRADE-2, NEC-OPT-5). */
function hasThings(s: NecState, seat: Seat): boolean {
  if (s.table.owners.includes(seat)) return true
  for (const card of player(s, seat).held) if (isTradable(s, card)) return true
  return false
}

/** Offers to put into a draft whatever a player can trade and has not put in yet. */
function offerThings(
  s: NecState,
  seat: Seat,
  verb: number,
  drafted: readonly number[],
  o: Offer<Reason>,
): void {
  const { owners } = s.table
  for (let space = 0; space < owners.length; space++)
    if (owners[space] === seat && !drafted.includes(space)) o.allow(verb, space, 'NEC-TRADE-2')
  for (const card of player(s, seat).held) {
    if (!isTradable(s, card)) o.refuse(verb, thingOfCard(card), 'not-tradable') // NEC-TRADE-3
    else if (!drafted.includes(thingOfCard(card))) o.allow(verb, thingOfCard(card), 'NEC-TRADE-2')
  }
}

function isTradable(s: NecState, card: number): boolean {
  const type = typeInHand(card)
  if (type === 'spell') return true
  return s.table.settings.trade === 'open' && (type === 'item' || type === 'book')
}

/** Why a draft can't be proposed as it stands. */
function cannotPropose(s: NecState, draft: Deal): Reason | undefined {
  const { gives, takes, givesSanity, takesSanity } = draft
  if (gives.length + takes.length === 0) return 'no-card-in-deal' // NEC-TRADE-4
  if (gives.length + givesSanity === 0 || takes.length + takesSanity === 0) return 'one-sided'
  const isRepeat = s.table.offers.some((old) => isSameDeal(old, draft))
  return isRepeat ? 'same-offer' : undefined // NEC-TRADE-9
}

const isSameDeal = (a: Deal, b: Deal): boolean =>
  a.givesSanity === b.givesSanity && a.takesSanity === b.takesSanity && isAboutTheSame(a, b)

/** Whether the same things change hands between the same two, at whatever price. */
const isAboutTheSame = (a: Deal, b: Deal): boolean =>
  a.from === b.from && a.to === b.to && hasSame(a.gives, b.gives) && hasSame(a.takes, b.takes)

const hasSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((thing) => b.includes(thing))

const newDraft = (from: Seat, to: Seat): Deal => ({
  from,
  to,
  gives: [],
  takes: [],
  givesSanity: 0,
  takesSanity: 0,
})

/** What may still be added to a draft or taken out of it, and whether it may go out (NEC-TRADE-5). */
function offerDraft(s: NecState, draft: Deal, o: Offer<Reason>): void {
  const isCounter = draft.from !== s.table.active
  const ruleOfProposal = isCounter ? 'NEC-TRADE-6' : 'NEC-TRADE-4'
  o.allowUnless(cannotPropose(s, draft), V.propose, 0, ruleOfProposal)
  offerThings(s, draft.from, V.give, draft.gives, o)
  offerThings(s, draft.to, V.take, draft.takes, o)
  if (draft.givesSanity === 0) o.range(V.giveSanity, 1, player(s, draft.from).sanity, 'NEC-TRADE-5')
  if (draft.takesSanity === 0) o.range(V.takeSanity, 1, player(s, draft.to).sanity, 'NEC-TRADE-5')
  o.allow(V.withdraw, 0, isCounter ? 'NEC-TRADE-6' : 'NEC-BUY-1')
  if (!isAtItsEnd(s, draft)) offerToTakeOut(draft, o)
}

/** NEC-TRADE-13 */
function offerToTakeOut({ gives, takes, givesSanity, takesSanity }: Deal, o: Offer<Reason>): void {
  for (const thing of gives) o.allow(V.takeOut, thing, 'NEC-TRADE-13')
  for (const thing of takes) o.allow(V.takeOut, thing, 'NEC-TRADE-13')
  if (givesSanity > 0) o.allow(V.giveNoSanity, 0, 'NEC-TRADE-13')
  if (takesSanity > 0) o.allow(V.takeNoSanity, 0, 'NEC-TRADE-13')
}

/**
 * Whether a draft can neither grow nor go out. It is given up without asking then: so it was before things could be taken
 * out, and matches of that time are still read.
 */
function isAtItsEnd(s: NecState, draft: Deal): boolean {
  const { from, to, gives, takes, givesSanity, takesSanity } = draft
  if (cannotPropose(s, draft) === undefined) return false
  if (givesSanity === 0 && player(s, from).sanity > 0) return false
  if (takesSanity === 0 && player(s, to).sanity > 0) return false
  return !hasMore(s, from, gives) && !hasMore(s, to, takes)
}

/** Whether a player has something to trade that is not in the draft. */
function hasMore(s: NecState, seat: Seat, drafted: readonly number[]): boolean {
  if (s.table.owners.some((owner, space) => owner === seat && !drafted.includes(space))) return true
  return player(s, seat).held.some(
    (card) => isTradable(s, card) && !drafted.includes(thingOfCard(card)),
  )
}

function changeDraft(draft: Deal, verb: number, argument: number): void {
  if (verb === V.give) draft.gives.push(argument)
  else if (verb === V.take) draft.takes.push(argument)
  else if (verb === V.giveSanity) draft.givesSanity = argument
  else if (verb === V.takeSanity) draft.takesSanity = argument
  else if (verb === V.giveNoSanity) draft.givesSanity = 0
  else if (verb === V.takeNoSanity) draft.takesSanity = 0
  else {
    draft.gives = without(draft.gives, argument)
    draft.takes = without(draft.takes, argument)
  }
}

const without = (things: readonly number[], thing: number): number[] =>
  things.filter((one) => one !== thing)

/** An offer, one counter-offer, and an answer (NEC-TRADE-6, NEC-TRADE-7). */
export const trade = procedure('trade', {
  partner: {
    rule: 'NEC-TRADE-1',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      const mine = hasThings(s, f.seat)
      for (let other = 0; other < s.table.players.length; other++) {
        if (other === f.seat) continue
        o.allowUnless(cannotTradeWith(s, f.seat, mine, other), V.partner, other, 'NEC-TRADE-1')
      }
      o.allow(V.withdraw, 0, 'NEC-BUY-1')
    },
    take(g, f, verb, other) {
      if (verb === V.withdraw) return done
      f.partner = other
      handOf(g.state, f.seat).draft = newDraft(f.seat, other)
      return 'draft'
    },
    byDefault: () => pickOf(V.withdraw),
  },
  draft: {
    rule: 'NEC-TRADE-4',
    who: (_, f) => f.seat,
    about: (_, f) => ({ partner: f.partner }),
    offer(s, f, o) {
      const { draft } = handOf(s, f.seat)
      if (draft !== null && isSane(s, f.seat) && isSane(s, f.partner)) offerDraft(s, draft, o)
      else o.allow(V.withdraw, 0, 'NEC-BUY-1')
    },
    take(g, f, verb, argument) {
      const hand = handOf(g.state, f.seat)
      if (verb === V.withdraw || hand.draft === null) {
        hand.draft = null
        return done
      }
      if (verb === V.propose) {
        propose(g, f.seat, false)
        return 'reply'
      }
      changeDraft(hand.draft, verb, argument)
      return 'draft'
    },
    byDefault: () => pickOf(V.withdraw),
  },
  reply: {
    rule: 'NEC-CHOICE-28',
    who: (_, f) => f.partner,
    about: (_, f) => ({ from: f.seat }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'NEC-TRADE-6')
      if (!isSane(s, f.seat) || !isSane(s, f.partner)) return
      o.allow(V.accept, 0, 'NEC-TRADE-6')
      o.allow(V.counter, 0, 'NEC-TRADE-6')
    },
    take(g, f, verb) {
      if (verb === V.accept) return 'close'
      if (verb === V.counter) {
        handOf(g.state, f.partner).draft = newDraft(f.partner, f.seat)
        return 'counter'
      }
      return 'refused'
    },
    byDefault: () => pickOf(V.decline),
    pass: pickOf(V.decline),
  },
  counter: {
    rule: 'NEC-TRADE-6',
    who: (_, f) => f.partner,
    about: (_, f) => ({ partner: f.seat }),
    offer(s, f, o) {
      const { draft } = handOf(s, f.partner)
      if (draft !== null && isSane(s, f.seat) && isSane(s, f.partner)) offerDraft(s, draft, o)
      else o.allow(V.withdraw, 0, 'NEC-TRADE-6')
    },
    take(g, f, verb, argument) {
      const hand = handOf(g.state, f.partner)
      if (verb === V.withdraw || hand.draft === null) {
        hand.draft = null
        return 'reply'
      }
      if (verb === V.propose) {
        propose(g, f.partner, true)
        return 'answer'
      }
      changeDraft(hand.draft, verb, argument)
      return 'counter'
    },
    byDefault: () => pickOf(V.withdraw),
  },
  answer: {
    rule: 'NEC-CHOICE-29',
    who: (_, f) => f.seat,
    about: (_, f) => ({ from: f.partner }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'NEC-TRADE-7')
      if (isSane(s, f.seat) && isSane(s, f.partner)) o.allow(V.accept, 0, 'NEC-TRADE-7')
      o.refuse(V.counter, 0, 'already-countered')
    },
    take: (_, __, verb) => (verb === V.accept ? 'close' : 'refused'),
    byDefault: () => pickOf(V.decline),
    pass: pickOf(V.decline),
  },
  close(g) {
    const { deal } = g.state.table
    g.state.table.deal = null
    if (deal !== null) exchange(g, deal)
    return done
  },
  refused(g, f) {
    const { deal } = g.state.table
    g.state.table.deal = null
    if (deal === null) return done
    writeDown(g.state, deal)
    const rule = deal.to === f.seat ? 'NEC-TRADE-7' : 'NEC-TRADE-6'
    g.event?.('declines', rule, { seat: deal.to })
    return done
  },
})

/** Puts a player's draft on the table; only the active player's own offers count towards the three. */
function propose(g: Game, seat: Seat, isCounter: boolean): void {
  const { table } = g.state
  const hand = handOf(g.state, seat)
  const deal = hand.draft
  if (deal === null) return
  hand.draft = null
  table.deal = deal
  if (!isCounter) table.offers.push(copy(deal))
  g.event?.('offersDeal', isCounter ? 'NEC-TRADE-6' : 'NEC-TRADE-4', { deal, counter: isCounter })
}

/** Remembers a declined offer in the place of an earlier one about the same things. */
function writeDown({ table }: NecState, deal: Deal): void {
  if (table.declined === undefined) return
  const others = table.declined.filter((old) => !isAboutTheSame(old, deal))
  table.declined = [...others, deal]
}

/** Nothing remains of what two players were about to agree on. */
export function callOffTrade(s: NecState): void {
  s.table.deal = null
  for (const hand of s.hands) hand.draft = null
}

/** NEC-TRADE-10 */
function exchange(g: Game, deal: Deal): void {
  const s = g.state
  const [from, to] = [player(s, deal.from), player(s, deal.to)]
  from.sanity += deal.takesSanity - deal.givesSanity
  to.sanity += deal.givesSanity - deal.takesSanity
  for (const thing of [...deal.gives, ...deal.takes])
    if (!isCardThing(thing)) returnProperty(s, thing) // so that no locale is whole in between
  for (const thing of deal.gives) handOver(g, thing, deal.from, deal.to)
  for (const thing of deal.takes) handOver(g, thing, deal.to, deal.from)
  g.event?.('deals', 'NEC-TRADE-10', { deal })
}

function handOver(g: Game, thing: number, from: Seat, to: Seat): void {
  if (!isCardThing(thing)) {
    giveProperty(g, thing, to)
    return
  }
  letGo(g.state, from, cardOfThing(thing))
  hold(g.state, to, cardOfThing(thing))
}
