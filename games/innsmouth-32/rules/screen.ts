import { at, type Offer } from '@eldertable/kernel'
import { isEvent, isHoldable, isMonster } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { FACEDOWN, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { isStranger } from './discards.ts'
import { drop, isIn } from './lists.ts'

export const SLOTS = [0, 1, 2] as const
/** What a slot shows that holds no card. */
export const EMPTY = -2

/** The card in play on a slot (I32-SCREEN-1): EMPTY without one, FACEDOWN if nobody has seen it yet. */
export function topOf({ table }: I32State, slot: number): number {
  const cards = at(table.screen, slot)
  return cards.length === 0 ? EMPTY : at(cards, cards.length - 1)
}

/** The slot whose top card this is, or -1. */
export function slotOf(s: I32State, card: number): number {
  for (let slot = 0; slot < SLOTS.length; slot++) if (topOf(s, slot) === card) return slot
  return NONE
}

/** Whether cards can come from the reel pile (I32-SCREEN-3, I32-TURNING-3). */
export const isReelOpen = ({ table }: I32State): boolean =>
  table.reelPile > 0 && table.turningPoint !== 'active'

/** Puts the top card of the reel pile face down onto a slot. */
export function dealOnto(s: I32State, slot: number): void {
  const { table, box } = s
  const card = box.reel.pop()
  if (card === undefined) return
  table.reelPile = box.reel.length
  box.screen[slot] = card
  at(table.screen, slot).push(FACEDOWN)
}

/** I32-SCREEN-2 */
export function refill(s: I32State, slot: number): void {
  if (topOf(s, slot) === EMPTY && isReelOpen(s)) dealOnto(s, slot)
}

/** Takes a card off the screen, wherever it lies there, and says from which slot. The slot is not refilled yet. */
export function takeOff(s: I32State, card: number): number {
  const { table } = s
  const slot = slotHolding(s, card)
  if (slot === NONE) return NONE
  drop(at(table.screen, slot), card)
  table.hasScreenMoved = true
  if (table.fade?.card === card) table.fade = null // I32-FADE-4
  return slot
}

/** The slot in which a card lies, on top or covered, or -1. */
function slotHolding({ table }: I32State, card: number): number {
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isIn(at(table.screen, slot), card)) return slot
  return NONE
}

/** Takes a card off the screen and refills its slot. */
export function takeFromScreen(s: I32State, card: number): void {
  const slot = takeOff(s, card)
  if (slot !== NONE) refill(s, slot)
}

const isMonsterOn = (s: I32State, slot: number): boolean => isMonster(topOf(s, slot))

/** Face-up monsters in play on the screen, from the left. */
export function monstersOnScreen(s: I32State): number[] {
  const found: number[] = []
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isMonsterOn(s, slot)) found.push(topOf(s, slot))
  return found
}

export function isAnyMonsterOnScreen(s: I32State): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) if (isMonsterOn(s, slot)) return true
  return false
}

const isTakeableOn = (s: I32State, slot: number): boolean => isHoldable(topOf(s, slot))

/** Face-up items and power plays that can be taken (I32-POOL-3). */
export function takeable(s: I32State): number[] {
  const found: number[] = []
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isTakeableOn(s, slot)) found.push(topOf(s, slot))
  return found
}

export function isAnyTakeable(s: I32State): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) if (isTakeableOn(s, slot)) return true
  return false
}

/** The only card that can be taken, or -1 if there are more. */
export function onlyTakeable(s: I32State): number {
  let only = NONE
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (!isTakeableOn(s, slot)) continue
    if (only !== NONE) return NONE
    only = topOf(s, slot)
  }
  return only
}

export function offerToTake(s: I32State, o: Offer<Reason>, rule: string): void {
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isTakeableOn(s, slot)) o.allow(V.take, topOf(s, slot), rule)
}

/** I32-SCREEN-6: the leftmost slot with something to turn up or to resolve, or -1. */
export function nextToReveal(s: I32State): number {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const top = topOf(s, slot)
    if (top === FACEDOWN || isEvent(top)) return slot
  }
  return NONE
}

/** Turns the top card of a slot face up and says which it is. */
export function turnUp(g: Game, slot: number): number {
  const { table, box } = g.state
  const cards = at(table.screen, slot)
  const card = at(box.screen, slot)
  cards[cards.length - 1] = card
  box.screen[slot] = NONE
  return card
}

const BASE = 128

/** I32-CREAT-1: three monsters as one number, however they lie; 0 if there are not three. */
export function trioOn(s: I32State): number {
  let lowest = BASE
  let highest = 0
  let sum = 0
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = topOf(s, slot)
    if (!isMonster(card)) return 0
    if (card < lowest) lowest = card
    if (card > highest) highest = card
    sum += card
  }
  return (lowest * BASE + (sum - lowest - highest)) * BASE + highest
}

/** I32-REEL-3 */
export function isScreenBare(s: I32State): boolean {
  if (isReelOpen(s)) return false
  const { screen } = s.table
  for (let slot = 0; slot < screen.length; slot++) if (at(screen, slot).length > 0) return false
  return true
}

/** Discards cards of the reel pile unseen, as many as there are (I32-SEAT-11). */
export function discardFromReel(g: Game, count: number, rule: string): void {
  const { table, box } = g.state
  for (const card of box.reel.splice(Math.max(0, box.reel.length - count)).toReversed()) {
    if (isStranger(g.state, card)) box.strangers.push(card)
    else table.discards.push(card)
  }
  g.event?.('unseen', rule, { count: table.reelPile - box.reel.length })
  table.reelPile = box.reel.length
  table.strangers = box.strangers.length
}
