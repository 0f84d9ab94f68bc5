/** In characters, together. */
export const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0)

/** The answer for a job that was left out because somebody else holds what it needs. */
export const HELD = Symbol('held')

/** What is done together, and how. */
export interface GroupWork<Job, Answer> {
  /**
   * Does all jobs but those that are held or, if it fails, none; gives the answers in the order of the jobs. Jobs that
   * are tried alone may run side by side.
   */
  run(
    jobs: readonly Job[],
  ): readonly (Answer | typeof HELD)[] | Promise<readonly (Answer | typeof HELD)[]>
  /** Does one job that was held or whose group failed, however long it takes: no group waits for it. Without it, `run` does it. */
  alone?(job: Job): Promise<Answer>
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
 * Nor is one job's wait: what is held is left out, and done when it can be.
 */
export class Group<Job, Answer> {
  readonly #work: GroupWork<Job, Answer>
  #waiting: Waiting<Job, Answer>[] = []
  /** The keys of jobs that are done alone: what has the same key waits for them. */
  readonly #apart = new Set<string>()
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
      const group = this.#take()
      if (group.length > 0) await this.#settle(group)
      if (group.length > 0 && this.#waiting.length > 0) this.#schedule()
      else this.#scheduled = false
    })
  }

  #take(): Waiting<Job, Answer>[] {
    const taken: Waiting<Job, Answer>[] = []
    const left: Waiting<Job, Answer>[] = []
    const keys = new Set(this.#apart)
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
      for (const [i, one] of group.entries()) {
        const answer = answers[i] as Answer | typeof HELD
        if (answer === HELD) this.#setApart(one)
        else one.resolve(answer)
      }
    } catch (error) {
      if (group.length === 1 || !this.#work.wasUndone(error))
        for (const { reject } of group) reject(error)
      else if (this.#work.alone) for (const one of group) this.#setApart(one)
      else await Promise.all(group.map((one) => this.#settle([one])))
    }
  }

  /** Nobody waits for this but what has the same key. */
  #setApart({ job, key, resolve, reject }: Waiting<Job, Answer>): void {
    if (!this.#work.alone) throw new Error('A job can not be held where none is done alone')
    if (key !== undefined) this.#apart.add(key)
    const over = () => {
      if (key !== undefined) this.#apart.delete(key)
      if (this.#waiting.length > 0 && !this.#scheduled) this.#schedule()
    }
    void this.#work.alone(job).then(resolve, reject).finally(over)
  }
}
