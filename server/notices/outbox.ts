import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '@eldertable/protocol/wire-notices.ts'
import type { DueNotice, Store } from '@eldertable/store'
import type { FastifyBaseLogger } from 'fastify'
import type { SharedCounts } from '../limits/shared-counts.ts'
import { seatOfGuest, seatsOf } from '../lobby/records.ts'
import type { TitleList } from '../lobby/title-list.ts'
import type { Metrics } from '../metrics.ts'
import { isAtTable, type Whereabouts } from './at-table.ts'
import { titles as words, type Message, type Outcome, type Sender } from './message.ts'
import { NotPublic } from './outgoing.ts'
import type { NoticeSettings } from './settings.ts'
import { stillTrue } from './truth.ts'
import { isWanted, quietFor, wishOf } from './wishes.ts'

/** What the outbox is emptied with. */
export interface OutboxParts extends Whereabouts {
  readonly store: Store
  readonly titles: TitleList
  readonly counts: SharedCounts
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly settings: NoticeSettings
  readonly senders: ReadonlyMap<string, Sender>
}

const A_DAY = 24 * 3_600_000
/** Tables of somebody that are looked at to count those that wait. */
const COUNTED = 100

/**
 * Tells people what is to be told. Every process does so: each notice is for the one that has claimed it, and if that
 * dies, for another after the lease. One way that does not answer keeps no other waiting.
 */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #timer: ReturnType<typeof setInterval>
  readonly #running = new Map<string, Promise<void>>()
  #isClosed = false

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#timer = setInterval(() => this.#look(), parts.settings.every)
    this.#timer.unref()
  }

  /** Stops, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await Promise.all(this.#running.values())
  }

  /** Sends a message by a way at once, and once. */
  async sendNow(way: { id: string; by: string; address: string }, message: Message) {
    return this.#send(way, message)
  }

  #look(): void {
    for (const [by, sender] of this.#parts.senders) {
      if (this.#running.has(by)) continue
      const run = this.#empty(by, sender)
        .catch((error: unknown) => {
          if (!this.#isClosed) this.#parts.log.error({ err: error, by }, 'notices can not be told')
        })
        .finally(() => this.#running.delete(by))
      this.#running.set(by, run)
    }
  }

  async #empty(by: string, { atOnce: limit }: Sender): Promise<void> {
    const { store, settings } = this.#parts
    const { grace, lease } = settings
    while (!this.#isClosed) {
      const due = await store.claimNotices({ by, limit, claim: randomUUID(), grace, lease })
      await Promise.all(due.map((notice) => this.#tell(notice)))
      if (due.length < limit) return
    }
  }

  async #tell(notice: DueNotice): Promise<void> {
    const { store, settings, metrics, log } = this.#parts
    const { told, tries, way } = notice
    const { guest } = way
    const later = (after: number) => store.putOffNotice(notice, { after, told, tries })
    const wish = await wishOf(store, guest)
    const head = isWanted(wish, notice.kind)
      ? await stillTrue(store, { ...notice, guest })
      : undefined
    if (head === undefined) return void (await store.endNotice(notice))
    if (await isAtTable(this.#parts, guest, notice.match, settings.awayAfter))
      return void (await (notice.kind === 'ended'
        ? store.endNotice(notice)
        : later(settings.lookAgain)))
    const quiet = quietFor(wish, Date.now())
    if (quiet > 0) return void (await later(quiet))
    const kind = notice.kind as NoticeKind
    const { id } = notice
    const outcome = await this.#send(way, await this.#message(`${id}/${told}`, kind, head, guest))
    metrics.notices.inc({ by: way.by, outcome: outcome.is })
    if (outcome.is !== 'sent')
      log.info({ by: way.by, outcome: outcome.is, tries }, 'a notice was not told')
    await this.#settle(notice, outcome)
  }

  async #settle(notice: DueNotice, outcome: Outcome): Promise<void> {
    const { store, settings } = this.#parts
    const { told, tries, kind, way } = notice
    if (outcome.is === 'gone') return void (await store.dropNoticeWay(way.id))
    if (outcome.is === 'sent' && told === 0 && kind !== 'ended')
      return void (await store.putOffNotice(notice, { after: settings.again, told: 1, tries: 0 }))
    const next = settings.backOff[tries]
    if (outcome.is !== 'later' || next === undefined) return void (await store.endNotice(notice))
    const after = Math.min(A_DAY, Math.max(next, outcome.after ?? 0))
    await store.putOffNotice(notice, { after, told, tries: tries + 1 })
  }

  async #send(
    { id, by, address }: { id: string; by: string; address: string },
    message: Message,
  ): Promise<Outcome> {
    const { senders, counts } = this.#parts
    const sender = senders.get(by)
    if (sender === undefined) return { is: 'failed' }
    const allowance = { name: 'notices', most: sender.mostInADay, span: A_DAY }
    if ((await counts.take(id, allowance)) !== undefined) return { is: 'failed' }
    try {
      return await sender.send(address, message, id)
    } catch (error) {
      // Nothing of it is told: it may be somebody's address.
      return { is: error instanceof NotPublic ? 'gone' : 'later' }
    }
  }

  async #message(
    id: string,
    kind: NoticeKind,
    { id: match, name, title }: { id: string; name: string; title: string },
    guest: string,
  ): Promise<Message> {
    const { store, titles } = this.#parts
    const game = titles.find(title).title.text.name
    const mine = await store.matchesOf(guest, COUNTED)
    const waiting = mine.filter(
      (one) => one.status === 'playing' && seatOfGuest(seatsOf(one), guest) === one.asked,
    ).length
    const body = name === game ? game : `${name} · ${game}`
    return { id, kind, title: words[kind], body, path: `/t/${match}`, waiting }
  }
}
