import { percentile } from '@eldertable/bots'
import { FastChance } from '@eldertable/kernel'
import { RawSocket } from './raw-socket.ts'
import type { Served } from './served.ts'
import { LoadTable, PROPERTY, type Played, type TableEvents, type TableUnderLoad } from './table.ts'
import { sumOf, type Usage } from './usage.ts'
import { Visitor } from './visitor.ts'

/** What came of a run. */
export interface LoadResult {
  readonly tables: number
  readonly clients: number
  readonly picksPerSecond: number
  /** Milliseconds from a command to when a client heard of it. */
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** Cores that the servers (in all, and for the system's part) and the generator kept busy. */
  readonly serverCores: number
  readonly systemCores: number
  readonly generatorCores: number
  /** Cores that the servers' main threads kept busy: it can't be more than one for each. */
  readonly mainCores: number
  /** Microseconds of a main thread for one pick, whatever else the machine does. */
  readonly mainPerPick: number
  /** Bytes sent to all clients for one pick. */
  readonly bytesPerPick: number
  /** Memory of the servers at the end. */
  readonly rssBytes: number
  readonly heapBytes: number
}

/** How hard, and how long, in seconds. */
export interface LoadPlan {
  /** What is played; the usual if it is not given. */
  readonly played?: Played
  /** Whether those who sit at one table are with different servers. */
  readonly isScattered?: boolean
  /** How a table is made that already has its people, if it is not one of ours. */
  readonly open?: (number: number, events: TableEvents) => Promise<TableUnderLoad>
  readonly tables: number
  /** Picks a second over all tables; as many as possible if it is not given. */
  readonly rate?: number
  readonly warmUp: number
  readonly seconds: number
}

/** Seconds until a server has caught up after it was asked for its figures. */
const SETTLE = 1

/** Tables with people in all seats, who play as the plan says, on one server or on several with one database. */
export async function load(servers: readonly Served[], plan: LoadPlan): Promise<LoadResult> {
  const samples: number[] = []
  let picks = 0
  const events = { heard: (ms: number) => samples.push(ms), picked: () => picks++ }
  const { played = PROPERTY, open = (i, told) => openOurs(servers, plan, i, told) } = plan
  const tables: TableUnderLoad[] = []
  for (let i = 0; i < plan.tables; i++) {
    const table = await open(i, events)
    table.interval = plan.rate === undefined ? 0 : (1000 * plan.tables) / plan.rate
    tables.push(table)
  }
  const usage = async (): Promise<Usage> => sumOf(await Promise.all(servers.map((s) => s.usage())))
  for (const table of tables) table.start()
  await pause(plan.warmUp)
  const before = await usage()
  const picksBefore = picks
  await pause(SETTLE) // it has collected its garbage to answer
  const ownBefore = process.cpuUsage()
  samples.length = 0
  const since = performance.now()
  const [madeBefore, bytesBefore] = [picks, RawSocket.received]
  await pause(plan.seconds)
  const seconds = (performance.now() - since) / 1000
  const made = picks - madeBefore
  const bytes = RawSocket.received - bytesBefore
  const times = samples.splice(0).toSorted((a, b) => a - b)
  const own = process.cpuUsage(ownBefore)
  const after = await usage()
  const main = after.mainSeconds - before.mainSeconds
  const result = {
    tables: plan.tables,
    clients: plan.tables * played.seats,
    picksPerSecond: made / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    worst: times.at(-1) ?? 0,
    serverCores: (after.cpuSeconds - before.cpuSeconds) / (seconds + SETTLE),
    systemCores: (after.systemSeconds - before.systemSeconds) / (seconds + SETTLE),
    mainCores: main / (seconds + SETTLE),
    generatorCores: (own.user + own.system) / 1e6 / seconds,
    mainPerPick: (1e6 * main) / (picks - picksBefore),
    bytesPerPick: bytes / made,
    rssBytes: after.rssBytes,
    heapBytes: after.heapBytes,
  }
  for (const table of tables) table.close()
  return result
}

async function openOurs(
  servers: readonly Served[],
  { played = PROPERTY, isScattered = false }: LoadPlan,
  i: number,
  events: TableEvents,
): Promise<TableUnderLoad> {
  const visitors = await Promise.all(
    Array.from({ length: played.seats }, (_, seat) => {
      const { port = 0 } = servers[(i + (isScattered ? seat : 0)) % servers.length] ?? {}
      return Visitor.named(port, `Guest ${seat + 1}`)
    }),
  )
  const table = new LoadTable(played, visitors, new FastChance(`load ${i}`), events)
  await table.open()
  return table
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))
