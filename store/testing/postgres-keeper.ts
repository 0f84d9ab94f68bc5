// A process that keeps one PostgreSQL server, for as long as somebody holds its input open. Should the tests be
// killed, their end of the input closes, and the server and its files go too.
//
// It reads lines: "start", "stop fast", "stop immediate"; it answers each with a line: "at PORT", "stopped".
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { preparePlace } from './postgres-programs.ts'

const durable = process.argv[2] === 'durable'
const { programs, folder, user } = preparePlace()
const data = path.join(folder, 'data')
const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' } }

let server: ChildProcess | undefined
let port = 0

function initialise(): void {
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const program = path.join(programs, 'bin', 'initdb')
  const { status, error, stderr } = spawnSync(program, ['-D', data, ...flags], {
    ...options,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Resolves when the server takes connections; gives what it said if it ended instead. */
function launch(): Promise<string | undefined> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${process.platform === 'win32' ? '' : folder}`,
    // Tests need not survive a power cut; the commit itself stays synchronous, so a killed server loses nothing.
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  const child = spawn(
    path.join(programs, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  server = child
  return new Promise((resolve) => {
    let said = ''
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(said))
    child.stderr.on('data', (bytes) => {
      said += String(bytes)
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
  })
}

async function start(): Promise<string> {
  if (port !== 0) {
    const failure = await launch()
    if (failure !== undefined) throw new Error(`postgres did not start again: ${failure}`)
    return `at ${port}`
  }
  let failure: string | undefined
  // Another program may take the port between our look and the server's.
  for (let tries = 0; tries < 5; tries++) {
    port = await freePort()
    failure = await launch()
    if (failure === undefined) return `at ${port}`
  }
  throw new Error(`postgres did not start: ${failure}`)
}

async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<string> {
  if (server !== undefined && server.exitCode === null && server.signalCode === null) {
    server.kill(signal)
    await once(server, 'exit')
  }
  return 'stopped'
}

async function end(): Promise<never> {
  await stop('SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
}

process.on('SIGTERM', end)
// Ctrl-C reaches the tests and the server as well: our turn comes when our input closes.
process.on('SIGINT', () => {})

try {
  initialise()
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'start') console.log(await start())
    else console.log(await stop(line === 'stop immediate' ? 'SIGQUIT' : 'SIGINT'))
  }
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await end()
}
