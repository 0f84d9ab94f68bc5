import { at, type Offer } from '@eldertable/kernel'
import { BURST_GUN, cardAt, cardThat, CLERK, HOUND, isMonster } from '../pieces/cards.ts'
import { BRAINS, GUTS } from '../pieces/stats.ts'
import type { Reason } from '../reasons.ts'
import { NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { canStrikeBack } from './attack.ts'
import { cannotBanish } from './banish.ts'
import { discardCount } from './discards.ts'
import { offerExchange } from './holding.ts'
import { isIn } from './lists.ts'
import { healsOf } from './numbers.ts'
import { sanctuaryAt } from './sanctuaries.ts'
import { offerToTake, slotOf, SLOTS, topOf } from './screen.ts'
import { hasPatient, statOf } from './survivors.ts'
import { isThrong, slotsInUse, throngAt, throngWith } from './throngs.ts'
import { storeOn } from './tokens.ts'
import { cannotUse } from '../effects/uses.ts'

const HEALER = cardThat('heal')

/** The survivor who holds a card. */
export function holderIn(s: I32State, card: number): number {
  for (const { survivors } of s.table.pools)
    for (const one of survivors) if (isIn(one.cards, card)) return one.card
  return NONE
}

/** I32-POOL-12 */
export function offerHeld(s: I32State, one: Survivor, o: Offer<Reason>): void {
  o.allow(V.attempt, 0, 'I32-POOL-12')
  offerCures(s, one, o)
}

function offerCures(s: I32State, one: Survivor, o: Offer<Reason>): void {
  if (one.card === HEALER) offerHeal(s, one, o)
  for (const card of one.cards) {
    if (cardAt(card).use?.does !== 'cure') continue
    o.allowUnless(cannotUse(s, one, card), V.use, card, 'I32-POOL-9')
  }
}

/** I32-INSANE-8, I32-INSANE-9 */
function offerHeal(s: I32State, one: Survivor, o: Offer<Reason>): void {
  if (!healsOf(false, s, one.card)) o.refuse(V.heal, 0, 'used-already')
  else if (!hasPatient(s, one)) o.refuse(V.heal, 0, 'nobody-insane')
  else o.allow(V.heal, 0, 'I32-INSANE-9')
}

/** The pool actions of somebody in the general population (I32-POOL-1 to 11). */
export function offerGeneral(
  s: I32State,
  one: Survivor,
  refused: readonly number[],
  o: Offer<Reason>,
): void {
  o.allow(V.rest, 0, 'I32-POOL-1')
  offerAttacks(s, one, o)
  const { corners } = s.table
  for (let corner = 0; corner < corners.length; corner++)
    if (at(corners, corner) !== null) o.allow(V.enter, corner, 'I32-POOL-6')
  if (one.card === HOUND) return // I32-HOUND-6, I32-HOUND-15
  offerToTake(s, o, 'I32-POOL-3')
  offerOthersItems(s, one, refused, o)
  o.allowUnless(statOf(one, BRAINS) === 0 ? 'inactive-stat' : undefined, V.study, 0, 'I32-POOL-7')
  o.allowUnless(discardCount(s) === 0 ? 'no-discards' : undefined, V.search, 0, 'I32-POOL-8')
  offerUses(s, one, o)
  if (s.table.settings.clerkDrain) offerDrain(s, one, o)
}

function offerAttacks(s: I32State, one: Survivor, o: Offer<Reason>): void {
  const canStrike = canStrikeBack(one)
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isMonster(topOf(s, slot))) offerAttack(s, one, canStrike, topOf(s, slot), o)
  const end = slotsInUse(s)
  for (let throng = 0; throng < end; throng++) {
    const { cards, terrors } = throngAt(s, throng)
    for (let place = 0; place < cards.length; place++)
      offerAttack(s, one, canStrike, at(cards, place), o)
    for (let place = 0; place < terrors.length; place++)
      offerAttack(s, one, canStrike, at(terrors, place), o)
  }
  if (!isIn(one.cards, BURST_GUN)) return
  for (let throng = 0; throng < end; throng++)
    if (isThrong(throngAt(s, throng))) o.allow(V.burst, throng, 'I32-ATTACK-9')
}

function offerAttack(
  s: I32State,
  one: Survivor,
  canStrike: boolean,
  card: number,
  o: Offer<Reason>,
): void {
  if (canStrike || cannotBanish(s, one.card, card) === undefined)
    o.allow(V.attack, card, 'I32-POOL-2')
  else o.refuse(V.attack, card, 'no-muscle')
}

/** I32-POOL-4, I32-POOL-15, I32-POOL-16 */
function offerOthersItems(
  s: I32State,
  one: Survivor,
  refused: readonly number[],
  o: Offer<Reason>,
): void {
  const { pools } = s.table
  for (let pool = 0; pool < pools.length; pool++) {
    const { survivors } = at(pools, pool)
    for (let place = 0; place < survivors.length; place++) {
      const other = at(survivors, place)
      if (other.cards.length === 0 || other === one) continue
      for (const card of other.cards) {
        const whyNot = cannotAskFor(one, other, card, refused)
        o.allowUnless(whyNot, V.askFor, card, 'I32-POOL-4')
      }
    }
  }
}

function cannotAskFor(
  one: Survivor,
  other: Survivor,
  card: number,
  refused: readonly number[],
): Reason | undefined {
  if (cardAt(card).kind === 'power') return 'power-play'
  if (other.area !== one.area) return 'elsewhere'
  return isIn(refused, card) ? 'refused-already' : undefined
}

function offerUses(s: I32State, one: Survivor, o: Offer<Reason>): void {
  if (one.card === HEALER) offerHeal(s, one, o)
  const { cards } = one
  for (let place = 0; place < cards.length; place++) {
    const card = at(cards, place)
    o.allowUnless(cannotUse(s, one, card), V.use, card, 'I32-POOL-9')
  }
}

/** I32-CLERK-11 */
function offerDrain(s: I32State, one: Survivor, o: Offer<Reason>): void {
  if (!s.table.settings.nightClerk || one.card === CLERK) return
  const isThere = throngWith(s, CLERK) !== NONE || slotOf(s, CLERK) !== NONE
  if (!isThere) return
  for (const stat of [BRAINS, GUTS]) {
    const whyNot = storeOn(s, CLERK) === 0 ? 'no-tokens' : undefined
    o.allowUnless(whyNot, V.drain, stat, 'I32-CLERK-11')
  }
}

/** What can be done inside a sanctuary (I32-SANCT-2 to 6, I32-SANCT-15). */
export function offerInside(s: I32State, one: Survivor, o: Offer<Reason>): void {
  const { mythos } = sanctuaryAt(s, one.area)
  o.allow(V.rest, 0, 'I32-SANCT-3')
  o.allow(V.leave, 0, 'I32-SANCT-2')
  if (one.card === HOUND) return
  o.allowUnless(mythos === 0 ? 'no-tokens' : undefined, V.investigate, 0, 'I32-SANCT-4')
  o.allowUnless(discardCount(s) === 0 ? 'no-discards' : undefined, V.search, 0, 'I32-SANCT-5')
  offerUses(s, one, o)
  offerExchange(s, one, o)
}
