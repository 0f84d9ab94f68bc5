import { games } from '@eldertable/games'
import {
  copy,
  Engine,
  FastChance,
  hash,
  PickList,
  type AnyTitle,
  type State,
} from '@eldertable/kernel'
import { race, speedOf, type Contest, type Run } from './measure.ts'
import { ratio, target, time, type Section } from './report.ts'

const PICKS = 150
const COPY = 'copy'
const CLONE = 'structuredClone'

/** What is done to a state, by title and name; imported by a lane. @public */
export const contest = (): Contest =>
  Object.fromEntries(
    games.flatMap(({ title }) =>
      Object.entries(jobsOn(title)).map(([name, job]) => [`${title.id}: ${name}`, repeated(job)]),
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
  const names = Object.keys(jobsOn(title))
  const speeds = await race(import.meta.url, names.map(of), { rounds: 7, seconds: 0.2 })
  const clone = speedOf(speeds, of(CLONE))
  const isQuick = speedOf(speeds, of(COPY)) >= 10 * clone
  const bytes = JSON.stringify(middleOf(new Engine(title))).length
  return {
    heading: `A state of ${title.id}`,
    about:
      `After ${PICKS} random picks, ${bytes.toLocaleString('en-US')} bytes as JSON. ` +
      `Target: ${target('a copy takes at most a tenth of structuredClone', isQuick)}.`,
    columns: ['What', 'Time', 'To structuredClone'],
    rows: names.map((name) => {
      const seconds = 1 / speedOf(speeds, of(name))
      return [name, time(seconds), ratio(seconds * clone)]
    }),
  }
}

function jobsOn(title: AnyTitle): Record<string, () => unknown> {
  const engine = new Engine(title)
  const state = middleOf(engine)
  const seat = engine.seatToAct(state)
  const other = copy(state)
  const chance = new FastChance('resample')
  return {
    [COPY]: () => copy(state),
    [CLONE]: () => structuredClone(state),
    'JSON.stringify and JSON.parse': () => JSON.parse(JSON.stringify(state)) as unknown,
    'JSON.stringify': () => JSON.stringify(state),
    hash: () => hash(state),
    'menu of the seat that is asked': () => engine.menu(state),
    'view of the seat that is asked': () => engine.view(state, seat),
    'the same view as JSON': () => JSON.stringify(engine.view(state, seat)),
    faults: () => title.faults(state),
    resample: () => title.resample(other, seat, chance),
  }
}

/** A match in its middle; another one if it is over before that. */
function middleOf(engine: Engine): State {
  const { least, most } = engine.title.seats
  const list = new PickList()
  for (let match = 0; ; match++) {
    const chance = new FastChance(`middle ${match}`)
    const state = engine.start(Math.min(most, Math.max(least, 4)), {}, chance)
    for (let picks = 0; picks < PICKS && state.table.outcome === null; picks++) {
      engine.listPicks(state, list)
      engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
    }
    if (state.table.outcome === null) return state
  }
}

/** Many at a time, or the clock would be measured; the last result is kept so that the work can't be left out. */
function repeated(job: () => unknown): Run {
  let kept: unknown
  return () => {
    for (let i = 0; i < 50; i++) kept = job()
    return kept === null ? 0 : 50
  }
}
