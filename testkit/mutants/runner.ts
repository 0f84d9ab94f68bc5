import path from 'node:path'
import type { RunnerTestCase } from 'vitest'
import { TestRunner } from 'vitest'
import { bench } from './bench.ts'

/** A rule is proved by a test that names it. */
const namesRule = /\b[A-Z][A-Z\d]+-[A-Z][A-Z\d]*-\d+/

// Before the first module of the rules is loaded: it asks the board at once.
const { board, loaded, notSeen, seen } = bench()

/** Runs the rule tests once without a fault and notes what each visits; other tests are not run at all. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const file = path.relative(this.config.root, test.file.filepath)
    if (file === 'testkit/mutants/put-faults-in.ts') return run()
    notSeen.delete(file)
    if (!namesRule.test(test.fullName)) return
    for (const [id, visited] of board.take().visited.entries()) loaded[id] ||= visited
    notSeen.add(test.fullName)
    await run()
    notSeen.delete(test.fullName)
    seen.push({ name: test.fullName, run, ...board.take() })
  }
}
