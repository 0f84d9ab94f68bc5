import type { ResourceLimits } from 'node:worker_threads'
import { NoAnswer, WorkerThread } from './worker-thread.ts'

interface Waiting<Request, Answer> {
  readonly request: Request
  /** When nobody waits for the answer any more. */
  readonly until: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** What the threads of a pool are. */
interface PoolOptions<Request> {
  /** The program of each. */
  readonly file: URL
  /** How many there are at most. */
  readonly threads: number
  readonly resourceLimits?: ResourceLimits
  /** The request as it is sent: so many milliseconds are left, in which the thread has so many to answer. */
  readonly inTime?: (request: Request, left: number, requests: number) => Request
}

/**
 * A few threads for work that would hold up everybody else. A thread that fails or is late is replaced: what never comes
 * to an end holds up nobody but whoever asked for it.
 */
export class WorkerPool<Request, Answer extends object> {
  readonly #options: PoolOptions<Request>
  readonly #threads = new Set<WorkerThread<Request, Answer>>()
  readonly #idle: WorkerThread<Request, Answer>[] = []
  readonly #waiting: Waiting<Request, Answer>[] = []
  #isClosed = false

  constructor(options: PoolOptions<Request>) {
    this.#options = options
  }

  /** An answer within so many milliseconds, or `NoAnswer`. */
  ask(request: Request, deadline: number): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(closed())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, until: performance.now() + deadline, resolve, reject })
      this.#next()
    })
  }

  /** Starts a thread before anybody waits for it. */
  warmUp(): void {
    const thread = this.#newThread()
    if (thread !== undefined) this.#idle.push(thread)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(closed())
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return
    const thread = this.#idleThread() ?? this.#newThread()
    const next = thread && this.#waiting.shift()
    if (thread !== undefined && next !== undefined) void this.#serve(thread, next)
  }

  async #serve(
    thread: WorkerThread<Request, Answer>,
    { request, until, resolve, reject }: Waiting<Request, Answer>,
  ): Promise<void> {
    try {
      const left = until - performance.now()
      if (left <= 0) throw new NoAnswer('late', 'too many requests before this one')
      const { inTime, threads } = this.#options
      const requests = 1 + Math.ceil(this.#waiting.length / threads)
      resolve(await thread.ask(inTime?.(request, left, requests) ?? request, left))
    } catch (error) {
      reject(error)
    }
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
    this.#next()
  }

  #idleThread(): WorkerThread<Request, Answer> | undefined {
    for (;;) {
      const thread = this.#idle.pop()
      if (thread === undefined || !thread.hasEnded) return thread
      this.#threads.delete(thread)
    }
  }

  #newThread(): WorkerThread<Request, Answer> | undefined {
    const { file, threads, resourceLimits } = this.#options
    if (this.#threads.size >= threads) return undefined
    const thread = new WorkerThread<Request, Answer>(file, resourceLimits)
    this.#threads.add(thread)
    return thread
  }
}

const closed = () => new NoAnswer('closed', 'the threads are closed')
