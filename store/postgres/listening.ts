import pg, { type Client } from 'pg'
import type { Change } from '../store.ts'
import { configFor } from './pools.ts'
import { Ordered } from './ordered.ts'
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
  /** All that is said to the client goes this way. */
  #turn: Ordered | undefined
  /** The channels besides the one for all: how many want each, and when it is heard. */
  readonly #followed = new Map<string, { wanted: number; heard: Promise<void> }>()
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

  /** Listens to a channel until the answer is called. */
  async follow(channel: string): Promise<() => void> {
    const followed = this.#followed.get(channel) ?? {
      wanted: 0,
      heard: this.#say('listen', channel),
    }
    followed.wanted++
    this.#followed.set(channel, followed)
    await followed.heard
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      if (--followed.wanted > 0) return
      this.#followed.delete(channel)
      void this.#say('unlisten', channel)
    }
  }

  /** Without a connection there is nothing to say: the next one begins with everything that is wanted. */
  async #say(what: 'listen' | 'unlisten', channel: string): Promise<void> {
    try {
      await this.#turn?.say(`${what} ${pg.escapeIdentifier(channel)}`)
    } catch {
      // The connection is lost, and the gap will be told.
    }
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
      const channels = [CHANNEL, ...this.#followed.keys()]
      // From here on: whoever comes to follow something has to say so behind these.
      this.#client = client
      this.#turn = new Ordered(client)
      await this.#turn.say(
        channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';'),
      )
    } catch (error) {
      this.#client = undefined
      this.#turn = undefined
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => this.#lost())
    this.#watch(client, this.#turn)
  }

  /** A connection can die without an 'end': ask now and then. */
  #watch(client: Client, turn: Ordered): void {
    this.#timer = setTimeout(() => {
      turn.say('select 1').then(
        () => this.#client === client && !this.#closed && this.#watch(client, turn),
        () => client.end(),
      )
    }, PULSE)
  }

  #lost(): void {
    this.#client = undefined
    this.#turn = undefined
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
