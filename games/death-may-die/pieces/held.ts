import type { Use } from '../effects/uses/use.ts'
import type { Claim, Gift } from './claims.ts'
import { discoveryCards, type DiscoveryCard, type Entry } from './discovery.ts'
import type { Skill } from './skills/index.ts'

/** A claim as the rules ask about it. All have the same fields, which claims and gifts have not: so they are read fast. */
export interface Held {
  readonly claim: Claim
  readonly isCompanion: boolean
  /** The skill that it grants (DMD-CLAIM-8). */
  readonly skill: Skill | null
  readonly gifts: readonly Gift[]
  /** What each of its gifts gives. */
  readonly gives: readonly Gift['gives'][]
  readonly use: Use | undefined
}

/** By card, what each side is for whoever has claimed it; null where there is nothing to claim. */
interface Sides {
  readonly left: readonly (Held | null)[]
  readonly right: readonly (Held | null)[]
}

function heldBy(entry: Entry | null): Held | null {
  const claim = entry?.claim ?? null
  if (claim === null) return null
  const isCompanion = claim.is === 'companion'
  return {
    claim,
    isCompanion,
    skill: isCompanion ? claim.skill : null,
    gifts: claim.gifts,
    gives: claim.gifts.map((gift) => gift.gives),
    use: claim.gifts.find((gift) => gift.gives === 'use')?.use,
  }
}

const sidesOf = (cards: readonly DiscoveryCard[]): Sides => ({
  left: cards.map(({ left }) => heldBy(left)),
  right: cards.map(({ right }) => heldBy(right)),
})

/** Of the six episodes, in their order. */
export const heldCards: readonly Sides[] = discoveryCards.map(sidesOf)
