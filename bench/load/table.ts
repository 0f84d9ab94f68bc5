import { randomUUID } from 'node:crypto'
import type { Chance } from '@eldertable/kernel'
import { RawSocket } from './raw-socket.ts'
import type { Visitor } from './visitor.ts'

interface Option {
  pick: number
  argument: number
  upTo?: number
}

/** What a table reports while it is being played at. */
export interface TableEvents {
  /** Milliseconds from a command to the moment at which one of the clients heard of it. */
  heard(milliseconds: number): void
  picked(): void
}

/** A table with a client in every seat. */
export interface TableUnderLoad {
  /** Milliseconds between two picks; 0 for as fast as it goes. */
  interval: number
  /** Begins to pick. */
  start(): void
  close(): void
}

/** What is played, by how many. */
export interface Played {
  readonly title: string
  readonly seats: number
  readonly settings: Readonly<Record<string, string | number | boolean>>
}

/** The usual one: four people, for as long as it takes. */
export const PROPERTY: Played = {
  title: 'necronomonopoly',
  seats: 4,
  settings: { roundLimit: 200 },
}

/** One table with a client in every seat; whoever is asked picks at random. */
export class LoadTable implements TableUnderLoad {
  readonly #played: Played
  readonly #visitors: readonly Visitor[]
  readonly #chance: Chance
  readonly #events: TableEvents
  #sockets: RawSocket[] = []
  #match = ''
  interval = 0
  #sentAt = 0
  #unheard = 0
  #next: { seat: number; at: number; options: readonly Option[] } | undefined
  #isOver = false
  #isStopped = true

  constructor(played: Played, visitors: readonly Visitor[], chance: Chance, events: TableEvents) {
    this.#played = played
    this.#visitors = visitors
    this.#chance = chance
    this.#events = events
  }

  /** Sits down everybody at a new table and lets them look. */
  async open(): Promise<void> {
    const [host, ...others] = this.#visitors
    if (host === undefined) throw new Error('a table without people')
    const seats = this.#visitors.map((_, seat) => ({ player: seat === 0 ? 'me' : 'open' }))
    const { title, settings } = this.#played
    const { id } = await host.post('/api/tables', { title, seats, settings })
    for (const other of others) await other.post(`/api/tables/${id}/join`, {})
    this.#match = id ?? ''
    this.#isOver = false
    if (this.#sockets.length === 0) await this.#connect()
    this.#unheard = this.#sockets.length
    this.#sentAt = 0
    for (const socket of this.#sockets) socket.send({ t: 'watch', match: this.#match })
  }

  /** Resolves when all who sit at it have seen the table. */
  get isWatched(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => void (this.#unheard > 0 ? setTimeout(look, 1) : resolve())
      look()
    })
  }

  start(): void {
    this.#isStopped = false
    this.#go()
  }

  stop(): void {
    this.#isStopped = true
  }

  close(): void {
    this.stop()
    for (const socket of this.#sockets) socket.close()
  }

  async #connect(): Promise<void> {
    this.#sockets = await Promise.all(this.#visitors.map((one) => one.connect()))
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.onText = (text) => this.#hear(seat, text)
      socket.send({ t: 'hello', v: 2 })
    }
  }

  #hear(seat: number, text: string): void {
    const isMove = text.startsWith('{"t":"moved"')
    if (!isMove && !text.startsWith('{"t":"table"')) {
      if (text.startsWith('{"t":"refused"')) throw new Error(text)
      return
    }
    if (!text.includes(this.#match)) return
    if (isMove && this.#sentAt > 0) this.#events.heard(performance.now() - this.#sentAt)
    // Only who is asked has to understand the message.
    if (text.includes('"menu":{"options":[{')) this.#understand(seat, text)
    if (text.includes('"decision":null')) this.#isOver = true
    if (--this.#unheard === 0) this.#go()
  }

  #understand(seat: number, text: string): void {
    const message = JSON.parse(text) as {
      moment: number
      menu?: { options: Option[] }
      view?: { menu: { options: Option[] } }
    }
    const { options } = message.menu ?? message.view?.menu ?? { options: [] }
    this.#next = { seat, at: message.moment, options }
  }

  /** All have heard of the last pick: time for the next. */
  #go(): void {
    if (this.#isStopped || this.#unheard > 0) return
    if (this.#isOver) return void this.open().catch((error: unknown) => this.#fail(error))
    const wait =
      this.#sentAt === 0
        ? this.interval * Math.random()
        : this.#sentAt + this.interval - performance.now()
    if (wait > 0.5) setTimeout(() => this.#pick(), wait)
    else this.#pick()
  }

  #pick(): void {
    const next = this.#next
    if (this.#isStopped || next === undefined) return
    const option = next.options[this.#chance.below(next.options.length)]
    if (option === undefined) return
    const more =
      option.upTo === undefined ? 0 : this.#chance.below(option.upTo - option.argument + 1)
    this.#next = undefined
    this.#unheard = this.#sockets.length
    this.#sentAt = performance.now()
    this.#events.picked()
    const pick = option.pick + more
    this.#sockets[next.seat]?.send({
      t: 'pick',
      match: this.#match,
      id: randomUUID(),
      at: next.at,
      pick,
    })
  }

  /** Once it has stopped nobody minds any more. */
  #fail(error: unknown): void {
    if (!this.#isStopped) throw error
  }
}
