import { litOf, type BoardProps, type Light } from '@eldertable/board-kit'
import type { NecHand, NecTable } from '../state.ts'
import { isCardThing } from '../verbs.ts'

/** The Lots and Tomes of the reader's draft, or else of the deal that is offered: space by space. */
export function spacesOnOffer(table: NecTable, hand: NecHand | null): ReadonlySet<number> {
  const deal = hand?.draft ?? table.deal
  if (deal === null) return new Set()
  return new Set([...deal.gives, ...deal.takes].filter((thing) => !isCardThing(thing)))
}

/** Options of a trade name things; on the board a Lot or a Tome is lit at its space. */
export function litOnSpaces(lit: BoardProps['lit']): ReadonlyMap<string, Light> {
  const onSpaces = new Map<string, Light>(lit)
  for (const { number, light } of litOf(lit, 'thing'))
    if (!isCardThing(number)) onSpaces.set(`space:${number}`, light)
  return onSpaces
}

/** What a space stands for when it is pressed: the thing that could be traded, or the space itself. */
export const targetAt = (space: number, lit: BoardProps['lit']): string =>
  lit.has(`thing:${space}`) ? `thing:${space}` : `space:${space}`
