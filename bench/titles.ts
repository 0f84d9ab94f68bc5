import { games } from '@eldertable/games'
import { Engine, FastChance, PickList, type AnyTitle, type Event } from '@eldertable/kernel'
import { race, speedOf, type Contestant } from './measure.ts'
import { number, ratio, target, type Section } from './report.ts'

const SEATS = 4

/** Random play of every title, for search and simulation (nobody listens) and as in a match (with events). */
export function measureTitles(peer: number): Section {
  const titles = games.map((game) => game.title)
  const speeds = race(
    titles.flatMap((title) => [randomPlay(title, false), randomPlay(title, true)]),
    { rounds: 7, seconds: 0.5 },
  )
  const targets = titles.map((title) =>
    target(
      `${title.id} at least 100 times boardgame.io's property game`,
      speedOf(speeds, title.id) >= 100 * peer,
    ),
  )
  return {
    heading: 'Random play of the titles',
    about: `Whole matches of ${SEATS} seats with the default options. Target: ${targets.join('; ')}.`,
    columns: ['Title', 'Picks/s', "To boardgame.io's property game"],
    rows: speeds.map(({ name, perSecond }) => [name, number(perSecond), ratio(perSecond / peer)]),
  }
}

function randomPlay(title: AnyTitle, heard: boolean): Contestant {
  const engine = new Engine(title)
  const list = new PickList()
  const seats = Math.min(title.seats.most, Math.max(title.seats.least, SEATS))
  let match = 0
  return {
    name: heard ? `${title.id}, with events` : title.id,
    run() {
      const chance = new FastChance(`bench ${match++}`)
      const events: Event[] | undefined = heard ? [] : undefined
      const state = engine.start(seats, {}, chance, events)
      engine.listPicks(state, list)
      let picks = 0
      for (; state.table.outcome === null; picks++) {
        if (events !== undefined) events.length = 0
        engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance, events, list)
      }
      return picks
    },
  }
}
