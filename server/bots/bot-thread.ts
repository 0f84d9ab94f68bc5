import { Worker } from 'node:worker_threads'
import type { Pick } from '@eldertable/kernel'
import type { BotAnswer, BotRequest } from '@eldertable/match'

/** Why a bot has not answered. */
export class NoAnswer extends Error {
  readonly why: 'late' | 'failed' | 'closed'

  constructor(why: 'late' | 'failed' | 'closed', message: string) {
    super(message)
    this.why = why
  }
}

/** What a worker thread says: that it is ready, once; then one answer to each request. */
export type ThreadSays = 'ready' | BotAnswer

interface Question {
  readonly deadline: number
  readonly resolve: (pick: Pick) => void
  readonly reject: (error: NoAnswer) => void
}

/** Milliseconds that a thread has to load its program. */
const START_UP = 60_000

/** One worker thread, which answers one request at a time. Once it has failed or was late it is of no more use. */
export class BotThread {
  readonly #worker: Worker
  #isReady = false
  #question: Question | undefined
  #timer: NodeJS.Timeout | undefined
  #ended: NoAnswer | undefined

  constructor(file: URL) {
    this.#worker = new Worker(file)
    this.#worker.unref()
    this.#worker.on('message', (said: ThreadSays) => this.#hear(said))
    this.#worker.on('error', (error) => this.#fail(new NoAnswer('failed', error.message)))
    this.#worker.on('exit', () => this.#fail(new NoAnswer('failed', 'the thread has stopped')))
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  ask(request: BotRequest, deadline: number): Promise<Pick> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    return new Promise((resolve, reject) => {
      this.#question = { deadline, resolve, reject }
      this.#setTimer(deadline)
      this.#worker.postMessage(request)
    })
  }

  async end(error = new NoAnswer('closed', 'the thread was ended')): Promise<void> {
    this.#fail(error)
    await this.#worker.terminate()
  }

  #hear(said: ThreadSays): void {
    const question = this.#question
    if (said === 'ready') {
      this.#isReady = true
      if (question !== undefined) this.#setTimer(question.deadline)
      return
    }
    this.#question = undefined
    clearTimeout(this.#timer)
    if ('pick' in said) question?.resolve(said.pick)
    else question?.reject(new NoAnswer('failed', said.fault))
  }

  /** The deadline is the bot's; loading the program is not its fault. */
  #setTimer(deadline: number): void {
    clearTimeout(this.#timer)
    const limit = this.#isReady ? deadline : START_UP
    this.#timer = setTimeout(() => {
      void this.end(new NoAnswer('late', `no answer within ${limit} ms`))
    }, limit)
  }

  #fail(error: NoAnswer): void {
    this.#ended ??= error
    clearTimeout(this.#timer)
    const question = this.#question
    this.#question = undefined
    question?.reject(error)
  }
}
