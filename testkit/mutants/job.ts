import fs from 'node:fs'
import type { Plan } from './plan.ts'

/** What one process is asked to do, in a file whose name the environment gives it. */
export interface Job {
  readonly plan: Plan
  /** The faults that it puts in, by number. */
  readonly faults: readonly number[]
  /** Where it writes a line for each thing that it finds out, at once: it may be stopped at any time. */
  readonly findings: string
}

/** How a fault fared; `began` until that is known, `spoilt` if the process was not fit to say. */
export interface Finding {
  readonly fault: number
  readonly fate: 'began' | 'spoilt' | 'killed' | 'survived' | 'static' | 'uncovered'
  /** The test that found it, or how many tests did not. */
  readonly by?: string
}

const name = 'ELDERTABLE_MUTANTS'

export const environment = (file: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'test',
  [name]: file,
})

export const readJob = (): Job =>
  JSON.parse(fs.readFileSync(process.env[name] ?? '', 'utf8')) as Job

export const readFindings = (file: string): Finding[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Finding)
