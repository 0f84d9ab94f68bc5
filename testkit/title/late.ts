import { Engine, FastChance, type State } from '@eldertable/kernel'
import type { TableGiven, TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'
import { lateState, named } from './tables.ts'

/** How many positions of each table are looked at. */
const POSITIONS = 10

/** Positions that were put together by hand are such as play could lead to, with something left to decide. */
export function latePositions(given: TitleGiven): PromisesAbout {
  const { title, late, play = {} } = given
  const engine: Engine = new Engine(title)

  const inOrder = ([name, table]: readonly [string, TableGiven]): Promised => ({
    says: `are in order: ${name}`,
    faults: () =>
      Array.from({ length: POSITIONS }, (_, n) => `in order ${n}`).flatMap((seed) => {
        const state = lateState(given, table, seed)
        return state === undefined
          ? []
          : faultsOf(engine, state).map((fault) => `${seed}: ${fault}`)
      }),
  })

  return {
    about: 'late positions',
    promised: late === undefined ? [] : named(play.lateTables ?? [{}]).map(inOrder),
  }
}

function faultsOf(engine: Engine, state: State): readonly string[] {
  const faults = engine.title.faults(state)
  if (faults.length > 0) return faults
  engine.advance(state, new FastChance('on'))
  return engine.decision(state) === null ? ['nobody is asked'] : []
}
