import { random } from '@eldertable/bots'
import { games } from '@eldertable/games'
import { withBots } from '@eldertable/kernel'
import { DEFAULTS, startServer, type Limits } from '@eldertable/server'
import { propertyTitle } from '../property/kernel-title.ts'
import { answerParent, usageHere } from './usage.ts'

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

const server = await startServer(
  {
    ...DEFAULTS,
    port: 0,
    databaseUrl: process.argv[2] ?? 'sqlite::memory:',
    logLevel: 'error',
    botPause: 0,
    limits: NO_LIMITS,
    storeWriter: new URL('./store-writer.mjs', import.meta.url),
  },
  { games: [...games, withBots(propertyTitle, { habit: random })] },
)

function connections(): number {
  const { presence } = server.services
  let count = 0
  for (const guest of presence.here) count += presence.connectionsOf(guest)
  return count
}

answerParent(
  server.port,
  () => usageHere(connections()),
  () => server.close(),
)
