import { games } from '@eldertable/games'
import { runCommand } from './program.ts'
import { rulebookOnDisk } from './rulebook.ts'
import { StreamTerminal } from './terminal.ts'

// The `eldertable` command. It runs from its source and bundled: its worker lies beside it either way.
const isSource = import.meta.url.endsWith('.ts')
const place = (path: string): URL => new URL(path, import.meta.url)

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit() // whoever was reading has seen enough
})

process.exitCode = await runCommand(process.argv.slice(2), {
  games,
  terminal: new StreamTerminal(process.stdin, process.stdout, process.stderr),
  worker: place(isSource ? './sim-worker.mjs' : './sim-worker.js'),
  server: {
    botWorker: place(isSource ? '../server/bot-worker.mjs' : '../server/bot-worker.js'),
    fileWorker: place(isSource ? '../server/file-worker.mjs' : '../server/file-worker.js'),
    watchdog: place(isSource ? '../server/watchdog.mjs' : '../server/watchdog.js'),
    storeWriter: place(isSource ? '../store/writer-thread.mjs' : '../server/store-writer.js'),
    web: place(isSource ? '../dist/web' : '../web'),
  },
  rulebook: rulebookOnDisk,
})
