import type { GameEntry } from '@eldertable/kernel'
import { LogFault, reopen, type LedgerPage, type Reopened, type Replays } from '@eldertable/match'
import type { Reason } from '@eldertable/protocol/wire.ts'
import { setImmediate } from 'node:timers/promises'
import type { Viewer } from '../matches/broadcast.ts'
import { pastText, type Stretch } from '../matches/past.ts'
import { Refused } from '../refused.ts'
import { WorkerPool } from '../threads/worker-pool.ts'
import { NoAnswer } from '../threads/worker-thread.ts'
import { packed, reopened, type ReplayAnswer, type ReplayRequest } from './replay-request.ts'

/** Megabytes for everything that is made of the matches it has in hand. */
const MEMORY = 512
/** Matches that may wait for their turn. */
const QUEUE = 200

interface Waiting {
  readonly request: ReplayRequest
  /** How long the log is: the best guess of how long it takes. */
  readonly length: number
  readonly resolve: (answer: Promise<ReplayAnswer>) => void
}

/** The match of a look back, and how it is had if the thread does not know it yet. */
export interface LookedAt {
  readonly game: GameEntry
  readonly id: string
  readonly length: number
  page(): Promise<LedgerPage>
}

/**
 * The thread in which long matches are played again: one after the other, the shortest first, so that who opens many long
 * ones holds up nobody but who wants the same.
 */
export class ReplayThread implements Replays {
  readonly #pool: WorkerPool<ReplayRequest, ReplayAnswer>
  readonly #deadline: number
  readonly #waiting: Waiting[] = []
  #isBusy = false

  /** The program, and the milliseconds that it has for each match. */
  constructor(file: URL, deadline: number) {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY }
    this.#pool = new WorkerPool({ file, threads: 1, resourceLimits })
    this.#deadline = deadline
  }

  /** A title that the thread does not have, such as one on trial, is played here. */
  async reopen(game: GameEntry, page: LedgerPage): Promise<Reopened> {
    const request = {
      do: 'reopen',
      title: game.title.id,
      page: await packed(page, () => this.pause()),
    } as const
    const answer = await this.#ask(request, page.head.length)
    if ('reopened' in answer) return answer.reopened
    if ('unknown' in answer) return reopened(game, page)
    throw new Error('the answer to another question')
  }

  /** What a viewer is shown of a stretch of a match, as text. */
  async look(match: LookedAt, viewer: Viewer, stretch: Stretch): Promise<string> {
    const { length } = match
    const name = `${match.id} ${length}`
    const request = {
      do: 'look',
      title: match.game.title.id,
      match: name,
      viewer,
      stretch,
    } as const
    let answer = await this.#ask(request, length)
    if ('unknown' in answer) {
      const page = await match.page()
      if (answer.unknown === 'title') return pastText(reopen(match.game, page), viewer, stretch)
      const sent = await packed(page, () => this.pause())
      answer = await this.#ask({ ...request, page: sent }, length)
    }
    if ('text' in answer) return answer.text
    throw new Error('the answer to another question')
  }

  async pause(): Promise<void> {
    await setImmediate()
  }

  close(): Promise<void> {
    return this.#pool.close()
  }

  async #ask(request: ReplayRequest, length: number): Promise<ReplayAnswer> {
    if (this.#waiting.length >= QUEUE) throw new Refused('tables-busy')
    try {
      const answer = await new Promise<ReplayAnswer>((resolve) => {
        this.#waiting.push({ request, length, resolve })
        void this.#next()
      })
      if ('refusal' in answer) throw new Refused(answer.refusal.reason, answer.refusal.sentence)
      if ('fault' in answer) {
        const { position, kind, what } = answer.fault
        throw new LogFault(position, kind, what)
      }
      return answer
    } catch (error) {
      const reason = error instanceof NoAnswer ? reasons[error.why] : undefined
      throw reason === undefined ? error : new Refused(reason)
    }
  }

  async #next(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#shortest(); next !== undefined; next = this.#shortest()) {
      const answer = this.#pool.ask(next.request, { deadline: this.#deadline })
      next.resolve(answer)
      await answer.catch(() => {})
    }
    this.#isBusy = false
  }

  #shortest(): Waiting | undefined {
    let shortest = 0
    for (const [i, { length }] of this.#waiting.entries())
      if (length < (this.#waiting[shortest]?.length ?? 0)) shortest = i
    return this.#waiting.splice(shortest, 1)[0]
  }
}

/** A thread that has failed for another reason has a fault, and the log should say so. */
const reasons: Partial<Record<NoAnswer['why'], Reason>> = {
  late: 'table-too-long',
  memory: 'table-too-long',
  closed: 'going-away',
}
