import { percentile } from '@eldertable/bots'
import { FastChance } from '@eldertable/kernel'
import { openStore } from '@eldertable/store'
import { number, target, time, type Section } from '../report.ts'
import { withDatabases } from './databases.ts'
import { DayTable } from './day-table.ts'
import { serve, type Served } from './served.ts'
import type { Played } from './table.ts'
import { Visitor } from './visitor.ts'

// A day in an hour: most tables are asleep, people come and go, and the two servers are restarted in turns. A shorter
// run is asked for with DAY_MINUTES and DAY_TABLES.
const MINUTES = Number(process.env['DAY_MINUTES'] ?? 60)
const TABLES = Number(process.env['DAY_TABLES'] ?? 2_000)
const SEATS = 4
/** One in this many is awake. */
const ASLEEP = 10
/** People in all, who sit at many tables each. */
const GUESTS = 200

const PLAYED: readonly Played[] = [
  { title: 'necronomonopoly', seats: SEATS, settings: { roundLimit: 200 } },
  { title: 'tiny-epic-cthulhu', seats: SEATS, settings: {} },
  { title: 'death-may-die', seats: SEATS, settings: {} },
  { title: 'cthulhu-mash', seats: SEATS, settings: {} },
  { title: 'innsmouth-32', seats: SEATS, settings: { director: 'human' } },
]

interface Day {
  readonly times: number[]
  /** The most that both servers together held at one time, and at the end with nobody there. */
  most: number
  end: number
  cuts: number
  unanswered: number
  comings: number
}

/** Plays it, and then looks into the database whether everything is there that was said to be. */
export function measureDay(): Promise<Section> {
  return withDatabases(async ({ postgres }) => {
    const url = await postgres()
    const servers = [await serve(url), await serve(url)]
    const day: Day = { times: [], most: 0, end: 0, cuts: 0, unanswered: 0, comings: 0 }
    const tables = await openTables(servers, day)
    await live(url, servers, tables, day)
    day.end = await memoryOf(servers)
    await Promise.all(servers.map((one) => one.stop()))
    return report(day, tables, await auditOf(url, tables))
  })
}

async function openTables(servers: readonly Served[], day: Day): Promise<DayTable[]> {
  const anyPort = (): number => servers[Math.floor(Math.random() * servers.length)]?.port ?? 0
  const guests: Visitor[] = []
  for (let i = 0; i < GUESTS; i++) guests.push(await Visitor.named(anyPort(), `Guest ${i}`))
  const events = {
    heard: (ms: number) => day.times.push(ms),
    cut: () => day.cuts++,
    unanswered: () => day.unanswered++,
  }
  const tables: DayTable[] = []
  for (let i = 0; i < TABLES; i++) {
    const seated = Array.from({ length: SEATS }, (_, seat) => guests[(i * SEATS + seat) % GUESTS])
    const visitors = seated.filter((one) => one !== undefined)
    const table = new DayTable(visitors, new FastChance(`day ${i}`), anyPort, events)
    const played = PLAYED[i % PLAYED.length]
    if (played !== undefined) await table.open(played)
    tables.push(table)
  }
  return tables
}

/** Some tables wake while as many fall asleep, so that each has its turn; thrice a server goes and comes again. */
async function live(
  url: string,
  servers: Served[],
  tables: readonly DayTable[],
  day: Day,
): Promise<void> {
  const awake = tables.slice(0, TABLES / ASLEEP)
  for (const table of awake) table.wake()
  let next = awake.length
  const seconds = MINUTES * 60
  const perSecond = (1.2 * TABLES) / seconds
  const restarts = [
    () => restart(url, servers, 0, (one) => one.stop()),
    () => restart(url, servers, 1, (one) => one.kill()),
    () => restart(url, servers, 0, (one) => one.stop()),
  ]
  const since = performance.now()
  for (let second = 1; second <= seconds; second++) {
    await pause(since + second * 1000 - performance.now())
    while (next < awake.length + second * perSecond) {
      const sleepy = awake.shift()
      const fresh = tables[next++ % TABLES]
      if (sleepy === undefined || fresh === undefined) break
      await sleepy.sleep()
      fresh.wake()
      awake.push(fresh)
      day.comings++
    }
    if (second % 10 === 0) day.most = Math.max(day.most, await memoryOf(servers))
    if (second % Math.ceil(seconds / 4) === 0) await restarts.shift()?.()
  }
  for (const table of awake) await table.sleep()
}

/** One server ends, in one way or the other, and another one begins in its place. */
async function restart(
  url: string,
  servers: Served[],
  place: number,
  end: (server: Served) => Promise<void>,
): Promise<void> {
  const [old] = servers.splice(place, 1)
  if (old !== undefined) await end(old)
  servers.splice(place, 0, await serve(url))
}

const memoryOf = async (servers: readonly Served[]): Promise<number> => {
  const usages = await Promise.all(servers.map((one) => one.usage()))
  return usages.reduce((all, { rssBytes }) => all + rssBytes, 0)
}

/** How many picks are not in the log although the server has said that they are done, and how many are there twice. */
async function auditOf(
  url: string,
  tables: readonly DayTable[],
): Promise<{ done: number; lost: number; doubled: number }> {
  const store = await openStore(url)
  let [done, lost, doubled] = [0, 0, 0]
  for (const table of tables) {
    const times = new Map<string, number>()
    for (const text of await store.readLog(table.match, 0)) {
      const { id } = JSON.parse(text) as { id?: string }
      if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
    }
    done += table.done.length
    lost += table.done.filter((id) => !times.has(id)).length
    for (const count of times.values()) doubled += count - 1
  }
  await store.close()
  return { done, lost, doubled }
}

function report(
  day: Day,
  tables: readonly DayTable[],
  { done, lost, doubled }: { done: number; lost: number; doubled: number },
): Section {
  const times = day.times.toSorted((a, b) => a - b)
  const verdict = target('nothing lost and nothing doubled', lost === 0 && doubled === 0)
  return {
    heading: 'A day at two processes on one PostgreSQL',
    about: `${number(TABLES)} tables of five titles with four people each, one in ${ASLEEP} awake, for ${number(MINUTES)} minutes (a whole run is 60 minutes and 2,000 tables); people pick once a second or so, come and go so that each table has its turn, and thrice a server ends and another takes its place, once killed. Afterwards each pick that a server had called done is looked for in the database: ${verdict}.`,
    columns: ['', ''],
    rows: [
      ['picks that were called done', number(done)],
      ['of those not in the database', String(lost)],
      ['in the database twice', String(doubled)],
      ['tables that were played at', number(tables.filter((one) => one.done.length > 0).length)],
      ['comings and goings of a whole table', number(day.comings)],
      ['connections that were cut', number(day.cuts)],
      ['picks without an answer for 15 seconds', number(day.unanswered)],
      ['from a pick to hearing of it, median', time(percentile(times, 50) / 1000)],
      ['slowest in a hundred', time(percentile(times, 99) / 1000)],
      ['most memory of both together', `${number(day.most / 2 ** 20)} MiB`],
      ['at the end, with nobody there', `${number(day.end / 2 ** 20)} MiB`],
    ],
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
