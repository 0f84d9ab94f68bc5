import { Worker } from 'node:worker_threads'
import { OutcomeUnknown } from '../faults.ts'
import { Group } from '../group.ts'
import { weightOf, type Job, type Write } from './jobs.ts'
import type { WriterAnswer } from './writer.ts'

/** Nothing of a group was done. */
class Undone extends Error {}

interface Waiting {
  readonly resolve: (answers: readonly unknown[]) => void
  readonly reject: (error: Error) => void
}

/**
 * A thread that writes to a file and waits for the disk, while this one plays and tells. It does one group of jobs
 * after the other. Once it has ended nothing is written any more.
 */
export class WritingThread {
  readonly #worker: Worker
  /** For the answers to what was given to the thread, in that order. */
  readonly #waiting: Waiting[] = []
  #ended: Error | undefined
  readonly #group = new Group<Job, unknown>({
    run: (jobs) => this.#do(jobs),
    wasUndone: (error) => error instanceof Undone,
    weightOf,
  })

  constructor(program: URL, file: string) {
    this.#worker = new Worker(program, { workerData: file })
    this.#worker.unref()
    this.#worker.on('message', (answer: WriterAnswer) => this.#hear(answer))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread that writes has ended')))
  }

  readonly write = ((job: Job) => this.#group.add(job)) as Write

  /** Lets it close the file. */
  async close(): Promise<void> {
    const gone = new Promise<void>((resolve) => {
      if (this.#ended === undefined) this.#worker.once('exit', () => resolve())
      else resolve()
    })
    this.#worker.ref()
    this.#worker.postMessage('close')
    await gone
  }

  #do(jobs: readonly Job[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) return reject(new Undone(this.#ended.message))
      this.#waiting.push({ resolve, reject })
      this.#worker.ref() // the process must not end before this is safe
      this.#worker.postMessage(jobs)
    })
  }

  #hear(answer: WriterAnswer): void {
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#worker.unref()
    if ('answers' in answer) waiting?.resolve(answer.answers)
    else waiting?.reject(faultOf(answer))
  }

  /** What it was doing may be done. */
  #fail(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(new OutcomeUnknown(error))
  }
}

function faultOf({ fault, kind }: Extract<WriterAnswer, { fault: string }>): Error {
  if (kind === 'unknown') return new OutcomeUnknown(new Error(fault))
  // Who has waited for a lock in vain need not wait again.
  return kind === 'busy' ? new Error(fault) : new Undone(fault)
}
