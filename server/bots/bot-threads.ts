import type { Hint, Pick } from '@eldertable/kernel'
import {
  TIME_TO_THINK,
  TooManyThink,
  withTime,
  type BotAnswer,
  type BotPlayer,
  type BotRequest,
  type HintAnswer,
  type HintRequest,
} from '@eldertable/match'
import { WorkerPool, type Asking } from '../threads/worker-pool.ts'
import { NoAnswer } from '../threads/worker-thread.ts'

/** Milliseconds for a hint, once a thread has begun with it. */
const HINT_DEADLINE = 2_000
/** This many hints may wait for each thread: people do not wait for long, and bots come in between. */
const HINTS_PER_THREAD = 6

/** A few threads in which the bots of all matches think: one that never comes to an end holds up nobody but itself. */
export class BotThreads implements BotPlayer {
  readonly #pool: WorkerPool<BotRequest | HintRequest, BotAnswer | HintAnswer>
  readonly #onFault: (why: NoAnswer['why'], message: string) => void
  readonly #mostHints: number
  #hints = 0

  constructor(
    file: URL,
    threads: number,
    onFault: (why: NoAnswer['why'], message: string) => void,
  ) {
    this.#pool = new WorkerPool<BotRequest | HintRequest, BotAnswer | HintAnswer>({
      file,
      threads,
      inTime: { share: TIME_TO_THINK, of: withTime },
    })
    this.#onFault = onFault
    this.#mostHints = HINTS_PER_THREAD * threads
  }

  /** The same threads for those who play somewhere: all who ask in other names take turns with them. */
  playerFor(whose: () => readonly string[]): BotPlayer {
    return {
      pick: (request, deadline, onBegin) => this.pick(request, deadline, onBegin, whose()),
      hint: (request, others = whose()) => this.hint(request, others),
    }
  }

  async pick(
    request: BotRequest,
    deadline: number,
    onBegin?: () => void,
    whose: readonly string[] = [],
  ): Promise<Pick> {
    const answer = await this.#ask(request, { deadline, onBegin, whose })
    return 'pick' in answer ? answer.pick : this.#fail(answer)
  }

  async hint(request: HintRequest, whose: readonly string[] = []): Promise<Hint> {
    if (this.#hints >= this.#mostHints) throw new TooManyThink()
    this.#hints++
    try {
      const answer = await this.#ask(request, { deadline: HINT_DEADLINE, whose })
      return 'hint' in answer ? answer.hint : this.#fail(answer)
    } finally {
      this.#hints--
    }
  }

  /** Starts a thread before anybody waits for it. */
  warmUp(): void {
    this.#pool.warmUp()
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  async #ask(request: BotRequest | HintRequest, asking: Asking): Promise<BotAnswer | HintAnswer> {
    try {
      return await this.#pool.ask(request, asking)
    } catch (error) {
      if (error instanceof NoAnswer) this.#onFault(error.why, error.message)
      throw error
    }
  }

  #fail(answer: BotAnswer | HintAnswer): never {
    const message = 'fault' in answer ? answer.fault : 'the answer to another question'
    this.#onFault('failed', message)
    throw new NoAnswer('failed', message)
  }
}
