// `npm run bench`: measures against peers, all in one run, prints the figures and writes RESULTS.md.
import fs from 'node:fs'
import { sectionText, type Section } from './report.ts'
import { machineText } from './machine.ts'

// boardgame.io and its Immer check more in development; it is to be measured at its best.
process.env['NODE_ENV'] = 'production'

const head = ['# Results', '', machineText(), ''].join('\n')
console.log(head)

const texts: string[] = []
const show = (section: Section): void => {
  const text = sectionText(section)
  texts.push(text)
  console.log(`${text}\n`)
}

const { measureProperty } = await import('./property/index.ts')
const { measureTitles } = await import('./titles.ts')
const { measureStates } = await import('./state.ts')
const { measureFuzzing } = await import('./fuzzing.ts')
const { measureLoad } = await import('./load/main.ts')

show(await measureProperty())
show(await measureTitles())
for (const one of await measureStates()) show(one)
show(await measureFuzzing())
for (const one of await measureLoad()) show(one)

const explanation =
  'Written by `npm run bench`. Figures without a wire in between are the median of several rounds in which the ' +
  "contestants take turns, per second of the processor's time. The ratios are worth more than the figures, which " +
  'depend on the machine.'
const file = new URL('RESULTS.md', import.meta.url)
fs.writeFileSync(file, [head, explanation, '', texts.join('\n\n'), ''].join('\n'))
