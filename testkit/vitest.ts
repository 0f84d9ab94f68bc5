import type { TitleTypes, Title } from '@eldertable/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Scenario, type ScenarioOptions } from './scenario.ts'
import type { TitleGiven } from './title/given.ts'
import { promisesOf } from './title/promises.ts'

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

/** Whole matches of many kinds take a while on a busy machine. */
const PATIENCE = 120_000

/** All that every title promises, as tests of one title: a promise that is broken says by what. */
export function describeTitle<K extends TitleTypes>(given: TitleGiven<K>): void {
  const all = promisesOf(given).map(({ about, promised }) => [about, promised] as const)
  describe.each(all)('%s', (_, promised) => {
    it.each(promised.map(({ says, faults }) => [says, faults] as const))(
      '%s',
      { timeout: PATIENCE },
      (_says, faults) => expect(faults()).toEqual([]),
    )
  })
}
