import type { Event, GameEntry, State } from '@eldertable/kernel'
import type { LogEntry, MatchFile } from '@eldertable/protocol'
import { ChanceSources } from '../log/chance-source.ts'
import { LogFault } from '../log/log-fault.ts'
import { PlayedLog } from '../log/played-log.ts'
import { Budget } from './budget.ts'
import { beginningOf } from './beginning-of-file.ts'

/**
 * Does again what a match file says, one entry at a time, and throws `LogFault` at the first thing that can't be, or
 * `OverBudget`. With the key in the file the chance results are drawn anew and compared; without it those of the file
 * are taken at their word, and so is what followed rules that are not here any more: it can't be played.
 */
export class FileReplay {
  readonly played: PlayedLog
  readonly #log: readonly LogEntry[]
  readonly #sources: ChanceSources
  readonly #budget: Budget
  #drawn = 0
  #believed = 0
  #picksPlayed = 0

  constructor(game: GameEntry, file: MatchFile, budget = new Budget()) {
    const beginning = beginningOf(file)
    this.#log = file.log
    this.#budget = budget
    this.#sources = new ChanceSources(beginning, file.key)
    // Or picks that are yet to be made would count as somebody else's, dice and all.
    if ((beginning.origin?.entries ?? 0) > file.log.length)
      throw new LogFault(0, 'set-up', 'more comes from another match than there is')
    this.played = PlayedLog.begin(game, beginning, this.#sources.of(0), 'anybody')
    this.#count(beginning.start)
  }

  /** How many entries have been done, the set-up not counted. */
  get number(): number {
    return this.played.log.length - 1
  }

  /** How many picks are in force. */
  get position(): number {
    return this.played.line.length
  }

  get state(): State {
    return this.played.state
  }

  get isAtEnd(): boolean {
    return this.number === this.#log.length
  }

  /** How many picks were played and found to be allowed. */
  get picksPlayed(): number {
    return this.#picksPlayed
  }

  /** How many chance results were drawn anew and compared. */
  get drawn(): number {
    return this.#drawn
  }

  /** How many were taken at their word. */
  get believed(): number {
    return this.#believed
  }

  /** From where in the key's stream the next result comes. */
  get counter(): number {
    return this.#sources.counter
  }

  /** What happened in the set-up. */
  get startEvents(): readonly Event[] {
    return this.played.isPlayable ? this.played.told(this.played.earliest) : []
  }

  /** Does the next entry of the log and gives what happened. */
  step(): readonly Event[] {
    const entry = this.#log[this.number]
    if (entry === undefined) throw new Error('the log is at its end')
    const number = this.number + 1
    this.#budget.pay(this.played.picksOf(entry))
    if (entry.do === 'migrated') this.#checkCounter(number, entry.counter)
    const isPlayed = this.played.isPlayable && entry.do === undefined
    const events = this.played.replay(entry, this.#sources.of(number))
    if (isPlayed) {
      this.#picksPlayed++
      this.#count(entry.chance)
    }
    return events
  }

  #count({ length }: readonly number[]): void {
    if (!this.played.isPlayable) return
    if (this.#sources.isDrawn(this.number)) this.#drawn += length
    else this.#believed += length
  }

  #checkCounter(number: number, counter: number): void {
    if (!this.#sources.isDrawn(number) || !this.played.isPlayable) return
    if (counter !== this.#sources.counter)
      throw new LogFault(
        number,
        'entry',
        `the dice stand at ${this.#sources.counter}, not ${counter}`,
      )
  }
}
