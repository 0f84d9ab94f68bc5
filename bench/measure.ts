import { bundle } from '@eldertable/testkit/bundle.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Something to measure: does a portion of its work and says how many units that was. */
export type Run = () => number

/** What is measured against each other, by name. */
export type Contest = Readonly<Record<string, Run>>

const ROOT = fileURLToPath(new URL('..', import.meta.url))
// On one thread, compiler and garbage collector included: so the processor's time is the whole cost, and no helper
// that has to wait for a busy machine can hold anybody up.
const LANE_FLAGS = ['--single-threaded']

/** One of a race: the module that exports its contest, and its name in there. */
export interface Entrant {
  module: string
  name: string
}

/** What came of it: units of work in a second of the processor's time, as the median over the rounds. */
export interface Speed {
  name: string
  perSecond: number
}

interface Pace {
  /** Rounds that do not count, in which everybody gets warm; one if it is not said. */
  warmUp?: number
  rounds: number
  /** How long each contestant works in each round, in the processor's time. */
  seconds: number
}

/**
 * Lets contestants work by turns, round after round, so that whatever else the machine does meets them all alike.
 * Each has a process and with it a heap and a compiler of its own: none has to clear away what another has left
 * behind. They are bundled as our programs are: run from their sources, every function that is made would cost a call.
 */
export async function race(
  entrants: readonly Entrant[],
  { warmUp = 1, rounds, seconds }: Pace,
): Promise<Speed[]> {
  const modules = [...new Set(entrants.map(({ module }) => module))]
  const sources = modules.map((module, i) => [
    `contest-${i}`,
    path.relative(ROOT, fileURLToPath(module)),
  ])
  const programs = await bundle({ lane: 'bench/lane.ts', ...Object.fromEntries(sources) })
  const lanes: { name: string; child: ChildProcess; speeds: number[] }[] = []
  for (const { module, name } of entrants) {
    const contest = pathToFileURL(programs.program(`contest-${modules.indexOf(module)}`)).href
    const child = fork(programs.program('lane'), [contest, name], { execArgv: LANE_FLAGS })
    await messageOf(child) // it is ready
    lanes.push({ name, child, speeds: [] })
  }
  programs.remove()
  for (let round = 0; round < warmUp; round++) await inTurn(lanes, seconds)
  for (let round = 0; round < rounds; round++)
    for (const [i, speed] of (await inTurn(lanes, seconds)).entries()) lanes[i]?.speeds.push(speed)
  for (const { child } of lanes) child.disconnect()
  return lanes.map(({ name, speeds }) => ({ name, perSecond: median(speeds) }))
}

async function inTurn(
  lanes: readonly { child: ChildProcess }[],
  seconds: number,
): Promise<number[]> {
  const speeds: number[] = []
  for (const { child } of lanes) {
    child.send(seconds)
    speeds.push(Number(await messageOf(child)))
  }
  return speeds
}

/** The next message of a lane; an error if it ends instead. */
async function messageOf(child: ChildProcess): Promise<unknown> {
  const stop = new AbortController()
  const ended = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error('a lane has broken down')
  })
  try {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[]
    return message
  } finally {
    ended.catch(() => {})
    stop.abort()
  }
}

export function median(values: readonly number[]): number {
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
