import { DEFAULTS, startServer } from '@eldertable/server'
import { stretchWatch } from '@eldertable/server/testing/longest-stretch.ts'
import { ADMIN_TOKEN, LIMITS_OF_BENCH } from './settings.ts'

// A server in a process of its own, with all its threads, that says for how long its main thread did one thing alone.

const server = await startServer({
  ...DEFAULTS,
  port: 0,
  databaseUrl: process.argv[2] ?? 'sqlite::memory:',
  bugs: process.argv[3] ?? DEFAULTS.bugs,
  logLevel: 'error',
  adminToken: ADMIN_TOKEN,
  limits: { ...DEFAULTS.limits, ...LIMITS_OF_BENCH },
  botWorker: new URL('./bot-worker.mjs', import.meta.url),
  fileWorker: new URL('./file-worker.mjs', import.meta.url),
  storeWriter: new URL('./store-writer.mjs', import.meta.url),
})

let watch = stretchWatch()
process.on('message', (message) => {
  if (message === 'begin') {
    watch.end()
    watch = stretchWatch()
    process.send?.(0)
  } else if (message === 'end') process.send?.(watch.end())
  // As if everybody had been away for a while.
  else if (message === 'sweep')
    void server.services.rooms.sweep(Infinity).then(() => process.send?.(0))
  else void server.close().then(() => process.exit())
})
process.on('disconnect', () => process.exit())
process.send?.(server.port)
