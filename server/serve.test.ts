import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('the server as a program', { timeout: PATIENCE }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-program-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('whose log is taken away says so and ends, and can be started anew', async () => {
    const file = path.join(folder, 'matches.db')
    const start = () =>
      spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        cwd: root,
        env: { ...process.env, PORT: '0', DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: 'error' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    const addressOf = (child: ReturnType<typeof start>): Promise<string> =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', (text) => {
          const [address] = /http:\/\/\S+/.exec(String(text)) ?? []
          if (address !== undefined) resolve(address)
        })
        child.once('exit', () => reject(new Error('the server did not start')))
      })
    const first = start()
    const words: string[] = []
    first.stderr.on('data', (text) => words.push(String(text)))
    const gone = once(first, 'exit')
    const url = await addressOf(first)
    const ada = await Visitor.named(url, 'Ada')
    rmSync(`${file}-wal`)
    expect((await ada.request('GET', '/healthz')).status).toBe(503)
    expect(await gone).toEqual([1, null])
    expect(words.join('')).toMatch(/✖ \S+matches\.db-wal has been removed or replaced/)

    const second = start()
    const ended = once(second, 'exit')
    const again = new Visitor(await addressOf(second))
    expect(await again.ask('GET', '/healthz')).toEqual({ status: 'ok' })
    second.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

describe('a server whose writing thread has died', { timeout: PATIENCE }, () => {
  it('has told nobody that it had stored anything, and goes on', async () => {
    const storeWriter = new URL('../store/testing/mortal-writer.mjs', import.meta.url)
    const server = await startTestServer({ storeWriter })
    try {
      const ada = await server.guest('Ada')
      const { id } = await ada.open()
      const client = await ada.watch(id)
      await client.until(() => client.offered(id).length > 0)
      expect(await client.command({ t: 'say', match: id, text: 'die before' })).toBe('unsure')
      await client.pick(id, client.offered(id)[0] ?? -1)
      expect(await ada.ask('GET', '/healthz')).toEqual({ status: 'ok' })
      client.close()
    } finally {
      await server.end()
    }
  })
})

describe('a server that closes', { timeout: PATIENCE }, () => {
  it('does not wait for who asks for a WebSocket meanwhile, is refused and stays', async () => {
    const server = await startTestServer()
    const wire = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
    wire.on('error', () => {})
    wire.write(
      'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
    )
    await fetch(`${server.url}/healthz`) // by now the half of it is there
    const ended = server.end()
    wire.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n')
    await expect(ended).resolves.toBeUndefined()
    wire.destroy()
  })
})
