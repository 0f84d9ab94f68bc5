import { SerialQueue } from '@eldertable/match'
import type { Writable } from 'node:stream'
import {
  clientMessage,
  refusalFor,
  WIRE_VERSION,
  type ClientMessage,
  type Reason,
  type ServerMessage,
} from '@eldertable/protocol/wire.ts'
import { NoSuchMatch, type Guest } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../config.ts'
import { monotonic } from '../clock.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { Bucket } from '../limits/bucket.ts'
import type { Person } from '../limits/person.ts'
import { isClosed } from '../lobby/records.ts'
import { audienceText } from '../matches/audience.ts'
import type { ServerContext, Room } from '../matches/room.ts'
import type { Rooms } from '../matches/rooms.ts'
import { audienceOf, openTalk } from '../matches/talking.ts'
import { faultOf, isFault, Refused, refusedIn } from '../refused.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { CLOSE } from './close-codes.ts'
import { hintFor, mustBeShort, perform, type Command } from './commands.ts'
import { SendQueue } from './send-queue.ts'
import { Subscription } from './subscription.ts'

export interface ConnectionContext {
  readonly server: ServerContext
  readonly rooms: Rooms
  readonly rateLimits: RateLimits
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly tracing: Tracing | undefined
  /** What everybody who comes is told. */
  announced(): string | null
}

/** Who has connected, and how. */
export interface ConnectedClient {
  readonly socket: WebSocket
  /** The connection under the WebSocket. */
  readonly wire: Writable
  readonly guest: Guest | undefined
  /** As it is counted. */
  readonly address: string
  /** Whether the secret by which the guest was known still opens anything. */
  readonly isStillKnown: () => Promise<boolean>
}

/** This many messages that were too many are answered; after that the connection is closed. */
const WARNINGS = 20

/** One client's WebSocket: what comes in is checked and handed on, one message after the other. */
export class Connection {
  /** Resolves when it is closed. */
  readonly closed: Promise<void>
  readonly #context: ConnectionContext
  readonly #socket: WebSocket
  readonly #guest: Guest | undefined
  readonly #person: Person
  readonly #outlet: SendQueue
  readonly #messages: Bucket
  readonly #aims: Bucket
  readonly #watches = new Map<string, Subscription>()
  /** Why some tables are not shown any more. */
  readonly #turnedOut = new Map<string, Reason>()
  #hasGreeted = false
  #warnings = WARNINGS
  readonly #queue = new SerialQueue()
  readonly #isStillKnown: () => Promise<boolean>
  #isClosed = false
  #isEnding = false
  /** Whether anything has come from the client since the last heartbeat. */
  #isAlive = true

  constructor(context: ConnectionContext, client: ConnectedClient) {
    const { socket, wire, guest, address, isStillKnown } = client
    const { limits, server } = context
    this.#context = context
    this.#socket = socket
    this.#guest = guest
    this.#person = { guest: guest?.id, address }
    this.#isStillKnown = isStillKnown
    if (guest !== undefined) server.presence.enter(guest.id)
    const now = monotonic()
    this.#messages = new Bucket(limits.messageBurst, limits.messagesPerSecond, now)
    this.#aims = new Bucket(limits.aimBurst, limits.aimsPerSecond, now)
    this.#outlet = new SendQueue(socket, wire, limits, {
      caughtUp: () => this.#tellWhatWasLeftOut(),
      tooSlow: () => this.#end('too-slow', CLOSE.tooSlow),
      sent: (bytes) => void (server.metrics.sentBytes.sum += bytes),
    })
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('ping', (data) => this.#hearPing(data))
    socket.on('pong', () => this.#hearPong())
    socket.on('error', () => {}) // 'close' follows
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        this.#close()
        resolve()
      })
    })
    // Before anything that the client says. Whoever signs out from now on is heard; who did before is found.
    if (guest !== undefined) this.lookWho()
  }

  get guest(): string | undefined {
    return this.#guest?.id
  }

  /** Who this is, for whoever runs the server. */
  get who(): { readonly guest: string | null; readonly name: string; readonly address: string } {
    const { id = null, name = '' } = this.#guest ?? {}
    return { guest: id, name, address: this.#person.address }
  }

  /** Asks whether the client is still there; ends the connection if it has not answered the last time. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate()
    this.#isAlive = false
    this.#socket.ping()
  }

  /** Says goodbye: the client should come back, to this server or another. */
  goAway(): void {
    this.#end('going-away', CLOSE.goingAway)
  }

  /** The secret by which the guest was known opens nothing any more. */
  signOut(): void {
    this.#end('signed-out', CLOSE.signedOut)
  }

  /** Ends it if the guest is not known any more by the secret that came with it. */
  lookWho(): void {
    void this.#queue.run(() => this.#mustBeKnown())
  }

  /** Whoever runs the server does not let this one in any more. */
  turnAway(): void {
    this.#end('banned', CLOSE.banned)
  }

  /** Tells what is about no table in particular, once the client has greeted. */
  tell(message: ServerMessage): void {
    if (this.#hasGreeted && !this.#isEnding) this.#say(message)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  async #mustBeKnown(): Promise<void> {
    try {
      if (!(await this.#isStillKnown())) this.signOut()
    } catch (error) {
      this.#context.log.error({ err: error }, 'a guest could not be looked up')
      this.goAway()
    }
  }

  /** Clients that do not read are not answered: the answers would only pile up here. */
  #hearPing(data: Buffer): void {
    this.#isAlive = true
    if (this.#mayCome() && this.#socket.bufferedAmount === 0) this.#socket.pong(data)
  }

  #hearPong(): void {
    this.#isAlive = true
    this.#mayCome()
  }

  /** Counts whatever comes; who goes on after many warnings is shown the door. */
  #mayCome(): boolean {
    const { rateLimits } = this.#context
    if (this.#messages.take(monotonic()) && rateLimits.mayMessage(this.#person)) return true
    if (this.#warnings-- <= 0) this.#end('too-many-messages', CLOSE.tooMany)
    return false
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#isAlive = true
    const isAllowed = this.#mayCome()
    if (this.#isEnding) return
    const message = isBinary || !Buffer.isBuffer(data) ? undefined : messageIn(data.toString())
    if (!isAllowed) return this.#turnDown(message)
    if (message === undefined) return this.#complain('bad-message')
    this.#context.server.metrics.messages.inc({ type: message.t })
    const arrived = this.#context.server.clock.time.monotonic()
    const done = this.#expect(message, arrived)
    void this.#queue.run(() => this.#traced(message, arrived)).finally(done)
  }

  /** Nobody's time is up while what they have chosen in time waits here for its turn. */
  #expect(message: ClientMessage, arrived: number): () => void {
    if (message.t !== 'pick') return () => {}
    const room = this.#watches.get(message.match)?.room
    return room?.clocks?.expect(room.seatOf(this.guest), arrived) ?? (() => {})
  }

  /** One message too many: who waits for an answer is given one. */
  #turnDown(message: ClientMessage | undefined): void {
    const refusal = refusalFor('too-many-messages')
    this.#context.server.metrics.refusals.inc({ reason: refusal.reason })
    if (message !== undefined && 'id' in message)
      this.#say({ t: 'refused', id: message.id, ...refusal })
    else this.#say({ t: 'error', ...refusal })
  }

  async #traced(message: ClientMessage, arrived: number): Promise<void> {
    const { tracing } = this.#context
    if (tracing === undefined || !('match' in message)) return this.#answer(message, arrived)
    const span = tracing.begin(`ws ${message.t}`, { 'eldertable.message': message.t })
    await span.within(() => this.#answer(message, arrived))
    span.end()
  }

  async #answer(message: ClientMessage, arrived: number): Promise<void> {
    if (this.#isClosed || this.#isEnding) return
    try {
      if (message.t === 'hello') this.#greet(message.v)
      else if (!this.#hasGreeted) throw new Refused('hello-first')
      else if (message.t === 'ping') this.#say({ t: 'pong' })
      else if (message.t === 'watch') await this.#watch(message.match, message.from ?? 0)
      else if (message.t === 'unwatch') this.#unwatch(message.match)
      // A thought takes a while, and a pick should not have to wait for it.
      else if (message.t === 'hint') void this.#obey(message, arrived)
      else await this.#obey(message, arrived)
    } catch (error) {
      const { reason, sentence } = this.#refusalOf(error, message)
      if (message.t === 'watch') this.#say({ t: 'closed', match: message.match, reason, sentence })
      else this.#complain(reason, sentence)
    }
  }

  #greet(version: number): void {
    if (version !== WIRE_VERSION) return this.#end('other-version', CLOSE.otherVersion)
    this.#hasGreeted = true
    const guest = this.#guest && { id: this.#guest.id, name: this.#guest.name }
    this.#say({ t: 'welcome', v: WIRE_VERSION, guest: guest ?? null })
    const text = this.#context.announced()
    if (text !== null) this.#say({ t: 'announced', text })
  }

  async #watch(id: string, from: number): Promise<void> {
    const { rooms, limits, rateLimits } = this.#context
    const isAnother = !this.#watches.has(id)
    if (isAnother && this.#watches.size >= limits.watchesPerConnection)
      throw new Refused('too-many-watched')
    rateLimits.mayWatch(this.#person, isAnother)
    await rooms.at(id, this.#person, async (room) => {
      this.#unwatch(id, 'comes again')
      const watch = new Subscription(room, this.#person, from, this.#outlet, (reason) =>
        this.#leave(watch, reason),
      )
      await room.watch(watch, isAnother)
      if (this.#isClosed) return room.unwatch(watch)
      this.#turnedOut.delete(id)
      this.#watches.set(id, watch)
      rateLimits.watching.enter(this.#person.address)
    })
  }

  #unwatch(id: string, why: 'goes' | 'comes again' = 'goes'): void {
    const watch = this.#watches.get(id)
    if (watch === undefined) return
    this.#watches.delete(id)
    this.#context.rateLimits.watching.leave(this.#person.address)
    watch.room.unwatch(watch, why)
  }

  /** A table is not shown any more. Whoever goes on there is told the same again. */
  #leave({ room: { id } }: Subscription, reason: Reason): void {
    this.#unwatch(id)
    const [oldest] = this.#turnedOut.keys()
    if (oldest !== undefined && this.#turnedOut.size >= this.#context.limits.watchesPerConnection)
      this.#turnedOut.delete(oldest)
    this.#turnedOut.set(id, reason)
    this.#say({ t: 'closed', match: id, ...refusalFor(reason) })
  }

  /** Does a command and tells what came of it; never fails. */
  async #obey(command: Command, arrived: number): Promise<void> {
    const { id } = command
    try {
      const since = performance.now()
      await this.#do(command, arrived)
      if (!UNKEPT.has(command.t))
        this.#context.server.metrics.commandSeconds.observe((performance.now() - since) / 1000)
      this.#say({ t: 'done', id })
    } catch (error) {
      if (error instanceof NoSuchMatch) this.#context.rooms.dropRemoved(command.match)
      this.#say({ t: 'refused', id, ...this.#refusalOf(error, command) })
    }
  }

  async #do(command: Command, arrived: number): Promise<void> {
    const watch = this.#watches.get(command.match)
    if (watch === undefined) throw new Refused(this.#turnedOut.get(command.match) ?? 'not-watching')
    if (this.guest === undefined) throw new Refused('no-guest')
    const { room } = watch
    if (isClosed(room.head)) throw new Refused('table-closed')
    const { rateLimits, limits, tracing } = this.#context
    tracing?.note({ 'eldertable.title': room.head.title })
    const seat = room.seatOf(this.guest)
    if (command.t === 'say') {
      await rateLimits.maySay(this.#person)
      const audience = audienceText(audienceOf(room, seat, command.to))
      const line = { seat, guest: this.guest, text: command.text, at: Date.now(), audience }
      await this.#context.server.store.say(room.id, line)
      return
    }
    if (command.t === 'open-talk') {
      rateLimits.mayTakeBack(this.#person)
      return openTalk(room, this.guest, command.yes)
    }
    if (seat === null) throw new Refused('no-seat')
    if (command.t === 'aim' || command.t === 'suggest') {
      if (!this.#aims.take(monotonic())) throw new Refused('too-many-messages')
      const { at, pick } = command
      await room.signals.consider({
        t: command.t === 'aim' ? 'aimed' : 'suggested',
        seat,
        at,
        pick,
      })
      return
    }
    if (command.t === 'hint') return this.#hint(room, seat, command.at)
    if (command.t === 'pause') {
      rateLimits.mayTakeBack(this.#person)
      if (room.clocks === undefined) throw new Refused('no-clock')
      return room.clocks.wish(seat, command.yes)
    }
    if (command.t === 'ask-undo') await rateLimits.mayAsk(this.#person)
    else if (command.t !== 'pick') rateLimits.mayTakeBack(this.#person)
    else if (room.signals.isToAndFro) rateLimits.mayGoToAndFro(this.#person)
    mustBeShort(room.host.length, command.t, limits)
    await perform(room, seat, command, arrived)
  }

  /** Lets somebody else think for the guest, and tells what came of it to this connection alone. */
  async #hint(room: Room, seat: number, at: number): Promise<void> {
    this.#context.rateLimits.mayHaveHint(this.#person)
    const { options } = await hintFor(room, seat, at)
    // Whoever has got up meanwhile may not know any more what the seat knows.
    if (room.seatOf(this.guest) !== seat) throw new Refused('no-seat')
    this.#say({ t: 'hint', match: room.id, at, options: [...options] })
  }

  #refusalOf(error: unknown, message: ClientMessage): Refused['refusal'] {
    const { server, log, tracing } = this.#context
    const refused = refusedIn(error)
    if (refused === undefined)
      log.error({ err: error, type: message.t }, 'a message could not be handled')
    const { refusal } = refused ?? faultOf(error)
    server.metrics.refusals.inc({ reason: refusal.reason })
    if (isFault(refusal.reason)) server.metrics.faults.inc()
    tracing?.note({ 'eldertable.refused': refusal.reason })
    return refusal
  }

  #tellWhatWasLeftOut(): void {
    this.#context.server.metrics.resyncs.inc()
    for (const watch of this.#watches.values()) if (watch.told < 0) watch.room.tellAll(watch)
  }

  #complain(reason: Reason, sentence?: string): void {
    this.#say({ t: 'error', ...refusalFor(reason, sentence) })
  }

  #end(reason: Reason, code: number): void {
    if (this.#isEnding) return
    this.#isEnding = true
    this.#complain(reason)
    this.#outlet.flush()
    this.#socket.close(code, reason)
    // Whoever does not read does not read the goodbye either.
    setTimeout(() => this.#socket.terminate(), LAST_WORDS).unref()
  }

  #say(message: ServerMessage): void {
    this.#outlet.send(JSON.stringify(message))
  }

  #close(): void {
    this.#isClosed = true
    this.#outlet.close()
    if (this.#guest !== undefined) this.#context.server.presence.leave(this.#guest.id, monotonic())
    for (const id of this.#watches.keys()) this.#unwatch(id)
  }
}

/** What is answered or passed on and not kept: how long that takes says nothing of the store. */
const UNKEPT: ReadonlySet<Command['t']> = new Set<Command['t']>(['aim', 'suggest', 'hint'])

/** Milliseconds for a goodbye to arrive. */
const LAST_WORDS = 2_000

function messageIn(text: string): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
