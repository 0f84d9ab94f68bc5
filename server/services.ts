import type { Guest, Store } from '@eldertable/store'
import type { ServerConfig } from './config.ts'
import type { FileThread } from './files/file-thread.ts'
import type { Guests } from './guests.ts'
import type { TitleList } from './lobby/title-list.ts'
import type { SharedCounts } from './limits/shared-counts.ts'
import type { Rooms } from './matches/rooms.ts'
import type { Metrics } from './metrics.ts'
import type { Presence } from './presence.ts'
import { Refused } from './refused.ts'
import type { ConnectionContext } from './socket/connection.ts'

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

  constructor(given: Omit<Services, 'mayOpenTable'>) {
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
  }

  /** Throws if a guest has enough tables to look after. */
  async mayOpenTable({ id }: Guest): Promise<void> {
    const most = this.config.limits.tablesPerGuest
    const mine = await this.store.matchesOf(id, most * 4)
    const open = mine.filter(({ host, status }) => host === id && status !== 'finished')
    if (open.length >= most) throw new Refused('too-many-tables')
  }
}
