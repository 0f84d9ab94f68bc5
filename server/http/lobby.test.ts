import type { TableSummary, TitleSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const open = { player: 'open' }
const bot = { player: 'bot:random' }

describe('the lobby', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  const tablesOf = (visitor: Visitor) =>
    visitor.ask<{ open: TableSummary[]; mine: TableSummary[] }>('GET', '/api/tables')
  const tableAt = (visitor: Visitor, id: string) =>
    visitor.ask<TableSummary>('GET', `/api/tables/${id}`)

  describe('guests', () => {
    it('have a name and a cookie that scripts can not read', async () => {
      const visitor = new Visitor(server.url)
      const response = await visitor.request('POST', '/api/guest', { name: ' Ada ' })
      expect(response.status).toBe(201)
      expect(await response.json()).toMatchObject({ name: 'Ada' })
      const [cookie] = response.headers.getSetCookie()
      expect(cookie).toMatch(/^eldertable=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    })

    it('are known again, and can change their name', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.ask('GET', '/api/me')
      expect(await ada.ask('PATCH', '/api/me', { name: 'Ada L.' })).toEqual({ id, name: 'Ada L.' })
      expect(await ada.ask('GET', '/api/me')).toEqual({ id, name: 'Ada L.' })
    })

    it('stay who they are when they come a second time', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.ask('GET', '/api/me')
      expect(await ada.ask('POST', '/api/guest', { name: 'Ada again' })).toEqual({
        id,
        name: 'Ada again',
      })
    })

    it('are kept by the hash of their secret alone', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.ask('GET', '/api/me')
      const kept = await server.services.store.readGuest(id)
      expect(kept?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify(kept)).not.toContain(ada.cookie.split('=')[1])
    })

    it('are nobody without a cookie, or with a false one', async () => {
      const nobody = new Visitor(server.url)
      expect(await nobody.refusal('GET', '/api/me')).toBe('no-guest')
      nobody.cookie = `eldertable=${'x'.repeat(43)}`
      expect(await nobody.refusal('GET', '/api/me')).toBe('no-guest')
      expect(await nobody.refusal('POST', '/api/tables', {})).toBe('no-guest')
    })

    it.each([
      {},
      { name: '' },
      { name: '  ' },
      { name: 'x'.repeat(41) },
      { name: 7 },
      { name: 'a\u0007' },
      { name: 'a', more: 1 },
      [],
      'x',
      null,
    ])('are not called %j', async (body) => {
      expect(await new Visitor(server.url).refusal('POST', '/api/guest', body)).toBe('bad-message')
    })
  })

  it('says which games there are', async () => {
    const titles = await new Visitor(server.url).ask<TitleSummary[]>('GET', '/api/titles')
    expect(titles[0]).toMatchObject({
      id: 'necronomonopoly',
      name: 'Necronomonopoly',
      seats: { least: 2, most: 6 },
      bots: ['habit', 'loner', 'random', 'thinker'],
    })
    expect(titles[0]?.switches).toHaveProperty('roundLimit')
  })

  describe('a table', () => {
    it('gathers people, is found by its code, and begins when all seats are taken', async () => {
      const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
      const { id, code } = await ada.open({
        name: 'Friday',
        seats: [me, open, bot, { player: 'closed' }],
        visibility: 'public',
      })
      expect(await tableAt(ada, id)).toMatchObject({ status: 'gathering', isHost: true, seat: 0 })
      const found = await bram.ask<TableSummary>('GET', `/api/codes/${code.toLowerCase()}`)
      expect(found).toMatchObject({ id, name: 'Friday', seat: null, isHost: false })
      expect((await tablesOf(bram)).open.map((one) => one.id)).toContain(id)

      const joined = await bram.ask<TableSummary>('POST', `/api/tables/${id}/join`)
      expect(joined).toMatchObject({ status: 'playing', seat: 1 })
      expect(joined.seats.map(({ name, player }) => [name, player])).toEqual([
        ['Ada', 'person'],
        ['Bram', 'person'],
        [expect.any(String), 'bot:random'],
      ])
      expect((await tablesOf(bram)).open.map((one) => one.id)).not.toContain(id)
      expect((await tablesOf(bram)).mine.map((one) => one.id)).toEqual([id])
    })

    it('with nobody else to come begins at once', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.open({ seats: [me, bot, bot] })
      expect(await tableAt(ada, id)).toMatchObject({ status: 'playing', seat: 0 })
    })

    it('begins with bots in the open seats when the host says so, and when nobody else does', async () => {
      const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
      const { id } = await ada.open({ seats: [open, me, open] })
      expect(await bram.refusal('POST', `/api/tables/${id}/start`)).toBe('only-host')
      expect(await ada.refusal('POST', `/api/tables/${id}/start`, { bot: 'bot:none' })).toBe(
        'no-such-bot',
      )
      const started = await ada.ask<TableSummary>('POST', `/api/tables/${id}/start`, {
        bot: 'bot:habit',
      })
      expect(started.seats.map(({ player }) => player)).toEqual([
        'bot:habit',
        'person',
        'bot:habit',
      ])
      expect(new Set(started.seats.map(({ name }) => name)).size).toBe(3)
      expect(await ada.refusal('POST', `/api/tables/${id}/start`)).toBe('already-started')
    })

    it('with a link is not in the list', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.open({ seats: [me, open], visibility: 'link' })
      const bram = await server.guest('Bram')
      expect((await tablesOf(bram)).open.map((one) => one.id)).not.toContain(id)
      expect((await tablesOf(ada)).mine.map((one) => one.id)).toContain(id)
    })

    it('takes everybody once, and nobody into a seat that is taken', async () => {
      const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
      const { id } = await ada.open({ seats: [me, open, open] })
      expect(await ada.refusal('POST', `/api/tables/${id}/join`)).toBe('already-seated')
      expect(await bram.refusal('POST', `/api/tables/${id}/join`, { seat: 0 })).toBe('seat-taken')
      expect(await bram.refusal('POST', `/api/tables/${id}/join`, { seat: 9 })).toBe('seat-taken')
      await bram.ask('POST', `/api/tables/${id}/join`, { seat: 2 })
      expect(await tableAt(bram, id)).toMatchObject({ seat: 2, status: 'gathering' })
    })

    it('gives the last seat to one of two who reach for it', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.open({ seats: [me, open] })
      const others = await Promise.all(['Bram', 'Cora', 'Dov'].map((name) => server.guest(name)))
      const answers = await Promise.all(
        others.map((one) => one.request('POST', `/api/tables/${id}/join`)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await tableAt(ada, id)).status).toBe('playing')
    })

    it('can be left before it begins; the host hands it on, and the last gives it up', async () => {
      const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
      const { id } = await ada.open({ seats: [me, open, open] })
      await bram.ask('POST', `/api/tables/${id}/join`)
      await ada.ask('POST', `/api/tables/${id}/leave`)
      expect(await tableAt(bram, id)).toMatchObject({ isHost: true, seat: 1 })
      expect((await tablesOf(ada)).mine).toEqual([])
      await bram.ask('POST', `/api/tables/${id}/leave`)
      expect(await tableAt(bram, id)).toMatchObject({ status: 'finished', seat: null })
      expect(await ada.refusal('POST', `/api/tables/${id}/join`)).toBe('match-over')
      expect((await tablesOf(bram)).mine).toEqual([])
    })

    it('is arranged by its host before it begins', async () => {
      const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
      const { id } = await ada.open({ seats: [me, open, open, open] })
      await bram.ask('POST', `/api/tables/${id}/join`)
      const arrange = (visitor: Visitor, seat: number, by: string) =>
        visitor.request('POST', `/api/tables/${id}/replace`, { seat, by })
      expect((await arrange(bram, 2, 'closed')).status).toBe(403)
      await arrange(ada, 2, 'bot:random')
      await arrange(ada, 3, 'closed')
      await arrange(ada, 1, 'open')
      const { seats } = await tableAt(ada, id)
      expect(seats.map(({ player }) => player)).toEqual(['person', 'open', 'bot:random', 'closed'])
      expect((await tablesOf(bram)).mine).toEqual([])
    })

    it('has settings that fit the number of its seats, also when the host changes it', async () => {
      const ada = await server.guest('Ada')
      const settings = { assistants: 'shared', difficulty: 'hard' }
      const title = 'tiny-epic-cthulhu'
      const { id } = await ada.open({ title, settings, seats: [me, open, open] })
      await ada.request('POST', `/api/tables/${id}/replace`, { seat: 2, by: 'closed' })
      expect(await tableAt(ada, id)).toMatchObject({
        settings: { assistants: 'none', difficulty: 'hard' },
      })
      await ada.request('POST', `/api/tables/${id}/replace`, { seat: 1, by: 'closed' })
      expect(await tableAt(ada, id)).toMatchObject({ settings: { assistants: 'one' } })
    })

    it.each([
      [
        { title: 'tiny-epic-cthulhu', settings: { assistants: 'each' }, seats: [me, open, open] },
        'bad-setting',
      ],
      [{ title: 'chess' }, 'no-such-title'],
      [{ seats: [me] }, 'too-few-seats'],
      [{ seats: [me, open, open, open, open, open, open] }, 'too-many-seats'],
      [{ seats: [me, { player: 'closed' }] }, 'too-few-seats'],
      [{ seats: [me, me] }, 'already-seated'],
      [{ seats: [me, { player: 'bot:none' }] }, 'no-such-bot'],
      [{ seats: [me, { player: 'robot' }] }, 'bad-message'],
      [{ seats: [me, open, { player: 'person', name: 'Bram' }] }, 'own-screen'],
      [{ seats: 'all' }, 'bad-message'],
      [{ settings: { nonsense: 1 } }, 'bad-setting'],
      [{ settings: { roundLimit: 'long' } }, 'bad-setting'],
      [{ settings: { __proto__: 1, constructor: 1 } }, 'bad-setting'],
      [{ visibility: 'secret' }, 'bad-message'],
      [{ more: 1 }, 'bad-message'],
    ])('is not opened with %j', async (given, reason) => {
      const ada = await server.guest('Ada')
      const body = { title: 'necronomonopoly', seats: [me, bot], ...given }
      expect(await ada.refusal('POST', '/api/tables', body)).toBe(reason)
      expect((await tablesOf(ada)).mine).toEqual([])
    })

    it.each(['nope', 'x'.repeat(22), '../../etc', '%00', 'a'.repeat(300)])(
      'is not found by %j',
      async (id) => {
        const ada = await server.guest('Ada')
        for (const path of ['', '/file'])
          expect(['no-such-table', 'not-found', 'bad-message']).toContain(
            await ada.refusal('GET', `/api/tables/${encodeURIComponent(id)}${path}`),
          )
        expect(await ada.refusal('GET', `/api/codes/${encodeURIComponent(id.slice(0, 40))}`)).toBe(
          'no-such-code',
        )
      },
    )
  })

  it('never tells whose guest a seat is, nor the key', async () => {
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, open], visibility: 'public' })
    const { id: guest } = await ada.ask('GET', '/api/me')
    const key = (await server.services.store.readMatch(id))?.key ?? 'none'
    const bram = await server.guest('Bram')
    for (const path of ['/api/tables', `/api/tables/${id}`]) {
      const text = await (await bram.request('GET', path)).text()
      expect(text).toContain(id)
      expect(text).not.toContain(guest)
      expect(text).not.toContain(key)
    }
  })
})
