import type { IconName } from '@eldertable/board-kit'
import type { MatchOnScreen } from '../session/session.ts'

export const sides = {
  log: 'Log',
  chat: 'Chat',
  pieces: 'Pieces',
  rules: 'Rules',
  text: 'In words',
} as const

export type Side = keyof typeof sides

export const sideIcons: Readonly<Record<Side, IconName>> = {
  log: 'tied-scroll',
  chat: 'chat-bubble',
  pieces: 'meeple',
  rules: 'rule-book',
  text: 'open-book',
}

/** The sides that this table has: there is no chat where there is nobody to talk to. */
export function sidesOf(table: MatchOnScreen): Side[] {
  const all = Object.keys(sides) as Side[]
  return table.chat === null ? all.filter((side) => side !== 'chat') : all
}

/** Those that have a tool of their own on a tablet, where the sides are a drawer. */
export function drawersOf(table: MatchOnScreen): Side[] {
  return sidesOf(table).filter((side) => side === 'log' || side === 'chat')
}
