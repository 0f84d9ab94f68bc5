import { allies } from './allies.ts'
import { books } from './books.ts'
import type { Card } from './card.ts'
import { items } from './items.ts'
import { monsters } from './monsters.ts'
import { oldOnes } from './old-ones.ts'
import { others } from './others.ts'
import { spells } from './spells.ts'

export type { Card, Use, When } from './card.ts'

const rows = [...allies, ...spells, ...items, ...books, ...monsters, ...oldOnes, ...others] as const
export type CardKey = (typeof rows)[number]['key']

/** Every title in the order of the rulebook. */
export const cardTable: readonly Card<CardKey>[] = rows

/** The 83 cards of the deck: several copies of a title are several cards with numbers in a row. */
export const deckCards: readonly Card<CardKey>[] = cardTable.flatMap((card) =>
  Array.from({ length: card.copies }, () => card),
)

export function cardAt(number: number): Card<CardKey> {
  const card = deckCards[number]
  if (card === undefined) throw new RangeError(`there is no card ${number}`)
  return card
}

const numbers = new Map<string, number>()
for (const [number, card] of deckCards.entries())
  if (!numbers.has(card.key)) numbers.set(card.key, number)

/** The number of a title's first, or only, card. */
export function cardNumber(key: CardKey): number {
  return numbers.get(key) ?? -1
}

/** The card that another takes from the deck as it enters the board, or -1. */
export const broughtBy = ({ brings }: Card): number => numbers.get(brings ?? '') ?? -1

export function isOldOne(card: number): boolean {
  return cardAt(card).type === 'old-one'
}
