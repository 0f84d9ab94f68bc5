import { number, ratio, target, time, type Section } from '../report.ts'
import { load, type LoadPlan, type LoadResult } from './run.ts'
import { serve } from './served.ts'

/** Picks a second of two processes. */
const AIM = 5_000
const PLANS: readonly (readonly [name: string, processes: number, plan: Partial<LoadPlan>])[] = [
  ['one process', 1, {}],
  ['two, each table at one of them', 2, {}],
  ['two, the people of each table at both', 2, { isScattered: true }],
  ['four, each table at one of them', 4, {}],
]

/** Several processes on one PostgreSQL: what each further one brings. */
export async function measureProcesses(
  fresh: () => Promise<string>,
  pace: { warmUp: number; seconds: number },
): Promise<Section> {
  const results: LoadResult[] = []
  for (const [, processes, plan] of PLANS) {
    const url = await fresh()
    const servers = [await serve(url)] // the first one makes the tables
    while (servers.length < processes) servers.push(await serve(url))
    results.push(await load(servers, { tables: 50, ...plan, ...pace }))
    await Promise.all(servers.map((one) => one.stop()))
  }
  const most = Math.max(...results.slice(1, 3).map((one) => one.picksPerSecond))
  return {
    heading: 'Over the wire: several processes on one PostgreSQL',
    about: `200 clients at 50 tables, as many picks as possible, each on the disk before anybody hears of it. PostgreSQL and the clients share the machine with the servers: where the cores are used up, a further process brings nothing. ${target(`${number(AIM)} durable picks/s with two processes`, most >= AIM)}.`,
    columns: ['', 'picks/s', 'to one', 'p50', 'p99', 'servers', 'clients', 'main thread a pick'],
    rows: PLANS.map(([name], i) => {
      const result = results[i]
      if (result === undefined) throw new Error(`${name} was not measured`)
      return [
        name,
        number(result.picksPerSecond),
        ratio(result.picksPerSecond / (results[0]?.picksPerSecond ?? NaN)),
        time(result.p50 / 1000),
        time(result.p99 / 1000),
        `${number(result.serverCores)} cores`,
        `${number(result.generatorCores)} cores`,
        time(result.mainPerPick / 1e6),
      ]
    }),
  }
}
