import { KeyedChance, RecordingChance, ReplayedChance, type Chance } from '@eldertable/kernel'
import type { MatchSetup } from './match-log.ts'

/** Where the chance of a replayed match comes from, and how the results of its log are held against it. */
export interface ChanceSource {
  readonly chance: Chance
  /** Names the results that the log has for the next pick. */
  expect(recorded: readonly number[]): void
  /** In words, how the pick's results and those of the log differ; undefined if they do not. */
  difference(): string | undefined
}

/** Draws everything anew from the key: the results of the log must come out. */
class FromKey implements ChanceSource {
  readonly #stream: KeyedChance
  readonly chance: RecordingChance
  #recorded: readonly number[] = []

  constructor(key: string, counter: number) {
    this.#stream = new KeyedChance(key, counter)
    this.chance = new RecordingChance(this.#stream)
  }

  get counter(): number {
    return this.#stream.counter
  }

  expect(recorded: readonly number[]): void {
    this.#recorded = recorded
  }

  difference(): string | undefined {
    const recorded = this.#recorded
    const drawn = this.chance.takeResults()
    for (let i = 0; i < Math.max(drawn.length, recorded.length); i++)
      if (drawn[i] !== recorded[i])
        return `chance result ${i + 1} is ${recorded[i] ?? 'missing'} in the file and ${drawn[i] ?? 'not drawn'} by the key`
    return undefined
  }
}

/** Takes the results of the log at their word: all that can be done without a key. */
export class FromLog implements ChanceSource {
  readonly chance = new ReplayedChance()

  expect(recorded: readonly number[]): void {
    this.chance.load(recorded)
  }

  difference(): string | undefined {
    return this.chance.left > 0 ? 'the log holds too many chance results' : undefined
  }
}

/** The sources for a log from its set-up to its end: what was taken over from another match has no key here. */
export class ChanceSources {
  readonly #inherited: number
  readonly #fromLog = new FromLog()
  readonly #fromKey: FromKey | undefined

  constructor({ origin }: Pick<MatchSetup, 'origin'>, key: string | undefined, counter = 0) {
    this.#inherited = origin?.entries ?? -1
    this.#fromKey = key === undefined ? undefined : new FromKey(key, counter)
  }

  /** For the entry of this number; 0 is the set-up. */
  of(number: number): ChanceSource {
    return number <= this.#inherited ? this.#fromLog : (this.#fromKey ?? this.#fromLog)
  }

  /** Whether the results of this entry are drawn anew and not taken at their word. */
  isDrawn(number: number): boolean {
    return number > this.#inherited && this.#fromKey !== undefined
  }

  get counter(): number {
    return this.#fromKey?.counter ?? 0
  }
}
