// A worker thread for tests: it never comes to an end with what it is asked.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', () => {
  for (;;);
})
parentPort?.postMessage('ready')
