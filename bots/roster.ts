import type { GameEntry } from '@eldertable/games'
import type { Bot } from '@eldertable/kernel'
import { random } from './random.ts'

/** The bots that can play a title, by name: its own habits first, then those that play anything. */
export function botsFor(game: GameEntry): ReadonlyMap<string, Bot> {
  return new Map([...Object.entries(game.habits), ['random', random]])
}
