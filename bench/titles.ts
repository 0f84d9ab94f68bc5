import { games } from '@eldertable/games'
import { Engine, FastChance, PickList, type AnyTitle, type Event } from '@eldertable/kernel'
import { race, speedOf, type Contest, type Run } from './measure.ts'
import { peer } from './property/index.ts'
import { number, ratio, target, type Section } from './report.ts'

const SEATS = 4
const titles = games.map((game) => game.title)
/** How many times as quick as boardgame.io's property game each title is to be. */
const GOAL = 60

/** For search and simulation, where nobody listens, and as in a match, with events; imported by a lane. @public */
export const contest = (): Contest =>
  Object.fromEntries(
    titles.flatMap((title) => [
      [title.id, randomPlay(title, false)],
      [`${title.id}, with events`, randomPlay(title, true)],
    ]),
  )

/** Random play of every title, with boardgame.io's property game in the same race. */
export async function measureTitles(): Promise<Section> {
  const names = Object.keys(contest())
  const entrants = [...names.map((name) => ({ module: import.meta.url, name })), peer]
  // A heavy title has ten times the code of a light one, and its compiler takes many seconds to be done with it:
  // what is measured is the speed of a server, an arena or a search that has run for a while.
  const speeds = await race(entrants, { warmUp: 30, rounds: 9, seconds: 0.5 })
  const slowest = speedOf(speeds, peer.name)
  const targets = titles.map(({ id }) =>
    target(
      `${id} at least ${GOAL} times boardgame.io's property game`,
      speedOf(speeds, id) >= GOAL * slowest,
    ),
  )
  return {
    heading: 'Random play of the titles',
    about: `Whole matches of ${SEATS} seats with the default options. Target: ${targets.join('; ')}.`,
    columns: ['Title', 'Picks/s', "To boardgame.io's property game"],
    rows: speeds.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      ratio(perSecond / slowest),
    ]),
  }
}

function randomPlay(title: AnyTitle, heard: boolean): Run {
  const engine = new Engine(title)
  const list = new PickList()
  const seats = Math.min(title.seats.most, Math.max(title.seats.least, SEATS))
  let match = 0
  return () => {
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
  }
}
