import type { IconName } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { MatchOnScreen } from '../../session/session.ts'

export const sides = {
  log: 'Log',
  goal: 'Goal',
  chat: 'Chat',
  pieces: 'Pieces',
  rules: 'Rules',
  text: 'In words',
} as const

export type Side = keyof typeof sides

export const sideIcons: Readonly<Record<Side, IconName>> = {
  log: 'tied-scroll',
  goal: 'bullseye',
  chat: 'chat-bubble',
  pieces: 'meeple',
  rules: 'rule-book',
  text: 'open-book',
}

/** The sides that this table has: there is no chat where there is nobody to talk to. */
export function sidesOf(table: MatchOnScreen, { text }: AnyTitle): Side[] {
  const has: Partial<Record<Side, boolean>> = {
    chat: table.chat !== null,
    goal: text.goal !== undefined,
  }
  return (Object.keys(sides) as Side[]).filter((side) => has[side] ?? true)
}

/** Those that have a tool of their own on a tablet, where the sides are a drawer. */
export function drawersOf(table: MatchOnScreen, title: AnyTitle): Side[] {
  return sidesOf(table, title).filter((side) => ['log', 'goal', 'chat'].includes(side))
}
