import { readJob, type Job } from './job.ts'
import { Switchboard } from './switchboard.ts'

/** A test that has run without a fault; it can be run again in the same worker, with everything loaded. */
export interface Seen {
  readonly name: string
  run(): unknown
  /** 1 for each place that it visited. */
  readonly visited: Uint8Array
  /** How often it visited any. */
  readonly steps: number
}

export interface Bench {
  readonly job: Job
  readonly board: Switchboard
  readonly seen: Seen[]
  /** Test files that were not loaded and tests that failed though there was no fault. */
  readonly notSeen: Set<string>
  /** 1 for each place that was visited while a module was loaded, outside of every test. */
  readonly loaded: Uint8Array
}

const key = Symbol.for('eldertable mutants')

/** The worker's own, also if this module is loaded twice: by the runner and by the test that comes last. */
export function bench(): Bench {
  const shared = globalThis as { [key]?: Bench }
  return (shared[key] ??= newBench())
}

function newBench(): Bench {
  const job = readJob()
  const count = job.plan.faults.length
  const notSeen = new Set(job.plan.tests)
  return { job, board: new Switchboard(count), seen: [], notSeen, loaded: new Uint8Array(count) }
}
