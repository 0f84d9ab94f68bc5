import { at } from '@eldertable/kernel'
import type { Claim, Gift, Use } from '../content/claims.ts'
import { discoveryCards, type DiscoveryCard } from '../content/discovery.ts'
import type { Skill } from '../content/investigators.ts'
import type { DmdState } from '../state.ts'
import { episodeOf } from './ground.ts'

// What heroes have claimed. Loops without lists: these are asked in every reckoning.

export const NONE: readonly number[] = []

export const discoveryAt = (s: DmdState, card: number): DiscoveryCard =>
  at(at(discoveryCards, episodeOf(s.table.settings)), card)

/** What a card is that somebody has claimed, by the side that shows (DMD-DISC-6); nothing if nobody has. */
export function claimOf(s: DmdState, card: number): Claim | null {
  for (const { left, right } of s.table.heroes) {
    if (left.includes(card)) return discoveryAt(s, card).left?.claim ?? null
    if (right.includes(card)) return discoveryAt(s, card).right?.claim ?? null
  }
  return null
}

/** The hero who has claimed a card, or -1. */
export const holderOf = ({ table }: DmdState, card: number): number =>
  table.heroes.findIndex(({ left, right }) => left.includes(card) || right.includes(card))

/** The cards of a hero, those on the left first, each in the order claimed. */
export function cardsOf({ table }: DmdState, hero: number): readonly number[] {
  const { left, right } = at(table.heroes, hero)
  if (right.length === 0) return left
  return left.length === 0 ? right : [...left, ...right]
}

/** Goes through the claims of a hero. */
export function eachClaim(
  s: DmdState,
  hero: number,
  look: (claim: Claim, card: number) => void,
): void {
  const { left, right } = at(s.table.heroes, hero)
  for (const card of left) {
    const claim = discoveryAt(s, card).left?.claim
    if (claim) look(claim, card)
  }
  for (const card of right) {
    const claim = discoveryAt(s, card).right?.claim
    if (claim) look(claim, card)
  }
}

/** How many companions of a hero grant a skill (DMD-CLAIM-8). */
export function companionsWith(s: DmdState, hero: number, skill: Skill): number {
  const { left, right } = at(s.table.heroes, hero)
  let found = 0
  for (const card of left) if (grants(discoveryAt(s, card).left?.claim, skill)) found++
  for (const card of right) if (grants(discoveryAt(s, card).right?.claim, skill)) found++
  return found
}

const grants = (claim: Claim | null | undefined, skill: Skill): boolean =>
  claim?.is === 'companion' && claim.skill === skill

export type GiftOf<G extends Gift['gives']> = Extract<Gift, { gives: G }>

/** The sum of what the gifts of a kind are worth to a hero. */
export function sumOfGifts<G extends Gift['gives']>(
  s: DmdState,
  hero: number,
  gives: G,
  worth: (gift: GiftOf<G>, card: number, claim: Claim) => number,
): number {
  if (!hasCards(s, hero)) return 0
  let sum = 0
  eachClaim(s, hero, (claim, card) => {
    for (const gift of claim.gifts)
      if (gift.gives === gives) sum += worth(gift as GiftOf<G>, card, claim)
  })
  return sum
}

export const hasCards = ({ table }: DmdState, hero: number): boolean => {
  const one = table.heroes[hero]
  return one !== undefined && (one.left.length > 0 || one.right.length > 0)
}

export const hasGift = (s: DmdState, hero: number, gives: Gift['gives']): boolean =>
  sumOfGifts(s, hero, gives, () => 1) > 0

/** The cards of a hero that give something of a kind. */
export function cardsGiving(s: DmdState, hero: number, gives: Gift['gives']): readonly number[] {
  if (!hasCards(s, hero)) return NONE
  const found: number[] = []
  sumOfGifts(s, hero, gives, (_, card) => found.push(card))
  return found
}

/** What a card may be discarded for; nothing if it may not. */
export function useOf(s: DmdState, card: number): Use | undefined {
  const gift = claimOf(s, card)?.gifts.find((one) => one.gives === 'use')
  return gift?.use
}

export const hasCondition = (s: DmdState, hero: number, name: string): boolean => {
  let has = false
  eachClaim(s, hero, (claim) => {
    if (claim.is === 'condition' && claim.name === name) has = true
  })
  return has
}

/** Companions of a hero and how many more wounds each can take (DMD-CLAIM-4). */
export function companionsOf(s: DmdState, hero: number): { card: number; left: number }[] {
  const found: { card: number; left: number }[] = []
  eachClaim(s, hero, (claim, card) => {
    if (claim.is === 'companion')
      found.push({ card, left: claim.health - at(s.table.woundsOn, card) })
  })
  return found
}
