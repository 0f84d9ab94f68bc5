import { Engine, FastChance, type Bot, type Pick } from '@eldertable/kernel'
import { observationOf } from '../observation.ts'
import { recordMatch } from '../record-match.ts'
import type { TableGiven, TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'
import { named, seatsAt } from './tables.ts'

const LONGEST = 6000
/** How many picks of a match a slow bot plays. */
const FIRST_PICKS = 60

/** The bots of a title know the game: what they pick is offered, and they bring a match to its end. */
export function botsPlay({ title, game, endings, bots = {} }: TitleGiven): PromisesAbout {
  const about = 'bots'
  if (game === undefined) return { about, promised: [] }
  const { least, most } = title.seats
  const { tables = [{ seats: least }, { seats: most }], longest = LONGEST, matches = 1 } = bots
  const isSlow = (bot: string): boolean => bots.slow?.includes(bot) === true
  const engine: Engine = new Engine(title)

  const recorded = (bot: Bot, table: TableGiven, seed: string) =>
    recordMatch(
      engine,
      Array.from({ length: seatsAt(title, table) }, () => bot),
      { seed, settings: table.settings ?? {}, longest },
    )

  /** The first picks of a match; throws if one is not offered. */
  function firstPicks(bot: Bot, table: TableGiven, seed: string): readonly Pick[] {
    const chance = new FastChance(seed)
    const state = engine.start(seatsAt(title, table), table.settings ?? {}, chance)
    const picks: Pick[] = []
    while (picks.length < FIRST_PICKS && state.table.outcome === null) {
      const observation = observationOf(engine, state)
      const pick = bot(observation, chance)
      const rejection = engine.play(state, observation.seat, pick, chance)
      if (rejection !== undefined) throw new Error(`${pick} is rejected: ${rejection}`)
      picks.push(pick)
    }
    return picks
  }

  const begins = ([name, table]: readonly [string, TableGiven], bot: string, habit: Bot) => ({
    says: `pick what is offered: ${bot}, ${name}`,
    faults: () =>
      firstPicks(habit, table, `${bot} ${name}`).length > 0 ? [] : ['nothing is to be picked'],
  })

  const plays = ([name, table]: readonly [string, TableGiven]): Promised[] =>
    Object.entries(game.habits).map(([bot, habit]) =>
      isSlow(bot)
        ? begins([name, table], bot, habit)
        : {
            says: `play whole matches with picks that are offered: ${bot}, ${name}`,
            faults: () =>
              Array.from({ length: matches }, (_, n) =>
                recorded(habit, table, `${bot} ${name} ${n}`),
              )
                .filter(({ ending }) => !endings.includes(ending))
                .map(({ ending }) => `a match ends by ${ending}`),
          },
    )

  const [first = {}] = tables
  const again = ([bot, habit]: readonly [string, Bot]): Promised => ({
    says: `pick the same for the same chance: ${bot}`,
    faults() {
      const play = isSlow(bot) ? firstPicks : recorded
      const [one, other] = [play(habit, first, 'same'), play(habit, first, 'same')]
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
