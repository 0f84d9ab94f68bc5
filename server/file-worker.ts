import { parentPort } from 'node:worker_threads'
import { games } from '@eldertable/games'
import { answerFileRequest, type FileRequest } from './files/match-in-file.ts'
import { Replayer, type ReplayRequest } from './replays/replay-request.ts'

// A worker thread in which match files are read and long matches played again: it answers one request after the other until
// it is ended.

const replayer = new Replayer(games)

parentPort?.on('message', (request: FileRequest | ReplayRequest) =>
  parentPort?.postMessage(
    'do' in request ? replayer.answer(request) : answerFileRequest(request, games),
  ),
)
parentPort?.postMessage('ready')
