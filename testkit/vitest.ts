import type { Engine, Kind } from '@eldertable/kernel'
import { onTestFinished } from 'vitest'
import { Scenario } from './scenario.ts'

/** A scenario in a vitest test: the test fails if it scripts dice or draws that never come. */
export function scenario<K extends Kind>(engine: Engine<K>, state: K['state']): Scenario<K> {
  return watched(new Scenario(engine, state))
}

/** The same for a title's own kind of scenario: `watched(new MyScenario(engine, state))`. */
export function watched<T extends { useUp(): unknown }>(one: T): T {
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') one.useUp()
  })
  return one
}
