import type { Bot, GameEntry } from '@eldertable/kernel'
import { random } from './random.ts'
import { thinking } from './search/thinker.ts'

/** The name of the bot that thinks. */
const THINKER = 'thinker'

/** Whether a bot is to be given a world from which it can imagine others. */
export const wantsWorlds = (bot: string): boolean => bot === THINKER

/** The bots that can play a title, by name: its own habits first, then those that play anything. */
export function botsFor(game: GameEntry): ReadonlyMap<string, Bot> {
  const bots = new Map([...Object.entries(game.habits), ['random', random] as const])
  const thinker = thinking(game)
  if (thinker !== undefined) bots.set(THINKER, thinker)
  return bots
}

/** A bot by its name, for which `thinker@400` is the one that thinks, for 400 plays a pick. */
export function botNamed(game: GameEntry, name: string): Bot | undefined {
  const plays = /^thinker@([1-9]\d{0,6})$/.exec(name)?.[1]
  return plays === undefined ? botsFor(game).get(name) : thinking(game, { plays: Number(plays) })
}
