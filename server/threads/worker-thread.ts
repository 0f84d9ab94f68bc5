import { Worker, type ResourceLimits } from 'node:worker_threads'

/** Why a thread has not answered. */
export class NoAnswer extends Error {
  readonly why: 'late' | 'failed' | 'memory' | 'closed'

  constructor(why: NoAnswer['why'], message: string) {
    super(message)
    this.why = why
  }
}

interface Question<Answer> {
  readonly deadline: number
  readonly onBegin: (() => void) | undefined
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: NoAnswer) => void
}

/** Milliseconds that a thread has to load its program. */
const START_UP = 60_000

/**
 * One worker thread. It says `'ready'` once, and then answers one request at a time, with an object. Once it has failed or
 * was late it is of no more use.
 */
export class WorkerThread<Request, Answer extends object> {
  readonly #worker: Worker
  #isReady = false
  #question: Question<Answer> | undefined
  #timer: NodeJS.Timeout | undefined
  #ended: NoAnswer | undefined
  #tellReady: (isReady: boolean) => void = () => {}
  /** Whether its program has been loaded, as soon as that is known. */
  readonly ready = new Promise<boolean>((resolve) => (this.#tellReady = resolve))

  constructor(file: URL, resourceLimits?: ResourceLimits) {
    this.#worker = new Worker(file, resourceLimits && { resourceLimits })
    this.#worker.unref()
    this.#worker.on('message', (said: 'ready' | Answer) => this.#hear(said))
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#fail(new NoAnswer(isFull ? 'memory' : 'failed', error.message))
    })
    this.#worker.on('exit', () => this.#fail(new NoAnswer('failed', 'the thread has stopped')))
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  /** Tells when it begins: not before its program is loaded. */
  ask(request: Request, deadline: number, onBegin?: () => void): Promise<Answer> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    return new Promise((resolve, reject) => {
      this.#question = { deadline, onBegin, resolve, reject }
      this.#setTimer(this.#question)
      this.#worker.postMessage(request)
    })
  }

  async end(error = new NoAnswer('closed', 'the thread was ended')): Promise<void> {
    this.#fail(error)
    await this.#worker.terminate()
  }

  #hear(said: 'ready' | Answer): void {
    const question = this.#question
    if (said === 'ready') {
      this.#isReady = true
      this.#tellReady(true)
      if (question !== undefined) this.#setTimer(question)
      return
    }
    this.#question = undefined
    clearTimeout(this.#timer)
    question?.resolve(said)
  }

  /** The deadline is for the work; loading the program is not part of it. */
  #setTimer({ deadline, onBegin }: Question<Answer>): void {
    clearTimeout(this.#timer)
    if (this.#isReady) onBegin?.()
    const limit = this.#isReady ? deadline : START_UP
    this.#timer = setTimeout(() => {
      void this.end(new NoAnswer('late', `no answer within ${limit} ms`))
    }, limit)
  }

  #fail(error: NoAnswer): void {
    this.#ended ??= error
    this.#tellReady(false)
    clearTimeout(this.#timer)
    const question = this.#question
    this.#question = undefined
    question?.reject(error)
  }
}
