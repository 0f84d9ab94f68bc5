import { isIP } from 'node:net'
import path from 'node:path'
import type { Absence } from './lobby/replacing.ts'
import { NOTICES, type NoticeSettings } from './notices/settings.ts'

/** What a server may be asked to bear. Everything here stops somebody from using up what others need. */
export interface Limits {
  /** Bytes of one message over a WebSocket. */
  readonly messageBytes: number
  /** Messages of one connection: this many at once, then this many a second. */
  readonly messageBurst: number
  readonly messagesPerSecond: number
  /** Aims and suggestions of one connection: this many at once, then this many a second. */
  readonly aimBurst: number
  readonly aimsPerSecond: number
  /** Hints for one guest: this many at once, then this many a second. Each takes a thread's time. */
  readonly hintBurst: number
  readonly hintsPerSecond: number
  /** Choices of one guest that come to nothing new, beyond those that anybody makes: this many at once, then this many a second. */
  readonly fruitlessBurst: number
  readonly fruitlessPerSecond: number
  readonly connectionsPerGuest: number
  readonly connectionsPerAddress: number
  /** Everything that an address holds open, whether it asks for anything or not. */
  readonly wiresPerAddress: number
  /** Tables that one connection may watch, and all connections of an address. */
  readonly watchesPerConnection: number
  readonly watchesPerAddress: number
  /** To be shown a whole table is dear: so often at once, then so often a second, by guest. */
  readonly watchBurst: number
  readonly watchesPerSecond: number
  /** Lines of chat, and requests for an undo, by guest. */
  readonly linesPerMinute: number
  readonly asksPerMinute: number
  /** Entries of a log after which nothing can be taken back any more, and after which it takes no more picks. */
  readonly logSoft: number
  readonly logHard: number
  /** Tables that this process has in memory. */
  readonly openTables: number
  /** Tables of one host that are not finished. */
  readonly tablesPerGuest: number
  /** Matches that one guest has brought as files, and the characters of all of them; an address has more. */
  readonly importsPerGuest: number
  readonly importBytes: number
  /** HTTP requests of one guest in a minute; those that create something are dearer. An address has more. */
  readonly requestsPerMinute: number
  readonly creationsPerMinute: number
  /** Tries of one person in an hour to come in by a recovery code. */
  readonly recoveriesPerHour: number
  /** Invitations to a table by one person in an hour. */
  readonly invitationsPerHour: number
  /** Notes that one guest writes in an hour. */
  readonly notesPerHour: number
  /** Stretches of a match that one guest looks back at in a minute. */
  readonly looksPerMinute: number
  /** Files of finished matches that one guest takes in a minute, and looks of an address at the figures. */
  readonly filesPerMinute: number
  readonly figuresPerMinute: number
  /** Milliseconds in which a request must have come in. */
  readonly requestTime: number
  /** Bytes of a match file to import. */
  readonly fileBytes: number
  /** Bug reports of one guest in an hour, and the bytes of all that are kept. */
  readonly reportsPerHour: number
  readonly reportBytes: number
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
  hintBurst: 6,
  hintsPerSecond: 0.3,
  fruitlessBurst: 200,
  fruitlessPerSecond: 0.2,
  connectionsPerGuest: 10,
  connectionsPerAddress: 100,
  wiresPerAddress: 500,
  watchesPerConnection: 8,
  watchesPerAddress: 150,
  watchBurst: 20,
  watchesPerSecond: 1,
  linesPerMinute: 30,
  asksPerMinute: 6,
  logSoft: 20_000,
  logHard: 100_000,
  openTables: 500,
  tablesPerGuest: 30,
  importsPerGuest: 50,
  importBytes: 30_000_000,
  requestsPerMinute: 300,
  creationsPerMinute: 30,
  recoveriesPerHour: 10,
  invitationsPerHour: 30,
  notesPerHour: 300,
  looksPerMinute: 60,
  filesPerMinute: 20,
  figuresPerMinute: 60,
  requestTime: 30_000,
  fileBytes: 1_000_000,
  reportsPerHour: 6,
  reportBytes: 200_000_000,
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
  /** The folder in which the socket for whoever runs the server is; without one there is none. */
  readonly dataDir: string | undefined
  /** Where bug reports are kept. */
  readonly bugs: string
  /** Addresses, such as https://table.example, whose pages may use this server besides its own. */
  readonly origins: readonly string[]
  /**
   * The reverse proxies whose word about the client's address is taken: their addresses and networks, with commas
   * between. The client is the last one, read from the right, that is none of them.
   */
  readonly trustProxy: string | false
  /** To whom the figures are told: to all, to nobody, or to those who have the token. */
  readonly metrics: 'open' | 'closed' | { readonly token: string }
  /** With which whoever runs the server may ask under /api/admin over HTTP; without one nobody may. */
  readonly adminToken: string | undefined
  readonly logLevel: string
  /** The address of a collector that takes traces as OpenTelemetry has them; without one there are none. */
  readonly tracesTo?: string
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
  /** Milliseconds that the thread has, of the same program, in which a long match is played again. */
  readonly replayDeadline: number
  /** The program of the thread that looks after the main one; without it nobody does. */
  readonly watchdog?: URL
  /** Milliseconds of work for one match after which the main thread will never come to an end with it. */
  readonly stuckAfter: number
  /** The program of the thread that writes to an SQLite file; without it the main thread does. */
  readonly storeWriter?: URL
  /** Days for which a finished match is kept that was brought as a file. */
  readonly importDays: number
  readonly absence: Absence
  /** How people are told who are away. */
  readonly notices: NoticeSettings
  /** Whether people can keep their names for good. */
  readonly accounts: boolean
  /** Milliseconds between two looks whether a connection is still alive. */
  readonly heartbeat: number
}

export const DEFAULTS: ServerConfig = {
  host: '127.0.0.1',
  port: 3232,
  databaseUrl: 'sqlite:./data/eldertable.db',
  web: undefined,
  dataDir: undefined,
  bugs: './data/bugs',
  origins: [],
  trustProxy: false,
  metrics: 'open',
  adminToken: undefined,
  logLevel: 'warn',
  limits: LIMITS,
  botWorker: new URL('./bot-worker.mjs', import.meta.url),
  botThreads: 1,
  botDeadline: 2_000,
  botPause: 350,
  fileWorker: new URL('./file-worker.mjs', import.meta.url),
  fileDeadline: 10_000,
  replayDeadline: 20_000,
  stuckAfter: 30_000,
  importDays: 30,
  absence: { asked: 45_000, unasked: 300_000, idle: 300_000, slow: 3 * 24 * 3_600_000 },
  notices: NOTICES,
  accounts: true,
  heartbeat: 30_000,
}

/** A setting in the environment that can't be used. */
export class BadConfig extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** The folder of everything that is kept. */
export const dataDirIn = (env: Environment): string => path.resolve(env['DATA_DIR'] || './data')

/** The database that the environment names; by default a file in the folder of everything that is kept. */
export function databaseIn(env: Environment): string {
  const isUsual = (env['DATA_DIR'] ?? '') === ''
  return (
    env['DATABASE_URL'] ||
    (isUsual ? DEFAULTS.databaseUrl : `sqlite:${path.join(dataDirIn(env), 'eldertable.db')}`)
  )
}

/** The configuration that the environment asks for. */
export function configFrom(env: Environment): ServerConfig {
  const dataDir = dataDirIn(env)
  return {
    ...DEFAULTS,
    host: env['HOST'] ?? DEFAULTS.host,
    port: whole(env, 'PORT', DEFAULTS.port, 65_535),
    databaseUrl: databaseIn(env),
    dataDir,
    bugs: path.resolve(env['BUGS_DIR'] ?? path.join(dataDir, 'bugs')),
    origins: (env['ORIGINS'] ?? '').split(',').flatMap((one) => originOf(one.trim())),
    trustProxy: proxiesIn(env['TRUST_PROXY'] ?? ''),
    metrics: metricsIn(env),
    adminToken: adminTokenIn(env),
    limits: { ...LIMITS, openTables: whole(env, 'OPEN_TABLES', LIMITS.openTables, 1_000_000) },
    logLevel: env['LOG_LEVEL'] ?? DEFAULTS.logLevel,
    ...tracesIn(env),
    botThreads: whole(env, 'BOT_THREADS', DEFAULTS.botThreads, 64),
    botPause: whole(env, 'BOT_PAUSE', DEFAULTS.botPause, 60_000),
    importDays: whole(env, 'IMPORT_DAYS', DEFAULTS.importDays, 36_500),
    notices: noticesIn(env),
    accounts: isOn(env, 'ACCOUNTS'),
  }
}

/** `1` is a proxy on this machine; others are named. */
function proxiesIn(given: string): string | false {
  if (given === '' || given === '0' || given === 'false') return false
  if (given === '1' || given === 'true') return 'loopback'
  const names = given.split(',').map((one) => one.trim())
  const bad = names.find((name) => !isNetwork(name))
  if (bad !== undefined)
    throw new BadConfig(
      `TRUST_PROXY holds "${bad}", which is neither 1 nor an address such as 10.0.0.0/8.`,
    )
  return names.join(',')
}

function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true
  const [address = '', bits = '0', more] = name.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && more === undefined
}

function metricsIn(env: Environment): ServerConfig['metrics'] {
  const { METRICS_TOKEN: token = '' } = env
  if (!isOn(env, 'METRICS')) return 'closed'
  return token === '' ? 'open' : { token }
}

/** What there is unless somebody says otherwise. */
function isOn(env: Environment, name: string): boolean {
  const given = env[name] ?? 'on'
  if (given !== 'on' && given !== 'off')
    throw new BadConfig(`${name} must be on or off, not "${given}".`)
  return given === 'on'
}

/** By the names that OpenTelemetry has for them everywhere. */
function tracesIn(env: Environment): Pick<ServerConfig, 'tracesTo'> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own = '' } =
    env
  const isOff = env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none'
  if (isOff || (all === '' && own === '')) return {}
  const tracesTo = own || `${all.replace(/\/$/, '')}/v1/traces`
  if (!URL.canParse(tracesTo) || !/^https?:/.test(tracesTo))
    throw new BadConfig(
      `OTEL_EXPORTER_OTLP_ENDPOINT is "${own || all}", which is not like http://127.0.0.1:4318.`,
    )
  return { tracesTo }
}

/** Who is told what while they are away, and how. */
function noticesIn(env: Environment): NoticeSettings {
  const { PUBLIC_URL: site = '', SMTP_URL: server = '' } = env
  const { MAIL_FROM: from = '', NOTICE_TEST_RECEIVER: testReceiver = '' } = env
  const isWanted = isOn(env, 'NOTICES')
  const url = URL.canParse(site) ? new URL(site) : undefined
  if (site !== '' && (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== site))
    throw new BadConfig(`PUBLIC_URL is "${site}", which is not like https://table.example.`)
  if (
    testReceiver !== '' &&
    (!URL.canParse(testReceiver) || new URL(testReceiver).origin !== testReceiver)
  )
    throw new BadConfig(
      `NOTICE_TEST_RECEIVER is "${testReceiver}", which is not like http://127.0.0.1:8080.`,
    )
  // Without the address itself: it may hold a password.
  if (server !== '' && !/^smtps?:\/\//.test(server))
    throw new BadConfig('SMTP_URL is not like smtps://user:password@mail.example.')
  if (server !== '' && (site === '' || !/^[^\s<>@]+@[^\s<>@]+$/.test(from)))
    throw new BadConfig(
      'Mail needs SMTP_URL, PUBLIC_URL for its links, and MAIL_FROM such as table@example.com.',
    )
  return {
    ...NOTICES,
    isOn: isWanted,
    ...(site !== '' && { publicUrl: site }),
    ...(server !== '' && { mail: { server, from } }),
    ...(testReceiver !== '' && { testReceiver }),
  }
}

/** A token that can be guessed is worse than none. */
const SHORTEST_TOKEN = 24

function adminTokenIn({ ADMIN_TOKEN: token = '' }: Environment): string | undefined {
  if (token === '') return undefined
  if (token.length < SHORTEST_TOKEN)
    throw new BadConfig(`ADMIN_TOKEN must have at least ${SHORTEST_TOKEN} characters.`)
  return token
}

function whole(env: Environment, name: string, fallback: number, most: number): number {
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
