import type { Hint, Pick } from '@eldertable/kernel'
import {
  TIME_TO_THINK,
  withTime,
  type BotAnswer,
  type BotPlayer,
  type BotRequest,
  type HintAnswer,
  type HintRequest,
} from '@eldertable/match'
import type { FromBotWorker } from './bot-worker.ts'

type Request = BotRequest | HintRequest
type Answer = BotAnswer | HintAnswer

/** Milliseconds for the worker to load itself and the title, before it begins to think. */
const START_UP = 60_000
/** Milliseconds for a hint, once it has begun. */
const HINT_DEADLINE = 5_000

/** Runs bots in a Web Worker; one that does not answer in time is ended, and the next request gets a new one. */
export class WorkerBots implements BotPlayer {
  #worker: Worker | undefined
  #requests = 0

  async pick(request: BotRequest, deadline: number, onBegin: () => void): Promise<Pick> {
    const timed = withTime(request, deadline * TIME_TO_THINK)
    const answer = await this.#ask(timed, deadline, onBegin)
    if ('pick' in answer) return answer.pick
    throw new Error('fault' in answer ? answer.fault : 'the answer to another question')
  }

  async hint(request: HintRequest): Promise<Hint> {
    const answer = await this.#ask(request, HINT_DEADLINE)
    if ('hint' in answer) return answer.hint
    throw new Error('fault' in answer ? answer.fault : 'the answer to another question')
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #ask(request: Request, deadline: number, onBegin?: () => void): Promise<Answer> {
    this.#worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    const n = ++this.#requests
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        finish()
        worker.terminate()
        if (this.#worker === worker) this.#worker = undefined
        reject(new Error('the bot took too long'))
      }
      let late = setTimeout(giveUp, START_UP)
      const onMessage = ({ data }: MessageEvent<FromBotWorker>) => {
        if (data.n !== n) return
        if (data.answer === undefined) {
          clearTimeout(late)
          late = setTimeout(giveUp, deadline)
          onBegin?.()
          return
        }
        finish()
        resolve(data.answer)
      }
      const finish = () => {
        clearTimeout(late)
        worker.removeEventListener('message', onMessage)
      }
      worker.addEventListener('message', onMessage)
      worker.postMessage({ n, request })
    })
  }
}
