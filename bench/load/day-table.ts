import { randomUUID } from 'node:crypto'
import type { Chance } from '@eldertable/kernel'
import type { RawSocket } from './raw-socket.ts'
import type { Played } from './table.ts'
import type { Visitor } from './visitor.ts'

interface Option {
  readonly pick: number
  readonly argument: number
  readonly upTo?: number
}

interface Heard {
  readonly t: string
  readonly id?: string
  readonly reason?: string
  readonly match?: string
  readonly length?: number
  readonly moment?: number
  readonly decision?: object | null
  readonly menu?: { readonly options: readonly Option[] } | null
  readonly view?: Pick<Heard, 'decision' | 'menu'> | null
}

/** What a table reports. */
export interface DayEvents {
  /** Milliseconds from a pick to one of the clients hearing of it. */
  heard(milliseconds: number): void
  /** A connection was lost that nobody had closed. */
  cut(): void
  /** A pick was sent again on another connection, since nobody had answered it for long. */
  unanswered(): void
}

/** Milliseconds after which somebody who waits for an answer does not trust the connection any more. */
const PATIENCE = 15_000
/** Milliseconds after which somebody whose connection was lost tries again. */
const AGAIN = 250
/** Refusals that are no fault of this program. */
const COME_AGAIN: ReadonlySet<string> = new Set(['going-away', 'too-many-connections'])

/**
 * A table whose people come and go. When a connection is lost they come back, to whichever server there is, and send the
 * pick again of which they do not know whether it was taken, under the same name.
 */
export class DayTable {
  readonly #visitors: readonly Visitor[]
  readonly #chance: Chance
  readonly #events: DayEvents
  /** Gives a server that is there. */
  readonly #port: () => number
  #sockets: (RawSocket | undefined)[] = []
  #isAwake = false
  #isOver = false
  #length = 0
  #asked: { seat: number; at: number; options: readonly Option[] } | undefined
  #pending: { seat: number; message: { id: string }; since: number } | undefined
  #timer: NodeJS.Timeout | undefined
  match = ''
  /** The picks of which the server has said that they are done, by name. */
  readonly done: string[] = []

  constructor(visitors: readonly Visitor[], chance: Chance, port: () => number, events: DayEvents) {
    this.#visitors = visitors
    this.#chance = chance
    this.#port = port
    this.#events = events
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Sits down everybody; nobody looks yet. */
  async open({ title, settings }: Played): Promise<void> {
    const [host, ...others] = this.#visitors
    const seats = this.#visitors.map((_, seat) => ({ player: seat === 0 ? 'me' : 'open' }))
    const { id = '' } = (await host?.post('/api/tables', { title, seats, settings })) ?? {}
    for (const other of others) await other.post(`/api/tables/${id}/join`, {})
    this.match = id
  }

  /** Everybody comes. */
  wake(): void {
    this.#isAwake = true
    for (const seat of this.#visitors.keys()) void this.#come(seat)
  }

  /** Everybody goes, as soon as nobody waits for an answer. */
  async sleep(): Promise<void> {
    this.#isAwake = false
    clearTimeout(this.#timer)
    while (this.#pending !== undefined) await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of this.#sockets) socket?.close()
    this.#sockets = []
    this.#asked = undefined
  }

  async #come(seat: number): Promise<void> {
    const isWanted = (): boolean => this.#isAwake || this.#pending !== undefined
    while (isWanted()) {
      try {
        const socket = await this.#visitors[seat]?.connect(this.#port())
        if (socket === undefined) return
        if (!isWanted()) return socket.close()
        this.#sockets[seat] = socket
        socket.onText = (text) => this.#hear(seat, JSON.parse(text) as Heard)
        socket.onEnd = () => this.#lose(seat, socket)
        socket.send({ t: 'hello', v: 2 })
        socket.send({ t: 'watch', match: this.match })
        const pending = this.#pending
        if (pending?.seat === seat) {
          pending.since = 0 // what it takes to come back is not what a pick takes
          socket.send(pending.message)
        }
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    }
  }

  #lose(seat: number, socket: RawSocket): void {
    if (this.#sockets[seat] !== socket) return
    this.#sockets[seat] = undefined
    this.#events.cut()
    setTimeout(() => void this.#come(seat), AGAIN)
  }

  #hear(seat: number, heard: Heard): void {
    if (heard.t === 'done' || heard.t === 'refused') return this.#answer(heard)
    // A server that goes, or that has not noticed yet which connections are closed, ends this one: they come again.
    if (heard.t === 'error' && heard.reason !== undefined && COME_AGAIN.has(heard.reason)) return
    if (heard.t === 'error') throw new Error(heard.reason)
    if ((heard.t !== 'moved' && heard.t !== 'table') || heard.match !== this.match) return
    const { moment: at = 0, length = 0 } = heard
    const since = this.#pending?.since ?? 0
    if (heard.t === 'moved' && since > 0 && length > this.#length)
      this.#events.heard(performance.now() - since)
    this.#length = Math.max(this.#length, length)
    const { decision, menu } = heard.view ?? heard
    if (decision === null) this.#isOver = true
    if (menu && menu.options.length > 0) this.#asked = { seat, at, options: menu.options }
    this.#think()
  }

  /** A pick that comes too late was not taken, and is forgotten. */
  #answer({ t, id }: Heard): void {
    if (id === undefined || id !== this.#pending?.message.id) return
    if (t === 'done') this.done.push(id)
    this.#pending = undefined
    this.#think()
  }

  /** People take their time. */
  #think(): void {
    clearTimeout(this.#timer)
    if (!this.#isAwake || this.#isOver || this.#pending !== undefined) return
    this.#timer = setTimeout(() => this.#pick(), 500 + 1000 * Math.random())
  }

  /** Whoever hears nothing closes the connection, comes back and asks again. */
  #impatient(seat: number, id: string): void {
    setTimeout(() => {
      if (this.#pending?.message.id !== id) return
      this.#events.unanswered()
      this.#sockets[seat]?.close()
      this.#impatient(seat, id)
    }, PATIENCE)
  }

  #pick(): void {
    const asked = this.#asked
    if (!this.#isAwake || asked === undefined || this.#pending !== undefined) return
    const option = asked.options[this.#chance.below(asked.options.length)]
    if (option === undefined) return
    const { pick, argument, upTo = argument } = option
    const { seat, at } = asked
    const message = {
      t: 'pick',
      match: this.match,
      id: randomUUID(),
      at,
      pick: pick + this.#chance.below(upTo - argument + 1),
    }
    this.#asked = undefined
    this.#pending = { seat, message, since: performance.now() }
    this.#sockets[seat]?.send(message)
    this.#impatient(seat, message.id)
  }
}
