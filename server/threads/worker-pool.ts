import type { ResourceLimits } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import { NoAnswer, WorkerThread } from './worker-thread.ts'

/** How something is asked of a pool. */
export interface Asking {
  /** Milliseconds for the answer, from when a thread begins with it: nobody is late who has not begun. */
  readonly deadline: number
  /** For whom it is done, from the largest group to the smallest: they take turns. */
  readonly whose?: readonly string[]
  /** Told when a thread begins with it. */
  readonly onBegin?: (() => void) | undefined
}

interface Waiting<Request, Answer> {
  readonly request: Request
  readonly since: number
  readonly deadline: number
  readonly whose: readonly string[]
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
   * long.
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
  readonly #waiting = new FairQueue<Waiting<Request, Answer>>()
  #isClosed = false

  constructor(options: PoolOptions<Request>) {
    this.#options = options
  }

  /** An answer in time, or `NoAnswer`. */
  ask(request: Request, { deadline, whose = [], onBegin }: Asking): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(closed())
    return new Promise((resolve, reject) => {
      const since = performance.now()
      this.#waiting.push(whose, { request, since, deadline, whose, onBegin, resolve, reject })
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
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift())
      one.reject(closed())
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #next(): void {
    if (this.#waiting.size === 0 || this.#isClosed) return
    const thread = this.#idleThread() ?? this.#firstThread()
    if (thread === undefined) void this.#addThread()
    const next = thread && this.#waiting.shift()
    if (thread !== undefined && next !== undefined) void this.#serve(thread, next)
  }

  async #serve(
    thread: WorkerThread<Request, Answer>,
    waiting: Waiting<Request, Answer>,
  ): Promise<void> {
    const { request, deadline, onBegin, resolve, reject } = waiting
    try {
      const { inTime } = this.#options
      const sent = inTime?.of(request, this.#timeFor(waiting, inTime.share)) ?? request
      resolve(await thread.ask(sent, deadline, onBegin))
    } catch (error) {
      reject(error)
    }
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
    this.#next()
  }

  /**
   * Milliseconds for a request that begins now: so few that everybody of its own group who waits could begin, with as
   * much time each, before their own share of a deadline is over. Whoever has waited for longer than that leaves nothing
   * to those before them. Of every other group one comes in between, however many of theirs wait.
   */
  #timeFor({ deadline, whose: [group] }: Waiting<Request, Answer>, share: number): number {
    const { threads } = this.#options
    const own = this.#waiting.of(group).toSorted((one, other) => one.since - other.since)
    const others = this.#waiting.groups - (group !== undefined && own.length > 0 ? 1 : 0)
    const now = performance.now()
    let time = deadline * share
    if (others > 0) time /= 2 + Math.floor((others - 1) / threads)
    for (const [i, waiting] of own.entries()) {
      const left = waiting.deadline * share - (now - waiting.since)
      const before = 1 + Math.floor((i * (others + 1) + others) / threads)
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
