import type { Pick } from '@eldertable/kernel'
import { inTime, type BotAnswer, type BotPlayer, type BotRequest } from '@eldertable/match'
import { WorkerPool } from '../threads/worker-pool.ts'
import { NoAnswer } from '../threads/worker-thread.ts'

/** A few threads in which the bots of all matches think: one that never comes to an end holds up nobody but itself. */
export class BotThreads implements BotPlayer {
  readonly #pool: WorkerPool<BotRequest, BotAnswer>
  readonly #onFault: (why: NoAnswer['why'], message: string) => void

  constructor(
    file: URL,
    threads: number,
    onFault: (why: NoAnswer['why'], message: string) => void,
  ) {
    this.#pool = new WorkerPool({ file, threads, inTime })
    this.#onFault = onFault
  }

  async pick(request: BotRequest, deadline: number): Promise<Pick> {
    try {
      const answer = await this.#pool.ask(request, deadline)
      if ('pick' in answer) return answer.pick
      throw new NoAnswer('failed', answer.fault)
    } catch (error) {
      if (error instanceof NoAnswer) this.#onFault(error.why, error.message)
      throw error
    }
  }

  /** Starts a thread before anybody waits for it. */
  warmUp(): void {
    this.#pool.warmUp()
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
