import { botsFor } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/kernel'

/** Throws `UnknownBot` if a seat has a bot that the title does not have. */
export function checkBots(
  game: GameEntry,
  seats: readonly { player: string; heldBy?: string | null }[],
): void {
  const bots = botsFor(game)
  for (const { player, heldBy } of seats) {
    const bot = player.startsWith('bot:') ? player.slice('bot:'.length) : heldBy
    if (typeof bot === 'string' && !bots.has(bot)) throw new UnknownBot(bot, game.title.id)
  }
}

/** A seat of a match is to be played by a bot that the title does not have. */
export class UnknownBot extends Error {
  constructor(bot: string, title: string) {
    super(`there is no bot ${bot} for ${title}`)
  }
}
