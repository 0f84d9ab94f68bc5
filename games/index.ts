import type { AnyTitle, Bot } from '@eldertable/kernel'
import { habit as necronomonopolyHabit } from './necronomonopoly/bot/habit.ts'
import { necronomonopoly } from './necronomonopoly/index.ts'

/** A title at the table, with the bots that know how to play it. */
export interface GameEntry {
  title: AnyTitle
  habits: Readonly<Record<string, Bot>>
}

/** Every title: a sixth game is a sixth folder and one line here. */
export const games: readonly GameEntry[] = [
  { title: necronomonopoly, habits: { habit: necronomonopolyHabit } },
]
