import { SerialQueue } from '@eldertable/match'
import type { ChatShown } from '@eldertable/protocol/wire.ts'
import type { ChatLine, Store } from '@eldertable/store'

/** So many lines are shown to somebody who comes to a table. */
const LATEST = 100

/** What has been said at a table, as far as it is still shown. */
export class Chat {
  readonly #store: Store
  readonly #match: string
  readonly #names = new Map<string, string>()
  #lines: ChatShown[] = []
  #next = 0
  /** Whether anybody has come to listen. */
  #isHeard = false
  #isLoaded = false
  readonly #queue = new SerialQueue()

  constructor(store: Store, match: string) {
    this.#store = store
    this.#match = match
  }

  get lines(): readonly ChatShown[] {
    return this.#lines
  }

  /** Reads what was said before anybody here listened. */
  async load(): Promise<void> {
    this.#isHeard = true
    await this.#queue.run(async () => {
      if (!this.#isLoaded) await this.#read()
    })
  }

  /** Reads the lines that have come since, and gives them. One after the other: each line is given once. */
  news(): Promise<ChatShown[]> {
    return this.#isHeard ? this.#queue.run(() => this.#read()) : Promise.resolve([])
  }

  async #read(): Promise<ChatShown[]> {
    const lines: ChatShown[] = []
    for (const line of await this.#store.chatOf(this.#match, this.#next))
      lines.push(await this.#shown(line))
    this.#isLoaded = true
    this.#next = (lines.at(-1)?.n ?? this.#next - 1) + 1
    this.#lines = [...this.#lines, ...lines].slice(-LATEST)
    return lines
  }

  async #shown({ n, seat, guest, text, at }: ChatLine): Promise<ChatShown> {
    let name = this.#names.get(guest)
    if (name === undefined) {
      name = (await this.#store.readGuest(guest))?.name ?? ''
      this.#names.set(guest, name)
    }
    return { n, seat, name, text, at }
  }
}
