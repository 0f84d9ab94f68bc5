// The server behind a slow disk and a slow network: everything on its way, there and back, takes as many milliseconds
// longer as E2E_SLOW says. Prints its address as the server does.
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'

const late = Number(process.env['E2E_SLOW'])
const loaded = ['./e2e/known-draws.mjs', './e2e/slow-disk.mjs']
const server = spawn(
  process.execPath,
  [...loaded.flatMap((file) => ['--import', file]), 'dist/server/main.js'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 0))

let said = ''
server.stdout.on('data', (/** @type {Buffer} */ words) => {
  if (way !== undefined) return
  said += words.toString()
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(said) ?? []
  if (port !== undefined) way = openWay(Number(port))
})

/** @type {import('node:net').Server | undefined} */
let way

/** @param {number} port */
function openWay(port) {
  const opened = createServer({ allowHalfOpen: true }, (visitor) => {
    const host = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    passOn(visitor, host)
    passOn(host, visitor)
  })
  return opened.listen(0, '127.0.0.1', () => {
    const address = opened.address()
    if (address !== null && typeof address === 'object')
      console.log(`Slowed by ${late} ms at http://127.0.0.1:${address.port}`)
  })
}

/**
 * Timers of one length fire in the order in which they were set, so nothing overtakes anything.
 * @param {import('node:net').Socket} from @param {import('node:net').Socket} to
 */
function passOn(from, to) {
  from.on('data', (bytes) => void setTimeout(() => to.writable && to.write(bytes), late))
  from.on('end', () => void setTimeout(() => to.end(), late))
  from.on('error', () => to.destroy())
  from.on('close', () => void setTimeout(() => to.destroy(), late))
}
