// Loaded before the server: what it writes takes as many milliseconds longer as E2E_SLOW says.
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

const late = Number(process.env['E2E_SLOW'])

/** The thread that writes is told later; timers of one length fire in the order in which they were set. */
class SlowWorker extends threads.Worker {
  #isWriter

  /** @param {string | URL} program @param {threads.WorkerOptions} [options] */
  constructor(program, options) {
    super(program, options)
    this.#isWriter = String(program).includes('store-writer')
  }

  /** @override @param {unknown} message */
  postMessage(message) {
    if (this.#isWriter) setTimeout(() => super.postMessage(message), late)
    else super.postMessage(message)
  }
}

threads.Worker = SlowWorker
syncBuiltinESMExports()
