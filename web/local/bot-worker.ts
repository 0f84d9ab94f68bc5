import { answerBotRequest, type BotRequest } from '@eldertable/match'

/** A thread of its own for bots, so that the screen never waits for them. */
globalThis.addEventListener(
  'message',
  (event: MessageEvent<{ n: number; request: BotRequest }>) => {
    const { n, request } = event.data
    globalThis.postMessage({ n, answer: answerBotRequest(request) })
  },
)
