import { Worker } from 'node:worker_threads'
import { FAILED, Failure } from '../failure.ts'
import type { World } from '../world.ts'
import { perform, type Kind, type Work } from './work.ts'

/** What a worker thread is told when it starts. */
export interface Assignment<K extends Kind> {
  kind: K
  plan: Work[K]['plan']
}

/** A part that a worker thread is to do. */
export interface Order<K extends Kind> {
  number: number
  part: Work[K]['part']
}

/** How much more is done, what a part came to, or what went wrong. */
export type Answer<K extends Kind> =
  | { done: number }
  | { number: number; result: Work[K]['result'] }
  | { error: string }

/** Work to be shared out. */
export interface Job<K extends Kind> extends Assignment<K> {
  parts: readonly Work[K]['part'][]
  jobs: number
  onDone: (count: number) => void
  /** True for a result after which the later parts are not wanted. */
  isLast?: (result: Work[K]['result']) => boolean
}

type Results<K extends Kind> = (Work[K]['result'] | undefined)[]

/**
 * Does all parts of a plan and gives their results in order, whichever thread was quicker. One job is done in this
 * thread, more in as many workers.
 */
export async function shareOut<K extends Kind>(
  world: World,
  job: Job<K>,
): Promise<Work[K]['result'][]> {
  const isAlone = job.jobs === 1 || job.parts.length === 1
  const results = isAlone ? await doHere(world, job) : await doInWorkers(world, job)
  const last = results.findIndex((result) => result !== undefined && job.isLast?.(result) === true)
  return (last < 0 ? results : results.slice(0, last + 1)) as Work[K]['result'][]
}

async function doHere<K extends Kind>(world: World, job: Job<K>): Promise<Results<K>> {
  const results: Results<K> = []
  for (const part of job.parts) {
    const result = performHere(world, job, part)
    results.push(result)
    if (job.isLast?.(result) === true) break
    await new Promise(setImmediate) // lets signals and the progress bar through
  }
  return results
}

function performHere<K extends Kind>(
  { games }: World,
  { kind, plan, onDone }: Job<K>,
  part: Work[K]['part'],
): Work[K]['result'] {
  try {
    return perform[kind](games, plan, part, onDone)
  } catch (error) {
    throw brokenOff(error instanceof Error ? error.message : String(error))
  }
}

async function doInWorkers<K extends Kind>(world: World, job: Job<K>): Promise<Results<K>> {
  const { kind, plan, parts } = job
  const results: Results<K> = Array.from({ length: parts.length })
  const workers = Array.from(
    { length: Math.min(job.jobs, parts.length) },
    () => new Worker(world.worker, { workerData: { kind, plan } }),
  )
  let next = 0
  let end = parts.length // parts from here on are not wanted any more

  function serve(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      function order(): void {
        if (next >= end) return resolve()
        const number = next++
        worker.postMessage({ number, part: parts[number] })
      }
      worker.on('message', (answer: Answer<K>) => {
        if ('error' in answer) return reject(brokenOff(answer.error))
        if ('done' in answer) return job.onDone(answer.done)
        results[answer.number] = answer.result
        if (job.isLast?.(answer.result) === true) end = Math.min(end, answer.number + 1)
        order()
      })
      worker.on('error', (error) => reject(brokenOff(error.message)))
      worker.on('exit', () => reject(brokenOff('a worker thread has stopped')))
      order()
    })
  }

  try {
    await Promise.all(workers.map(serve))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return results
}

function brokenOff(message: string): Failure {
  return new Failure(`The work was broken off: ${message}.`, FAILED)
}
