import { parentPort } from 'node:worker_threads'
import { games } from '@eldertable/games'
import { answerFileRequest, type FileRequest } from './files/match-in-file.ts'

// A worker thread in which match files are read: it answers one request after the other until it is ended.

parentPort?.on('message', (request: FileRequest) =>
  parentPort?.postMessage(answerFileRequest(request, games)),
)
parentPort?.postMessage('ready')
