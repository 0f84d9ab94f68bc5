import type { Reason } from '@eldertable/protocol/wire.ts'
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { nameOf, type Person } from '../limits/person.ts'
import { WorkerPool } from '../threads/worker-pool.ts'
import { NoAnswer } from '../threads/worker-thread.ts'
import { Refused } from '../refused.ts'
import type { FileAnswer, FileRequest, MatchInFile } from './match-in-file.ts'

/** Megabytes for everything that is made of one file. */
const MEMORY = 256
/** Files that may wait for their turn, those of one guest, and those of one address. */
const QUEUE = 40
const OF_GUEST = 2
const OF_ADDRESS = 8

/**
 * The thread in which files are read that somebody has sent: one after the other, and none for too long. Those who have
 * sent some take turns.
 */
export class FileThread {
  readonly #pool: WorkerPool<FileRequest, FileAnswer>
  readonly #deadline: number
  readonly #inside = new ConcurrencyLimit()
  #all = 0

  constructor(file: URL, deadline: number) {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY }
    this.#pool = new WorkerPool({ file, threads: 1, resourceLimits })
    this.#deadline = deadline
  }

  /** The match that is wanted of a file that somebody has sent, or `Refused`. */
  async read(request: FileRequest, sender: Person): Promise<MatchInFile> {
    const whose = [sender.address, nameOf(sender)] as const
    this.#mustWait(whose)
    try {
      const answer = await this.#pool.ask(request, { deadline: this.#deadline, whose })
      if ('match' in answer) return answer.match
      throw new Refused(answer.refusal.reason, answer.refusal.sentence)
    } catch (error) {
      const reason = error instanceof NoAnswer ? reasons[error.why] : undefined
      throw reason === undefined ? error : new Refused(reason)
    } finally {
      this.#all--
      for (const name of whose) this.#inside.leave(name)
    }
  }

  #mustWait(whose: readonly [address: string, name: string]): void {
    const [address, name] = whose
    if (this.#inside.of(name) >= OF_GUEST || this.#inside.of(address) >= OF_ADDRESS)
      throw new Refused('files-busy', 'Files of yours are still being checked. Wait for those.')
    if (this.#all >= QUEUE) throw new Refused('files-busy')
    this.#all++
    for (const one of whose) this.#inside.enter(one)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}

/** A thread that has failed for another reason has a fault, and the log should say so. */
const reasons: Partial<Record<NoAnswer['why'], Reason>> = {
  late: 'file-too-long',
  memory: 'file-too-long',
  closed: 'going-away',
}
