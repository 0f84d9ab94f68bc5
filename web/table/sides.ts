import type { TableView } from '../session/session.ts'

export const sides = {
  log: 'Log',
  chat: 'Chat',
  pieces: 'Pieces',
  rules: 'Rules',
  text: 'In words',
} as const

export type Side = keyof typeof sides

/** The sides that this table has: there is no chat where there is nobody to talk to. */
export function sidesOf(table: TableView): Side[] {
  const all = Object.keys(sides) as Side[]
  return table.chat === null ? all.filter((side) => side !== 'chat') : all
}
