import type { Pick, Seat } from '@eldertable/kernel'
import type { MatchReader } from '../match-reader.ts'
import { anyPick, type BotPlayer, type BotRequest } from './bot-player.ts'
import type { Timers } from './timers.ts'

/** Who runs the bots of a match in this process, and how much time they have. */
export interface HostBots {
  readonly player: BotPlayer
  readonly timers: Timers
  /** Milliseconds for one pick, from when a bot begins to think about it. */
  readonly deadline: number
  /** At least this many milliseconds pass before a bot's pick, so that people can follow. */
  readonly pace?: number
  /** How long bots wait for people to agree to an undo before they play on. */
  readonly patience?: number
  /** Whether anybody waits for the bots of this match. While nobody does they pause; see `MatchHost.wakeBots`. */
  readonly isAwaited?: () => boolean
}

/** What the bots of a match need of its host. */
export interface BotHost {
  match(): MatchReader
  /** Takes a bot's pick if the match is still at that moment; fails if it can't be stored. */
  take(at: number, pick: Pick): Promise<void>
  onFault(error: unknown): void
}

const PATIENCE = 30_000
/** Milliseconds until a bot must have begun to think: its program may have to be loaded first, and others come before. */
const QUEUE = 60_000
/** Milliseconds until a pick that could not be stored is tried again. */
const RETRY = 1_000

/**
 * Makes the picks of a match's bots, one after the other, whenever a bot is asked. A bot that is late, fails or
 * answers nonsense is replaced for that pick by one that picks at random.
 */
export class BotTurns {
  readonly #bots: HostBots
  readonly #host: BotHost
  readonly #faults: number[]
  readonly #pending = new Set<() => void>()
  /** The moment at which a bot is thinking. */
  #thinking = -1
  /** The request for an undo for which bots have waited long enough. */
  #ignored = -1
  #awaited = -1
  #isClosed = false

  constructor(bots: HostBots, host: BotHost) {
    this.#bots = bots
    this.#host = host
    this.#faults = host.match().seats.map(() => 0)
  }

  /** By seat: how often its bot had to be replaced for a pick. */
  get faults(): readonly number[] {
    return this.#faults
  }

  /** Looks whether a bot is asked. To be called after every change. */
  wake(): void {
    const match = this.#host.match()
    if (this.#isClosed || this.#bots.isAwaited?.() === false) return
    if (this.#thinking === match.moment || this.#isWaiting(match)) return
    const request = match.botRequest()
    if (request === undefined) return
    this.#thinking = match.moment
    void this.#play(match.moment, request)
  }

  close(): void {
    this.#isClosed = true
    for (const cancel of this.#pending) cancel()
    this.#pending.clear()
  }

  async #play(moment: number, request: BotRequest): Promise<void> {
    const pace = this.#bots.pace ?? 0
    const [pick] = await Promise.all([
      this.#pickOf(request),
      pace > 0 ? new Promise<void>((resolve) => this.#after(pace, resolve)) : undefined,
    ])
    if (this.#isClosed) return
    let isStored = true
    try {
      await this.#host.take(moment, pick)
    } catch (error) {
      isStored = false
      this.#host.onFault(error)
    }
    if (this.#thinking === moment) this.#thinking = -1
    if (!isStored) this.#after(RETRY, () => this.wake())
    else if (this.#host.match().moment !== moment) this.wake()
  }

  async #pickOf(request: BotRequest): Promise<Pick> {
    const { observation } = request
    const pick = await this.#answer(request)
    if (pick !== undefined && observation.picks.includes(pick)) return pick
    this.#count(observation.seat)
    return anyPick(request)
  }

  /** What the bot says within its time, which begins when the bot does. */
  #answer(request: BotRequest): Promise<Pick | undefined> {
    const { player, deadline } = this.#bots
    return new Promise((resolve) => {
      let isOver = false
      const finish = (pick?: Pick): void => {
        isOver = true
        cancel()
        resolve(pick)
      }
      let cancel = this.#after(QUEUE, finish)
      const begin = (): void => {
        if (isOver) return
        cancel()
        cancel = this.#after(deadline, finish)
      }
      Promise.resolve()
        .then(() => player.pick(request, deadline, begin))
        .then(finish, () => finish())
    })
  }

  #count(seat: Seat): void {
    this.#faults[seat] = (this.#faults[seat] ?? 0) + 1
  }

  /** A further pick would answer a request for an undo in everybody's place, so bots wait a while. */
  #isWaiting({ request }: MatchReader): boolean {
    if (request === null || request.number === this.#ignored) return false
    if (request.number !== this.#awaited) {
      this.#awaited = request.number
      this.#after(this.#bots.patience ?? PATIENCE, () => {
        this.#ignored = request.number
        this.wake()
      })
    }
    return true
  }

  #after(milliseconds: number, run: () => void): () => void {
    const cancel = this.#bots.timers.after(milliseconds, () => {
      this.#pending.delete(cancel)
      run()
    })
    this.#pending.add(cancel)
    return () => {
      this.#pending.delete(cancel)
      cancel()
    }
  }
}
