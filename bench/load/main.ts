import { fileURLToPath } from 'node:url'
import { number, sectionText, target, time, type Section } from '../report.ts'
import { withDatabases } from './databases.ts'
import { diskWait } from './disk.ts'
import { measureIdle } from './idle.ts'
import { measurePeer } from './peer.ts'
import { measureProcesses } from './processes.ts'
import { load, type LoadPlan, type LoadResult } from './run.ts'
import { serve } from './served.ts'

/** Picks a second, and milliseconds for the slowest in a hundred. */
const AIM = { rate: 5_000, p99: 50 }
/** Picks a second at which a server is not yet at its limit. */
const EASY = 2_000
const PACE = { warmUp: 5, seconds: 15 }

/**
 * Plays through the wire against a server in another process: picks a second and the time from a command to the
 * moment at which clients hear of it, on both databases; growth with the number of tables; memory of idle tables.
 */
export function measureLoad(): Promise<Section[]> {
  return withDatabases(async ({ sqlite, postgres, scratch }) => {
    const disk = diskWait(scratch('disk'))
    return [
      await speeds([
        ['SQLite', sqlite],
        ['PostgreSQL', postgres],
      ]),
      await company(await sqlite(), await sqlite()),
      await growth('SQLite', sqlite),
      await growth('PostgreSQL', postgres),
      await memory(await sqlite(), disk),
    ]
  })
}

/** Ours and boardgame.io's server side by side. */
export function measureLoadOfPeer(): Promise<Section[]> {
  return withDatabases(async ({ sqlite, postgres }) => [
    await measurePeer(
      [
        ['SQLite', sqlite],
        ['PostgreSQL', postgres],
      ],
      PACE,
    ),
  ])
}

/** Several processes on one database. */
export function measureLoadOfProcesses(): Promise<Section[]> {
  return withDatabases(async ({ postgres }) => [await measureProcesses(postgres, PACE)])
}

type Databases = readonly (readonly [name: string, fresh: () => Promise<string>])[]

async function speeds(databases: Databases): Promise<Section> {
  const rows: string[][] = []
  const verdicts: string[] = []
  for (const [name, fresh] of databases) {
    const most = await run(await fresh(), { tables: 50, ...PACE })
    const paced = await run(await fresh(), { tables: 50, rate: EASY, ...PACE })
    rows.push([`${name}, as many as possible`, ...cells(most)])
    rows.push([`${name}, ${number(EASY)} asked for`, ...cells(paced)])
    const isMet = [most, paced].some((one) => one.picksPerSecond >= AIM.rate && one.p99 < AIM.p99)
    verdicts.push(
      target(`${name}: ${number(AIM.rate)} durable picks/s, p99 under ${AIM.p99} ms`, isMet),
    )
  }
  return {
    heading: 'Over the wire: 200 clients at 50 tables',
    about: `Four people at each table pick at random; every pick is on the disk before anybody hears of it. Times are from sending a pick to each of the four clients hearing of it. Server and clients share the machine. What limits the figures is the server's main thread, on which it plays and tells: the disk, which is waited for on another thread, and the clients have room left. ${verdicts.join('. ')}.`,
    columns: ['', ...COLUMNS],
    rows,
  }
}

/** The same film with four people and with nine: what each further person at a table costs. */
async function company(four: string, nine: string): Promise<Section> {
  const film = (seats: number) => ({
    title: 'innsmouth-32',
    seats,
    settings: { director: 'human' },
  })
  const rows: string[][] = []
  for (const [name, url, seats] of [
    ['four at a table', four, 4],
    ['nine at a table', nine, 9],
  ] as const) {
    const result = await run(url, { played: film(seats), tables: 20, ...PACE })
    rows.push([name, ...cells(result), time(result.mainPerPick / 1e6)])
  }
  return {
    heading: 'Over the wire: Innsmouth 32 with four and with nine people',
    about:
      'Twenty tables with a client in every seat, as many picks as possible. Each pick is told to everybody at its table, each in their own words.',
    columns: ['', ...COLUMNS, 'main thread a pick'],
    rows,
  }
}

async function growth(name: string, fresh: () => Promise<string>): Promise<Section> {
  const rows: string[][] = []
  for (const tables of [10, 50, 200, 500])
    rows.push([`${tables} tables`, ...cells(await run(await fresh(), { tables, ...PACE }))])
  const paced = await run(await fresh(), { tables: 500, rate: EASY, ...PACE })
  rows.push([`500 tables, ${number(EASY)} asked for`, ...cells(paced)])
  return {
    heading: `Over the wire: from 10 to 500 tables on ${name}`,
    about:
      'As many picks as possible, and last as many as 500 tables of people would make. Each table has one pick on its way at a time, so the time of a pick grows with the number of tables once the processor is busy: it is the number of tables through the picks a second.',
    columns: ['', ...COLUMNS],
    rows,
  }
}

async function memory(databaseUrl: string, disk: { p50: number; p99: number }): Promise<Section> {
  const served = await serve(databaseUrl)
  try {
    const { tables, watched, unwatched } = await measureIdle(served, 500)
    return {
      heading: 'What an idle table costs',
      about: `${tables} tables with four people each, at which nothing happens. Tables that nobody watches are forgotten after a minute. For comparison, what the disk takes to make one page safe.`,
      columns: ['', ''],
      rows: [
        ['memory, watched by four', `${number(watched / 1024)} KiB`],
        ['memory, watched by nobody', `${number(unwatched / 1024)} KiB`],
        ['one fdatasync, median', time(disk.p50 / 1000)],
        ['one fdatasync, slowest in a hundred', time(disk.p99 / 1000)],
      ],
    }
  } finally {
    await served.stop()
  }
}

async function run(databaseUrl: string, plan: LoadPlan): Promise<LoadResult> {
  const served = await serve(databaseUrl)
  try {
    return await load([served], plan)
  } finally {
    await served.stop()
  }
}

const COLUMNS = [
  'picks/s',
  'p50',
  'p99',
  'worst',
  'server',
  'of it main thread',
  'of it system',
  'clients',
  'bytes a pick',
]

const cells = (result: LoadResult): string[] => [
  number(result.picksPerSecond),
  time(result.p50 / 1000),
  time(result.p99 / 1000),
  time(result.worst / 1000),
  `${number(result.serverCores)} cores`,
  `${number(result.mainCores)} cores`,
  `${number(result.systemCores)} cores`,
  `${number(result.generatorCores)} cores`,
  number(result.bytesPerPick),
]

// By itself: `tsx bench/load/main.ts`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const section of await measureLoad()) console.log(`${sectionText(section)}\n`)
  process.exit()
}
