import { mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Attention } from './watchdog/attention.ts'
import { Patience } from './watchdog/patience.ts'
import { stuckFile, type Watched } from './watchdog/stuck-matches.ts'

// A worker thread that looks after the main thread. Should the rules of one match never come to an end there, nobody can
// stop them from within: the match is noted, and the process ends. Whoever starts it again has all other tables as they were,
// since nothing is told before it is stored.

const { memory, patience: most, folder, every } = workerData as Watched
const patience = new Patience(new Attention(memory), most)
const looking = setInterval(() => {
  const match = patience.look()
  if (match === undefined) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = stuckFile(folder, match)
  const note = { match, at: new Date().toISOString(), why: 'its rules did not come to an end' }
  writeFileSync(file, `${JSON.stringify(note)}\n`, { mode: 0o600 })
  // By hand: what a thread prints goes through the main thread, which does not listen any more.
  writeSync(
    2,
    `\n✖ The rules of match ${match} did not come to an end within ${most} ms. It is noted in ${file} and will not be opened again; the server ends so that the other tables can go on.\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, every)
parentPort?.on('close', () => clearInterval(looking))
