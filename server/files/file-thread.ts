import type { Reason } from '@eldertable/protocol/wire.ts'
import { WorkerPool } from '../threads/worker-pool.ts'
import { NoAnswer } from '../threads/worker-thread.ts'
import { Refused } from '../refused.ts'
import type { FileAnswer, FileRequest, MatchInFile } from './match-in-file.ts'

/** Megabytes for everything that is made of one file. */
const MEMORY = 256
/** Files that may wait for their turn. */
const QUEUE = 20

/** The thread in which files are read that somebody has sent: one after the other, and none for too long. */
export class FileThread {
  readonly #pool: WorkerPool<FileRequest, FileAnswer>
  readonly #deadline: number
  #inside = 0

  constructor(file: URL, deadline: number) {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY }
    this.#pool = new WorkerPool({ file, threads: 1, resourceLimits })
    this.#deadline = deadline
  }

  /** The match that is wanted of a file, or `Refused`. */
  async read(request: FileRequest): Promise<MatchInFile> {
    if (this.#inside > QUEUE) throw new Refused('files-busy')
    this.#inside++
    try {
      const answer = await this.#pool.ask(request, this.#deadline)
      if ('match' in answer) return answer.match
      throw new Refused(answer.refusal.reason, answer.refusal.sentence)
    } catch (error) {
      const reason = error instanceof NoAnswer ? reasons[error.why] : undefined
      throw reason === undefined ? error : new Refused(reason)
    } finally {
      this.#inside--
    }
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
