import type { ResourceLimits } from 'node:worker_threads'
import { NoAnswer, WorkerThread } from './worker-thread.ts'

interface Waiting<Request, Answer> {
  readonly request: Request
  readonly since: number
  /** Milliseconds for the answer. */
  readonly deadline: number
  readonly onBegin: (() => void) | undefined
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
  /**
   * For work that takes as long as it may: this share of a deadline, less while others wait, and a request that says how
   * long. Then the time in the queue does not count: nobody is late who has not begun.
   */
  readonly inTime?: {
    readonly share: number
    readonly of: (request: Request, milliseconds: number) => Request
  }
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

  /** An answer within so many milliseconds, or `NoAnswer`; tells when a thread begins with it. */
  ask(request: Request, deadline: number, onBegin?: () => void): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(closed())
    return new Promise((resolve, reject) => {
      const since = performance.now()
      this.#waiting.push({ request, since, deadline, onBegin, resolve, reject })
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
    const thread = this.#idleThread() ?? this.#firstThread()
    if (thread === undefined) void this.#addThread()
    const next = thread && this.#waiting.shift()
    if (thread !== undefined && next !== undefined) void this.#serve(thread, next)
  }

  async #serve(
    thread: WorkerThread<Request, Answer>,
    { request, since, deadline, onBegin, resolve, reject }: Waiting<Request, Answer>,
  ): Promise<void> {
    try {
      const { inTime } = this.#options
      const left = inTime === undefined ? since + deadline - performance.now() : deadline
      if (left <= 0) throw new NoAnswer('late', 'too many requests before this one')
      const sent = inTime?.of(request, this.#timeFor(deadline, inTime.share)) ?? request
      resolve(await thread.ask(sent, left, onBegin))
    } catch (error) {
      reject(error)
    }
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
    this.#next()
  }

  /**
   * Milliseconds for a request that begins now: so few that everybody who waits could begin, with as much time each, before
   * their own share of a deadline is over. Whoever has waited for longer than that leaves nothing to those before them.
   */
  #timeFor(deadline: number, share: number): number {
    const now = performance.now()
    let time = deadline * share
    for (const [i, waiting] of this.#waiting.entries()) {
      const left = waiting.deadline * share - (now - waiting.since)
      const before = 1 + Math.floor(i / this.#options.threads)
      time = Math.min(time, left / (before + 1))
    }
    return Math.max(0, time)
  }

  /** Where there is no thread at all, the first request waits for it to be loaded. */
  #firstThread(): WorkerThread<Request, Answer> | undefined {
    return this.#threads.size === 0 ? this.#newThread() : undefined
  }

  /** Another thread takes part once it is loaded: nobody waits for that whom one of the others could serve before. */
  async #addThread(): Promise<void> {
    const thread = this.#newThread()
    if (thread === undefined) return
    if (await thread.ready) this.#idle.push(thread)
    else this.#threads.delete(thread)
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
