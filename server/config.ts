import path from 'node:path'
import type { Absence } from './lobby/replacing.ts'

/** What a server may be asked to bear. Everything here stops somebody from using up what others need. */
export interface Limits {
  /** Bytes of one message over a WebSocket. */
  readonly messageBytes: number
  /** Messages of one connection: so many at once, then so many a second. */
  readonly messageBurst: number
  readonly messagesPerSecond: number
  /** Aims and suggestions of one connection: so many at once, then so many a second. */
  readonly aimBurst: number
  readonly aimsPerSecond: number
  readonly connectionsPerGuest: number
  readonly connectionsPerAddress: number
  /** Tables that one connection may watch. */
  readonly watchesPerConnection: number
  /** Tables of one host that are not finished. */
  readonly tablesPerGuest: number
  /** HTTP requests of one guest or address in a minute; those that create something are dearer. */
  readonly requestsPerMinute: number
  readonly creationsPerMinute: number
  /** Bytes of a match file to import, or of a bug report. */
  readonly fileBytes: number
  /** Unsent bytes after which a connection is only told of the latest state, and after which it is closed. */
  readonly bufferedSoft: number
  readonly bufferedHard: number
  /** Milliseconds that a connection may lag behind before it is closed. */
  readonly lag: number
}

export const LIMITS: Limits = {
  messageBytes: 4_096,
  messageBurst: 100,
  messagesPerSecond: 40,
  aimBurst: 12,
  aimsPerSecond: 8,
  connectionsPerGuest: 10,
  connectionsPerAddress: 100,
  watchesPerConnection: 8,
  tablesPerGuest: 30,
  requestsPerMinute: 300,
  creationsPerMinute: 30,
  fileBytes: 1_000_000,
  bufferedSoft: 256_000,
  bufferedHard: 4_000_000,
  lag: 30_000,
}

export interface ServerConfig {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string
  /** The folder of the built web client; undefined if there is none to serve. */
  readonly web: string | undefined
  /** Where bug reports are kept. */
  readonly bugs: string
  /** Addresses, such as https://table.example, whose pages may use this server besides its own. */
  readonly origins: readonly string[]
  /** Whether the word of a reverse proxy about the client's address is taken. */
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly limits: Limits
  /** The program of the threads in which bots think. */
  readonly botWorker: URL
  readonly botThreads: number
  /** Milliseconds that a bot has to answer, and that pass before it does so people can follow. */
  readonly botDeadline: number
  readonly botPause: number
  /** The program of the thread in which match files are read, and the milliseconds that it has for each. */
  readonly fileWorker: URL
  readonly fileDeadline: number
  readonly absence: Absence
  /** Milliseconds between two looks whether a connection is still alive. */
  readonly heartbeat: number
}

export const DEFAULTS: ServerConfig = {
  host: '127.0.0.1',
  port: 3232,
  databaseUrl: 'sqlite:./data/eldertable.db',
  web: undefined,
  bugs: './data/bugs',
  origins: [],
  trustProxy: false,
  logLevel: 'warn',
  limits: LIMITS,
  botWorker: new URL('./bot-worker.mjs', import.meta.url),
  botThreads: 1,
  botDeadline: 2_000,
  botPause: 350,
  fileWorker: new URL('./file-worker.mjs', import.meta.url),
  fileDeadline: 10_000,
  absence: { asked: 45_000, unasked: 300_000, slow: 3 * 24 * 3_600_000 },
  heartbeat: 30_000,
}

/** A setting in the environment that can't be used. */
export class BadConfig extends Error {}

/** The configuration that the environment asks for. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  return {
    ...DEFAULTS,
    host: env['HOST'] ?? DEFAULTS.host,
    port: whole(env, 'PORT', DEFAULTS.port, 65_535),
    databaseUrl: env['DATABASE_URL'] ?? DEFAULTS.databaseUrl,
    bugs: path.resolve(env['BUGS_DIR'] ?? DEFAULTS.bugs),
    origins: (env['ORIGINS'] ?? '').split(',').flatMap((one) => originOf(one.trim())),
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    logLevel: env['LOG_LEVEL'] ?? DEFAULTS.logLevel,
    botThreads: whole(env, 'BOT_THREADS', DEFAULTS.botThreads, 64),
    botPause: whole(env, 'BOT_PAUSE', DEFAULTS.botPause, 60_000),
  }
}

function whole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  most: number,
): number {
  const given = env[name]
  if (given === undefined || given === '') return fallback
  if (!/^\d{1,9}$/.test(given) || Number(given) > most)
    throw new BadConfig(`${name} must be a whole number up to ${most}, not "${given}".`)
  return Number(given)
}

function originOf(given: string): string[] {
  if (given === '') return []
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || url.origin !== given)
    throw new BadConfig(`ORIGINS holds "${given}", which is not like https://table.example.`)
  return [given]
}
