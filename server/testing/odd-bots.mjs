// A worker thread for tests: bots that answer, that fail, and that never come to an end.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', ({ bot, observation }) => {
  if (bot === 'endless') for (;;);
  if (bot === 'dies') process.exit(3)
  if (bot === 'throws') throw new Error('out of luck')
  if (bot === 'fails') parentPort?.postMessage({ fault: 'no idea' })
  else parentPort?.postMessage({ pick: observation.picks[0] })
})
parentPort?.postMessage('ready')
