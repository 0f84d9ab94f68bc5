import type { Engine, Kind } from '@eldertable/kernel'
import { onTestFinished } from 'vitest'
import { Scenario } from './scenario.ts'

/** A scenario in a vitest test: the test fails if it scripts dice or draws that never come. */
export function scenario<K extends Kind>(engine: Engine<K>, state: K['state']): Scenario<K> {
  const one = new Scenario(engine, state)
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') one.useUp()
  })
  return one
}
