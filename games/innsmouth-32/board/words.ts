import { at } from '@eldertable/kernel'
import { billed } from '../text/names.ts'
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

/** Whose spoints they are: a pool by its number where one person has several, or else the name of whoever plays it. */
export function poolInShort(
  pool: number,
  { pools }: I32Table,
  seats: readonly { name: string }[],
): string {
  const { seat } = at(pools, pool)
  const isOne = pools.filter((one) => one.seat === seat).length === 1
  return isOne ? (seats[seat]?.name ?? '') : `Pool ${pool + 1}`
}
