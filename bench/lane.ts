// One process of a race, started with a module and the name of one of its contestants: works when it is told to, and
// says how fast it was.
import type { Contest, Run } from './measure.ts'

const [, , module = '', name = ''] = process.argv
const { contest } = (await import(module)) as { contest: () => Contest }
const run = contest()[name]
if (run === undefined) throw new Error(`${module} has no contestant ${name}`)

process.on('message', (seconds: number) => process.send?.(work(run, seconds)))
process.send?.('ready')

/** Units of work in a second of the processor's time, which other programs on the machine can't shorten. */
function work(once: Run, seconds: number): number {
  const start = cpuSeconds()
  let units = 0
  let spent = 0
  while (spent < seconds) {
    // The processor's time is slow to ask for: look at the clock first.
    const pause = performance.now() + 5
    do units += once()
    while (performance.now() < pause)
    spent = cpuSeconds() - start
  }
  return units / spent
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
