import { createHash, randomBytes } from 'node:crypto'
import type { NoticesShown, PushBody, WayShown } from '@eldertable/protocol/wire-notices.ts'
import type { Guest, NoticeWay, Store } from '@eldertable/store'
import type { SharedCounts } from '../limits/shared-counts.ts'
import { newId } from '../lobby/code.ts'
import { Refused } from '../refused.ts'
import type { Links } from './links.ts'
import type { Mailer } from './mail.ts'
import { titles } from './message.ts'
import { NotPublic, type Outgoing } from './outgoing.ts'
import type { Outbox } from './outbox.ts'
import { wishOf } from './wishes.ts'

/** This many ways of each kind one person has; a newer one takes the place of the oldest. */
const MOST = { push: 8, mail: 2, hook: 3 } as const
type By = keyof typeof MOST

const AN_HOUR = 3_600_000
/** Letters that ask whether an address is somebody's: for one person in an hour, to one address in a day. */
const CONFIRMATIONS = { name: 'confirmations', most: 4, span: AN_HOUR }
const TO_ADDRESS = { name: 'confirmations-to', most: 3, span: 24 * AN_HOUR }
const TRIALS = { name: 'trials', most: 10, span: AN_HOUR }
/** Milliseconds for which an address may remain unconfirmed. */
const CONFIRMED_WITHIN = 48 * AN_HOUR

export interface WaysParts {
  readonly store: Store
  readonly counts: SharedCounts
  readonly outgoing: Outgoing
  readonly outbox: Outbox
  readonly links: Links
  readonly pushKey: string
  readonly mailer: Mailer | undefined
  readonly hasHooks: boolean
}

/** By which ways each person is told. */
export class Ways {
  readonly #parts: WaysParts

  constructor(parts: WaysParts) {
    this.#parts = parts
  }

  async shownTo({ id }: Guest): Promise<NoticesShown> {
    const { store, pushKey, mailer, hasHooks } = this.#parts
    const ways = (await store.noticeWays(id)).map(shown)
    const offers = { mail: mailer !== undefined, hook: hasHooks }
    return { ...(await wishOf(store, id)), ways, pushKey, offers }
  }

  async addBrowser(guest: Guest, { endpoint, keys, name }: PushBody): Promise<WayShown> {
    this.#mustBePublic(endpoint)
    // A browser belongs to whoever uses it last.
    const mark = markOf('push', endpoint)
    return this.#add(guest, { by: 'push', mark, name, address: JSON.stringify({ endpoint, keys }) })
  }

  async addHook(guest: Guest, url: string): Promise<WayShown & { secret: string }> {
    if (!this.#parts.hasHooks) throw new Refused('no-such-way-here')
    this.#mustBePublic(url)
    const secret = randomBytes(24).toString('base64url')
    const way = await this.#add(guest, {
      by: 'hook',
      mark: markOf('hook', guest.id, url),
      name: new URL(url).hostname,
      address: JSON.stringify({ url, secret }),
    })
    return { ...way, secret }
  }

  async addMail(guest: Guest, address: string): Promise<WayShown> {
    const { mailer, counts } = this.#parts
    if (mailer === undefined) throw new Refused('no-such-way-here')
    const to = markOf('mail', address.toLowerCase())
    const isTooMuch =
      (await counts.take(guest.id, CONFIRMATIONS)) ?? (await counts.take(to, TO_ADDRESS))
    if (isTooMuch !== undefined) throw new Refused('too-many-letters')
    const way = await this.#add(
      guest,
      { by: 'mail', mark: markOf('mail', guest.id, address.toLowerCase()), name: address, address },
      false,
    )
    const { is } = await mailer.confirm(address, way.id)
    if (is === 'sent') return way
    await this.#parts.store.dropNoticeWay(way.id)
    throw new Refused('notice-not-taken')
  }

  /** The owner of an address has opened the link; other addresses of theirs are told nothing more. */
  async confirm(token: string): Promise<void> {
    const { store, links } = this.#parts
    const id = links.wayIn('confirm', token)
    const way = id === undefined ? undefined : await store.noticeWay(id)
    if (way === undefined || !(await store.confirmNoticeWay(way.id)))
      throw new Refused('no-such-way')
    for (const other of await store.noticeWays(way.guest))
      if (other.by === way.by && other.id !== way.id) await store.dropNoticeWay(other.id)
  }

  /** Whoever has the link need not be anybody here; to do it twice is no mistake. */
  async unsubscribe(token: string): Promise<void> {
    const { store, links } = this.#parts
    const id = links.wayIn('unsubscribe', token)
    if (id === undefined) throw new Refused('no-such-way')
    await store.dropNoticeWay(id)
  }

  async drop(guest: Guest, id: string): Promise<void> {
    await this.#own(guest, id)
    await this.#parts.store.dropNoticeWay(id)
  }

  /** Sends something by a way, to see whether it arrives. */
  async tryOut(guest: Guest, id: string): Promise<void> {
    const { counts, outbox, store } = this.#parts
    const way = await this.#own(guest, id)
    if (!way.confirmed) throw new Refused('not-confirmed')
    if ((await counts.take(guest.id, TRIALS)) !== undefined) throw new Refused('too-many-letters')
    const message = {
      id: `trial-${newId()}`,
      kind: 'trial' as const,
      title: titles.trial,
      body: 'So you will be told. Nothing else has happened.',
      path: '/settings',
      waiting: 0,
    }
    const { is } = await outbox.sendNow(way, message)
    if (is === 'sent') return
    if (is === 'gone') await store.dropNoticeWay(id)
    // Not why: it may be somebody else's machine, and nobody is to look into it from here.
    throw new Refused('notice-not-taken')
  }

  /** Throws away what nobody has confirmed. */
  async tidy(): Promise<void> {
    await this.#parts.store.dropUnconfirmedWays(CONFIRMED_WITHIN)
  }

  async #add(
    guest: Guest,
    given: Pick<NoticeWay, 'mark' | 'name' | 'address'> & { by: By },
    confirmed = true,
  ): Promise<WayShown> {
    const way = { ...given, id: newId(), guest: guest.id, confirmed, createdAt: Date.now() }
    await this.#parts.store.putNoticeWay(way, MOST[given.by])
    return shown(way)
  }

  async #own(guest: Guest, id: string): Promise<NoticeWay> {
    const way = await this.#parts.store.noticeWay(id)
    if (way?.guest !== guest.id) throw new Refused('no-such-way')
    return way
  }

  #mustBePublic(url: string): void {
    try {
      this.#parts.outgoing.check(url)
    } catch (error) {
      throw error instanceof NotPublic ? new Refused('not-public') : error
    }
  }
}

const shown = ({ id, by, name, confirmed }: NoticeWay): WayShown => ({
  id,
  by: by as By,
  name,
  confirmed,
})

const markOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')
