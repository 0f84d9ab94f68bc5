import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadConfig, configFrom, type ServerConfig } from './config.ts'
import { CannotOpenStore, CannotTrace, startServer, type RunningServer } from './start-server.ts'

/** Where the parts of a server lie that are not code of this thread. */
export interface ServerPlace {
  readonly botWorker: URL
  readonly fileWorker: URL
  readonly watchdog: URL
  readonly storeWriter: URL
  /** The folder of the built web client. */
  readonly web: URL
}

/** The server can't run; the message is one sentence that says why. */
export class CannotServe extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Ports that are tried when nobody has named one and the usual one is taken. */
const NEXT_PORTS = 10

/** Runs a server as the environment asks for it, until a signal stops it, or it can't go on: then it throws `CannotServe`. */
export async function serve(
  place: ServerPlace,
  env: Environment,
  say: (line: string) => void,
): Promise<void> {
  const web = fileURLToPath(place.web)
  const { botWorker, fileWorker, watchdog, storeWriter } = place
  const config = { ...readConfig(env), botWorker, fileWorker, watchdog, storeWriter }
  const isBuilt = existsSync(web)
  const server = await start({ ...config, web: isBuilt ? web : undefined }, env, say)
  say(`\n  Eldertable is at ${server.url}\n`)
  if (!isBuilt) say('  The web client is not built yet: npm run build.\n')
  const fault = await Promise.race([stopped(), server.failed])
  await server.close()
  if (fault !== undefined) throw new CannotServe(`${fault.message}.`)
}

function readConfig(env: Environment): ServerConfig {
  try {
    return configFrom(env)
  } catch (error) {
    throw error instanceof BadConfig ? new CannotServe(error.message) : error
  }
}

async function start(
  config: ServerConfig,
  env: Environment,
  say: (line: string) => void,
): Promise<RunningServer> {
  // Whoever names a port means that one.
  const isNamed = env['PORT'] !== undefined && env['PORT'] !== ''
  for (let { port } = config; ; port++) {
    try {
      return await startServer({ ...config, port })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw sentenceOf(error, config)
      const sentence = `Port ${port} is taken by another program`
      if (isNamed || port === config.port + NEXT_PORTS)
        throw new CannotServe(`${sentence}. Set PORT to one that is free.`)
      say(`${sentence}; trying the next one.`)
    }
  }
}

/** What went wrong at the start is mostly in the settings: a sentence helps more than a stack. */
function sentenceOf(error: unknown, { host, port }: ServerConfig): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'listen' && code === 'EACCES')
    return new CannotServe(`Port ${port} is for the system's administrator. Set PORT above 1023.`)
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return new CannotServe(`This machine can't listen at ${host} (${code}); look at HOST.`)
  if (error instanceof CannotTrace)
    return new CannotServe(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but ${message}: npm ci --include=optional.`,
    )
  if (error instanceof CannotOpenStore) return new CannotServe(`${message}. Look at DATABASE_URL.`)
  return error
}

/** Resolves at the first signal to stop; a second one ends the process at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false
    const ask = (): void => {
      if (isAsked) process.exit(1)
      isAsked = true
      resolve()
    }
    process.on('SIGINT', ask)
    process.on('SIGTERM', ask)
  })
}
