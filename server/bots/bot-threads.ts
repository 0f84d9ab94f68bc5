import type { Pick } from '@eldertable/kernel'
import { inTime, type BotPlayer, type BotRequest } from '@eldertable/match'
import { NoAnswer, BotThread } from './bot-thread.ts'

interface Waiting {
  readonly request: BotRequest
  /** When nobody waits for the answer any more. */
  readonly until: number
  readonly resolve: (pick: Pick) => void
  readonly reject: (error: unknown) => void
}

/**
 * A few threads in which the bots of all matches think. A thread that fails or is late is replaced: a bot that never
 * comes to an end holds up nobody but itself.
 */
export class BotThreads implements BotPlayer {
  readonly #file: URL
  readonly #most: number
  readonly #onFault: (why: NoAnswer['why'], message: string) => void
  readonly #threads = new Set<BotThread>()
  readonly #idle: BotThread[] = []
  readonly #waiting: Waiting[] = []
  #isClosed = false

  constructor(
    file: URL,
    threads: number,
    onFault: (why: NoAnswer['why'], message: string) => void,
  ) {
    this.#file = file
    this.#most = threads
    this.#onFault = onFault
  }

  pick(request: BotRequest, deadline: number): Promise<Pick> {
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

  async #serve(thread: BotThread, { request, until, resolve, reject }: Waiting): Promise<void> {
    try {
      const left = until - performance.now()
      if (left <= 0) throw new NoAnswer('late', 'too many requests before this one')
      const before = 1 + Math.ceil(this.#waiting.length / this.#most)
      resolve(await thread.ask(inTime(request, left, before), left))
    } catch (error) {
      if (error instanceof NoAnswer) this.#onFault(error.why, error.message)
      reject(error)
    }
    if (thread.hasEnded) this.#threads.delete(thread)
    else this.#idle.push(thread)
    this.#next()
  }

  #idleThread(): BotThread | undefined {
    for (;;) {
      const thread = this.#idle.pop()
      if (thread === undefined || !thread.hasEnded) return thread
      this.#threads.delete(thread)
    }
  }

  #newThread(): BotThread | undefined {
    if (this.#threads.size >= this.#most) return undefined
    const thread = new BotThread(this.#file)
    this.#threads.add(thread)
    return thread
  }
}

const closed = () => new NoAnswer('closed', 'the threads of the bots are closed')
