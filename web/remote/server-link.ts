import type { ClientMessage, ServerMessage } from '@eldertable/protocol/wire.ts'

const VERSION = 2
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000

type Listener = (message: ServerMessage) => void

/** One connection to the server for all tables of this page; it comes back by itself. */
export class ServerLink {
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #isOpen = false
  #ping: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<Listener>()
  readonly #states = new Set<(isOpen: boolean) => void>()
  #heardAt = 0
  readonly #dial: () => WebSocket

  /** The network tells when it goes `offline` and comes `online`: a dead one leaves sockets open for minutes. */
  constructor(dial: () => WebSocket, network: Pick<EventTarget, 'addEventListener'>) {
    this.#dial = dial
    network.addEventListener('offline', () => this.#drop())
    network.addEventListener('online', () => {
      if (this.#socket === undefined && this.#listeners.size > 0) this.#open()
    })
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Begins to listen; the connection is opened with the first listener and closed with the last. */
  listen(listener: Listener, onState: (isOpen: boolean) => void): () => void {
    this.#listeners.add(listener)
    this.#states.add(onState)
    if (this.#socket === undefined) this.#open()
    else onState(this.#isOpen)
    return () => {
      this.#listeners.delete(listener)
      this.#states.delete(onState)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  /** False if there is no connection: the caller decides what becomes of the message. */
  send(message: ClientMessage): boolean {
    if (!this.#isOpen || this.#socket === undefined) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Asks for a sign of life, and gives the connection up if there was none to the last question. */
  #knock(): void {
    if (Date.now() - this.#heardAt > 2 * PING_EVERY) this.#drop()
    else this.send({ t: 'ping' })
  }

  /** Gives up the connection at once, whatever the network makes of it. */
  #drop(): void {
    const socket = this.#socket
    if (socket === undefined) return
    this.#lost()
    socket.close()
  }

  #open(): void {
    clearTimeout(this.#retry)
    const socket = this.#dial()
    this.#socket = socket
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: VERSION }))
      this.#heardAt = Date.now()
      this.#ping = setInterval(() => this.#knock(), PING_EVERY)
    })
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#hear(String(event.data))
    })
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost()
    })
  }

  #hear(text: string): void {
    this.#heardAt = Date.now()
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'welcome') {
      this.#wait = FIRST_WAIT // not before: who is turned away at the door would knock twice a second
      this.#set(true)
    }
    for (const listener of this.#listeners) listener(message)
  }

  #lost(): void {
    this.#set(false)
    clearInterval(this.#ping)
    this.#socket = undefined
    if (this.#listeners.size === 0) return
    this.#retry = setTimeout(() => this.#open(), spread(this.#wait))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #close(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#ping)
    const socket = this.#socket
    this.#socket = undefined
    this.#isOpen = false
    socket?.close()
  }

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen
    for (const listener of this.#states) listener(isOpen)
  }
}

/** Not the same for all: when a server goes, all its clients lose it at one moment and must not come back at one. */
const spread = (wait: number): number => wait * (0.5 + Math.random())
