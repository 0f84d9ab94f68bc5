import { parentPort } from 'node:worker_threads'
import { games } from '@eldertable/games'
import { answerRequest, type BotRequest, type HintRequest } from '@eldertable/match'

// A worker thread in which bots think: it answers one request after the other until it is ended.

parentPort?.on('message', (request: BotRequest | HintRequest) =>
  parentPort?.postMessage(answerRequest(request, games)),
)
parentPort?.postMessage('ready')
