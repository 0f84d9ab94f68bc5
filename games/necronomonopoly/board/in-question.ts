import { aimedAt, highlightsOf, type BoardProps } from '@eldertable/board-kit'
import type { NecHand, NecTable } from '../state.ts'
import { spacesOnOffer } from './on-offer.ts'

/** The card that the question is about, if it is about one; else the one being followed. */
export function cardInQuestion(table: NecTable, decision: BoardProps['decision']): number {
  const card = decision?.about['card']
  return typeof card === 'number' ? card : table.drawn
}

/** The space whose deed is shown: what is pointed at, else what is being traded, else where the active player stands. */
export function spaceInQuestion(
  table: NecTable,
  hand: NecHand | null,
  lit: BoardProps['lit'],
  reader: number | null,
): number {
  const aimed = aimedAt(lit, 'space')
  if (aimed !== undefined) return aimed
  const [only, another] = highlightsOf(lit, 'space')
  if (only !== undefined && another === undefined) return only.number
  const [traded] = spacesOnOffer(table, hand)
  if (traded !== undefined) return traded
  return table.players[table.active]?.space ?? table.players[reader ?? 0]?.space ?? -1
}
