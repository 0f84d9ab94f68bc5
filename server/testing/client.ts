import { decidedAfter } from '@eldertable/protocol/decided.ts'
import { undoAfter } from '@eldertable/protocol/wire-undo.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  patched,
  serverMessage,
  WIRE_VERSION,
  type MovedMessage,
  type ServerMessage,
  type TableMessage,
} from '@eldertable/protocol/wire.ts'
import { WebSocket } from 'ws'

type Told = ServerMessage
type Of<T extends Told['t']> = Extract<Told, { t: T }>

/** What a client has been told of a table, put together as any client has to do it. */
export type Known = Omit<TableMessage, 't'>

/** A client of the WebSocket as an outside program would write one; it checks every message against the schema. */
export class Client {
  readonly socket: WebSocket
  /** Every text that came in, as it came. */
  readonly texts: string[] = []
  readonly tables = new Map<string, Known>()
  /** The code with which the server closed, once it has. */
  closed: { code: number; reason: string } | undefined
  readonly #unread: Told[] = []
  readonly #waiting: (() => void)[] = []

  static async connect(
    url: string,
    cookie = '',
    headers: Record<string, string> = {},
  ): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { ...(cookie !== '' && { cookie }), ...headers },
    })
    const client = new Client(socket)
    await once(socket, 'open')
    return client
  }

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data.toString()))
    socket.on('error', () => {})
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.#wake()
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message of a kind that fits; those before it stay for others to read. */
  async next<T extends Told['t']>(
    t: T,
    fits: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    for (;;) {
      const at = this.#unread.findIndex((one) => one.t === t && fits(one as Of<T>))
      if (at >= 0) return this.#unread.splice(at, 1)[0] as Of<T>
      if (this.closed !== undefined) throw new Error(`closed before ${t}: ${this.closed.code}`)
      await this.news()
    }
  }

  /** Resolves as soon as this is true. It is looked at after every message. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.closed !== undefined) throw new Error(`closed: ${this.closed.code}`)
      await this.news()
    }
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    while (this.closed === undefined) await this.news()
    return this.closed
  }

  async greet(): Promise<Of<'welcome'>> {
    this.send({ t: 'hello', v: WIRE_VERSION })
    return this.next('welcome')
  }

  /** Watches a table and gives what is to be seen there. */
  async watch(match: string, from?: number): Promise<Known> {
    this.send({ t: 'watch', match, ...(from !== undefined && { from }) })
    return this.next('table', (one) => one.match === match)
  }

  /** Sends a command; gives undefined when it is done, or the reason why it was refused. */
  async command(
    command: { t: string; match: string } & Record<string, unknown>,
  ): Promise<string | undefined> {
    const id = randomUUID()
    this.send({ id, ...command })
    return this.answerTo(typeof command['id'] === 'string' ? command['id'] : id)
  }

  async answerTo(id: string): Promise<string | undefined> {
    for (;;) {
      const at = this.#unread.findIndex(
        (one) => (one.t === 'done' || one.t === 'refused') && one.id === id,
      )
      const [answer] = at >= 0 ? this.#unread.splice(at, 1) : []
      if (answer !== undefined) return answer.t === 'refused' ? answer.reason : undefined
      if (this.closed !== undefined) throw new Error(`closed: ${this.closed.code}`)
      await this.news()
    }
  }

  /** Takes a pick at the moment that this client has seen. */
  pick(match: string, pick: number): Promise<string | undefined> {
    return this.command({ t: 'pick', match, at: this.table(match).moment, pick })
  }

  /** Takes the first option of this name, as soon as it is offered. */
  async choose(match: string, verb: string): Promise<string | undefined> {
    const option = () => this.table(match).view?.menu?.options.find((one) => one.verb === verb)
    await this.until(() => option() !== undefined)
    return this.pick(match, option()?.pick ?? -1)
  }

  table(match: string): Known {
    const known = this.tables.get(match)
    if (known === undefined) throw new Error(`nothing is known of ${match}`)
    return known
  }

  /** The picks that this client is offered, amounts as their lowest and highest. */
  offered(match: string): number[] {
    const options = this.table(match).view?.menu?.options ?? []
    return options.flatMap(({ pick, argument, upTo }) =>
      upTo === undefined ? [pick] : [pick, pick + upTo - argument],
    )
  }

  isOver(match: string): boolean {
    return this.table(match).view?.table.outcome != null
  }

  /** Throws away what nobody has read. */
  forget(): void {
    this.#unread.length = 0
  }

  close(): void {
    this.socket.close()
  }

  /** Resolves at the next message, or when the connection is closed. */
  news(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  #hear(text: string): void {
    this.texts.push(text)
    const message = serverMessage.parse(JSON.parse(text))
    if (message.t === 'table') {
      const { t: _, ...known } = message
      this.tables.set(message.match, known)
    } else if (message.t === 'moved') this.#move(message)
    else if (message.t === 'presence') {
      const known = this.table(message.match)
      this.tables.set(message.match, { ...known, seats: message.seats, watchers: message.watchers })
    } else if (message.t === 'chat') {
      const known = this.table(message.match)
      this.tables.set(message.match, { ...known, chat: [...known.chat, ...message.lines] })
    }
    this.#unread.push(message)
    this.#wake()
  }

  #move(moved: MovedMessage): void {
    const { waited: _, ...known } = this.table(moved.match)
    if (known.view === null) throw new Error('a match that has not begun can not move')
    if (known.length !== moved.was)
      throw new Error(`at ${known.length} told what came after ${moved.was}`)
    const { position, moment, length, after } = moved
    const decision = moved.decision === undefined ? known.view.decision : moved.decision
    const table = moved.table ?? patched(known.view.table, moved.patch ?? [])
    const hand = moved.hand === undefined ? known.view.hand : moved.hand
    this.tables.set(moved.match, {
      ...known,
      position,
      moment,
      length,
      decided: decidedAfter(known, moved),
      view: { seat: known.view.seat, table, hand, decision, menu: moved.menu ?? null },
      events: [...known.events.filter((one) => one.position <= after), ...moved.events],
      offered: moved.offered ?? null,
      anytime: moved.anytime === undefined ? known.anytime : moved.anytime,
      orders: moved.orders ?? known.orders,
      undo: undoAfter(known.undo, moved.undo),
      ...(moved.waited !== undefined && { waited: moved.waited }),
      head: { ...known.head, key: moved.key ?? known.head.key },
    })
  }
}
