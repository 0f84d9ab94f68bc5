import { done, pickOf, type Offer } from '@eldertable/kernel'
import { HOUND } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { GENERAL, isHeld, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { toDiscards } from './discards.ts'
import { procedure } from './kit.ts'
import { sanctuaryAt } from './sanctuaries.ts'
import { findSurvivor, playerOf, survivorAt } from './survivors.ts'
import { drop } from './lists.ts'

/** I32-HOLD-1 */
const MOST_HELD = 2

/** Whether a survivor is inside a sanctuary. */
export const isSheltered = ({ area }: Survivor): boolean => area !== GENERAL && !isHeld(area)

/** I32-SANCT-15, I32-HOUND-6 */
export function offerExchange(s: I32State, one: Survivor, o: Offer<Reason>): void {
  if (one.card === HOUND) return
  const whyNot = one.cards.length >= MOST_HELD ? 'hands-full' : undefined
  for (const card of sanctuaryAt(s, one.area).cards)
    o.allowUnless(whyNot, V.pickUp, card, 'I32-SANCT-15')
  for (const card of one.cards) o.allow(V.drop, card, 'I32-SANCT-15')
}

/** Begins to exchange cards with the store of the sanctuary that a survivor is in, if there is anything to exchange. */
export function callStore(g: Game, one: Survivor): void {
  if (canExchange(g.state, one)) g.call('store', { who: one.card })
}

function canExchange(s: I32State, one: Survivor): boolean {
  if (one.card === HOUND || !isSheltered(one)) return false
  return one.cards.length > 0 || sanctuaryAt(s, one.area).cards.length > 0
}

export function exchange(g: Game, one: Survivor, verb: number, card: number): void {
  const { cards } = sanctuaryAt(g.state, one.area)
  const isPicked = verb === V.pickUp
  drop(isPicked ? cards : one.cards, card)
  ;(isPicked ? one.cards : cards).push(card)
  g.event?.(isPicked ? 'picksUp' : 'drops', 'I32-SANCT-15', { who: one.card, card })
}

/** Gives a survivor a card; of more than two it keeps which it likes, and whether it must (I32-HOLD-1, I32-HOLD-2). */
export function hold(g: Game, one: Survivor, card: number): boolean {
  one.cards.push(card)
  if (one.cards.length <= MOST_HELD) return false
  g.call('keepTwo', { who: one.card })
  return true
}

/** I32-HOLD-2, I32-HOLD-4 */
export const keepTwo = procedure('keepTwo', {
  choose: {
    rule: 'I32-HOLD-2',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      const one = survivorAt(s, f.who)
      for (const card of one.cards) {
        o.allow(V.discardCard, card, 'I32-HOLD-2')
        if (isSheltered(one)) o.allow(V.drop, card, 'I32-HOLD-2')
      }
    },
    take(g, f, verb, card) {
      const one = survivorAt(g.state, f.who)
      if (verb === V.drop) exchange(g, one, verb, card)
      else discardHeld(g, one, card, 'I32-HOLD-4')
      return one.cards.length > MOST_HELD ? 'choose' : done
    },
  },
})

export function discardHeld(g: Game, one: Survivor, card: number, rule: string): void {
  drop(one.cards, card)
  toDiscards(g, card, rule)
}

/** After entering a sanctuary or searching in it, cards can be taken from its store and put there (I32-SANCT-15). */
export const store = procedure('store', {
  choose: {
    rule: 'I32-SANCT-15',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      o.allow(V.finish, 0, 'I32-SANCT-15')
      const one = findSurvivor(s, f.who)
      if (one !== undefined && isSheltered(one)) offerExchange(s, one, o)
    },
    take(g, f, verb, card) {
      if (verb === V.finish) return done
      exchange(g, survivorAt(g.state, f.who), verb, card)
      return 'choose'
    },
    pass: pickOf(V.finish),
  },
})
