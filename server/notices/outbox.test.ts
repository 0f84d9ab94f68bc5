import { randomUUID } from 'node:crypto'
import { FastChance } from '@eldertable/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NoticesShown } from '@eldertable/protocol/wire-notices.ts'
import { seatsOf } from '../lobby/records.ts'
import type { Client } from '../testing/client.ts'
import { Receiver } from '../testing/push-receiver.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'
import { noticesOf } from './causes.ts'
import { NOTICES, type NoticeSettings } from './settings.ts'
import { stillTrue } from './truth.ts'

const person = { player: 'me' }
const open = { player: 'open' }
const A_DAY = 86_400_000
const ALL = { turn: true, undo: true, waits: true, rematch: true, ended: true }

/** Everything at once, and nobody counts as there because a request was made. */
const AT_ONCE = { every: 20, grace: 0, awayAfter: 0, lookAgain: 50 }

describe('notices', { timeout: PATIENCE }, () => {
  let receiver: Receiver
  let server: TestServer
  beforeEach(async () => {
    receiver = await Receiver.open()
  })
  afterEach(async () => {
    await server.end()
    await receiver.close()
  })

  async function started(given: Partial<NoticeSettings> = {}): Promise<void> {
    const notices = { ...NOTICES, ...AT_ONCE, testReceiver: receiver.origin, ...given }
    server = await startTestServer({ notices })
  }
  async function listening(name: string): Promise<Visitor> {
    const visitor = await server.guest(name)
    await visitor.ask('POST', '/api/me/notices/push', receiver.subscribe(name))
    return visitor
  }
  /** A match of two. Whoever is asked first watches it; the other has been there and is away. */
  async function match() {
    const people = [
      { name: 'ada', visitor: await listening('ada') },
      { name: 'bram', visitor: await listening('bram') },
    ] as const
    const [{ visitor: ada }, { visitor: bram }] = people
    const { id } = await ada.open({ name: 'Friday', seats: [person, open] })
    // Before it begins: nobody is away then.
    const clients = [await ada.watch(id), await bram.watch(id)] as const
    await bram.ask('POST', `/api/tables/${id}/join`)
    for (const client of clients) await client.until(() => client.table(id).view !== null)
    const isAda = clients[0].offered(id).length > 0
    const [here, away] = isAda ? people : people.toReversed()
    const [one, two] = isAda ? clients : clients.toReversed()
    if (!here || !away || !one || !two) throw new Error('somebody is missing')
    two.close()
    await two.untilClosed()
    return { id, here, away, one }
  }
  /** Picks at random for whoever watches until somebody else is asked. */
  async function pass(id: string, client: Client): Promise<void> {
    const chance = new FastChance('pass')
    for (;;) {
      const offered = client.offered(id)
      if (offered.length === 0) return
      const { length } = client.table(id)
      const pick = offered[chance.below(offered.length)] ?? -1
      expect(await client.pick(id, pick)).toBeUndefined()
      await client.until(() => client.table(id).length > length)
    }
  }
  const waiting = async () =>
    (await server.services.store.countNotices()).reduce((sum, { count }) => sum + count, 0)
  const figures = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return text.split('\n').filter((line) => line.startsWith('eldertable_notices_'))
  }

  it('whoever is away is told once that it is their turn, and nobody who is at the table', async () => {
    await started()
    const { id, here, away, one } = await match()
    await pass(id, one)
    const [told] = await receiver.until(away.name, 1, PATIENCE)
    expect(told).toMatchObject({
      kind: 'turn',
      title: 'Your turn',
      body: 'Friday · Necronomonopoly',
      path: `/t/${id}`,
      waiting: 1,
    })
    const headers = receiver.received[0]?.headers
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers?.authorization).toMatch(/^vapid t=/)
    one.close()
    // What waits is that the other is told again tomorrow; of whoever was asked before it is true no more.
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: PATIENCE })
    expect(receiver.told(here.name)).toEqual([])
    expect(receiver.told(away.name)).toHaveLength(1)
    await server.services.notices?.tidy()
    expect(await figures()).toEqual([
      'eldertable_notices_total{by="push",outcome="sent"} 1',
      'eldertable_notices_waiting{by="push"} 1',
    ])
  })

  it('whoever gets up from the table while they are asked is told then', async () => {
    await started()
    const { here, one } = await match()
    expect(receiver.told(here.name)).toEqual([])
    one.close()
    expect(await receiver.until(here.name, 1, PATIENCE)).toMatchObject([{ kind: 'turn' }])
  })

  it('who is still asked after a day is told again, and then no more', async () => {
    await started({ again: 100 })
    const { id, away, one } = await match()
    await pass(id, one)
    const told = await receiver.until(away.name, 2, PATIENCE)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: PATIENCE })
    expect(receiver.told(away.name)).toHaveLength(2)
    expect(new Set(told.map((each) => each.id)).size).toBe(2)
  })

  it('a turn that is over is true no more, and neither is one that a bot takes', async () => {
    await started({ every: A_DAY })
    const { store } = server.services
    const { id, away, one } = await match()
    await pass(id, one)
    const about = { guest: away.visitor.id, match: id, kind: 'turn', about: '' }
    expect(await stillTrue(store, about)).toMatchObject({ id })
    const two = await away.visitor.watch(id)
    await pass(id, two)
    expect(await stillTrue(store, about)).toBeUndefined()
    await one.until(() => one.offered(id).length > 0)
    await pass(id, one)
    expect(await stillTrue(store, about)).toMatchObject({ id })
    await away.visitor.ask('POST', `/api/tables/${id}/leave`)
    expect(await stillTrue(store, about)).toBeUndefined()
  })

  it('a push service that is down is tried again, and no pick waits for it', async () => {
    await started({ backOff: [0, 0, 0], patience: 100 })
    receiver.status = 503
    const { id, away, one } = await match()
    await pass(id, one)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: PATIENCE })
    expect(receiver.told(away.name)).toHaveLength(4)
    receiver.status = 'silence'
    const two = await away.visitor.watch(id)
    await pass(id, two)
    await one.until(() => one.offered(id).length > 0)
    await pass(id, one)
    await two.until(() => two.offered(id).length > 0)
  })

  it('a subscription that is no more is thrown away', async () => {
    await started()
    const { id, away, one } = await match()
    receiver.status = 410
    await pass(id, one)
    const { store } = server.services
    await vi.waitFor(async () => expect(await store.noticeWays(away.visitor.id)).toEqual([]), {
      timeout: PATIENCE,
    })
    one.close()
  })

  it('nobody is told what they do not want to hear, nor in quiet hours', async () => {
    await started()
    const { id, away, one } = await match()
    const { visitor } = away
    // A day of quiet but for one minute, which is not now.
    const isLate = new Date().toISOString().slice(11, 13) === '23'
    const quiet = isLate
      ? { from: '12:00', to: '11:59', zone: 'UTC' }
      : { from: '00:00', to: '23:59', zone: 'UTC' }
    await visitor.request('PUT', '/api/me/notices', { kinds: ALL, quiet })
    await pass(id, one)
    const { store } = server.services
    const due = async (grace: number) => {
      const wanted = { by: 'push', limit: 9, claim: randomUUID(), grace, lease: 0 }
      return (await store.claimNotices(wanted)).map(({ way }) => way.guest)
    }
    // It is put off to their end.
    await vi.waitFor(async () => expect(await due(0)).not.toContain(visitor.id), {
      timeout: PATIENCE,
    })
    await vi.waitFor(async () => expect(await due(-A_DAY)).toContain(visitor.id), {
      timeout: PATIENCE,
    })
    await visitor.request('PUT', '/api/me/notices', { kinds: { ...ALL, turn: false }, quiet: null })
    const two = await visitor.watch(id)
    await pass(id, two)
    two.close()
    await one.until(() => one.offered(id).length > 0)
    await pass(id, one)
    await vi.waitFor(async () => expect(await due(-A_DAY)).not.toContain(visitor.id), {
      timeout: PATIENCE,
    })
    expect(receiver.told(away.name)).toEqual([])
  })

  it('the end, a rematch and being waited for are told', async () => {
    await started()
    const [ada, bram] = [await listening('ada'), await listening('bram')]
    const { id } = await ada.open({ seats: [person, open] })
    for (const one of [ada, bram]) (await one.watch(id)).close()
    await bram.ask('POST', `/api/tables/${id}/join`, { ready: false })
    // The host hears that somebody has come.
    expect(await receiver.until('ada', 1, PATIENCE)).toMatchObject([{ kind: 'waits' }])
    await bram.ask('POST', `/api/tables/${id}/ready`, { ready: true })
    const { store } = server.services
    const head = await store.readMatch(id)
    if (head === undefined) throw new Error('the table is gone')
    // As the last pick of a long match does it.
    const over = { counter: 0, titleVersion: 1, isOver: true, asked: null, moment: 0, position: 0 }
    const notices = noticesOf(head, over, seatsOf(head))
    await store.append(id, head.revision, [], { status: 'finished', asked: -1, notices })
    const ends = (name: string) => receiver.told(name).filter(({ kind }) => kind === 'ended')
    await vi.waitFor(() => expect([ends('ada').length, ends('bram').length]).toEqual([1, 1]), {
      timeout: PATIENCE,
    })
    const again = await ada.ask('POST', `/api/tables/${id}/rematch`)
    await vi.waitFor(
      () =>
        expect(receiver.told('bram').at(-1)).toMatchObject({
          kind: 'rematch',
          path: `/t/${again.id}`,
        }),
      { timeout: PATIENCE },
    )
  })

  it('whoever is asked to agree to an undo is told, until it is answered', async () => {
    await started()
    const { id, away, one } = await match()
    await pass(id, one)
    await receiver.until(away.name, 1, PATIENCE)
    const { moment: at } = one.table(id)
    expect(await one.command({ t: 'ask-undo', match: id, at, back: 0 })).toBeUndefined()
    const told = await receiver.until(away.name, 2, PATIENCE)
    expect(told.at(-1)).toMatchObject({ kind: 'undo', path: `/t/${id}` })
    await one.until(() => one.table(id).undo?.request != null)
    const request = one.table(id).undo?.request?.number ?? -1
    const about = { guest: away.visitor.id, match: id, kind: 'undo', about: String(request) }
    const { store } = server.services
    expect(await stillTrue(store, about)).toMatchObject({ id })
    const two = await away.visitor.watch(id)
    expect(await two.command({ t: 'consent', match: id, request, yes: false })).toBeUndefined()
    expect(await stillTrue(store, about)).toBeUndefined()
  })

  it('what is kept of somebody is theirs to see, to try and to delete, and nobody else’s', async () => {
    await started()
    const [ada, bram] = [await listening('ada'), await listening('bram')]
    const shown = await ada.ask<NoticesShown>('GET', '/api/me/notices')
    expect(shown).toMatchObject({
      kinds: ALL,
      quiet: null,
      ways: [{ by: 'push', name: 'Browser ada', confirmed: true }],
      offers: { mail: false, hook: false },
    })
    const [way] = shown.ways
    expect(await bram.refusal('DELETE', `/api/me/notices/${way?.id}`)).toBe('no-such-way')
    expect(await bram.refusal('POST', `/api/me/notices/${way?.id}/trial`)).toBe('no-such-way')
    expect((await ada.request('POST', `/api/me/notices/${way?.id}/trial`)).status).toBe(204)
    expect(receiver.told('ada')).toMatchObject([{ kind: 'trial', path: '/settings' }])
    receiver.status = 500
    expect(await ada.refusal('POST', `/api/me/notices/${way?.id}/trial`)).toBe('notice-not-taken')
    for (const body of [{}, { address: 'ada@example.com' }])
      expect(await ada.refusal('POST', '/api/me/notices/mail', body)).toMatch(
        /bad-message|no-such-way-here/,
      )
    await ada.request('DELETE', '/api/me')
    expect(await server.services.store.noticeWays(ada.id)).toEqual([])
    expect(await server.services.store.noticeWays(bram.id)).toHaveLength(1)
  })

  it('addresses that are not public are refused when they are given', async () => {
    await started({ publicUrl: 'https://table.example' })
    const ada = await server.guest('ada')
    const { keys } = receiver.subscribe('x')
    for (const endpoint of ['http://example.com/', 'https://127.0.0.1/', 'https://[::1]/'])
      expect(await ada.refusal('POST', '/api/me/notices/push', { endpoint, keys, name: 'X' })).toBe(
        'not-public',
      )
    expect(await ada.refusal('POST', '/api/me/notices/hook', { url: 'https://10.0.0.1/' })).toBe(
      'not-public',
    )
    for (const body of [
      { endpoint: 'https://example.com/', keys: { ...keys, auth: 'short' }, name: 'X' },
      { endpoint: `https://example.com/${'x'.repeat(1_000)}`, keys, name: 'X' },
    ])
      expect(await ada.refusal('POST', '/api/me/notices/push', body)).toBe('bad-message')
  })

  it('where whoever runs the server wants none, there are none', async () => {
    await started({ isOn: false })
    const ada = await server.guest('ada')
    expect(await ada.refusal('GET', '/api/me/notices')).toBe('no-notices')
    expect(await ada.refusal('POST', '/api/me/notices/push', receiver.subscribe('ada'))).toBe(
      'no-notices',
    )
  })
})
