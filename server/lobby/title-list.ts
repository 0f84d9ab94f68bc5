import { botsFor } from '@eldertable/bots'
import { type AnyTitle, type GameEntry, settingsOf, sidesAhead } from '@eldertable/kernel'
import type { TitleSummary } from '@eldertable/protocol/wire.ts'
import { Refused } from '../refused.ts'

/** The games of this server. */
export class TitleList {
  readonly #games: readonly GameEntry[]

  constructor(games: readonly GameEntry[]) {
    this.#games = games
  }

  get summaries(): TitleSummary[] {
    return this.#games.map((game) => {
      const { id, version, seats, switches, text } = game.title
      const { name, pitch } = text
      const sides = usualSides(game.title)
      return { id, version, name, pitch, seats, sides, bots: botNames(game), switches }
    })
  }

  find(title: string): GameEntry {
    const game = this.#games.find(({ title: { id } }) => id === title)
    if (game === undefined) throw new Refused('no-such-title')
    return game
  }
}

/** How the seats stand to each other by default, by the number of seats. */
function usualSides(title: AnyTitle): TitleSummary['sides'] {
  const { least, most } = title.seats
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return Object.fromEntries(
    numbers.map((seats) => {
      const settings = settingsOf(title.switches, {}, seats)
      return [seats, sidesAhead(title, seats, settings)]
    }),
  )
}

/** The bots of a title by name, its own habits before those that play anything. */
const botNames = (game: GameEntry): string[] => [...botsFor(game).keys()]

/** The bot that takes a seat when nobody says which. */
export const usualBot = (game: GameEntry): string => botNames(game)[0] ?? 'random'

/** The bot of `bot:<name>`, if the title has it. */
export function botIn(game: GameEntry, player: string): string {
  const bot = player.slice('bot:'.length)
  if (!botNames(game).includes(bot)) throw new Refused('no-such-bot')
  return bot
}
