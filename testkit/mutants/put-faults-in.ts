// The last "test" of a run: the others have been run without a fault, and everything is loaded.
import fs from 'node:fs'
import { expect, it, type OnTestFinishedHandler, type TestContext } from 'vitest'
import { bench, type Seen } from './bench.ts'
import type { Finding } from './job.ts'

/** This many tests, of those that visit most, are looked at before a process is given up. */
const OTHERS = 5

it('puts the faults in', { timeout: 0 }, async (context) => {
  const { board, job, loaded, notSeen, seen } = bench()
  expect([...notSeen], 'not run, or failing without a fault').toEqual([])
  const tell = (finding: Finding): void =>
    fs.appendFileSync(job.findings, `${JSON.stringify(finding)}\n`)
  board.off()
  const sizes = new Map(seen.map((test) => [test, test.visited.reduce((sum, one) => sum + one, 0)]))
  // A test that visits little is about just that, and the likeliest to notice.
  const sorted = seen.toSorted(
    (a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0) || a.steps - b.steps,
  )

  for (const fault of job.faults) {
    const visitors = sorted.filter(({ visited }) => visited[fault] === 1)
    if (visitors.length === 0) {
      tell({ fault, fate: loaded[fault] === 1 ? 'static' : 'uncovered' })
      continue
    }
    tell({ fault, fate: 'began' })
    const by = await firstToFail(visitors, fault)
    if (by === undefined) tell({ fault, fate: 'survived', by: `${visitors.length} tests` })
    else if ((await fails(by, context)) && (await isSpoiltFor(by))) {
      // Something is left in a module by this fault or by one before it: a new process begins with this one.
      tell({ fault, fate: 'spoilt', by: by.name })
      return
    } else tell({ fault, fate: 'killed', by: by.name })
  }

  /** What rules remember of the position that they were asked about last is gone once they are asked about others. */
  async function isSpoiltFor(test: Seen): Promise<boolean> {
    for (const other of sorted.slice(-OTHERS)) if (other !== test) await fails(other, context)
    return fails(test, context)
  }

  async function firstToFail(tests: readonly Seen[], fault: number): Promise<Seen | undefined> {
    let told = Date.now()
    for (const test of tests) {
      // Many tests on a slow machine are no endless loop: whoever watches is told that there is something going on.
      if (Date.now() - told > 5000) {
        tell({ fault, fate: 'began' })
        told = Date.now()
      }
      // Endless loops end by a count, not by a clock: on a slow machine no fault is killed by slowness.
      board.on(fault, 20 * test.steps + 200_000)
      const failed = await fails(test, context)
      board.off()
      if (failed) return test
    }
    return undefined
  }
})

/** Runs a test and what it has put off until it is finished, which is part of it. */
async function fails(test: Seen, context: TestContext): Promise<boolean> {
  let failed = false
  const attempt = async (part: () => unknown): Promise<void> => {
    try {
      await part()
    } catch {
      failed = true
    }
  }
  await attempt(() => test.run())
  // Kept with the test that is running, which is this one; left out of vitest's public types.
  const task: { onFinished?: OnTestFinishedHandler[] } & object = context.task
  for (const finish of task.onFinished?.splice(0) ?? []) await attempt(() => finish(context))
  return failed
}
