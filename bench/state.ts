import { games } from '@eldertable/games'
import {
  copy,
  Engine,
  FastChance,
  hash,
  PickList,
  type AnyTitle,
  type State,
  type View,
} from '@eldertable/kernel'
import { race, speedOf, type Contest, type Run } from './measure.ts'
import { number, ratio, target, time, type Section } from './report.ts'

const POSITIONS = 20
const COPY = 'copy'
const CLONE = 'structuredClone'

/** What is done to a state, by title and name; imported by a lane. @public */
export const contest = (): Contest =>
  Object.fromEntries(
    games.flatMap(({ title }) =>
      Object.entries(jobsOf(title)).map(([name, job]) => [
        `${title.id}: ${name}`,
        onAll(title, job),
      ]),
    ),
  )

/** What it costs to copy, fingerprint, show and write down a state in the middle of a match. */
export async function measureStates(): Promise<Section[]> {
  const sections: Section[] = []
  for (const { title } of games) sections.push(await measureState(title))
  return sections
}

async function measureState(title: AnyTitle): Promise<Section> {
  const of = (name: string): string => `${title.id}: ${name}`
  const names = Object.keys(jobsOf(title))
  const entrants = names.map((name) => ({ module: import.meta.url, name: of(name) }))
  const speeds = await race(entrants, { rounds: 7, seconds: 0.2 })
  const clone = speedOf(speeds, of(CLONE))
  const isQuick = speedOf(speeds, of(COPY)) >= 10 * clone
  const bytes = JSON.stringify(positionsOf(title)).length / POSITIONS
  return {
    heading: `A state of ${title.id}`,
    about:
      `${POSITIONS} matches of random picks in their middle, ${number(bytes)} bytes each as JSON. ` +
      `Target: ${target('a copy takes at most a tenth of structuredClone', isQuick)}.`,
    columns: ['What', 'Time', 'To structuredClone'],
    rows: names.map((name) => {
      const seconds = 1 / speedOf(speeds, of(name))
      return [name, time(seconds), ratio(seconds * clone)]
    }),
  }
}

type Job = (state: State) => unknown

function jobsOf(title: AnyTitle): Record<string, Job> {
  const engine = new Engine(title)
  const chance = new FastChance('resample')
  const viewOf = (state: State): View => engine.view(state, engine.seatToAct(state))
  return {
    [COPY]: (state) => engine.copy(state),
    'copy of any plain data': (state) => copy(state),
    [CLONE]: (state) => structuredClone(state),
    'JSON.stringify and JSON.parse': (state) => JSON.parse(JSON.stringify(state)) as unknown,
    'JSON.stringify': (state) => JSON.stringify(state),
    hash: (state) => hash(state),
    'menu of the seat that is asked': (state) => engine.menu(state),
    'view of the seat that is asked': viewOf,
    'the same view as JSON': (state) => JSON.stringify(viewOf(state)),
    faults: (state) => title.faults(state),
    resample: (state) => engine.resample(state, engine.seatToAct(state), chance),
  }
}

/** Matches of random picks in their middle, however long those of the title are. */
function positionsOf(title: AnyTitle): State[] {
  const engine: Engine = new Engine(title)
  return Array.from({ length: POSITIONS }, (_, match) => {
    const whole = play(engine, `middle ${match}`, Infinity)
    return play(engine, `middle ${match}`, Math.floor(whole.picks / 2)).state
  })
}

/** Plays a match at random, up to this many picks. */
function play(engine: Engine, seed: string, most: number): { state: State; picks: number } {
  const { seats } = engine.title
  const chance = new FastChance(seed)
  const list = new PickList()
  const state = engine.start(Math.min(seats.most, Math.max(seats.least, 4)), {}, chance)
  let picks = 0
  for (; picks < most && state.table.outcome === null; picks++) {
    engine.listPicks(state, list)
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
  }
  return { state, picks }
}

/** Does a job on every position; the last result is kept so that the work can't be left out. */
function onAll(title: AnyTitle, job: Job): Run {
  let positions: State[] | undefined
  let kept: unknown
  return () => {
    positions ??= positionsOf(title)
    for (const state of positions) kept = job(state)
    return kept === null ? 0 : positions.length
  }
}
