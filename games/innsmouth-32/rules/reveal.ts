import { at, done, type Done } from '@eldertable/kernel'
import { cards, CLERK, HOUND, isEvent, isMonster, itemOf, rowOf } from '../pieces/cards.ts'
import { autoTake } from '../auto/choices.ts'
import { isBeforeVersion3 } from '../earlier/edition.ts'
import type { Frames, Game } from '../frames.ts'
import { FACEDOWN, GENERAL, NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { attackAlone } from './assault.ts'
import { isSide, sideOf } from './cause.ts'
import { gainPickings } from './deeds.ts'
import { meet } from './discards.ts'
import { hold } from './holding.ts'
import { procedure } from './kit.ts'
import { isIn } from './lists.ts'
import { placeAtOnce } from './placing.ts'
import {
  monstersOnScreen,
  nextToReveal,
  refill,
  SLOTS,
  takeFromScreen,
  takeOff,
  topOf,
  trioOn,
  turnUp,
} from './screen.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { activePool, isInGeneral, playerOf, poolAfter, poolAt, survivorAt } from './survivors.ts'
import { canPlaceFor } from './throngs.ts'
import { fillStore } from './tokens.ts'

/** A reveal step: the screen is settled from the left, until nothing is left to turn up or to resolve (I32-SCREEN-6). */
export const reveal = procedure('reveal', {
  check(g, f) {
    for (;;) {
      const slot = nextToReveal(g.state)
      // Three monsters can only be there once nothing is left to turn up or to resolve.
      if (slot === NONE) return hasFeatureBegun(g, f) ? 'check' : done
      const isHidden = topOf(g.state, slot) === FACEDOWN
      const card = isHidden ? turnUp(g, slot) : topOf(g.state, slot)
      if (isHidden) show(g, card)
      if (isEvent(card)) {
        g.call('event', { card, slot, cause: f.cause, isResolved: false })
        return 'check'
      }
      if (!isClaimable(card)) continue
      const left = claimants(g.state, card)
      if (left.length === 0) continue
      f.answer = NONE
      g.call('dibs', { card, left })
      return 'claimed'
    }
  },
  // I32-FACTION-6
  claimed(_, f) {
    if (f.answer !== undefined && f.answer !== NONE) f.cause = f.answer
    return 'check'
  },
})

/** Begins a reveal step and says so, unless nothing is left to settle once the next cards are turned up. */
export function settleScreen(g: Game, cause: number, canFeature: boolean): boolean {
  if (hasSettled(g)) return false
  g.call('reveal', { cause, canFeature })
  return true
}

/** Turns up cards from the left, as long as they concern nobody; whether that was all. */
export function hasSettled(g: Game): boolean {
  const s = g.state
  for (;;) {
    const slot = nextToReveal(s)
    if (slot === NONE) return newTrio(s) === 0
    if (topOf(s, slot) !== FACEDOWN) return false
    const card = at(s.box.screen, slot)
    if (isEvent(card) || (isClaimable(card) && claimants(s, card).length > 0)) return false
    show(g, turnUp(g, slot))
  }
}

/** A trio that has not been a creature feature in this reel, or 0 (I32-CREAT-3). */
function newTrio(s: I32State): number {
  const trio = trioOn(s)
  return trio === 0 || isIn(s.table.trios, trio) ? 0 : trio
}

/** Whether three monsters have come together for the first time and somebody is to meet them (I32-CREAT-2, I32-CREAT-10). */
function hasFeatureBegun(g: Game, { cause, canFeature }: Frames['reveal']): boolean {
  const s = g.state
  const trio = newTrio(s)
  if (trio === 0) return false
  s.table.trios.push(trio)
  if (cause === NONE || !canFeature) return false
  if (isSide(cause)) {
    if (!canPlaceFor(s, sideOf(cause))) return false // I32-CREAT-9
    g.event?.('feature', 'I32-CREAT-7', { cause })
    g.call('feature', { side: sideOf(cause), slot: NONE })
    return true
  }
  if (!isInGeneral(s, cause)) return false // I32-CREAT-5
  g.event?.('feature', 'I32-CREAT-4', { cause })
  g.call('beset', { who: cause, slot: 0 })
  return true
}

/** A card has been turned up on the screen: everybody sees it, and it gets the tokens printed on it. */
export function show(g: Game, card: number): void {
  meet(g.state, card)
  fillStore(g.state, card)
  g.event?.('reveals', shownBy(card), { card })
}

/** What becomes of a card that is turned up. */
function shownBy(card: number): string {
  if (isMonster(card)) return 'I32-SCREEN-7'
  if (card === HOUND) return 'I32-HOUND-11'
  return isEvent(card) ? 'I32-SCREEN-9' : 'I32-SCREEN-8'
}

/** Who may call first dibs on a card, in the order in which they are asked (I32-FACTION-2 to 4, I32-CLERK-10). */
export function claimants(s: I32State, card: number): number[] {
  const found: number[] = []
  if (!isClaimable(card)) return found
  const first = Math.max(0, activePool(s))
  for (let steps = 0; steps < s.table.pools.length; steps++)
    for (const one of poolAt(s, poolAfter(s, first, steps)).survivors)
      if (canClaim(s, one, card)) found.push(one.card)
  return found
}

/** By card. */
const claimable: readonly boolean[] = cards.map(
  ({ item }) => item !== null && (item.isDibs || item.store > 0),
)
const isClaimable = (card: number): boolean => at(claimable, card)

function canClaim(s: I32State, one: Survivor, card: number): boolean {
  if (one.area !== GENERAL || one.hasDibs) return false
  if (one.card === CLERK) return s.table.settings.clerkDibs && itemOf(card).store > 0
  return rowOf(one.card).faction === 'gangster' && itemOf(card).isDibs
}

const dibsBy = (who: number): string => (who === CLERK ? 'I32-CLERK-10' : 'I32-FACTION-2')

/** Those who may claim a card are asked one after another; answers who has it, or -1. */
export const dibs = procedure('dibs', {
  claim: {
    rule: 'I32-FACTION-2',
    who: (s, f) => playerOf(s, at(f.left, 0)),
    about: (_, f) => ({ who: at(f.left, 0), card: f.card }),
    offer(_, f, o) {
      o.allow(V.claim, f.card, dibsBy(at(f.left, 0)))
      o.allow(V.decline, 0, 'I32-FACTION-4')
    },
    take(g, f, verb) {
      const [who = NONE, ...others] = f.left
      if (verb === V.decline) {
        f.left = others
        return others.length > 0 ? 'claim' : done
      }
      const one = survivorAt(g.state, who)
      takeFromScreen(g.state, f.card)
      one.hasDibs = true // I32-FACTION-5
      g.event?.('claims', dibsBy(who), { who, card: f.card })
      if (!isBeforeVersion3(g.state)) gainPickings(g, one)
      g.returnValue(who)
      hold(g, one, f.card)
      return done
    },
  },
})

/** The director or a monster player takes one of three monsters (I32-CREAT-7, I32-CREAT-8). */
export const feature = procedure('feature', {
  take: {
    rule: 'I32-CREAT-7',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side }),
    offer(s, f, o) {
      const monsters = monstersOnScreen(s)
      if (isAutomatic(s, f.side))
        o.allow(V.takeMonster, autoTake(s, f.side, monsters), 'I32-AUTO-2')
      else for (const card of monsters) o.allow(V.takeMonster, card, 'I32-CREAT-7')
    },
    take(g, f, _, card) {
      const { side } = f
      const rule = 'I32-CREAT-7'
      f.slot = takeOff(g.state, card)
      return placeAtOnce(g, f, { side, card, rule }) ? fill(g, f) : 'refill'
    },
  },
  refill: fill,
})

function fill(g: Game, { slot }: Frames['feature']): Done {
  refill(g.state, slot)
  return done
}

/** The three monsters attack the survivor who brought them together (I32-CREAT-4 to 6). */
export const beset = procedure('beset', {
  next(g, f) {
    while (f.slot < SLOTS.length && isInGeneral(g.state, f.who)) {
      const card = topOf(g.state, f.slot)
      f.slot++
      if (isMonster(card) && attackAlone(g, card, f.who)) return 'next'
    }
    return done
  },
})
