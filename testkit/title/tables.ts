import {
  FastChance,
  settingsOf,
  type AnyTitle,
  type Settings,
  type State,
} from '@eldertable/kernel'
import type { TableGiven, TitleGiven } from './given.ts'

/** "4 seats, victory flags, teams": what tests call a table. */
export function tableName({ seats, settings = {} }: TableGiven): string {
  const people = seats === undefined ? [] : [seats === 1 ? '1 seat' : `${seats} seats`]
  const chosen = Object.entries(settings).map(([name, value]) =>
    typeof value === 'boolean' ? (value ? name : `no ${name}`) : `${name} ${value}`,
  )
  return [...people, ...chosen].join(', ') || 'any table'
}

/** A table of each number of seats, as the title has it until somebody changes it. */
export const everyNumberOfSeats = ({ seats: { least, most } }: AnyTitle): TableGiven[] =>
  Array.from({ length: most - least + 1 }, (_, more) => ({ seats: least + more }))

/** As many seats as can be, if a table does not say. */
export const seatsAt = ({ seats }: AnyTitle, table: TableGiven): number => table.seats ?? seats.most

/** All the settings of a table. */
const settingsAt = (title: AnyTitle, table: TableGiven): Settings =>
  settingsOf(title.switches, table.settings ?? {}, seatsAt(title, table))

/** A late position of a table, as a seed has it; nothing in a title without. */
export const lateState = (
  { title, late }: TitleGiven,
  table: TableGiven,
  seed: string,
): State | undefined =>
  late?.(new FastChance(seed), seatsAt(title, table), settingsAt(title, table))

/** Some tables one after the other, each with its name in tests; tables that read alike are told apart by a number. */
export function named(tables: readonly TableGiven[]): readonly (readonly [string, TableGiven])[] {
  const seen = new Map<string, number>()
  return tables.map((table) => {
    const name = tableName(table)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return [times === 1 ? name : `${name}, again (${times})`, table] as const
  })
}
