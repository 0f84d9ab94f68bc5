import type { Guest, Holdings, Store } from '@eldertable/store'
import type { Clockwork } from './clocks/clockwork.ts'
import type { ServerConfig } from './config.ts'
import type { FileThread } from './files/file-thread.ts'
import type { Guests } from './guests.ts'
import type { TitleList } from './lobby/title-list.ts'
import { PEOPLE_AT_AN_ADDRESS } from './limits/person.ts'
import type { SharedCounts } from './limits/shared-counts.ts'
import type { Rooms } from './matches/rooms.ts'
import type { Metrics } from './metrics.ts'
import type { Notices } from './notices/open-notices.ts'
import type { Presence } from './presence.ts'
import { Refused } from './refused.ts'
import type { ConnectionContext } from './socket/connection.ts'

/** Who opens a table, and from where. */
export interface Opener {
  readonly guest: Guest
  /** As `originOf` has it. */
  readonly origin: string
}

const A_DAY = 24 * 3_600_000

/** What the routes work with. */
export class Services {
  readonly config: ServerConfig
  readonly store: Store
  readonly guests: Guests
  readonly titles: TitleList
  readonly rooms: Rooms
  readonly presence: Presence
  readonly metrics: Metrics
  readonly files: FileThread
  readonly connectionContext: ConnectionContext
  /** What all processes count together. */
  readonly counts: SharedCounts
  /** A new key for the dice of a match. */
  readonly newKey: () => string
  /** None where whoever runs the server wants none. */
  readonly notices: Notices | undefined
  readonly clockwork: Clockwork

  constructor(given: Omit<Services, 'now' | 'mayOpenTable' | 'mayImport' | 'dropImports'>) {
    this.config = given.config
    this.store = given.store
    this.guests = given.guests
    this.titles = given.titles
    this.rooms = given.rooms
    this.presence = given.presence
    this.metrics = given.metrics
    this.files = given.files
    this.connectionContext = given.connectionContext
    this.counts = given.counts
    this.newKey = given.newKey
    this.notices = given.notices
    this.clockwork = given.clockwork
  }

  /** The time by which people's clocks run. */
  get now(): number {
    return this.connectionContext.server.clock.time.wall()
  }

  /** Throws if a guest, or whoever opens tables from the same place, has enough tables to look after. */
  async mayOpenTable({ guest, origin }: Opener): Promise<void> {
    const { tablesPerGuest: most } = this.config.limits
    const [own, near] = await this.#holdings(guest, origin)
    if (own.unfinished >= most || near.unfinished >= most * PEOPLE_AT_AN_ADDRESS)
      throw new Refused('too-many-tables')
  }

  /** Throws if a guest, or whoever brings matches from the same place, has brought enough of them. */
  async mayImport({ guest, origin }: Opener): Promise<void> {
    const { importsPerGuest, importBytes } = this.config.limits
    for (const [i, { imports, brought }] of (await this.#holdings(guest, origin)).entries()) {
      const people = i === 0 ? 1 : PEOPLE_AT_AN_ADDRESS
      if (imports >= importsPerGuest * people || brought >= importBytes * people)
        throw new Refused('too-many-imports')
    }
  }

  /** Removes matches that were brought here once their time is over, or nobody has them in a list. */
  async dropImports(): Promise<void> {
    const since = Date.now() - this.config.importDays * A_DAY
    while (await this.store.dropImports(since));
  }

  #holdings(guest: Guest, origin: string): Promise<[Holdings, Holdings]> {
    const { store } = this
    return Promise.all([store.holdingsOf({ host: guest.id }), store.holdingsOf({ origin })])
  }
}
