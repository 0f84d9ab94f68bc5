import type { Limits } from '../config.ts'
import { Refused } from '../refused.ts'
import { Buckets } from './buckets.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { nameOf, PEOPLE_AT_AN_ADDRESS, takeOf, type Person } from './person.ts'
import type { SharedCounts } from './shared-counts.ts'

/** What is said is meant to be read: a few lines at once, then one every other second. */
const LINES = { burst: 6, perSecond: 0.5 }
/** Whoever goes back step by step presses a key some twenty times. */
const TAKEBACKS = { burst: 40, perSecond: 1 }

const A_MINUTE = 60_000

/** What somebody may do over all their connections: what costs the server or the others more than a look. */
export class RateLimits {
  /** The tables that are being watched, by address. */
  readonly watching = new ConcurrencyLimit()
  readonly #limits: Limits
  readonly #counts: SharedCounts
  readonly #messages: Buckets
  readonly #watches: Buckets
  readonly #watchesOfAddress: Buckets
  readonly #hints: Buckets
  readonly #hintsOfAddress: Buckets
  readonly #lines = new Buckets(LINES.burst, LINES.perSecond)
  readonly #takebacks = new Buckets(TAKEBACKS.burst, TAKEBACKS.perSecond)
  /** Whoever chooses again and again without coming to anything new makes nothing but the log longer. */
  readonly #fruitless: Buckets

  constructor(limits: Limits, counts: SharedCounts) {
    const { messageBurst, messagesPerSecond, watchBurst, watchesPerSecond } = limits
    const { hintBurst, hintsPerSecond, fruitlessBurst, fruitlessPerSecond } = limits
    const many = PEOPLE_AT_AN_ADDRESS
    this.#limits = limits
    this.#counts = counts
    this.#messages = new Buckets(messageBurst * many, messagesPerSecond * many)
    this.#watches = new Buckets(watchBurst, watchesPerSecond)
    this.#watchesOfAddress = new Buckets(watchBurst * many, watchesPerSecond * many)
    this.#fruitless = new Buckets(fruitlessBurst, fruitlessPerSecond)
    this.#hints = new Buckets(hintBurst, hintsPerSecond)
    this.#hintsOfAddress = new Buckets(hintBurst * many, hintsPerSecond * many)
  }

  /** Whether an address may send one more message, or control frame. */
  mayMessage({ address }: Person): boolean {
    return this.#messages.take(address)
  }

  /** Throws if somebody asks to be shown tables too often, or too many at once. To look again is as dear as to look. */
  mayWatch(person: Person, isAnother: boolean): void {
    if (!this.#watches.take(nameOf(person)) || !this.#watchesOfAddress.take(person.address))
      throw new Refused('too-many-messages')
    if (isAnother && this.watching.of(person.address) >= this.#limits.watchesPerAddress)
      throw new Refused('too-many-watched')
  }

  /** Throws if somebody says too much, at whatever table and through whatever process. */
  async maySay(person: Person): Promise<void> {
    if (!this.#lines.take(nameOf(person))) throw new Refused('too-many-messages')
    await this.#mustBeAllowed(person, 'lines', this.#limits.linesPerMinute)
  }

  /** Throws if somebody asks the others too often. */
  mayAsk(person: Person): Promise<void> {
    return this.#mustBeAllowed(person, 'asks', this.#limits.asksPerMinute)
  }

  /** Throws if somebody goes back and forth without end: each time makes the log longer. */
  mayTakeBack(person: Person): void {
    if (!this.#takebacks.take(nameOf(person))) throw new Refused('too-many-messages')
  }

  /** Throws if somebody goes on choosing where nothing has come of it for long. */
  mayGoToAndFro(person: Person): void {
    if (!this.#fruitless.take(nameOf(person))) throw new Refused('to-and-fro')
  }

  /** Throws if somebody lets others think without end. */
  mayHaveHint(person: Person): void {
    if (!this.#hints.take(nameOf(person)) || !this.#hintsOfAddress.take(person.address))
      throw new Refused('too-many-hints')
  }

  tidy(): void {
    for (const buckets of [
      this.#messages,
      this.#watches,
      this.#watchesOfAddress,
      this.#hints,
      this.#hintsOfAddress,
      this.#lines,
      this.#takebacks,
      this.#fruitless,
    ])
      buckets.tidy()
  }

  async #mustBeAllowed(person: Person, name: string, most: number): Promise<void> {
    const wait = await takeOf(this.#counts, person, { name, most, span: A_MINUTE })
    if (wait !== undefined) throw new Refused('too-many-messages')
  }
}
