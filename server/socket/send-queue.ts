import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { monotonic } from '../clock.ts'
import type { Limits } from '../config.ts'
import { textFrames } from './text-frames.ts'

/** Milliseconds between two looks whether a slow connection has caught up. */
const LOOK_AGAIN = 100

/** What a connection's way out reports. */
export interface SendQueueEvents {
  /** It had fallen behind, and there is room again: what was left out can be told anew. */
  caughtUp(): void
  /** It can't keep up and should be closed. */
  tooSlow(): void
  sent(bytes: number): void
}

type SendQueueLimits = Pick<Limits, 'bufferedSoft' | 'bufferedHard' | 'lag'>

/**
 * The way out of one connection. Whoever reads too slowly is not sent every move: messages are left out until there is
 * room again. Memory for a connection stays within a limit, whatever the other side does.
 */
export class SendQueue {
  readonly #socket: WebSocket
  readonly #wire: Writable
  readonly #limits: SendQueueLimits
  readonly #events: SendQueueEvents
  #behindSince: number | undefined
  #timer: NodeJS.Timeout | undefined
  /** What was said in this breath, such as a move and the answer to it: it goes out in one write. */
  #held: string[] = []
  /** In letters: nearly all are one byte. */
  #heldLength = 0

  /** The wire is the connection under the WebSocket. */
  constructor(socket: WebSocket, wire: Writable, limits: SendQueueLimits, events: SendQueueEvents) {
    this.#socket = socket
    this.#wire = wire
    this.#limits = limits
    this.#events = events
  }

  /** Sends what may be left out if the other side is too slow; false if it was. */
  offer(text: string): boolean {
    if (this.#behindSince !== undefined) return false
    if (this.#holdsMoreThan(this.#limits.bufferedSoft)) {
      this.#fallBehind()
      return false
    }
    this.send(text)
    return true
  }

  /** Sends what must not be left out, such as answers. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#holdsMoreThan(this.#limits.bufferedHard)) return this.#giveUp()
    if (this.#held.length === 0) process.nextTick(() => this.flush())
    this.#held.push(text)
    this.#heldLength += text.length
    this.#events.sent(text.length)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Sends what is held back: before anything that does not come this way, such as a goodbye. */
  flush(): void {
    if (this.#held.length === 0) return
    const texts = this.#held
    this.#held = []
    this.#heldLength = 0
    if (this.#socket.readyState !== this.#socket.OPEN || !this.#wire.writable) return
    // Past the WebSocket, which makes two pieces of each text. Nothing is compressed, so this is all it would do.
    this.#wire.write(textFrames(texts))
  }

  /** Whether more is waiting than this. What is only held back here does not count. */
  #holdsMoreThan(bytes: number): boolean {
    if (this.#socket.bufferedAmount + this.#heldLength <= bytes) return false
    this.flush()
    return this.#socket.bufferedAmount > bytes
  }

  #fallBehind(): void {
    this.#behindSince = monotonic()
    this.#timer = setInterval(() => this.#look(), LOOK_AGAIN)
  }

  #look(): void {
    if (this.#socket.bufferedAmount < this.#limits.bufferedSoft / 4) {
      clearInterval(this.#timer)
      this.#behindSince = undefined
      this.#events.caughtUp()
    } else if (monotonic() - (this.#behindSince ?? 0) > this.#limits.lag) this.#giveUp()
  }

  #giveUp(): void {
    clearInterval(this.#timer)
    this.#events.tooSlow()
  }
}
