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
import { race, speedOf, type Contestant } from './measure.ts'
import { ratio, target, time, type Section } from './report.ts'

const PICKS = 150
const CLONE = 'structuredClone'

/** What it costs to copy, fingerprint, show and write down a state in the middle of a match. */
export function measureStates(): Section[] {
  return games.map(({ title }) => measureState(title))
}

function measureState(title: AnyTitle): Section {
  const engine = new Engine(title)
  const state = middleOf(engine)
  const json = JSON.stringify(state)
  const seat = engine.seatToAct(state)
  const speeds = race(
    [
      repeated('copy', () => copy(state)),
      repeated(CLONE, () => structuredClone(state)),
      repeated('JSON.stringify and JSON.parse', () => JSON.parse(JSON.stringify(state)) as unknown),
      repeated('JSON.stringify', () => JSON.stringify(state)),
      repeated('hash', () => hash(state)),
      repeated('menu of the seat that is asked', () => engine.menu(state)),
      repeated('view of the seat that is asked', () => engine.view(state, seat)),
      repeated('the same view as JSON', () => JSON.stringify(engine.view(state, seat))),
      repeated('faults', () => title.faults(state)),
      repeated('resample', resampler(title, state)),
    ],
    { rounds: 7, seconds: 0.2 },
  )
  const clone = speedOf(speeds, CLONE)
  const share = clone / speedOf(speeds, 'copy')
  return {
    heading: `A state of ${title.id}`,
    about:
      `After ${PICKS} random picks, ${json.length.toLocaleString('en-US')} bytes as JSON. ` +
      `Target: ${target('a copy takes at most a tenth of structuredClone', share <= 0.1)}.`,
    columns: ['What', 'Time', 'To structuredClone'],
    rows: speeds.map(({ name, perSecond }) => [
      name,
      time(1 / perSecond),
      ratio(clone / perSecond),
    ]),
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

function resampler(title: AnyTitle, state: State): () => unknown {
  const chance = new FastChance('resample')
  const other = copy(state)
  return () => title.resample(other, 0, chance)
}

/** Many at a time, or the clock would be measured; the last result is kept so that the work can't be left out. */
function repeated(name: string, once: () => unknown): Contestant {
  let kept: unknown
  return {
    name,
    run() {
      for (let i = 0; i < 50; i++) kept = once()
      return kept === null ? 0 : 50
    },
  }
}
