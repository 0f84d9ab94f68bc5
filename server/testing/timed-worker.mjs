// A worker thread for tests: it answers with the time that it was given, when it is over.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ milliseconds }) => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
  parentPort?.postMessage({ milliseconds })
})
parentPort?.postMessage('ready')
