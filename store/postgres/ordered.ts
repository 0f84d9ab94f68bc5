import type { Client } from 'pg'

/**
 * Statements without an answer to one connection, one at a time, as the connection wants it. What comes up while one is
 * under way goes out together, in the order in which it came up.
 */
export class Ordered {
  readonly #client: Client
  #waiting: string[] = []
  #next: Promise<void> | undefined
  #now: Promise<void> | undefined

  constructor(client: Client) {
    this.#client = client
  }

  /** Resolves when the statement has been carried out. */
  say(statement: string): Promise<void> {
    this.#waiting.push(statement)
    this.#next ??= this.#sendNext()
    return this.#next
  }

  async #sendNext(): Promise<void> {
    // Whether what is under way succeeds concerns those who wait for it.
    await this.#now?.catch(() => {})
    const together = this.#waiting.splice(0).join(';')
    this.#now = this.#next
    this.#next = undefined
    await this.#client.query(together)
  }
}
