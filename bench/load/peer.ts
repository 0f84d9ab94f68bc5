import { FastChance } from '@eldertable/kernel'
import { median } from '../measure.ts'
import { number, ratio, time, type Section } from '../report.ts'
import { PeerTable } from './peer-table.ts'
import { load, type LoadPlan, type LoadResult } from './run.ts'
import { serve, servePeer, type Served } from './served.ts'
import type { Played } from './table.ts'

/** The small game that all are measured at. */
const SMALL: Played = { title: 'bench-property', seats: 4, settings: {} }
const TABLES = 50
const ROUNDS = 3

type Contestant = readonly [name: string, start: () => Promise<Served>, plan: Partial<LoadPlan>]

/** Our server and boardgame.io's at the same game, in turns, so that whatever else the machine does hits all alike. */
export async function measurePeer(
  databases: readonly (readonly [name: string, fresh: () => Promise<string>])[],
  pace: { warmUp: number; seconds: number },
): Promise<Section> {
  const contestants: Contestant[] = [
    ...databases.map(([name, fresh]): Contestant => [
      `ours, each pick on the disk (${name})`,
      async () => serve(await fresh()),
      { played: SMALL },
    ]),
    ['boardgame.io, in memory', servePeer, {}],
  ]
  const results = new Map<string, LoadResult[]>(contestants.map(([name]) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, start, plan] of contestants) {
      const served = await start()
      const theirs: LoadPlan['open'] = async (i, events) => {
        const table = new PeerTable(served.port, new FastChance(`peer ${i}`), events)
        await table.open()
        return table
      }
      const open = plan.played === undefined ? { open: theirs } : {}
      results.get(name)?.push(await load([served], { ...plan, ...open, tables: TABLES, ...pace }))
      await served.stop()
    }
  const of = (name: string, figure: (result: LoadResult) => number): number =>
    median((results.get(name) ?? []).map(figure))
  const peer = contestants.at(-1)?.[0] ?? ''
  return {
    heading: "Over the wire: our server and boardgame.io's at the same game",
    about: `The property game with ${TABLES * SMALL.seats} clients at ${TABLES} tables, as many picks as possible, ${ROUNDS} rounds in turns; medians. Ours stores each pick on the disk before anybody hears of it, sends each seat what has changed, and keeps what it takes to look back and to check the dice; boardgame.io's is as it comes, in memory, and sends everybody the whole state. Times are from sending a pick to each of the four clients hearing of it. The clients are the same but for their words.`,
    columns: [
      '',
      'picks/s',
      'to boardgame.io',
      'p50',
      'p99',
      'main thread a pick',
      'bytes a pick',
      'heap',
      'memory in all',
    ],
    rows: contestants.map(([name]) => [
      name,
      number(of(name, (one) => one.picksPerSecond)),
      ratio(of(name, (one) => one.picksPerSecond) / of(peer, (one) => one.picksPerSecond)),
      time(of(name, (one) => one.p50) / 1000),
      time(of(name, (one) => one.p99) / 1000),
      time(of(name, (one) => one.mainPerPick) / 1e6),
      number(of(name, (one) => one.bytesPerPick)),
      `${number(of(name, (one) => one.heapBytes) / 2 ** 20)} MiB`,
      `${number(of(name, (one) => one.rssBytes) / 2 ** 20)} MiB`,
    ]),
  }
}
