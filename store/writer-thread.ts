import { parentPort, workerData } from 'node:worker_threads'
import type { Job } from './sqlite/jobs.ts'
import { writerOn } from './sqlite/writer.ts'

// A worker thread that writes to a database file: it does one group of jobs after the other until it is told to close.

const writer = writerOn(workerData as string)
parentPort?.on('message', (said: readonly Job[] | 'close') => {
  if (said !== 'close') return parentPort?.postMessage(writer.write(said))
  writer.close()
  parentPort?.close()
})
