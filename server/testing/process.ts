import { games } from '@eldertable/games'
import { InlineBots } from '@eldertable/match'
import type { ServerConfig } from '../config.ts'
import { startServer } from '../start-server.ts'
import { knownKeys } from './known-keys.ts'

// A server in a process of its own, for tests that kill it. It says its port and ends when its input does: should
// the tests themselves be killed, nothing is left behind.

const given = JSON.parse(process.argv[2] ?? '{}') as ServerConfig & { fileWorker: string }
const server = await startServer(
  {
    ...given,
    fileWorker: new URL(given.fileWorker),
    storeWriter: new URL('./store-writer.mjs', import.meta.url),
  },
  {
    bots: new InlineBots(games),
    newKey: knownKeys(),
  },
)
console.log(server.port)

async function stop(): Promise<void> {
  await server.close()
  process.exit()
}
process.on('SIGTERM', stop)
process.stdin.on('end', () => process.exit())
process.stdin.resume()
