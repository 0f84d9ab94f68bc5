import pg, { type Client } from 'pg'
import type { Change } from '../store.ts'
import { configFor } from './pools.ts'
import { changeIn, CHANNEL } from './news.ts'

/** Milliseconds: between two tries to connect, and between two looks whether the server is still there. */
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 5_000
const PULSE = 15_000

/** The one connection that hears of changes. When it is lost it is made anew, and the gap is told. */
export class Listening {
  readonly #url: string
  readonly #tell: (change: Change) => void
  #client: Client | undefined
  #timer: NodeJS.Timeout | undefined
  #attempt: Promise<void> | undefined
  #closed = false

  static async open(url: string, tell: (change: Change) => void): Promise<Listening> {
    const listening = new Listening(url, tell)
    await listening.#connect()
    return listening
  }

  private constructor(url: string, tell: (change: Change) => void) {
    this.#url = url
    this.#tell = tell
  }

  get isConnected(): boolean {
    return this.#client !== undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#attempt
    await this.#client?.end()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...configFor(this.#url), query_timeout: PULSE })
    // Every loss of the connection ends in 'end'; an error without a listener would end the process.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => {
      const change = changeIn(payload)
      if (change !== undefined) this.#tell(change)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => this.#lost())
    this.#client = client
    this.#watch(client)
  }

  /** A connection can die without an 'end': ask now and then. */
  #watch(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && !this.#closed && this.#watch(client),
        () => client.end(),
      )
    }, PULSE)
  }

  #lost(): void {
    this.#client = undefined
    clearTimeout(this.#timer)
    if (!this.#closed) this.#retry(FIRST_PAUSE)
  }

  #retry(pause: number): void {
    this.#timer = setTimeout(() => {
      this.#attempt = this.#connect().then(
        () => {
          if (!this.#closed) this.#tell({ kind: 'gap' })
        },
        () => {
          if (!this.#closed) this.#retry(Math.min(pause * 2, LONGEST_PAUSE))
        },
      )
    }, pause)
  }
}
