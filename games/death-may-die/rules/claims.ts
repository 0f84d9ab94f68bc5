import { at, missing } from '@eldertable/kernel'
import type { Use } from '../effects/uses/use.ts'
import type { Claim, Gift } from '../pieces/claims.ts'
import { discoveryCards, type DiscoveryCard } from '../pieces/discovery.ts'
import { heldCards, type Held } from '../pieces/held.ts'
import type { Skill } from '../pieces/skills/index.ts'
import { NO_CARD, type DmdState, type Hero } from '../state.ts'
import { byEpisode } from './by-match.ts'

// What heroes have claimed. Loops without lists: these are asked in every reckoning. And what takes a function along
// with it (to `filter`, to `sumOfGifts`) is a function of its own, which is come to only by those who have a card: it
// costs as much to be called as all of its question.

export const NONE: readonly number[] = []

const discoveriesIn = byEpisode((episode) => at(discoveryCards, episode))

export function discoveryAt({ table }: DmdState, card: number): DiscoveryCard {
  const one = discoveriesIn(table.settings)[card]
  if (one === undefined) missing('Discovery card', card)
  return one
}

/** By card, what is on one side of the cards of this episode. */
type Side = readonly (Held | null)[]
const sidesIn = byEpisode((episode) => at(heldCards, episode))
const leftSide = ({ table }: DmdState): Side => sidesIn(table.settings).left
const rightSide = ({ table }: DmdState): Side => sidesIn(table.settings).right

function ownerAt({ table }: DmdState, hero: number): Hero {
  const one = table.heroes[hero]
  if (one === undefined) missing('hero', hero)
  return one
}

/** What a card is that somebody has claimed, by the side that shows (DMD-DISC-6); nothing if nobody has. */
function heldAs(s: DmdState, card: number): Held | null {
  const { heroes } = s.table
  for (let hero = 0; hero < heroes.length; hero++) {
    const { left, right } = ownerAt(s, hero)
    if (left.includes(card)) return leftSide(s)[card] ?? null
    if (right.includes(card)) return rightSide(s)[card] ?? null
  }
  return null
}

export const claimOf = (s: DmdState, card: number): Claim | null => heldAs(s, card)?.claim ?? null

/** The hero who has claimed a card, or -1. */
export const holderOf = ({ table }: DmdState, card: number): number =>
  table.heroes.findIndex(({ left, right }) => left.includes(card) || right.includes(card))

/** The cards of a hero, those on the left first, each in the order claimed. */
export function cardsOf(s: DmdState, hero: number): readonly number[] {
  const { left, right } = ownerAt(s, hero)
  if (right.length === 0) return left
  return left.length === 0 ? right : [...left, ...right]
}

/** Goes through the claims of a hero. */
export function eachClaim(
  s: DmdState,
  hero: number,
  look: (claim: Claim, card: number) => void,
): void {
  const { left, right } = ownerAt(s, hero)
  for (const card of left) {
    const held = leftSide(s)[card]
    if (held) look(held.claim, card)
  }
  for (const card of right) {
    const held = rightSide(s)[card]
    if (held) look(held.claim, card)
  }
}

/** How many companions of a hero grant a skill (DMD-CLAIM-8). */
export function companionsWith(s: DmdState, hero: number, skill: Skill): number {
  const { left, right } = ownerAt(s, hero)
  return countOf(left, leftSide(s), skill) + countOf(right, rightSide(s), skill)
}

function countOf(cards: readonly number[], side: Side, skill: Skill): number {
  let found = 0
  for (let i = 0; i < cards.length; i++) if (side[cards[i] ?? NO_CARD]?.skill === skill) found++
  return found
}

/** Whether a hero has a companion who grants any skill. */
export function isTaught(s: DmdState, { left, right }: Hero): boolean {
  return doTeach(left, leftSide(s)) || doTeach(right, rightSide(s))
}

function doTeach(cards: readonly number[], side: Side): boolean {
  for (let i = 0; i < cards.length; i++)
    if ((side[cards[i] ?? NO_CARD]?.skill ?? null) !== null) return true
  return false
}

type GiftOf<G extends Gift['gives']> = Extract<Gift, { gives: G }>
type Worth<G extends Gift['gives']> = (gift: GiftOf<G>, card: number, claim: Claim) => number

/** The sum of what the gifts of a kind are worth to a hero. */
export function sumOfGifts<G extends Gift['gives']>(
  s: DmdState,
  hero: number,
  gives: G,
  worth: Worth<G>,
): number {
  const { left, right } = ownerAt(s, hero)
  return worthOf(left, leftSide(s), gives, worth) + worthOf(right, rightSide(s), gives, worth)
}

function worthOf<G extends Gift['gives']>(
  cards: readonly number[],
  side: Side,
  wanted: G,
  worth: Worth<G>,
): number {
  let sum = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NO_CARD
    const held = side[card]
    if (!held) continue
    const { gives, gifts, claim } = held
    for (let k = 0; k < gives.length; k++)
      if (gives[k] === wanted) sum += worth(gifts[k] as GiftOf<G>, card, claim)
  }
  return sum
}

export const hasCards = ({ table }: DmdState, hero: number): boolean => {
  const one = table.heroes[hero]
  return one !== undefined && (one.left.length > 0 || one.right.length > 0)
}

export const hasGift = (s: DmdState, hero: number, gives: Gift['gives']): boolean =>
  sumOfGifts(s, hero, gives, () => 1) > 0

const doesGive = (held: Held | null | undefined, gives: Gift['gives']): boolean =>
  held?.gives.includes(gives) === true

/** The cards of a hero that give something of a kind. */
export function cardsGiving(s: DmdState, hero: number, gives: Gift['gives']): readonly number[] {
  const { left, right } = ownerAt(s, hero)
  const found = left.length === 0 ? NONE : withThose(NONE, left, leftSide(s), gives)
  return right.length === 0 ? found : withThose(found, right, rightSide(s), gives)
}

/** Some cards and those of a side that give something of a kind. */
function withThose(
  some: readonly number[],
  cards: readonly number[],
  side: Side,
  gives: Gift['gives'],
): readonly number[] {
  let found = some
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NO_CARD
    if (doesGive(side[card], gives)) found = [...found, card]
  }
  return found
}

/** Those of them that are not used in this turn (DMD-CLAIM-11). */
export function unusedGiving(s: DmdState, hero: number, gives: Gift['gives']): readonly number[] {
  const cards = cardsGiving(s, hero, gives)
  return cards.length === 0 ? NONE : unused(s, cards)
}

const unused = ({ table }: DmdState, cards: readonly number[]): readonly number[] =>
  cards.filter((card) => table.usedCards[card] === 0)

/** What a card may be discarded for; nothing if it may not. */
export const useOf = (s: DmdState, card: number): Use | undefined => heldAs(s, card)?.use

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
