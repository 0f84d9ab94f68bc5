import { answerBotRequest, type BotRequest } from '@eldertable/match'
import { gameOf } from '../titles/games.ts'

/** A thread of its own for bots, so that the screen never waits for them. */
globalThis.addEventListener(
  'message',
  async (event: MessageEvent<{ n: number; request: BotRequest }>) => {
    const { n, request } = event.data
    const game = await gameOf(request.title)
    globalThis.postMessage({
      n,
      answer: answerBotRequest(request, game === undefined ? [] : [game]),
    })
  },
)
