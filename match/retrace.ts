import {
  ChanceMismatch,
  type Engine,
  type Event,
  type Rejection,
  type State,
} from '@eldertable/kernel'
import type { LogEntry, MatchFile } from '@eldertable/protocol'
import { FromKey, FromLog, type ChanceSource } from './chance-source.ts'
import { LogFault } from './log-fault.ts'

const rejections: Readonly<Record<Rejection, string>> = {
  'match-over': 'the match is over by then',
  'not-your-decision': 'that seat is not asked',
  'not-offered': 'that pick is not allowed there',
}

/**
 * Plays a match file again, one pick at a time, and throws `LogFault` at the first thing that can't be. With the key
 * in the file the chance results are drawn anew and compared; without it those of the file are taken at their word.
 */
export class Retrace {
  readonly state: State
  /** What happened in the set-up. */
  readonly startEvents: readonly Event[]
  readonly #engine: Engine
  readonly #file: MatchFile
  readonly #source: ChanceSource
  #position = 0

  constructor(engine: Engine, file: MatchFile, source?: FromKey) {
    this.#engine = engine
    this.#file = file
    this.#source = source ?? (file.key === undefined ? new FromLog() : new FromKey(file.key))
    const events: Event[] = []
    const { seats, settings, start } = file
    this.state = this.#with(start, () =>
      engine.start(seats.length, settings, this.#source.chance, events),
    )
    this.startEvents = events
  }

  /** How many picks have been played. */
  get position(): number {
    return this.#position
  }

  get isAtEnd(): boolean {
    return this.#position === this.#file.log.length
  }

  /** Plays the next pick of the log and gives what happened. */
  step(): readonly Event[] {
    const entry = this.#file.log[this.#position]
    if (entry === undefined) throw new Error('the log is at its end')
    this.#position++
    const events: Event[] = []
    this.#with(entry.chance, () => this.#play(entry, events))
    return events
  }

  #play(entry: LogEntry, events: Event[]): void {
    const { seat, pick } = entry
    if (seat >= this.#file.seats.length) throw this.#fault('pick', `there is no seat ${seat}`)
    if (entry.by === 'order' && !this.#isPass(entry))
      throw this.#fault('order', 'a standing order can only pass, and this is no pass')
    const rejection = this.#engine.play(this.state, seat, pick, this.#source.chance, events)
    if (rejection !== undefined) throw this.#fault('pick', rejections[rejection])
  }

  #isPass({ seat, pick }: LogEntry): boolean {
    return this.#engine.seatToAct(this.state) === seat && this.#engine.passPick(this.state) === pick
  }

  #with<T>(recorded: readonly number[], play: () => T): T {
    this.#source.expect(recorded)
    try {
      const result = play()
      const difference = this.#source.difference()
      if (difference !== undefined) throw this.#fault('chance', difference)
      return result
    } catch (error) {
      if (error instanceof LogFault) throw error
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof ChanceMismatch) throw this.#fault('chance', message)
      throw this.#fault(this.#position === 0 ? 'set-up' : 'rules', message)
    }
  }

  #fault(kind: LogFault['kind'], what: string): LogFault {
    return new LogFault(this.#position, kind, what)
  }
}
