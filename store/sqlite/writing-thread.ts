import { Worker } from 'node:worker_threads'
import { OutcomeUnknown } from '../faults.ts'
import { Group } from '../group-commit.ts'
import { weightOf, type Job, type Write } from './jobs.ts'
import type { OwnFiles } from './own-files.ts'
import type { Fault, WriterAnswer } from './writer.ts'

/** Nothing of a group was done. */
class Undone extends Error {}

interface Waiting {
  readonly resolve: (answers: readonly unknown[]) => void
  readonly reject: (error: Error) => void
}

/** What a thread works with. */
export interface WritingPlace {
  readonly program: URL
  readonly file: string
  /** None for a file that is not there. */
  readonly files?: OwnFiles
  /** Is told once why nothing can be written any more. */
  readonly onLost?: ((why: Error) => void) | undefined
}

/**
 * A thread that writes to a file and waits for the disk, while this one plays and tells. It does one group of jobs
 * after the other. Should it end, nobody knows what has come of the group that it was at: SQLite has kept all of it or
 * nothing. Another thread is started when there is something to write again.
 */
export class WritingThread {
  readonly #place: WritingPlace
  #worker: Worker | undefined
  /** For the answers to what was given to the thread, in that order. */
  #waiting: Waiting[] = []
  #isLost = false
  readonly #group = new Group<Job, unknown>({
    run: (jobs) => this.#do(jobs),
    wasUndone: (error) => error instanceof Undone,
    weightOf,
  })

  constructor(place: WritingPlace) {
    this.#place = place
    this.#worker = this.#start()
  }

  readonly write = ((job: Job) => this.#group.add(job)) as Write

  /** Lets it close the file. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (worker === undefined) return
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    worker.ref()
    worker.postMessage('close')
    await gone
  }

  #start(): Worker {
    const { program, file, files } = this.#place
    try {
      // A thread would take whatever has come in the place of our files for ours.
      files?.check()
    } catch (error) {
      this.#lose(error as Error)
      throw error
    }
    const worker = new Worker(program, { workerData: file })
    worker.unref()
    worker.on('message', (answer: WriterAnswer) => this.#hear(worker, answer))
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('the thread that writes has ended')))
    return worker
  }

  #do(jobs: readonly Job[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#start())
      try {
        worker.postMessage(jobs)
      } catch (error) {
        return reject(new Undone(error instanceof Error ? error.message : String(error)))
      }
      // Only what was sent is answered.
      this.#waiting.push({ resolve, reject })
      worker.ref() // the process must not end before this is safe
    })
  }

  #hear(worker: Worker, answer: WriterAnswer): void {
    // A thread's end may come before its last words, and who waits by then has asked another.
    if (this.#worker !== worker) return
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) worker.unref()
    if ('answers' in answer) return waiting?.resolve(answer.answers)
    if (answer.kind === 'lost') this.#lose(new Error(answer.fault))
    waiting?.reject(faultOf(answer))
  }

  #lose(why: Error): void {
    if (!this.#isLost) this.#place.onLost?.(why)
    this.#isLost = true
  }

  /** What it was doing may be done. */
  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const left = this.#waiting
    this.#waiting = []
    for (const { reject } of left) reject(new OutcomeUnknown(error))
  }
}

function faultOf({ fault, kind }: Fault): Error {
  if (kind === 'unknown' || kind === 'lost') return new OutcomeUnknown(new Error(fault))
  // Whoever has waited for a lock in vain need not wait again.
  return kind === 'busy' ? new Error(fault) : new Undone(fault)
}
