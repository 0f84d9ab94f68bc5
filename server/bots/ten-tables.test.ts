import { games } from '@eldertable/games'
import { MatchHost, withTime, type BotAnswer, type BotRequest } from '@eldertable/match'
import { MemoryLedger } from '@eldertable/match/testing/memory-ledger.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../testing/started.ts'
import { WorkerPool } from '../threads/worker-pool.ts'

const TABLES = 10
/** Picks that each table has to come to. */
const PICKS = 6
/** Nobody is late, however busy the machine is. */
const DEADLINE = 60_000
/** Half a second to share: much less than ten bots would take who think for as long as they like. */
const SHARE = 0.5 / 60

const timers = {
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

const thinkers = games.filter(({ searchProfile }) => searchProfile !== undefined)

describe.each(thinkers)('ten tables of $title.id', { timeout: PATIENCE }, (game) => {
  const hosts: MatchHost[] = []
  let pool: WorkerPool<BotRequest, BotAnswer> | undefined
  afterEach(async () => {
    await Promise.all(hosts.splice(0).map((host) => host.close()))
    await pool?.close()
  })

  it('with nobody but thinking bots all go on, on two threads, and no pick is made in a bot’s place', async () => {
    const times: number[] = []
    const of = (request: BotRequest, milliseconds: number) => {
      times.push(milliseconds)
      return withTime(request, milliseconds)
    }
    const file = new URL('../bot-worker.mjs', import.meta.url)
    const threads = new WorkerPool<BotRequest, BotAnswer>({
      file,
      threads: 2,
      inTime: { share: SHARE, of },
    })
    pool = threads
    const player = {
      async pick(request: BotRequest, deadline: number, onBegin: () => void) {
        const answer = await threads.ask(request, { deadline, onBegin })
        if ('pick' in answer) return answer.pick
        throw new Error(answer.fault)
      },
    }
    const arrived: Promise<void>[] = []
    for (let table = 0; table < TABLES; table++) {
      const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'bot:thinker' }))
      const bots = { player, timers, deadline: DEADLINE }
      const host = await MatchHost.begin(new MemoryLedger(), { game, seats }, { bots })
      hosts.push(host)
      arrived.push(
        new Promise((resolve) => {
          host.listen(() => {
            if (host.position >= PICKS) resolve()
          })
        }),
      )
    }
    await Promise.all(arrived)
    for (const { botFaults } of hosts) expect(botFaults).toEqual([0, 0])
    // While the others wait nobody has thought for as long as somebody who is alone.
    const whole = DEADLINE * SHARE
    expect(times.filter((time) => time < whole / 2).length).toBeGreaterThan(times.length / 2)
  })
})
