import v8 from 'node:v8'
import vm from 'node:vm'

/** Something to measure: does a portion of its work and says how many units that was. */
export interface Contestant {
  name: string
  run: () => number
}

/** What came of it: units of work in a second of the processor's time, as the median over the rounds. */
export interface Speed {
  name: string
  perSecond: number
}

/** A garbage collection also makes the compiler forget: each gets this long to find its pace again. */
const WARM_UP = 0.2

interface Pace {
  rounds: number
  /** How long each contestant works in each round, in the processor's time. */
  seconds: number
}

/**
 * Lets the contestants work by turns, round after round, so that whatever else the machine does meets them all
 * alike; none has to clear away what another has left behind. The first round warms up and does not count.
 */
export function race(contestants: readonly Contestant[], { rounds, seconds }: Pace): Speed[] {
  const speeds = contestants.map((): number[] => [])
  for (let round = 0; round <= rounds; round++)
    for (const [i, { run }] of contestants.entries()) {
      collectGarbage()
      work(run, WARM_UP)
      const speed = work(run, seconds)
      if (round > 0) speeds[i]?.push(speed)
    }
  return contestants.map(({ name }, i) => ({ name, perSecond: median(speeds[i] ?? []) }))
}

v8.setFlagsFromString('--expose-gc')
const collectGarbage = vm.runInNewContext('gc') as () => void

/** Units of work in a second of the processor's time, which other programs on the machine can't shorten. */
function work(run: () => number, seconds: number): number {
  const start = cpuSeconds()
  let units = 0
  let spent = 0
  while (spent < seconds) {
    // The processor's time is slow to ask for: look at the clock first.
    const pause = performance.now() + 5
    do units += run()
    while (performance.now() < pause)
    spent = cpuSeconds() - start
  }
  return units / spent
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2
}

/** The speed of one by name. */
export function speedOf(speeds: readonly Speed[], name: string): number {
  const speed = speeds.find((one) => one.name === name)
  if (speed === undefined) throw new Error(`${name} was not measured`)
  return speed.perSecond
}
