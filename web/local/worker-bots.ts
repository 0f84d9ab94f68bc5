import type { Pick } from '@eldertable/kernel'
import { inTime, type BotAnswer, type BotPlayer, type BotRequest } from '@eldertable/match'

/** Runs bots in a Web Worker; one that does not answer in time is ended, and the next request gets a new one. */
export class WorkerBots implements BotPlayer {
  #worker: Worker | undefined
  #requests = 0

  pick(request: BotRequest, deadline: number): Promise<Pick> {
    this.#worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    const worker = this.#worker
    const n = ++this.#requests
    return new Promise((resolve, reject) => {
      const onMessage = (event: MessageEvent<{ n: number; answer: BotAnswer }>) => {
        if (event.data.n !== n) return
        finish()
        if ('pick' in event.data.answer) resolve(event.data.answer.pick)
        else reject(new Error(event.data.answer.fault))
      }
      const late = setTimeout(() => {
        finish()
        worker.terminate()
        if (this.#worker === worker) this.#worker = undefined
        reject(new Error('the bot took too long'))
      }, deadline)
      const finish = () => {
        clearTimeout(late)
        worker.removeEventListener('message', onMessage)
      }
      worker.addEventListener('message', onMessage)
      worker.postMessage({ n, request: inTime(request, deadline) })
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}
