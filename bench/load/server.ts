import { readFileSync } from 'node:fs'
import { DEFAULTS, startServer, type Limits } from '@eldertable/server'

// The server under load, in a process of its own. It answers every message from its parent with what it has used.

/** Nothing here is to be stopped by a limit. */
const NO_LIMITS: Limits = {
  ...DEFAULTS.limits,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  connectionsPerGuest: 1e9,
  connectionsPerAddress: 1e9,
  wiresPerAddress: 1e9,
  watchesPerConnection: 1e9,
  watchesPerAddress: 1e9,
  watchBurst: 1e9,
  watchesPerSecond: 1e9,
  openTables: 1e9,
  tablesPerGuest: 1e9,
  requestsPerMinute: 1e9,
  creationsPerMinute: 1e9,
}

/** What a server has used since it began, and what it holds at the moment. */
export interface Usage {
  readonly cpuSeconds: number
  /** Of which the system used so much: sockets and disk. */
  readonly systemSeconds: number
  /** And so many seconds were of the main thread, on which the server plays and tells; 0 where nobody can say. */
  readonly mainSeconds: number
  readonly heapBytes: number
  readonly rssBytes: number
  /** Of guests: a client without a name is not counted. */
  readonly connections: number
  readonly sentBytes: number
  readonly moves: number
}

const server = await startServer({
  ...DEFAULTS,
  port: 0,
  databaseUrl: process.argv[2] ?? 'sqlite::memory:',
  logLevel: 'error',
  botPause: 0,
  limits: NO_LIMITS,
  storeWriter: new URL('./store-writer.mjs', import.meta.url),
})

function usage(): Usage {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  const { metrics, presence } = server.services
  const { sentBytes, moves } = metrics
  let connections = 0
  for (const guest of presence.here) connections += presence.connectionsOf(guest)
  return {
    cpuSeconds: (user + system) / 1e6,
    systemSeconds: system / 1e6,
    mainSeconds: mainSeconds(),
    heapBytes: heapUsed,
    rssBytes: rss,
    connections,
    sentBytes: sentBytes.sum,
    moves: moves.sum,
  }
}

/** Linux tells in nanoseconds what a thread has used; the main thread has the number of the process. */
function mainSeconds(): number {
  try {
    return (
      Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9
    )
  } catch {
    return 0
  }
}

process.on('message', (message) => {
  if (message === 'usage') process.send?.(usage())
  else void server.close().then(() => process.exit())
})
process.on('disconnect', () => process.exit())
process.send?.(server.port)
