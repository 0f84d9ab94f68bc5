import { at } from '@eldertable/kernel'
import { sumOfGifts } from '../../rules/claims.ts'
import { isAgainst } from '../../rules/dice.ts'
import type { DmdState, Roll } from '../../state.ts'

/** How many free rerolls a card of a hero has left in this turn for a roll (DMD-CARD-5, DMD-CLAIM-11). */
export function rerollsOfCard(s: DmdState, hero: number, wanted: number, { kind }: Roll): number {
  const most = isAgainst(kind)
    ? sumOfGifts(s, hero, 'guard', ({ rerolls }, card) => (card === wanted ? rerolls : 0))
    : sumOfGifts(s, hero, 'reroll', ({ of }, card) =>
        card === wanted && (of === 'rolls' || kind === 'attack') ? 1 : 0,
      )
  return most - at(s.table.usedCards, wanted)
}
