import { randomUUID } from 'node:crypto'
import type { Chance } from '@eldertable/kernel'
import { SEATS } from '../property/board.ts'
import { boardgameIoGame } from '../property/boardgame-io.ts'
import { RawSocket } from './raw-socket.ts'
import type { TableEvents, TableUnderLoad } from './table.ts'

const GAME = boardgameIoGame.name ?? ''
/** What is said over socket.io: the kind of its message, and the room of the game. */
const ROOM = `/${GAME},`
const JOIN = `40${ROOM}`
const EVENT = `42${ROOM}`

interface Shown {
  readonly G: { readonly offered: number }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** One match on boardgame.io's server with a client in every seat; whoever is asked moves at random. */
export class PeerTable implements TableUnderLoad {
  readonly #port: number
  readonly #chance: Chance
  readonly #events: TableEvents
  interval = 0
  #sockets: RawSocket[] = []
  #match = ''
  #sentAt = 0
  #unheard = 0
  #next: Shown | undefined
  #isStopped = true

  constructor(port: number, chance: Chance, events: TableEvents) {
    this.#port = port
    this.#chance = chance
    this.#events = events
  }

  /** Sits down everybody at a new match, which the first who looks at it makes, and lets them look. */
  async open(): Promise<void> {
    const seats = Array.from({ length: SEATS }, (_, seat) => seat)
    if (this.#sockets.length === 0)
      this.#sockets = await Promise.all(seats.map((seat) => this.#connect(seat)))
    this.#match = randomUUID()
    this.#next = undefined
    this.#sentAt = 0
    this.#unheard = SEATS
    for (const [seat, socket] of this.#sockets.entries())
      say(socket, ['sync', this.#match, String(seat), undefined, SEATS])
  }

  start(): void {
    this.#isStopped = false
    this.#go()
  }

  close(): void {
    this.#isStopped = true
    for (const socket of this.#sockets) socket.close()
  }

  /** Resolves in the room of the game. */
  async #connect(seat: number): Promise<RawSocket> {
    const socket = await RawSocket.connect(this.#port, '', '/socket.io/?EIO=4&transport=websocket')
    await new Promise<void>((resolve) => {
      socket.onText = (text) => {
        if (text.startsWith(JOIN)) resolve()
      }
      socket.sendText(JOIN)
    })
    socket.onText = (text) => {
      if (text === '2') socket.sendText('3') // is anybody there?
      else if (text.startsWith(EVENT)) this.#hear(seat, text)
    }
    return socket
  }

  #hear(seat: number, text: string): void {
    const isMove = text.startsWith(`${EVENT}["update"`)
    if (!(isMove || text.startsWith(`${EVENT}["sync"`)) || !text.includes(this.#match)) return
    if (isMove && this.#sentAt > 0) this.#events.heard(performance.now() - this.#sentAt)
    // Only who is asked has to understand the message.
    if (text.includes(`"currentPlayer":"${seat}"`)) {
      const [, , shown] = JSON.parse(text.slice(EVENT.length)) as [string, string, unknown]
      this.#next = isMove ? (shown as Shown) : (shown as { state: Shown }).state
    }
    if (--this.#unheard === 0) this.#go()
  }

  /** All have heard of the last move: time for the next. */
  #go(): void {
    if (this.#isStopped || this.#unheard > 0 || this.#next === undefined) return
    if (this.#next.ctx.gameover !== undefined) {
      void this.open().catch((error: unknown) => {
        if (!this.#isStopped) throw error
      })
      return
    }
    const wait = this.#sentAt + this.interval - performance.now()
    if (wait > 0.5) setTimeout(() => this.#move(), wait)
    else this.#move()
  }

  #move(): void {
    const next = this.#next
    if (this.#isStopped || next === undefined) return
    const seat = next.ctx.currentPlayer
    const options = next.G.offered < 0 ? ['roll', 'rest'] : ['buy', 'pass']
    const payload = {
      type: options[this.#chance.below(options.length)],
      args: [],
      playerID: seat,
    }
    this.#next = undefined
    this.#unheard = SEATS
    this.#sentAt = performance.now()
    this.#events.picked()
    const socket = this.#sockets[Number(seat)]
    if (socket !== undefined)
      say(socket, ['update', { type: 'MAKE_MOVE', payload }, next._stateID, this.#match, seat])
  }
}

const say = (socket: RawSocket, event: readonly unknown[]): void =>
  socket.sendText(`${EVENT}${JSON.stringify(event)}`)
