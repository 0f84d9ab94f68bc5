import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from '@eldertable/store'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { monotonic } from '../clock.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('running a server', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  it('says that it is well, and how it is doing', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    expect(await ada.ask('GET', '/healthz')).toEqual({ status: 'ok' })
    const { id } = await ada.open()
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    await client.pick(id, client.offered(id)[0] ?? -1)
    await client.pick(id, 1)
    const text = await (await ada.request('GET', '/metrics')).text()
    expect(text).toMatch(/^eldertable_connections 1$/m)
    expect(text).toMatch(/^eldertable_matches_loaded 1$/m)
    expect(text).toMatch(/^eldertable_messages_total\{type="pick"\} 2$/m)
    expect(text).toMatch(/^eldertable_refusals_total\{reason="[a-z-]+"\} 1$/m)
    expect(text).toMatch(/^eldertable_command_seconds_count 1$/m)
    expect(text).toMatch(/^eldertable_sent_bytes_total \d{4,}$/m)
    expect(text).toMatch(/^eldertable_process_resident_memory_bytes \d+/m)
    client.close()
  })

  it('says that it is not well when its store is not', async () => {
    const store = await openStore('sqlite::memory:')
    const ill = { ...store, health: () => Promise.reject(new Error('ill')) }
    server = await startTestServer({}, { store: ill })
    const response = await new Visitor(server.url).request('GET', '/healthz')
    expect(response.status).toBe(503)
  })

  it('goes in good order: clients are asked to come back, and what was acknowledged is kept', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'bot:random' }] })
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    const answer = client.pick(id, client.offered(id)[0] ?? -1)
    const closed = client.untilClosed()
    await answer
    const closing = server.close()
    expect((await client.next('error')).reason).toBe('going-away')
    expect((await closed).code).toBe(1012)
    await closing
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
    const { length } = client.table(id)
    const store = await openStore(`sqlite:${path.join(server.folder, 'test.db')}`)
    expect((await store.readMatch(id))?.length).toBeGreaterThanOrEqual(length)
    await store.close()
  })

  it('is not kept by somebody who has begun to ask and says no more', async () => {
    server = await startTestServer()
    const line = connect({ host: '127.0.0.1', port: server.port })
    line.on('error', () => {}) // however it is cut
    await once(line, 'connect')
    line.write('POST /api/tables HTTP/1.1\r\nhost: ')
    await (await server.guest('Ada')).ask('GET', '/healthz')
    const cut = once(line, 'close')
    await server.close()
    await cut
    expect(line.readable).toBe(false)
  })

  it('has no more in memory than is being used', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const client = await ada.watch(id)
    const { rooms } = server.services
    await client.until(() => client.offered(id).length > 0)
    const now = monotonic()
    await rooms.sweep(now + 3_600_000)
    expect([...rooms.ready]).toHaveLength(1)
    client.close()
    await client.untilClosed()
    while (rooms.ready[Symbol.iterator]().next().value?.isInUse === true)
      await new Promise(setImmediate)
    await rooms.sweep(now)
    expect([...rooms.ready]).toHaveLength(1)
    await rooms.sweep(now + 3_600_000)
    expect([...rooms.ready]).toHaveLength(0)
    // It comes back when somebody wants it.
    const again = await ada.watch(id)
    expect(again.table(id).length).toBe(client.table(id).length)
    again.close()
  })

  describe('with the web client', () => {
    let folder: string
    let web: string
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'eldertable-web-'))
      web = path.join(folder, 'web')
      mkdirSync(path.join(web, 'assets'), { recursive: true })
      writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Eldertable</title>')
      writeFileSync(path.join(web, 'sw.js'), '// worker')
      writeFileSync(path.join(web, 'assets', 'index-B2x9.js'), '// script')
      writeFileSync(path.join(folder, 'secret.txt'), 'secret')
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    const headersOf = async (path: string) => {
      const response = await new Visitor(server.url).request('GET', path)
      return {
        status: response.status,
        type: response.headers.get('content-type')?.split(';')[0],
        cache: response.headers.get('cache-control'),
      }
    }

    it('serves its files so that browsers keep what never changes', async () => {
      server = await startTestServer({ web })
      const forever = 'public, max-age=31536000, immutable'
      expect(await headersOf('/')).toEqual({ status: 200, type: 'text/html', cache: 'no-cache' })
      expect(await headersOf('/sw.js')).toMatchObject({ status: 200, cache: 'no-cache' })
      expect(await headersOf('/assets/index-B2x9.js')).toMatchObject({
        status: 200,
        cache: forever,
      })
      expect(await headersOf('/tables/abc?x=1')).toEqual({
        status: 200,
        type: 'text/html',
        cache: 'no-cache',
      })
      expect(await headersOf('/assets/gone-1.js')).toMatchObject({
        status: 404,
        type: 'application/json',
      })
      expect(await headersOf('/api/nothing')).toMatchObject({
        status: 404,
        type: 'application/json',
      })
      expect(await headersOf('/..%2fsecret.txt')).toMatchObject({ status: 404 })
      expect((await new Visitor(server.url).request('POST', '/tables')).status).toBe(404)
    })

    it('lets a page run its own scripts and no others', async () => {
      server = await startTestServer({ web })
      const { headers } = await new Visitor(server.url).request('GET', '/')
      const policy = headers.get('content-security-policy')?.split(';') ?? []
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })
  })
})
