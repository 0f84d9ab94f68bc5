import type { ChatShown } from '@eldertable/protocol/wire.ts'
import type { MatchHead, Store } from '@eldertable/store'
import { isOver, type SeatRecord } from '../lobby/records.ts'
import type { ChatReader } from './audience.ts'
import type { Viewer } from './broadcast.ts'
import { Chat, heard, type Hearer } from './chat.ts'
import type { Subscriber } from './subscriber.ts'

/** The table at which something is said. */
export interface TalkTable {
  readonly id: string
  readonly head: MatchHead
  readonly seats: readonly SeatRecord[]
  readonly watchers: Iterable<Subscriber>
  seatOf(guest: string | undefined): Viewer
  /** Tells these something. */
  tell(text: string, subscribers: Iterable<Subscriber>): void
  /** Tells one, or all who watch, everything: what they were shown before is not to be seen any more. */
  tellAll(subscriber: Subscriber): void
  tellAllToAll(): void
  /** Reads the table anew, who sits where included. */
  refresh(): Promise<void>
}

/** What is said at a table, told to everybody who is to hear it and wants to. */
export class TableTalk {
  readonly #store: Store
  readonly #table: TalkTable
  readonly #chat: Chat

  constructor(store: Store, table: TalkTable) {
    this.#store = store
    this.#table = table
    this.#chat = new Chat(store, table.id, (guest) => {
      const seat = table.seatOf(guest)
      return seat === null ? undefined : table.seats[seat]?.name
    })
  }

  /** To be called before somebody is shown the table: reads what was said, and whom they do not want to hear. */
  async prepareFor(subscriber: Subscriber): Promise<void> {
    await this.#chat.load()
    await this.#learnMuted(subscriber)
  }

  linesFor(subscriber: Subscriber): ChatShown[] {
    return this.#chat.linesFor(this.#hearer(subscriber))
  }

  /** Tells what has been said since. */
  async hear(): Promise<void> {
    const said = await this.#chat.news(() => this.#table.refresh())
    this.#tellEach((subscriber) => heard(said, this.#hearer(subscriber)))
  }

  /** Now that the match is over, everybody hears what was kept from them. */
  tellWhatWasKept(): void {
    this.#tellEach((subscriber) =>
      this.#chat.keptFrom({ ...this.#hearer(subscriber), isOver: false }),
    )
  }

  /** Shows nothing more of what somebody has said who is forgotten. */
  forget(guest: string): void {
    if (this.#chat.forget(guest)) this.#table.tellAllToAll()
  }

  /** One guest is another from now on: whoever does not hear the one does not hear the other. */
  async become(from: string, into: string): Promise<void> {
    const isThere = this.#chat.become(from, into)
    for (const subscriber of this.#table.watchers) {
      if (!isThere && !subscriber.muted.has(from)) continue
      await this.#learnMuted(subscriber)
      this.#table.tellAll(subscriber)
    }
  }

  /** Who has said a line here that somebody may read, and under which name. */
  speakerOf(line: number, guest: string): Promise<{ guest: string; name: string } | undefined> {
    return this.#chat.speakerOf(line, this.#reader(guest))
  }

  /** Somebody has changed whom they want to hear. */
  async hearShunning(guest: string): Promise<void> {
    for (const subscriber of this.#table.watchers) {
      if (subscriber.guest !== guest) continue
      await this.#learnMuted(subscriber)
      this.#table.tellAll(subscriber)
    }
  }

  #tellEach(linesFor: (subscriber: Subscriber) => readonly ChatShown[]): void {
    for (const subscriber of this.#table.watchers) {
      const lines = linesFor(subscriber)
      if (lines.length > 0)
        this.#table.tell(JSON.stringify({ t: 'chat', match: this.#table.id, lines }), [subscriber])
    }
  }

  #reader(guest: string | undefined): ChatReader {
    return { seat: this.#table.seatOf(guest), isOver: isOver(this.#table.head) }
  }

  #hearer({ guest, muted }: Subscriber): Hearer {
    return { ...this.#reader(guest), muted }
  }

  async #learnMuted(subscriber: Subscriber): Promise<void> {
    if (subscriber.guest === undefined) return
    const shunned = await this.#store.shunnedBy(subscriber.guest)
    subscriber.muted = new Set(shunned.map(({ other }) => other))
  }
}
