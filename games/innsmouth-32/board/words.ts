import { capital } from '@eldertable/kernel'
import { cardName } from '../text/names.ts'
import type { Tell } from '../text/telling.ts'
import type { I32Table } from './table.ts'

/** A reader of nobody's side, for the names of pieces. */
export const telling = (table: I32Table, seats: readonly { name: string }[]): Tell => ({
  name: (seat) => seats[seat]?.name ?? '',
  table,
  hand: null,
  reader: null,
  asked: null,
})

/** A card as it stands at the head of something: without its article, as on a bill. */
export const billed = (card: number): string => capital(cardName(card).replace(/^the /i, ''))

/** The last word of a long name, where there is room for one: "Hunter". */
export function short(card: number): string {
  const name = billed(card)
  return shorts[name] ?? (name.length > 10 ? (name.split(' ').at(-1) ?? name) : name)
}

const shorts: Readonly<Record<string, string>> = {
  'Deep One Elder': 'Elder',
  'Priest of Dagon': 'Priest',
  'Star-Spawn of the Deep': 'Star-Spawn',
  'Lost in the Marsh': 'Marsh',
  'Lamp-Oil Bottle': 'Lamp Oil',
  'Elder Sign Stone': 'Elder Sign',
}
