import { InlineBots } from '@eldertable/match'
import { workshop1 } from '@eldertable/match/testing/workshop.ts'
import type { ServerConfig } from '../config.ts'
import { startServer } from '../start-server.ts'

// A server in a process of its own, with one title whose rules never come to an end once somebody wants to close the shop.

const given = JSON.parse(process.argv[2] ?? '{}') as ServerConfig
const { title } = workshop1
const { anytime } = title
if (anytime === undefined) throw new Error('nothing can be picked at any time in the workshop')
const endless = {
  ...workshop1,
  title: {
    ...title,
    anytime: {
      ...anytime,
      take() {
        for (;;);
      },
    },
  },
}
const server = await startServer(
  { ...given, watchdog: new URL('./watchdog.mjs', import.meta.url) },
  { games: [endless], bots: new InlineBots([endless]) },
)
console.log(server.port)
process.on('SIGTERM', async () => {
  await server.close()
  process.exit()
})
process.stdin.on('end', () => process.exit())
process.stdin.resume()
