import { effectsOf } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import type { Reason } from '../../reasons.ts'
import { cardsGiving, hasCards, NONE, useOf } from '../../rules/claims.ts'
import { useUp } from '../../rules/discarding.ts'
import type { DmdState } from '../../state.ts'
import { blastUses } from './blasts.ts'
import { usesByRules } from './by-rules.ts'
import { healingUses } from './healing.ts'
import { hitBy } from './hurl.ts'
import { moments, type AllUses, type Moment } from './use.ts'
import { wayUses } from './ways.ts'

const meanings: AllUses = { ...healingUses, ...blastUses, ...wayUses, ...usesByRules }

/** What items are discarded for: carried out, refused, put into words. */
export const uses = effectsOf(meanings)

const usesOf = (s: DmdState, hero: number): readonly number[] => cardsGiving(s, hero, 'use')

/** The cards of a hero that belong to a moment. */
export function cardsWith(s: DmdState, hero: number, moment: Moment): readonly number[] {
  const cards = usesOf(s, hero)
  return cards.length === 0 ? NONE : cards.filter((card) => momentOf(s, card) === moment)
}

function momentOf(s: DmdState, card: number): Moment | undefined {
  const use = useOf(s, card)
  return use === undefined ? undefined : moments[use.does]
}

/** Those of them that can be used now. */
export function cardsFor(s: DmdState, hero: number, moment: Moment): readonly number[] {
  const cards = hasCards(s, hero) ? cardsWith(s, hero, moment) : NONE
  return cards.length === 0 ? NONE : usable(s, hero, cards)
}

const usable = (s: DmdState, hero: number, cards: readonly number[]): readonly number[] =>
  cards.filter((card) => cannotUse(s, hero, card) === undefined)

export function cannotUse(s: DmdState, hero: number, card: number): Reason | undefined {
  const use = useOf(s, card)
  return use === undefined ? 'no-effect' : uses.cannot(s, hero, use, card)
}

/** Discards a card and does what it says. */
export function runUse(g: Game, hero: number, card: number): void {
  const use = useOf(g.state, card)
  if (use === undefined) throw new Error(`card ${card} can't be used`)
  useUp(g, hero, card)
  uses.run(g, { hero }, use)
}

/** The steps that a card adds to a Move. */
export function stepsOf(s: DmdState, card: number): number {
  const use = useOf(s, card)
  return use?.does === 'steps' ? use.steps : 0
}

/** The items of a hero that would hit somebody in the space of an attack (DMD-TURN-6). */
export function itemsToHurl(s: DmdState, hero: number, space: number): readonly number[] {
  const cards = hasCards(s, hero) ? cardsWith(s, hero, 'attack') : NONE
  return cards.length === 0 ? NONE : thatHit(s, space, cards)
}

const thatHit = (s: DmdState, space: number, cards: readonly number[]): readonly number[] =>
  cards.filter((card) => {
    const use = useOf(s, card)
    return use?.does === 'throw' && hitBy(s, space, use.at).length > 0
  })

/** Throws an item into the space of an attack before it is rolled. */
export function hurl(g: Game, hero: number, card: number, space: number): void {
  const use = useOf(g.state, card)
  if (use?.does !== 'throw') throw new Error(`card ${card} can't be thrown`)
  useUp(g, hero, card)
  g.call('hurl', { hero, space, whom: use.at, wounds: use.wounds, others: [] })
}
