import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import type { BotPlayer } from '@eldertable/match'
import { openStore, type Store } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import type { AddressInfo, Socket } from 'node:net'
import { Admin } from './admin/admin.ts'
import { AdminNews } from './admin/admin-news.ts'
import { openAdminSocket } from './admin/admin-socket.ts'
import { Bans } from './admin/bans.ts'
import { systemClock, type Clock } from './clock.ts'
import { Clockwork } from './clocks/clockwork.ts'
import { ServerClock } from './clocks/server-clock.ts'
import { furnish, newApp } from './app.ts'
import { BotThreads } from './bots/bot-threads.ts'
import type { ServerConfig } from './config.ts'
import { FileThread } from './files/file-thread.ts'
import { keepHouse } from './housekeeping.ts'
import { Guests } from './guests.ts'
import { newKey } from './lobby/code.ts'
import { TitleList } from './lobby/title-list.ts'
import { RateLimits } from './limits/rate-limits.ts'
import { SharedCounts } from './limits/shared-counts.ts'
import type { ServerContext } from './matches/room.ts'
import { Rooms } from './matches/rooms.ts'
import { Turns } from './matches/turns.ts'
import { Metrics } from './metrics.ts'
import { openNotices } from './notices/open-notices.ts'
import { Presence } from './presence.ts'
import { ReplayThread } from './replays/replay-thread.ts'
import { Services } from './services.ts'
import { Connections } from './socket/connections.ts'
import { forgettingStrangers } from './strangers.ts'
import { tracedCalls, type Tracing } from './tracing/tracing.ts'
import { stuckMatches } from './watchdog/stuck-matches.ts'
import { watchedOver } from './watchdog/watchdog-thread.ts'

/** A server that is running. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly services: Services
  /** Resolves, with the reason, if nothing can be stored any more until the process is started anew. */
  readonly failed: Promise<Error>
  /** Takes nothing more, asks the clients to come back later, finishes what is under way, closes the store. */
  close(): Promise<void>
}

/** What a server is made of besides its configuration. */
export interface ServerParts {
  readonly games?: readonly GameEntry[]
  readonly store?: Store
  /** Instead of threads. */
  readonly bots?: BotPlayer
  /** Instead of keys that nobody can guess. */
  readonly newKey?: () => string
  /** Instead of the clock of this machine. */
  readonly clock?: Clock
}

/** Milliseconds for clients to hear that the server goes. */
const GOODBYE = 2_000

/** Entries between two snapshots: each costs a commit, and to play so many again costs some hundredths of a second. */
const SNAPSHOT_EVERY = 500

/** Starts a server; it takes requests when this resolves. */
export async function startServer(
  config: ServerConfig,
  parts: ServerParts = {},
): Promise<RunningServer> {
  const app = newApp(config)
  let fail: (why: Error) => void = () => {}
  const failed = new Promise<Error>((resolve) => (fail = resolve))
  const tracing = await tracingFor(config, app.log)
  const store = tracedCalls(tracing, 'store', parts.store ?? (await storeAt(config, fail)))
  const titles = new TitleList(parts.games ?? games)
  const metrics = new Metrics()
  metrics.mostMatches.set(config.limits.openTables)
  if (config.dataDir !== undefined) metrics.watchDisk(config.dataDir)
  const presence = new Presence()
  const threads =
    parts.bots === undefined
      ? new BotThreads(config.botWorker, config.botThreads, (why, message) => {
          metrics.botFaults.inc({ why })
          if (why !== 'closed') app.log.warn({ why, message }, 'a bot did not answer')
        })
      : undefined
  threads?.warmUp()
  const player = parts.bots ?? threads
  const replays = tracedCalls(
    tracing,
    'replay',
    new ReplayThread(config.fileWorker, config.replayDeadline),
  )
  const { attention, end: endWatch } = watchedOver(config.watchdog, {
    patience: config.stuckAfter,
    every: Math.min(1_000, config.stuckAfter / 4),
    folder: config.bugs,
  })
  // A file is served by one process at a time.
  const isAlone = config.databaseUrl.startsWith('sqlite:')
  const clock = new ServerClock(store, parts.clock ?? systemClock, isAlone)
  const context: ServerContext = {
    store,
    presence,
    clock,
    metrics,
    replays,
    turns: new Turns(),
    attention,
    absence: config.absence,
    stuck: stuckMatches(config.bugs),
    gameOf: (title) => titles.find(title),
    ...(threads && { botsFor: (whose) => threads.playerFor(whose) }),
    hostOptions: {
      ...(player && {
        bots: { player, timers, deadline: config.botDeadline, pace: config.botPause },
      }),
      snapshotEvery: SNAPSHOT_EVERY,
      replays,
      onFault: (error) => app.log.error({ err: error }, 'a match has met with a fault'),
    },
  }
  const counts = new SharedCounts(store)
  const rateLimits = new RateLimits(config.limits, counts)
  const rooms = new Rooms(context, app.log, config.limits.openTables)
  const clockwork = new Clockwork({ store, clock, rooms, metrics, log: app.log })
  const connections = new Connections(config.limits, presence, metrics)
  store.onChange((change) => connections.hear(change))
  const bans = new Bans(store)
  const adminNews = new AdminNews(bans, connections, app.log)
  store.onChange((change) => adminNews.hear(change))
  const guests = new Guests(store)
  const files = tracedCalls(tracing, 'file', new FileThread(config.fileWorker, config.fileDeadline))
  const connectionContext = {
    server: context,
    rooms,
    rateLimits,
    limits: config.limits,
    log: app.log,
    tracing,
    announced: () => adminNews.announced,
  }
  const notices = await openNotices({
    store,
    rooms,
    presence,
    titles,
    counts,
    metrics,
    log: app.log,
    settings: config.notices,
  })
  const services = new Services({
    config,
    store,
    guests,
    titles,
    rooms,
    presence,
    metrics,
    files,
    connectionContext,
    counts,
    newKey: parts.newKey ?? newKey,
    notices,
    clockwork,
  })

  const admin = new Admin(services, connections, bans)
  let closeAdminSocket = async (): Promise<void> => {}

  let isClosing = false
  let housekeeping: Promise<void> | undefined
  const forgetStrangers = forgettingStrangers(store)
  const beat = setInterval(() => {
    connections.beat()
    rateLimits.tidy()
    housekeeping ??= keepHouse(services)
      .then(forgetStrangers)
      .catch((error: unknown) => {
        if (!isClosing) app.log.error({ err: error }, 'the housekeeping of the tables failed')
      })
      .finally(() => (housekeeping = undefined))
  }, config.heartbeat)
  beat.unref()

  const wires = new Set<Socket>()
  app.server.on('connection', (wire: Socket) => {
    wires.add(wire)
    wire.once('close', () => wires.delete(wire))
  })

  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    isClosing = true
    clearInterval(beat)
    await closeAdminSocket()
    const closed = app.close()
    await connections.close(GOODBYE)
    // Requests under way are answered; who only holds a line open does not keep us. The server itself does not count
    // those any more that have asked for a WebSocket, also where they were refused.
    const patience = setTimeout(() => {
      for (const wire of wires) wire.destroy()
    }, GOODBYE)
    await closed
    clearTimeout(patience)
    await housekeeping
    await notices?.close()
    await clockwork.close()
    await rooms.close()
    await threads?.close()
    await files.close()
    await replays.close()
    await store.close()
    await tracing?.close(GOODBYE)
    await endWatch()
  }

  try {
    await bans.load()
    await clockwork.start()
    await furnish(app, services, connections, { admin, bans, isClosing: () => isClosing })
    await app.listen({ host: config.host, port: config.port })
    const { port: at } = app.server.address() as AddressInfo
    const { dataDir } = config
    if (dataDir !== undefined)
      closeAdminSocket = await openAdminSocket(admin, { dataDir, port: at, log: app.log, metrics })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return {
    url: `http://${host}:${port}`,
    port,
    services,
    failed,
    close: () => (closing ??= close()),
  }
}

/** Traces are wanted, and what makes them is not installed. */
export class CannotTrace extends Error {}

/** What makes traces is large and seldom wanted: it is loaded where it is, and need not be installed elsewhere. */
async function tracingFor(
  { tracesTo }: ServerConfig,
  log: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (tracesTo === undefined) return undefined
  const { openTelemetry } = await import('./tracing/open-telemetry.ts').catch((error: unknown) => {
    throw new CannotTrace('the packages for traces are not installed', { cause: error })
  })
  return openTelemetry(tracesTo, (error) => log.error({ err: error }, 'traces can not be sent'))
}

/** The database can't be used; the message says why. */
export class CannotOpenStore extends Error {}

async function storeAt(
  { databaseUrl, storeWriter: writer }: ServerConfig,
  onLost: (why: Error) => void,
): Promise<Store> {
  try {
    return await openStore(databaseUrl, { toServe: true, onLost, ...(writer && { writer }) })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotOpenStore(why, { cause: error })
  }
}

const timers = {
  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
