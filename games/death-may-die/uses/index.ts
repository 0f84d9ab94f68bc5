import type { Use } from '../content/claims.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { cardsGiving, hasCards, NONE, useOf } from '../rules/claims.ts'
import { useUp } from '../rules/discarding.ts'
import {
  cannotBlast,
  blast,
  callAway,
  cannotCallAway,
  cannotFlash,
  flash,
  hitBy,
} from './blasts.ts'
import {
  cannotComfort,
  cannotHeal,
  cannotHealAllStress,
  comfort,
  heal,
  healAllStress,
} from './healing.ts'
import { cannotQuench, cannotUnearth, quench, travel, unearth } from './ways.ts'
import type { DmdState } from '../state.ts'

/** The moments at which a card can be discarded for its effect (DMD-CLAIM-10). */
export type Window = 'actions' | 'walk' | 'attack' | 'own-roll' | 'foe-roll' | 'price' | 'drawn'

/** A card that is used in step 1: why it can't be now, and what it does once it is discarded. */
interface UseRow<U extends Use['for']> {
  cannot?(s: DmdState, hero: number, use: Extract<Use, { for: U }>): Reason | undefined
  run(g: Game, hero: number, use: Extract<Use, { for: U }>): void
}

const windows: Readonly<Record<Use['for'], Window>> = {
  heal: 'actions',
  'heal-all-stress': 'actions',
  quench: 'actions',
  blast: 'actions',
  comfort: 'actions',
  unearth: 'actions',
  'call-away': 'actions',
  travel: 'actions',
  flash: 'actions',
  throw: 'attack',
  'reroll-any': 'own-roll',
  blank: 'foe-roll',
  steps: 'walk',
  price: 'price',
  redraw: 'drawn',
}

/** Those of step 1; the others are part of the rule that opens their window. */
const rows: { readonly [U in Use['for']]?: UseRow<U> } = {
  heal: { cannot: cannotHeal, run: heal },
  'heal-all-stress': { cannot: cannotHealAllStress, run: healAllStress },
  comfort: { cannot: cannotComfort, run: comfort },
  quench: { cannot: cannotQuench, run: quench },
  blast: { cannot: cannotBlast, run: blast },
  flash: { cannot: cannotFlash, run: flash },
  'call-away': { cannot: cannotCallAway, run: callAway },
  unearth: { cannot: cannotUnearth, run: unearth },
  travel: { run: travel },
}

type AnyRow = {
  cannot?(s: DmdState, hero: number, use: Use): Reason | undefined
  run(g: Game, hero: number, use: Use): void
}
const rowOf = (use: Use): AnyRow | undefined => rows[use.for] as AnyRow | undefined

const usesOf = (s: DmdState, hero: number): readonly number[] => cardsGiving(s, hero, 'use')

/** The cards of a hero that belong to a window. */
export function cardsWith(s: DmdState, hero: number, window: Window): readonly number[] {
  const uses = usesOf(s, hero)
  return uses.length === 0 ? NONE : uses.filter((card) => windowOf(s, card) === window)
}

function windowOf(s: DmdState, card: number): Window | undefined {
  const use = useOf(s, card)
  return use === undefined ? undefined : windows[use.for]
}

/** Those of them that can be used now. */
export function cardsFor(s: DmdState, hero: number, window: Window): readonly number[] {
  const cards = hasCards(s, hero) ? cardsWith(s, hero, window) : NONE
  return cards.length === 0 ? NONE : usable(s, hero, cards)
}

const usable = (s: DmdState, hero: number, cards: readonly number[]): readonly number[] =>
  cards.filter((card) => cannotUse(s, hero, card) === undefined)

export function cannotUse(s: DmdState, hero: number, card: number): Reason | undefined {
  const use = useOf(s, card)
  return use === undefined ? 'no-effect' : rowOf(use)?.cannot?.(s, hero, use)
}

/** Discards a card and does what it says. */
export function runUse(g: Game, hero: number, card: number): void {
  const use = useOf(g.state, card)
  if (use === undefined) throw new Error(`card ${card} can't be used`)
  useUp(g, hero, card)
  rowOf(use)?.run(g, hero, use)
}

/** The steps that a card adds to a Move. */
export function stepsOf(s: DmdState, card: number): number {
  const use = useOf(s, card)
  return use?.for === 'steps' ? use.steps : 0
}

/** The items of a hero that would hit somebody in the space of an attack (DMD-TURN-6). */
export function itemsToHurl(s: DmdState, hero: number, space: number): readonly number[] {
  const cards = hasCards(s, hero) ? cardsWith(s, hero, 'attack') : NONE
  return cards.length === 0 ? NONE : thatHit(s, space, cards)
}

const thatHit = (s: DmdState, space: number, cards: readonly number[]): readonly number[] =>
  cards.filter((card) => {
    const use = useOf(s, card)
    return use?.for === 'throw' && hitBy(s, space, use.at).length > 0
  })

/** Throws an item into the space of an attack before it is rolled. */
export function hurl(g: Game, hero: number, card: number, space: number): void {
  const use = useOf(g.state, card)
  if (use?.for !== 'throw') throw new Error(`card ${card} can't be thrown`)
  useUp(g, hero, card)
  g.call('hurl', { at: '', hero, space, whom: use.at, wounds: use.wounds, others: [] })
}
