import { parentPort } from 'node:worker_threads'
import { games } from '@eldertable/games'
import { answerBotRequest, type BotRequest } from '@eldertable/match'

// A worker thread in which bots think: it answers one request after the other until it is ended.

parentPort?.on('message', (request: BotRequest) =>
  parentPort?.postMessage(answerBotRequest(request, games)),
)
parentPort?.postMessage('ready')
