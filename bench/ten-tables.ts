import { percentile } from '@eldertable/bots'
import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import { MatchHost, type BotPlayer, type BotRequest } from '@eldertable/match'
import { MemoryLedger } from '@eldertable/match/testing/memory-ledger.ts'
import { BotThreads } from '@eldertable/server/bots/bot-threads.ts'
import { number, time, type Section } from './report.ts'

const TABLES = 10
const THREADS = 2
/** Milliseconds for a pick, as at a table. */
const DEADLINE = 2_000
/** Milliseconds for which the tables of a title play before anything is written down, and then. */
const WARM_UP = 5_000
const DURATION = 20_000

const worker = new URL(import.meta.resolve('@eldertable/server/bot-worker.mjs'))
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
const timers = {
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Passes questions on and writes down how long each answer took, in milliseconds. */
class Timed implements BotPlayer {
  readonly waits: number[] = []
  readonly #player: BotPlayer

  constructor(player: BotPlayer) {
    this.#player = player
  }

  async pick(request: BotRequest, deadline: number, onBegin: () => void): Promise<number> {
    const began = performance.now()
    try {
      return await this.#player.pick(request, deadline, onBegin)
    } finally {
      this.waits.push(performance.now() - began)
    }
  }
}

/** How long people would wait for bots that think, if ten tables have nobody but them. */
export async function measureTenTables(): Promise<Section> {
  const rows: string[][] = []
  for (const game of games) if (game.searchProfile !== undefined) rows.push(await waitsOf(game))
  return {
    heading: 'Ten tables of two thinkers',
    about: `All of them at once for ${DURATION / 1000} seconds on ${THREADS} threads. A wait is from the question to the answer, the time in the queue included; a fault is a pick that was made in a bot's place.`,
    columns: ['Title', 'Picks', 'Median wait', 'Longest wait', 'Faults'],
    rows,
  }
}

async function waitsOf(game: GameEntry): Promise<string[]> {
  let faults = 0
  const threads = new BotThreads(worker, THREADS, () => faults++)
  const player = new Timed(threads)
  const hosts: MatchHost[] = []
  for (let table = 0; table < TABLES; table++) {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'bot:thinker' }))
    const bots = { player, timers, deadline: DEADLINE }
    hosts.push(await MatchHost.begin(new MemoryLedger(), { game, seats }, { bots }))
  }
  await pause(WARM_UP)
  player.waits.length = 0
  const before = faults
  await pause(DURATION)
  const waits = player.waits.toSorted((a, b) => a - b)
  const made = faults - before // whoever is thinking when the tables close answers nobody
  await Promise.all(hosts.map((host) => host.close()))
  await threads.close()
  return [
    game.title.id,
    number(waits.length),
    time(percentile(waits, 50) / 1000),
    time((waits.at(-1) ?? 0) / 1000),
    number(made),
  ]
}
