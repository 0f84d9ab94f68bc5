import type { TitleTypes, Title } from '@eldertable/kernel'
import { onTestFinished } from 'vitest'
import { Scenario, type ScenarioOptions } from './scenario.ts'

/**
 * A scenario in a vitest test: the test fails if it scripts dice or draws that never come, or if it ends in a state
 * that can't be.
 */
export function checked<T extends { useUp(): unknown; checkFaults(): unknown }>(t: T): T {
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return
    t.useUp()
    t.checkFaults()
  })
  return t
}

/** A checked scenario of a title that has no class of its own for them. */
export const scenario = <K extends TitleTypes>(
  title: Title<K>,
  state: K['state'],
  options?: ScenarioOptions<K>,
): Scenario<K> => checked(new Scenario(title, state, options))
