/** In characters, together. */
export const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0)

/** What is done together, and how. */
export interface GroupWork<Job, Answer> {
  /** Does all jobs or, if it fails, none; gives the answers in the order of the jobs. Jobs that are tried alone may run side by side. */
  run(jobs: readonly Job[]): readonly Answer[] | Promise<readonly Answer[]>
  /** Whether nothing at all was done when `run` failed with this, so that its jobs may be tried alone. */
  wasUndone(error: unknown): boolean
  /** Jobs with the same key never share a group; they follow each other in order. */
  keyOf?(job: Job): string
  weightOf(job: Job): number
}

interface Waiting<Job, Answer> {
  readonly job: Job
  readonly key: string | undefined
  readonly weight: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

const MOST = 256
/** Characters: one statement with all of it must stay far below PostgreSQL's limit and our memory. */
const HEAVIEST = 8_000_000

/**
 * Lets jobs share the cost of a commit: those that come in the same turn of the event loop, or while a group is at
 * work, make up the next group. One job's fault is never another's: the jobs of a group that failed are tried alone.
 */
export class Group<Job, Answer> {
  readonly #work: GroupWork<Job, Answer>
  #waiting: Waiting<Job, Answer>[] = []
  #scheduled = false

  constructor(work: GroupWork<Job, Answer>) {
    this.#work = work
  }

  add(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // Asked here and not later, so that a job without sense fails alone.
      const key = this.#work.keyOf?.(job)
      const weight = this.#work.weightOf(job)
      this.#waiting.push({ job, key, weight, resolve, reject })
      if (!this.#scheduled) this.#schedule()
    })
  }

  #schedule(): void {
    this.#scheduled = true
    // After the input of this turn: commands from several sockets meet here. Also between two groups, or someone
    // who appends without a pause would keep the event loop from everything else.
    setImmediate(async () => {
      await this.#settle(this.#take())
      if (this.#waiting.length > 0) this.#schedule()
      else this.#scheduled = false
    })
  }

  #take(): Waiting<Job, Answer>[] {
    const taken: Waiting<Job, Answer>[] = []
    const left: Waiting<Job, Answer>[] = []
    const keys = new Set<string>()
    let weight = 0
    for (const waiting of this.#waiting) {
      const { key } = waiting
      const fits = taken.length < MOST && weight < HEAVIEST && (key === undefined || !keys.has(key))
      ;(fits ? taken : left).push(waiting)
      if (fits) weight += waiting.weight
      if (key !== undefined) keys.add(key)
    }
    this.#waiting = left
    return taken
  }

  async #settle(group: readonly Waiting<Job, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work.run(group.map(({ job }) => job))
      for (const [i, { resolve }] of group.entries()) resolve(answers[i] as Answer)
    } catch (error) {
      if (group.length > 1 && this.#work.wasUndone(error))
        await Promise.all(group.map((one) => this.#settle([one])))
      else for (const { reject } of group) reject(error)
    }
  }
}
