import { Engine, FastChance, type State } from '@eldertable/kernel'
import { readFixtures } from '../fixture-files.ts'
import { look } from '../fuzz/look.ts'
import { Moment } from '../fuzz/moment.ts'
import type { OracleName } from '../fuzz/oracles/index.ts'
import { onTheWay } from './on-the-way.ts'
import type { TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'

/** What is looked at in single states; the other oracles compare a state with what led to it. */
const promises: Readonly<Record<string, readonly OracleName[]>> = {
  'are plain data, copied whole, and the same after being stored': ['plain', 'json', 'copies'],
  'are in order, ask and offer as they should, and have words': [
    'faults',
    'offer',
    'fallback',
    'text',
  ],
  'could be any world that a seat takes for possible, and tell nothing of what it cannot know': [
    'leak',
    'scramble',
    'imagined',
    'intruder',
  ],
}

/** The questions that recorded matches come by are looked at as those of play at random are. */
export function statesOnTheWay({ title, fixtures }: TitleGiven): PromisesAbout {
  const engine: Engine = new Engine(title)
  const all = readFixtures(fixtures)
  const holds = ([says, oracles]: readonly [string, readonly OracleName[]]): Promised => ({
    says,
    faults: () =>
      all.flatMap(({ name, fixture }) => {
        const found: string[] = []
        onTheWay(engine, fixture, (state, picks) => {
          const finding = look(momentOf(engine, state, picks), oracles)
          if (finding !== undefined)
            found.push(`${name}, pick ${picks}: ${finding.oracle}: ${finding.message}`)
        })
        return found
      }),
  })
  return {
    about: 'the questions of recorded matches',
    promised: Object.entries(promises).map(holds),
  }
}

/** A state by itself, without what led to it. */
const momentOf = (engine: Engine, state: State, step: number): Moment =>
  new Moment({
    engine,
    state,
    step,
    last: null,
    before: null,
    events: [],
    again: () => engine.copy(state),
    chance: new FastChance(`looked at ${step}`),
    thorough: false,
  })
