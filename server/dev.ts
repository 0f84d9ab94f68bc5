import { configFrom } from './config.ts'
import { startServer } from './start-server.ts'

// The server of `npm run dev`: the page comes from Vite, which stands in front of it. No watchdog looks after it, so that it
// can be stopped in a debugger for as long as one likes.
const config = configFrom(process.env)
const server = await startServer(config)

const stop = (): void => {
  server.close().then(
    () => process.exit(),
    () => process.exit(1),
  )
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
