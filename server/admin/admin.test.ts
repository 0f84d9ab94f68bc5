import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type { TableForAdmin } from '@eldertable/protocol/wire-admin.ts'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { inspect } from '../testing/inspect.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const TOKEN = 'a token that only the host of it has'
const two = { seats: [{ player: 'me' }, { player: 'open' }] }

describe('whoever runs the server', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ adminToken: TOKEN })
  }, PATIENCE)
  afterAll(() => server.end())

  /** Asks over HTTP with the token; gives the answer, or the reason why not. */
  async function admin<T = unknown>(
    method: string,
    at: string,
    body?: object,
  ): Promise<T | string> {
    const visitor = new Visitor(server.url)
    const headers = { authorization: `Bearer ${TOKEN}` }
    const response = await visitor.request(method, `/api/admin/${at}`, body, headers)
    if (response.status === 204) return 'done'
    const answer = (await response.json()) as T & { reason?: string }
    return answer.reason ?? answer
  }

  const look = async (table: string) => (await admin('GET', `tables/${table}`)) as TableForAdmin

  /** Two people at a table that has begun, both looking at it. */
  async function begun() {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id, code } = await ada.open(two)
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, other] = [await ada.watch(id), await bram.watch(id)]
    return { id, code, ada, bram, one, other }
  }

  /** Picks for whoever is asked. */
  async function pick({ id, one, other }: Awaited<ReturnType<typeof begun>>): Promise<void> {
    const { length } = one.table(id)
    const asked = one.offered(id).length > 0 ? one : other
    expect(await asked.pick(id, asked.offered(id)[0] ?? -1)).toBeUndefined()
    for (const client of [one, other]) await client.until(() => client.table(id).length > length)
  }

  it('looks at tables and people without seeing what is face down', async () => {
    const table = await begun()
    await pick(table)
    const listed = (await admin('GET', 'tables')) as TableForAdmin[]
    expect(listed.map(({ id }) => id)).toContain(table.id)
    const shown = await look(table.code.toLowerCase())
    expect(shown).toMatchObject({ id: table.id, status: 'playing', position: 1, watchers: 2 })
    expect(shown.seats[1]).toMatchObject({ name: 'Bram', guest: table.bram.id, isHere: true })
    expect(shown.latest).toEqual([{ position: 1, seat: expect.any(Number) }])
    const { key } = (await inspect(server.services.config.databaseUrl, table.id))?.head ?? {}
    expect(JSON.stringify([listed, shown])).not.toContain(key)
    const people = (await admin('GET', 'people')) as { guest: string; address: string }[]
    expect(people).toContainEqual({ guest: table.bram.id, name: 'Bram', address: '127.0.0.1' })
    expect(await admin('GET', 'tables/BBBBBB')).toBe('no-such-table')
  })

  it('takes a match back; both at the table see it move and read who did it, and so does who comes later', async () => {
    const table = await begun()
    const { id, code, one, other } = table
    const before = one.table(id).view?.table
    await pick(table)
    await pick(table)
    expect(await admin('POST', `tables/${code}/rewind`, { to: 7 })).toBe('no-such-position')
    expect(await admin('POST', `tables/${code}/rewind`, { to: 0 })).toBe('done')
    for (const client of [one, other]) {
      const moved = await client.next('moved', ({ notices = [] }) => notices.length > 0)
      expect(moved.notices).toEqual([{ kind: 'rewound', picks: 2 }])
      await client.next('chat')
      expect(client.table(id)).toMatchObject({ position: 0, view: { table: before } })
    }
    const eve = await (await server.guest('Eve')).watch(id)
    expect(eve.table(id).chat).toMatchObject([
      {
        seat: null,
        name: 'Eldertable',
        text: 'The match was taken back by 2 picks by whoever runs this server.',
      },
    ])
    await pick(table)
    const found = await inspect(server.services.config.databaseUrl, id)
    expect(found?.log.map((entry) => entry.do ?? 'pick')).toEqual([
      'pick',
      'pick',
      'rewind',
      'pick',
    ])
    expect(found?.hash).toBe(found?.played)
  })

  it('takes somebody from a seat and tells them', async () => {
    const table = await begun()
    const { code, id, one, other } = table
    expect(await admin('POST', `tables/${code}/unseat`, { seat: 9 })).toBe('no-such-seat')
    expect(await admin('POST', `tables/${code}/unseat`, { seat: 1 })).toBe('done')
    expect(await other.next('error')).toMatchObject({ reason: 'unseated' })
    await other.until(() => other.table(id).seat === null)
    await one.until(() => one.table(id).seats[1]?.player === 'nobody')
    expect((await one.next('chat')).lines[0]).toMatchObject({ name: 'Eldertable' })
    expect(await admin('POST', `tables/${code}/unseat`, { seat: 1 })).toBe('not-a-person')
    expect(one.table(id).seats[0]).toMatchObject({ name: 'Ada', player: 'person' })
  })

  it('frees a seat of a table that still gathers', async () => {
    const ada = await server.guest('Ada')
    const { id, code } = await ada.open({ seats: [...two.seats, { player: 'open' }] })
    await (await server.guest('Bram')).ask('POST', `/api/tables/${id}/join`)
    expect(await admin('POST', `tables/${code}/unseat`, { seat: 1 })).toBe('done')
    const { seats } = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
    expect(seats.map(({ player }) => player)).toEqual(['person', 'open', 'open'])
  })

  it('closes a table to everybody, keeps what was played, and opens it again', async () => {
    const table = await begun()
    const { id, code, ada, one, other } = table
    await pick(table)
    const asked = one.offered(id).length > 0 ? one : other
    const [offer = -1] = asked.offered(id)
    expect(await admin('POST', `tables/${code}/close`)).toBe('done')
    expect(await one.next('closed')).toMatchObject({ match: id, reason: 'table-closed' })
    // It may go on, so nobody is told the key of its dice.
    const key = (await server.services.store.readMatch(id))?.key ?? ''
    for (const { texts } of [one, other])
      expect(texts.filter((text) => text.includes(key))).toEqual([])
    expect(await asked.pick(id, offer)).toBe('table-closed')
    one.send({ t: 'watch', match: id })
    expect(await one.next('closed')).toMatchObject({ reason: 'table-closed' })
    const bystander = await begun()
    await pick(bystander)

    expect(await admin('POST', `tables/${code}/reopen`)).toBe('done')
    const again = await ada.watch(id)
    expect(again.table(id)).toMatchObject({ position: 1, head: { status: 'playing' } })
  })

  it('does not close what is over, nor a table that is not there', async () => {
    const ada = await server.guest('Ada')
    const { code, id } = await ada.open({ seats: [...two.seats] })
    await ada.request('POST', `/api/tables/${id}/leave`)
    expect(await admin('POST', `tables/${code}/close`)).toBe('match-over')
    expect(await admin('POST', 'tables/BBBBBB/close')).toBe('no-such-table')
  })

  it('bans a guest: connections end, nothing is answered, until it is lifted or its time is over', async () => {
    const { bram, other, ada } = await begun()
    expect(await admin('POST', 'bans', { guest: bram.id })).toBe('done')
    expect(await other.next('error')).toMatchObject({ reason: 'banned' })
    expect(await other.untilClosed()).toEqual({ code: 4003, reason: 'banned' })
    expect(await bram.refusal('GET', '/api/me')).toBe('banned')
    await expect(Client.connect(server.url, bram.cookie)).rejects.toThrow('403')
    expect(await admin('GET', 'bans')).toMatchObject([{ who: `guest:${bram.id}`, name: 'Bram' }])
    await ada.ask('GET', '/api/me')
    expect(await admin('POST', 'unban', { guest: bram.id })).toBe('done')
    await bram.ask('GET', '/api/me')
    expect(await admin('POST', 'unban', { guest: bram.id })).toBe('no-such-ban')
    // As good as none: it is over before anybody asks again.
    expect(await admin('POST', 'bans', { guest: bram.id, days: 1e-12 })).toBe('done')
    expect(await admin('POST', 'bans', { guest: 'nobody' })).toBe('nobody-there')
    expect(await admin('POST', 'bans', {})).toBe('bad-message')
    expect(await admin('GET', 'bans')).toEqual([])
  })

  it('bans an address, and no other', async () => {
    const behind = await startTestServer({ trustProxy: 'loopback', adminToken: TOKEN })
    try {
      const from = (ip: string) =>
        new Visitor(behind.url).request('GET', '/api/titles', undefined, { 'x-forwarded-for': ip })
      const ban = new Visitor(behind.url)
      await ban.request(
        'POST',
        '/api/admin/bans',
        { address: '2001:db8::1' },
        { authorization: `Bearer ${TOKEN}` },
      )
      expect((await from('2001:db8::beef')).status).toBe(403) // the same /64 network
      expect((await from('2001:db8:1::1')).status).toBe(200)
      expect((await from('203.0.113.5')).status).toBe(200)
    } finally {
      await behind.end()
    }
  })

  it('announces something to all who are there and all who come', async () => {
    const { one } = await begun()
    const text = 'A restart at ten, for about a minute.'
    expect(await admin('POST', 'announcement', { text })).toBe('done')
    expect(await one.next('announced')).toEqual({ t: 'announced', text })
    const late = await (await server.guest('Late')).connect()
    expect(await late.next('announced')).toMatchObject({ text })
    expect(await admin('POST', 'announcement', { text: null })).toBe('done')
    expect(await one.next('announced')).toMatchObject({ text: null })
  })

  it.each(['', 'Bearer ', 'Bearer a token', `Basic ${TOKEN}`, TOKEN])(
    'is not somebody who says %j',
    async (authorization) => {
      const stranger = await server.guest('Mallory')
      const headers = { authorization }
      const asked = [
        stranger.request('GET', '/api/admin/tables', undefined, headers),
        stranger.request('POST', '/api/admin/announcement', { text: 'Ha' }, headers),
      ]
      for (const answer of await Promise.all(asked)) {
        expect(answer.status).toBe(401)
        expect(await answer.json()).toMatchObject({ reason: 'wrong-token' })
      }
      expect(server.services.connectionContext.announced()).toBeNull()
    },
  )
})

describe('the way in for whoever runs a server', { timeout: PATIENCE }, () => {
  it('is not there over HTTP without a token', async () => {
    const server = await startTestServer()
    try {
      const stranger = await server.guest('Mallory')
      for (const at of ['tables', 'people', 'bans'])
        expect(await stranger.refusal('GET', `/api/admin/${at}`)).toBe('not-found')
    } finally {
      await server.end()
    }
  })

  it('does not let a token be guessed for long', async () => {
    const server = await startTestServer({ adminToken: TOKEN })
    try {
      const asked = Array.from({ length: 400 }, () => fetch(`${server.url}/api/admin/tables`))
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses).toContain(429)
      const right = await fetch(`${server.url}/api/admin/tables`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      })
      expect(right.status).toBe(429)
    } finally {
      await server.end()
    }
  })

  it('is a socket in the data folder that only its owner can open, and that goes with the server', async () => {
    const server = await startTestServer()
    const file = path.join(server.folder, `admin-${server.port}.sock`)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(server.folder).filter((name) => name.startsWith('admin-'))).toHaveLength(
      1,
    )
    const status = await new Promise((resolve, reject) => {
      http
        .get({ socketPath: file, path: '/api/admin/tables' }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        .on('error', reject)
    })
    expect(status).toBe(200)
    await server.close()
    expect(fs.existsSync(file)).toBe(false)
    await server.end()
  })
})
