import { Engine, type Bot } from '@eldertable/kernel'
import { recordMatch } from '../record-match.ts'
import type { TableGiven, TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'
import { named, seatsAt } from './tables.ts'

const LONGEST = 6000

/** The bots of a title know the game: what they pick is offered, and they bring a match to its end. */
export function botsPlay({ title, game, endings, bots = {} }: TitleGiven): PromisesAbout {
  const about = 'bots'
  if (game === undefined) return { about, promised: [] }
  const { least, most } = title.seats
  const { tables = [{ seats: least }, { seats: most }], longest = LONGEST, matches = 1 } = bots
  const engine: Engine = new Engine(title)

  const recorded = (bot: Bot, table: TableGiven, seed: string) =>
    recordMatch(
      engine,
      Array.from({ length: seatsAt(title, table) }, () => bot),
      { seed, settings: table.settings ?? {}, longest },
    )

  const plays = ([name, table]: readonly [string, TableGiven]): Promised[] =>
    Object.entries(game.habits).map(([bot, habit]) => ({
      says: `play whole matches with picks that are offered: ${bot}, ${name}`,
      faults: () =>
        Array.from({ length: matches }, (_, n) => recorded(habit, table, `${bot} ${name} ${n}`))
          .filter(({ ending }) => !endings.includes(ending))
          .map(({ ending }) => `a match ends by ${ending}`),
    }))

  const [first = {}] = tables
  const again = ([bot, habit]: readonly [string, Bot]): Promised => ({
    says: `pick the same for the same chance: ${bot}`,
    faults() {
      const [one, other] = [recorded(habit, first, 'same'), recorded(habit, first, 'same')]
      return JSON.stringify(one) === JSON.stringify(other) ? [] : ['the same match went elsewhere']
    },
  })

  return {
    about,
    promised: [
      {
        says: 'are those of this title',
        faults: () => (game.title === title ? [] : [`they are those of ${game.title.id}`]),
      },
      ...named(tables).flatMap(plays),
      ...Object.entries(game.habits).map(again),
    ],
  }
}
