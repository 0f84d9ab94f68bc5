import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../testing/started.ts'
import { WorkerPool } from './worker-pool.ts'

interface Timed {
  readonly milliseconds: number
}

/** Nobody is late, however busy the machine is. */
const DEADLINE = 60_000
/** So that there are 60 milliseconds to share. */
const SHARE = 0.001

describe('threads that take as much time as there is', { timeout: PATIENCE }, () => {
  let pool: WorkerPool<Timed, Timed> | undefined
  afterEach(() => pool?.close())

  function start(threads: number): WorkerPool<Timed, Timed> {
    const file = new URL('../testing/timed-worker.mjs', import.meta.url)
    const of = (_: Timed, milliseconds: number) => ({ milliseconds })
    pool = new WorkerPool<Timed, Timed>({ file, threads, inTime: { share: SHARE, of } })
    return pool
  }

  const ask = (from: WorkerPool<Timed, Timed>, onBegin?: () => void, whose?: string[]) =>
    from.ask({ milliseconds: -1 }, { deadline: DEADLINE, onBegin, ...(whose && { whose }) })

  it('give all of it to one that is alone', async () => {
    expect(await ask(start(1))).toEqual({ milliseconds: DEADLINE * SHARE })
  })

  it('share it among those who wait, and leave nobody without an answer', async () => {
    const two = start(2)
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(two)))
    const times = answers.map((answer) => answer.milliseconds)
    // Two were taken up before anybody waited; of the others each has left the next ones a part.
    for (const time of times.slice(2, -2)) {
      expect(time).toBeGreaterThanOrEqual(0)
      expect(time).toBeLessThanOrEqual((DEADLINE * SHARE) / 2)
    }
    // Where so many wait, those in the middle can't take long.
    expect(times[10]).toBeLessThanOrEqual((DEADLINE * SHARE) / 10)
  })

  it('tell when they begin, one after the other', async () => {
    const one = start(1)
    const told: string[] = []
    const first = ask(one, () => told.push('first'))
    const second = ask(one, () => told.push('second'))
    expect(told).toEqual([]) // the program is not even loaded
    await Promise.all([first, second])
    expect(told).toEqual(['first', 'second'])
  })

  it('take turns with those for whom they work, however many somebody brings', async () => {
    const one = start(1)
    const told: string[] = []
    const many = Array.from({ length: 20 }, () => ask(one, () => told.push('many'), ['many', 'a']))
    const few = ask(one, () => told.push('few'), ['few', 'b'])
    const [{ milliseconds }] = await Promise.all([few, ...many])
    // One had begun, and one was next.
    expect(told.indexOf('few')).toBe(2)
    // Those who wait of another group are one to it.
    expect(milliseconds).toBe((DEADLINE * SHARE) / 2)
  })
})

describe('threads that work as long as something takes', { timeout: PATIENCE }, () => {
  it('do not count the time for which others came before', async () => {
    const file = new URL('../testing/timed-worker.mjs', import.meta.url)
    const pool = new WorkerPool<Timed, Timed>({ file, threads: 1 })
    try {
      await pool.ask({ milliseconds: 0 }, { deadline: PATIENCE }) // the thread is there
      const slow = pool.ask({ milliseconds: 3_000 }, { deadline: PATIENCE })
      const behind = pool.ask({ milliseconds: 0 }, { deadline: 2_500 })
      expect(await Promise.all([slow, behind])).toHaveLength(2)
    } finally {
      await pool.close()
    }
  })
})
