// `npm run bench`: measures against peers, all in one run, prints the figures and writes RESULTS.md.
// With names of parts behind it (`npm run bench -- long-match first-visit`) only those are measured anew.
import fs from 'node:fs'
import { machineText } from './machine.ts'
import { sectionText, type Section } from './report.ts'
import { withSections } from './results.ts'

// boardgame.io and its Immer check more in development; it is to be measured at its best.
process.env['NODE_ENV'] = 'production'

const parts: Readonly<Record<string, () => Promise<readonly Section[]>>> = {
  property: async () => [await (await import('./property/index.ts')).measureProperty()],
  titles: async () => [await (await import('./titles.ts')).measureTitles()],
  states: async () => (await import('./state.ts')).measureStates(),
  fuzzing: async () => [await (await import('./fuzzing.ts')).measureFuzzing()],
  'long-match': async () => (await import('./long-match.ts')).measureLongMatches(),
  'first-visit': async () => (await import('./first-visit.ts')).measureFirstVisit(),
  search: async () => [await (await import('./search.ts')).measureSearch()],
  'ten-tables': async () => [await (await import('./ten-tables.ts')).measureTenTables()],
  'main-thread': async () => [await (await import('./main-thread/index.ts')).measureMainThread()],
  load: async () => (await import('./load/main.ts')).measureLoad(),
  peer: async () => (await import('./load/main.ts')).measureLoadOfPeer(),
  processes: async () => (await import('./load/main.ts')).measureLoadOfProcesses(),
  day: async () => [await (await import('./load/day.ts')).measureDay()],
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const explanation =
  'Written by `npm run bench`. Figures without a wire in between are the median of several rounds in which the ' +
  "contestants take turns, per second of the processor's time. The ratios are worth more than the figures, which " +
  'depend on the machine.'
const head = ['# Results', '', machineText(), '', explanation].join('\n')
console.log(`${head}\n`)

const texts: string[] = []
for (const name of named.length === 0 ? Object.keys(parts) : named)
  for (const section of (await parts[name]?.()) ?? []) {
    texts.push(sectionText(section))
    console.log(`${texts.at(-1)}\n`)
  }

const file = new URL('RESULTS.md', import.meta.url)
const before = named.length === 0 ? head : fs.readFileSync(file, 'utf8')
fs.writeFileSync(file, withSections(before, texts))
process.exit()
