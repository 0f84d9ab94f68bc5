import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { number, target, time, type Section } from './report.ts'

/** What `e2e/weight.mjs --json` says. */
interface FirstVisit {
  title: string
  /** Kilobytes of script and style that are allowed. */
  limit: number
  /** Kilobytes by what they are. */
  sizes: Readonly<Record<string, { raw: number; gzip: number; brotli: number }>>
  /** Seconds by circumstance. */
  times: Readonly<Record<string, number>>
}

const WEIGHT = fileURLToPath(new URL('../e2e/weight.mjs', import.meta.url))

/** What somebody downloads who has never been here, and how long it takes until the table stands. */
export function measureFirstVisit(): Section[] {
  const { stdout, status } = spawnSync(process.execPath, [WEIGHT, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('the first visit could not be measured: is there a browser?')
  const { title, limit, sizes, times } = JSON.parse(stdout) as FirstVisit
  const script = sizes['until the first pick: script and style']
  const isMet = script !== undefined && script.gzip < limit
  return [
    {
      heading: 'A first visit: what is downloaded',
      about: `From the shelf to the first pick of ${title} against bots, in kilobytes. Target: ${target(`script and style below ${limit} kB in gzip`, isMet)}.`,
      columns: ['', 'as it is', 'gzip', 'brotli'],
      rows: Object.entries(sizes).map(([name, { raw, gzip, brotli }]) => [
        name,
        number(raw),
        number(gzip),
        number(brotli),
      ]),
    },
    {
      heading: 'A first visit: time until the table stands',
      about:
        'With an empty cache, from the address to the first question at the table, by somebody who presses at once whatever comes.',
      columns: ['', 'median'],
      rows: Object.entries(times).map(([name, seconds]) => [name, time(seconds)]),
    },
  ]
}
