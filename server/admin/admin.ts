import type {
  BanBody,
  BanForAdmin,
  PersonForAdmin,
  TableForAdmin,
} from '@eldertable/protocol/wire-admin.ts'
import type { MatchChange, MatchHead } from '@eldertable/store'
import { laidAside } from '../clocks/table-clock.ts'
import { leave } from '../lobby/seating.ts'
import { isClosed, termsOf, termsText } from '../lobby/records.ts'
import { HOUSE } from '../matches/chat.ts'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import type { Connections } from '../socket/connections.ts'
import { tellProcesses } from './admin-news.ts'
import { addressBan, guestBan, type Bans } from './bans.ts'
import { tableForAdmin } from './table-for-admin.ts'

const A_DAY = 24 * 3_600_000

/** So often a change is tried anew when the table has changed in between. */
const TRIES = 5

/** What whoever runs the server can do about its tables and people. All of it is stored before anybody hears of it. */
export class Admin {
  readonly #services: Services
  readonly #connections: Connections
  readonly #bans: Bans

  constructor(services: Services, connections: Connections, bans: Bans) {
    this.#services = services
    this.#connections = connections
    this.#bans = bans
  }

  /** The tables that this process has open. */
  tables(): TableForAdmin[] {
    return Array.from(this.#services.rooms.ready, (room) => tableForAdmin(room))
  }

  async table(name: string): Promise<TableForAdmin> {
    return this.#at(name, tableForAdmin)
  }

  /** Who is connected to this process. */
  people(): PersonForAdmin[] {
    return Array.from(this.#connections, ({ who }) => who)
  }

  /** Takes somebody from a seat, as if they had left. */
  async unseat(name: string, seat: number): Promise<void> {
    const { store } = this.#services
    await this.#at(name, async (room) => {
      const held = room.seats[seat]
      if (held === undefined) throw new Refused('no-such-seat')
      if (held.guest === null) throw new Refused('not-a-person')
      await leave(room, { id: held.guest })
      await this.#say(room.id, `${held.name} was taken from the seat by whoever runs this server.`)
      await tellProcesses(store, { t: 'unseated', guest: held.guest })
    })
  }

  /** Takes a match back to a position. Its log keeps what was taken back, and all who come to the table read of it. */
  async rewind(name: string, to: number): Promise<void> {
    await this.#at(name, async (room) => {
      const picks = room.host.position - to
      const answer = await room.exclusively(() => room.host.rewind(to))
      if (!answer.ok) throw new Refused(answer.why)
      const many = picks === 1 ? 'one pick' : `${picks} picks`
      await this.#say(room.id, `The match was taken back by ${many} by whoever runs this server.`)
    })
  }

  /** Lets nobody in at a table any more, whatever its state; everything that is stored of it stays. */
  async close(name: string): Promise<void> {
    await this.#change(name, (head) => {
      if (isClosed(head)) return undefined
      if (head.status === 'finished') throw new Refused('match-over')
      const settings = termsText({ ...termsOf(head), closed: true })
      return { status: 'finished', settings, ...laidAside(head.clock) }
    })
  }

  async reopen(name: string): Promise<void> {
    await this.#change(name, (head) => {
      if (!isClosed(head)) return undefined
      const { closed: _, ...terms } = termsOf(head)
      const status = head.length === 0 ? 'gathering' : 'playing'
      return { status, settings: termsText(terms) }
    })
  }

  bans(): BanForAdmin[] {
    return this.#bans.list
  }

  async ban({ guest, address, days }: BanBody): Promise<void> {
    const { store } = this.#services
    const known = guest === undefined ? undefined : await store.readGuest(guest)
    if (guest !== undefined && known === undefined) throw new Refused('nobody-there')
    const at = Date.now()
    const endsAt = days === undefined ? null : at + days * A_DAY
    await store.putBan({ who: whoIs({ guest, address }), name: known?.name ?? '', at, endsAt })
    await tellProcesses(store, { t: 'bans' })
  }

  async unban(who: Pick<BanBody, 'guest' | 'address'>): Promise<void> {
    const { store } = this.#services
    if (!(await store.removeBan(whoIs(who)))) throw new Refused('no-such-ban')
    await tellProcesses(store, { t: 'bans' })
  }

  /** Tells everybody who is connected, and everybody who comes until it is taken back or the server restarts. */
  announce(text: string | null): Promise<void> {
    return tellProcesses(this.#services.store, { t: 'announced', text })
  }

  /** Words that everybody at the table reads, also who comes later. */
  async #say(match: string, text: string): Promise<void> {
    const { guest } = HOUSE
    await this.#services.store.say(match, { seat: null, guest, text, at: Date.now() })
  }

  async #at<T>(name: string, work: (room: Room) => T | Promise<T>): Promise<T> {
    const { id } = await this.#find(name)
    return this.#services.rooms.at(id, 'server', work)
  }

  /** By id or code, which people may write in small letters. */
  async #find(name: string): Promise<MatchHead> {
    const { store } = this.#services
    const head = (await store.readMatch(name)) ?? (await store.matchByCode(name.toUpperCase()))
    if (head === undefined) throw new Refused('no-such-table')
    return head
  }

  /** Past the room, which may be one that can not be opened. Rooms hear of it as of any change. */
  async #change(name: string, decide: (head: MatchHead) => MatchChange | undefined): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const head = await this.#find(name)
      const change = decide(head)
      if (change === undefined) return
      const { store } = this.#services
      if (await store.append(head.id, head.revision, [], change)) return
    }
    throw new Refused('table-busy')
  }
}

const whoIs = ({ guest, address }: Pick<BanBody, 'guest' | 'address'>): string =>
  guest === undefined ? addressBan(address ?? '') : guestBan(guest)
