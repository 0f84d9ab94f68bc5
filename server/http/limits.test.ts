import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('limits on requests', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  /** Whether a guest can be made by somebody at this address, as the proxy in front of us tells it. */
  async function isWelcome(from: string, at = '/api/guest'): Promise<boolean> {
    const headers = { 'x-forwarded-for': from }
    const { status } = await new Visitor(server.url).request('POST', at, { name: 'Ada' }, headers)
    expect([201, 429]).toContain(status)
    return status === 201
  }

  it('go by the route, however its address is written', async () => {
    server = await startTestServer({ limits: { creationsPerMinute: 3 }, trustProxy: 'loopback' })
    const ways = [
      '/api/guest',
      '/%61pi/guest',
      '/%61%70%69/gues%74',
      '/api/gue%73t',
      '/%61pi/guest',
    ]
    const answers = []
    for (const way of ways) answers.push(await isWelcome('203.0.113.7', way))
    expect(answers).toEqual([true, true, true, false, false])
    const asked = []
    for (const code of ['BXKWTM', 'BXKWTN', 'BXKWTP', 'BXKWTR'])
      asked.push(
        (await new Visitor(server.url).request('GET', `/%61pi/codes/${code}`, undefined)).status,
      )
    expect(asked).toEqual([404, 404, 404, 429])
  })

  it('and so does the look at where a request comes from', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const evil = { origin: 'https://evil.example' }
    for (const at of ['/api/me', '/%61pi/me', '/api/%6de']) {
      const { status } = await ada.request('PATCH', at, { name: 'Eve' }, evil)
      expect(status).toBe(403)
    }
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ name: 'Ada' })
  })

  it('take the address from the right, where the proxy has written it', async () => {
    server = await startTestServer({ limits: { creationsPerMinute: 1 }, trustProxy: 'loopback' })
    expect(await isWelcome('203.0.113.7')).toBe(true)
    expect(await isWelcome('198.51.100.1, 203.0.113.7')).toBe(false)
    expect(await isWelcome('203.0.113.7, 198.51.100.2')).toBe(true)
  })

  it('believe nobody about addresses where there is no proxy', async () => {
    server = await startTestServer({ limits: { creationsPerMinute: 1 } })
    expect(await isWelcome('203.0.113.7')).toBe(true)
    expect(await isWelcome('198.51.100.1')).toBe(false)
  })

  it('count a network of IPv6 as one address', async () => {
    server = await startTestServer({ limits: { creationsPerMinute: 1 }, trustProxy: 'loopback' })
    expect(await isWelcome('2001:db8:0:1::1')).toBe(true)
    expect(await isWelcome('2001:db8:0:1:ffff::2')).toBe(false)
    expect(await isWelcome('2001:db8:0:2::1')).toBe(true)
    expect(await isWelcome('::ffff:203.0.113.7')).toBe(true)
    expect(await isWelcome('203.0.113.7')).toBe(false)
  })

  it('count guests for themselves, and all of an address together', async () => {
    server = await startTestServer({ limits: { requestsPerMinute: 4 }, trustProxy: 'loopback' })
    const guests = []
    for (let i = 0; i < 5; i++) {
      const visitor = new Visitor(server.url)
      const from = { 'x-forwarded-for': `198.51.100.${i}` }
      await visitor.request('POST', '/api/guest', { name: 'Ada' }, from)
      guests.push(visitor)
    }
    const statuses = async (visitor: Visitor | undefined, times: number) => {
      const all = []
      for (let i = 0; i < times; i++) {
        const from = { 'x-forwarded-for': '203.0.113.7' }
        all.push((await visitor?.request('GET', '/api/me', undefined, from))?.status)
      }
      return all
    }
    const [first, second, ...others] = guests
    // Each has as many as anybody …
    expect(await statuses(first, 5)).toEqual([200, 200, 200, 200, 429])
    expect(await statuses(second, 4)).toEqual([200, 200, 200, 200])
    // … until the address has had enough.
    const rest = []
    for (const visitor of others) rest.push(...(await statuses(visitor, 4)))
    expect(rest.filter((status) => status === 200)).toHaveLength(20 - 5 - 4)
  })

  it('a request that does not come to its end is ended', async () => {
    server = await startTestServer({ limits: { requestTime: 200 } })
    const begun = [
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name":',
      'POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\nx',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"nam',
      'GET /api/titles HTTP/1.1\r\nhost: ',
    ]
    await Promise.all(
      begun.map(async (text) => {
        const line = connect({ host: '127.0.0.1', port: server.port })
        line.on('error', () => {}) // however it is cut
        line.resume()
        await once(line, 'connect')
        line.write(text)
        await once(line, 'close')
        expect(line.destroyed).toBe(true)
      }),
    )
  })

  it('what can not be the id of a table names none', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    for (const id of ['%00', 'x%00', '..%2f', 'x'.repeat(22) + '%00', '%F0%9F%90%99', 'x'])
      for (const [method, at] of [
        ['GET', ''],
        ['GET', '/file'],
        ['POST', '/join'],
        ['POST', '/leave'],
        ['POST', '/bug'],
      ] as const)
        expect(await ada.refusal(method, `/api/tables/${id}${at}`)).toBe('no-such-table')
    for (const at of ['/api/codes/%00', '/%00', '/api/%00', '/assets/%00.js'])
      expect((await ada.request('GET', at)).status).toBe(404)
  })

  it('nobody fills the disk with reports', async () => {
    server = await startTestServer({ limits: { reportsPerHour: 2 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const complain = (visitor: Visitor) =>
      visitor.request('POST', `/api/tables/${id}/bug`, { words: 'The dice hate me.' })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await complain(ada)).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    expect((await complain(await server.guest('Bram'))).status).toBe(201)
    expect(readdirSync(path.join(server.folder, 'bugs'))).toHaveLength(3 * 2)
  })

  it('nor do many together', async () => {
    server = await startTestServer({ limits: { reportBytes: 10_000 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const reasons = []
    for (let i = 0; i < 40; i++)
      reasons.push(await ada.refusal('POST', `/api/tables/${id}/bug`, { words: 'x'.repeat(1_000) }))
    expect(reasons[0]).toBe('none: status 201')
    expect(reasons.at(-1)).toBe('reports-full')
  })

  it('files of matches are taken no faster than anybody reads them', async () => {
    server = await startTestServer({ limits: { filesPerMinute: 3 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const take = (who = ada) => who.request('GET', `/api/tables/${id}/file`)
    for (let i = 0; i < 3; i++) expect((await take()).status).toBe(403)
    const one = await take()
    expect(one.status).toBe(429)
    expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await take(await server.guest('Bram'))).status).toBe(403)
    expect((await ada.request('GET', `/api/tables/${id}`)).status).toBe(200)
  })

  it('the figures are looked at no more often than they change', async () => {
    server = await startTestServer({ limits: { figuresPerMinute: 5 } })
    const visitor = new Visitor(server.url)
    const looks = await Promise.all(
      Array.from({ length: 8 }, () => visitor.request('GET', '/metrics')),
    )
    const late = looks.filter(({ status }) => status === 429)
    expect(late).toHaveLength(3)
    expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visitor.request('GET', '/healthz')).status).toBe(200)
  })

  it('the figures can be kept from strangers', async () => {
    const statusFor = async (authorization = '') =>
      (await new Visitor(server.url).request('GET', '/metrics', undefined, { authorization }))
        .status
    server = await startTestServer({ metrics: { token: 'sesame' } })
    expect(await statusFor()).toBe(404)
    expect(await statusFor('Bearer open')).toBe(404)
    expect(await statusFor('Bearer sesame')).toBe(200)
    await server.end()
    server = await startTestServer({ metrics: 'closed' })
    expect(await statusFor('Bearer sesame')).toBe(404)
  })
})

describe('limits of several processes', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterAll(() => databases.end(), PATIENCE)

  it('are counted together', async () => {
    const databaseUrl = await databases.database()
    const given = { databaseUrl, limits: { creationsPerMinute: 3 } }
    const servers = [await startTestServer(given), await startTestServer(given)]
    const statuses = []
    for (let i = 0; i < 6; i++) {
      const { url } = servers[i % 2] as TestServer
      statuses.push((await new Visitor(url).request('POST', '/api/guest', { name: 'A' })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429])
    for (const server of servers) await server.end()
  })
})
