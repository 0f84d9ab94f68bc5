import { LogFault, OtherRules } from '@eldertable/match'
import { NoSuchMatch, type Change, type MatchHead } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import { monotonic } from '../clock.ts'
import { BECAME, FORGOTTEN, SHUNS } from '../guests.ts'
import type { Person } from '../limits/person.ts'
import { isClosed, isPlayedBy, seatsOf } from '../lobby/records.ts'
import { Refused } from '../refused.ts'
import { makesRoom } from './making-room.ts'
import { LINGER, Room, type ServerContext } from './room.ts'

/** Milliseconds for which a match that was too long to be opened is not tried again: that takes as long each time. */
const TOO_LONG = 10 * 60_000

const FULL = 'too-many-open-tables'

/** Who comes to a table. For the server itself there is always room. */
type Visitor = Person | 'server'

/** The tables that this process has open. */
export class Rooms {
  readonly #server: ServerContext
  readonly #log: FastifyBaseLogger
  readonly #most: number
  readonly #open = new Map<string, Promise<Room>>()
  /** Those that are there already, to be told of changes at once. */
  readonly #ready = new Map<string, Room>()
  /** Those of which there was news while they were being read. */
  readonly #missed = new Set<string>()
  readonly #stopListening: () => void
  /** Those that were too long to be opened, and until when nobody need try again. */
  readonly #tooLong = new Map<string, number>()
  /** By room: ends the news about it. */
  readonly #unfollow = new WeakMap<Room, () => void>()

  constructor(context: ServerContext, log: FastifyBaseLogger, most: number) {
    this.#server = context
    this.#log = log
    this.#most = most
    this.#stopListening = context.store.onChange((change) => this.#hear(change))
  }

  get ready(): Iterable<Room> {
    return this.#ready.values()
  }

  /** Does something at a table for somebody; it stays open meanwhile. */
  async at<T>(id: string, who: Visitor, work: (room: Room) => T | Promise<T>): Promise<T> {
    let room = await this.#get(id, who)
    // Between its being there and here it may have made room for another.
    while (this.#ready.get(id) !== room) room = await this.#get(id, who)
    room.users++
    try {
      return await work(room)
    } catch (error) {
      if (error instanceof NoSuchMatch) this.dropRemoved(id)
      throw error
    } finally {
      room.users--
      room.idleSince = monotonic()
    }
  }

  /** Somebody has removed this match from the store: its table is there no more. */
  dropRemoved(id: string): void {
    const room = this.#ready.get(id)
    if (room === undefined) return
    room.turnOut('no-such-table')
    void this.#close(room)
  }

  /** Closes the tables that nobody has used for a while. */
  async sweep(now: number): Promise<void> {
    for (const [id, until] of this.#tooLong) if (until < now) this.#tooLong.delete(id)
    const idle = [...this.#ready.values()].filter(
      (room) => !room.isInUse && now - room.idleSince > LINGER,
    )
    for (const room of idle) {
      // What is kept of each is written: not of all at once.
      await this.#server.turns.next()
      if (!room.isInUse && this.#ready.get(room.id) === room) await this.#close(room)
    }
  }

  async close(): Promise<void> {
    this.#stopListening()
    await Promise.allSettled(this.#open.values())
    await Promise.all([...this.#ready.values()].map((room) => this.#close(room)))
  }

  async #get(id: string, who: Visitor): Promise<Room> {
    for (let open = this.#open.get(id); open !== undefined; open = this.#open.get(id)) {
      try {
        return await open
      } catch (error) {
        // There was no room for who came first; there may be for this one.
        if (!(error instanceof Refused) || error.reason !== FULL) throw error
      }
    }
    const opening = this.#load(id, who).catch((error: unknown) => {
      this.#open.delete(id)
      this.#missed.delete(id)
      throw error
    })
    this.#open.set(id, opening)
    return opening
  }

  /** Closes another table for one that is being opened, if there are too many; throws if none may be closed. */
  #makeRoom(head: MatchHead, who: Visitor): void {
    if (this.#open.size <= this.#most || who === 'server') return
    const isPlayer = isPlayedBy(head, seatsOf(head), who.guest)
    const room = makesRoom(this.#ready.values(), { ...who, isPlayer })
    if (room === undefined) throw new Refused(FULL)
    room.turnOut('made-room')
    void this.#close(room)
  }

  async #load(id: string, who: Visitor): Promise<Room> {
    // Before it is read: what happens from now on is news.
    const unfollow = await this.#server.store.follow(id)
    try {
      const room = await this.#read(id, who)
      this.#unfollow.set(room, unfollow)
      return room
    } catch (error) {
      unfollow()
      throw error
    }
  }

  async #read(id: string, who: Visitor): Promise<Room> {
    const head = await this.#server.store.readMatch(id)
    if (head === undefined) throw new Refused('no-such-table')
    if (isClosed(head)) throw new Refused('table-closed')
    this.#makeRoom(head, who)
    const room = await this.#openRoom(head)
    room.idleSince = monotonic()
    this.#ready.set(id, room)
    this.#server.metrics.matches.set(this.#ready.size)
    if (this.#missed.delete(id)) this.#tell(room, { kind: 'gap' })
    return room
  }

  async #openRoom(head: MatchHead): Promise<Room> {
    if (this.#server.stuck.has(head.id)) throw new Refused('table-stuck')
    if ((this.#tooLong.get(head.id) ?? -Infinity) > monotonic()) throw new Refused('table-too-long')
    try {
      return await Room.open(this.#server, head)
    } catch (error) {
      if (error instanceof Refused && error.reason === 'table-too-long')
        this.#tooLong.set(head.id, monotonic() + TOO_LONG)
      if (error instanceof OtherRules) throw new Refused('old-rules')
      if (!(error instanceof LogFault)) throw error
      this.#log.error({ err: error, match: head.id }, 'a stored match can not be opened')
      throw new Refused('broken-table') // what exactly is wrong may tell what is face down
    }
  }

  async #close(room: Room): Promise<void> {
    this.#open.delete(room.id)
    this.#ready.delete(room.id)
    this.#unfollow.get(room)?.()
    this.#server.metrics.matches.set(this.#ready.size)
    try {
      await room.close()
    } catch (error) {
      this.#log.error({ err: error, match: room.id }, 'a table could not be closed properly')
    }
  }

  #hear(change: Change): void {
    if (change.kind === 'gap') {
      for (const id of this.#open.keys()) if (!this.#ready.has(id)) this.#missed.add(id)
      for (const room of this.ready) this.#tell(room, change)
      return
    }
    if (change.kind === 'signal') this.#hearOfGuest(change.id, change.text)
    const room = this.#ready.get(change.id)
    if (room !== undefined) this.#tell(room, change)
    else if (this.#open.has(change.id)) this.#missed.add(change.id)
  }

  /** What is said about a guest concerns all tables. */
  #hearOfGuest(guest: string, what: string): void {
    for (const room of this.ready) {
      if (what === FORGOTTEN) room.talk.forget(guest)
      if (what.startsWith(BECAME))
        this.#expect(room, room.talk.become(guest, what.slice(BECAME.length)))
      if (what === SHUNS) this.#expect(room, room.talk.hearShunning(guest))
    }
  }

  #tell(room: Room, change: Change): void {
    this.#expect(
      room,
      room.hear(change).then(() => this.#endIfClosed(room)),
    )
  }

  async #endIfClosed(room: Room): Promise<void> {
    if (!isClosed(room.head) || this.#ready.get(room.id) !== room) return
    room.turnOut('table-closed')
    await this.#close(room)
  }

  #expect(room: Room, work: Promise<void>): void {
    work.catch((error: unknown) => {
      this.#log.error({ err: error, match: room.id }, 'a table could not be read again')
    })
  }
}
