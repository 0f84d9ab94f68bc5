import { highlightsOf, type BoardProps, type Light } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import type { Deal, NecHand, NecTable } from '../state.ts'
import { cardOfThing, isCardThing } from '../verbs.ts'

/** The reader's draft, or else the deal that is offered. */
const dealIn = (table: NecTable, hand: NecHand | null): Deal | null => hand?.draft ?? table.deal

function thingsOnOffer(table: NecTable, hand: NecHand | null): readonly number[] {
  const deal = dealIn(table, hand)
  return deal === null ? [] : [...deal.gives, ...deal.takes]
}

/** The Lots and Tomes of the deal in hand: space by space. */
export const spacesOnOffer = (table: NecTable, hand: NecHand | null): ReadonlySet<number> =>
  new Set(thingsOnOffer(table, hand).filter((thing) => !isCardThing(thing)))

/** Its Spells and other cards. */
export const cardsOnOffer = (table: NecTable, hand: NecHand | null): ReadonlySet<number> =>
  new Set(thingsOnOffer(table, hand).filter(isCardThing).map(cardOfThing))

/** The Sanity that a seat would give in it. */
export function sanityOnOffer(table: NecTable, hand: NecHand | null, seat: Seat): number {
  const deal = dealIn(table, hand)
  if (deal === null) return 0
  return seat === deal.from ? deal.givesSanity : seat === deal.to ? deal.takesSanity : 0
}

/** Options of a trade name things; on the board a Lot or a Tome is lit at its space. */
export function litOnSpaces(lit: BoardProps['lit']): ReadonlyMap<string, Light> {
  const onSpaces = new Map<string, Light>(lit)
  for (const { number, light } of highlightsOf(lit, 'thing'))
    if (!isCardThing(number)) onSpaces.set(`space:${number}`, light)
  return onSpaces
}

/** What a space stands for when it is pressed: the thing that could be traded, or the space itself. */
export const targetAt = (space: number, lit: BoardProps['lit']): string =>
  lit.has(`thing:${space}`) ? `thing:${space}` : `space:${space}`
