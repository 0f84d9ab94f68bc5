import { percentile } from '@eldertable/bots'
import { FastChance } from '@eldertable/kernel'
import { LoadTable, PROPERTY, type Played } from './table.ts'
import type { Served } from './served.ts'
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
  /** Cores that the server (in all, and for the system's part) and the generator kept busy. */
  readonly serverCores: number
  readonly systemCores: number
  readonly generatorCores: number
  /** Cores that the server's main thread kept busy: it can't be more than one. */
  readonly mainCores: number
  /** Microseconds of the main thread for one pick, whatever else the machine does. */
  readonly mainPerPick: number
  /** Bytes sent to all clients for one pick. */
  readonly bytesPerMove: number
}

/** How hard, and how long, in seconds. */
export interface LoadPlan {
  /** What is played; the usual if it is not given. */
  readonly played?: Played
  readonly tables: number
  /** Picks a second over all tables; as many as possible if it is not given. */
  readonly rate?: number
  readonly warmUp: number
  readonly seconds: number
}

/** Seconds until a server has caught up after it was asked for its figures. */
const SETTLE = 1

/** Tables with people in all seats, who play as the plan says. */
export async function load(served: Served, plan: LoadPlan): Promise<LoadResult> {
  const samples: number[] = []
  let picks = 0
  const events = { heard: (ms: number) => samples.push(ms), picked: () => picks++ }
  const { played = PROPERTY } = plan
  const tables: LoadTable[] = []
  for (let i = 0; i < plan.tables; i++) {
    const names = Array.from({ length: played.seats }, (_, seat) => `Guest ${seat + 1}`)
    const visitors = await Promise.all(names.map((name) => Visitor.named(served.port, name)))
    const table = new LoadTable(played, visitors, new FastChance(`load ${i}`), events)
    table.interval = plan.rate === undefined ? 0 : (1000 * plan.tables) / plan.rate
    await table.open()
    tables.push(table)
  }
  for (const table of tables) table.start()
  await pause(plan.warmUp)
  const before = await served.usage()
  await pause(SETTLE) // it has collected its garbage to answer
  const ownBefore = process.cpuUsage()
  samples.length = 0
  picks = 0
  const since = performance.now()
  await pause(plan.seconds)
  const seconds = (performance.now() - since) / 1000
  const made = picks
  const times = samples.splice(0).toSorted((a, b) => a - b)
  const own = process.cpuUsage(ownBefore)
  const after = await served.usage()
  for (const table of tables) table.close()
  return {
    tables: plan.tables,
    clients: plan.tables * played.seats,
    picksPerSecond: made / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    worst: times.at(-1) ?? 0,
    serverCores: (after.cpuSeconds - before.cpuSeconds) / (seconds + SETTLE),
    systemCores: (after.systemSeconds - before.systemSeconds) / (seconds + SETTLE),
    mainCores: (after.mainSeconds - before.mainSeconds) / (seconds + SETTLE),
    generatorCores: (own.user + own.system) / 1e6 / seconds,
    mainPerPick: (1e6 * (after.mainSeconds - before.mainSeconds)) / (after.moves - before.moves),
    bytesPerMove: (after.sentBytes - before.sentBytes) / (after.moves - before.moves),
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))
