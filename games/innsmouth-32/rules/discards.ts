import { at } from '@eldertable/kernel'
import { FIRST_SURVIVOR, HOUND } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import type { I32State } from '../state.ts'
import { takeAt } from './lists.ts'
import { emptyStore } from './tokens.ts'

/** Puts a card, which lies nowhere else any more, into the discards, where what has happened to it is told already. */
export function layAside(s: I32State, card: number): void {
  emptyStore(s, card)
  s.table.discards.push(card)
}

/** The same, and tells it. */
export function toDiscards(g: Game, card: number, rule: string): void {
  layAside(g.state, card)
  g.event?.('discards', rule, { card })
}

/** Takes a card out of the game for good (I32-TERM-6), where what has happened to it is told already. */
export function takeAway(s: I32State, card: number): void {
  emptyStore(s, card)
  s.table.removed.push(card)
}

/** The same, and tells it. */
export function toRemoved(g: Game, card: number, rule: string): void {
  takeAway(g.state, card)
  g.event?.('removes', rule, { card })
}

const isOfCast = (card: number): boolean => card >= FIRST_SURVIVOR && card < HOUND

/** Everybody has now seen the face of a survivor. */
export function meet({ table }: I32State, card: number): void {
  if (isOfCast(card)) table.met[card - FIRST_SURVIVOR] = true
}

/** Whether a card is a survivor that nobody has seen (I32-SEAT-11). */
export const isStranger = ({ table }: I32State, card: number): boolean =>
  isOfCast(card) && !at(table.met, card - FIRST_SURVIVOR)

/** Draws a random card from the discards, the unseen survivors among them included; they must hold one. */
function drawDiscard(g: Game): number {
  const { table, box } = g.state
  const place = g.chance.below(table.discards.length + box.strangers.length)
  if (place < table.discards.length) return takeAt(table.discards, place)
  const card = takeAt(box.strangers, place - table.discards.length)
  table.strangers = box.strangers.length
  meet(g.state, card)
  return card
}

export function drawDiscards(g: Game, count: number): number[] {
  const drawn: number[] = []
  for (let left = count; left > 0; left--) drawn.push(drawDiscard(g))
  return drawn
}

export const discardCount = ({ table }: I32State): number => table.discards.length + table.strangers
