import {
  answerRequest,
  type BotAnswer,
  type BotRequest,
  type HintAnswer,
  type HintRequest,
} from '@eldertable/match'
import { gameOf } from '../titles/games.ts'

/** What the worker says about a request: that it begins with it, and then the answer. */
export interface FromBotWorker {
  readonly n: number
  readonly answer?: BotAnswer | HintAnswer
}

/** A thread of its own for bots, so that the screen never waits for them. */
globalThis.addEventListener(
  'message',
  async (event: MessageEvent<{ n: number; request: BotRequest | HintRequest }>) => {
    const { n, request } = event.data
    const game = await gameOf(request.title)
    globalThis.postMessage({ n } satisfies FromBotWorker)
    const answer = answerRequest(request, game === undefined ? [] : [game])
    globalThis.postMessage({ n, answer } satisfies FromBotWorker)
  },
)
