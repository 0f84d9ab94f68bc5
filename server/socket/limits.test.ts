import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('limits', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  it('a connection that sends too many messages is warned and then closed', async () => {
    server = await startTestServer({ limits: { messageBurst: 10, messagesPerSecond: 1 } })
    const client = await (await server.guest('Ada')).connect()
    for (let i = 0; i < 12; i++) client.send({ t: 'ping' })
    expect((await client.next('error')).reason).toBe('too-many-messages')
    const command = { t: 'say', match: 'x'.repeat(22), text: 'Hello' }
    expect(await client.command(command)).toBe('too-many-messages')
    for (let i = 0; i < 200; i++) client.send({ t: 'ping' })
    expect((await client.untilClosed()).code).toBe(4001)
    expect(client.texts.filter((text) => text.includes('pong')).length).toBeLessThan(12)
  })

  it('nobody says too much at once', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const client = await ada.connect()
    await client.watch(id)
    const say = () => client.command({ t: 'say', match: id, text: 'again' })
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await say())
    expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => undefined))
    expect(answers).toContain('too-many-messages')
  })

  it('who goes to and fro without end is slowed down', async () => {
    server = await startTestServer({ limits: { fruitlessBurst: 20, fruitlessPerSecond: 0 } })
    const people = [await server.guest('Ada'), await server.guest('Bram')]
    const seats = [{ player: 'me' }, { player: 'open' }]
    const { id } = await (people[0] as Visitor).ask('POST', '/api/tables', {
      title: 'necronomonopoly',
      seats,
    })
    await (people[1] as Visitor).ask('POST', `/api/tables/${id}/join`)
    const clients = await Promise.all(people.map((one) => one.watch(id)))
    const client = clients[clients[0]?.table(id).view?.decision?.seat ?? -1] as Client
    await client.choose(id, 'buy')
    const before = client.table(id).length
    let answer: string | undefined
    for (let i = 0; i < 1_000 && answer === undefined; i++)
      answer = await client.choose(id, i % 2 === 0 ? 'trade' : 'withdraw')
    expect(answer).toBe('to-and-fro')
    expect(client.table(id).length - before).toBeLessThan(100)
  })

  it('who only holds wires open leaves some for others', async () => {
    server = await startTestServer({ limits: { wiresPerAddress: 4 } })
    const wires = Array.from({ length: 12 }, () => connect(server.port, '127.0.0.1'))
    const ended = new Set<Socket>()
    await new Promise<void>((resolve) => {
      for (const wire of wires) {
        wire.on('error', () => {}).resume()
        wire.once('close', () => {
          ended.add(wire)
          if (ended.size === 8) resolve()
        })
      }
    })
    expect(wires.filter((wire) => !ended.has(wire))).toHaveLength(4)
    // Whoever hangs up makes room.
    for (const wire of wires) wire.destroy()
    let isAnswered = false
    while (!isAnswered) isAnswered = await isHealthy(server.port)
  })

  it('WebSockets are opened at one place only', async () => {
    server = await startTestServer()
    const { host } = new URL(server.url)
    for (const at of ['/', '/healthz', '/api/titles', '/tables/1', '/assets/x.js', '/ws/ws']) {
      const socket = new WebSocket(`ws://${host}${at}`)
      const [error] = (await once(socket, 'error')) as [Error]
      expect(error.message).toBe('Unexpected server response: 404')
    }
  })

  it('a guest has so many connections, and so has an address', async () => {
    server = await startTestServer({ limits: { connectionsPerGuest: 2, connectionsPerAddress: 3 } })
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const first = await ada.connect()
    await ada.connect()
    const third = await Client.connect(server.url, ada.cookie)
    expect((await third.next('error')).reason).toBe('too-many-connections')
    expect((await third.untilClosed()).code).toBe(4001)
    await bram.connect()
    const other = await Client.connect(server.url, bram.cookie)
    expect((await other.untilClosed()).code).toBe(4001)
    // Whoever goes makes room.
    first.close()
    await first.untilClosed()
    await until(() => server.services.presence.connectionsOf(ada.id) < 2)
    await ada.connect()
  })

  it('a connection watches so many tables', async () => {
    server = await startTestServer({ limits: { watchesPerConnection: 2 } })
    const ada = await server.guest('Ada')
    const ids = []
    for (let i = 0; i < 3; i++) ids.push((await ada.open()).id)
    const client = await ada.connect()
    const [a = '', b = '', c = ''] = ids
    await client.watch(a)
    await client.watch(b)
    await client.watch(a)
    client.send({ t: 'watch', match: c })
    expect((await client.next('closed')).reason).toBe('too-many-watched')
    client.send({ t: 'unwatch', match: a })
    await client.watch(c)
    expect(await client.command({ t: 'say', match: a, text: 'x' })).toBe('not-watching')
  })

  it('a guest has so many tables that are not finished', async () => {
    server = await startTestServer({ limits: { tablesPerGuest: 2 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await ada.open()
    const table = { title: 'necronomonopoly', seats: [{ player: 'me' }, { player: 'open' }] }
    expect(await ada.refusal('POST', '/api/tables', table)).toBe('too-many-tables')
    await ada.ask<TableSummary>('POST', `/api/tables/${id}/leave`)
    await ada.open()
  })

  it('an address asks so often in a minute, and creates less often', async () => {
    server = await startTestServer({ limits: { requestsPerMinute: 20, creationsPerMinute: 3 } })
    const visitor = new Visitor(server.url)
    const create = () => visitor.request('POST', '/api/guest', { name: '' })
    const codes = []
    for (let i = 0; i < 5; i++) codes.push((await create()).status)
    expect(codes).toEqual([400, 400, 400, 429, 429])
    expect(await visitor.refusal('POST', '/api/guest', { name: 'Ada' })).toBe('too-many-requests')
    const others = []
    for (let i = 0; i < 30; i++) others.push(await visitor.request('GET', '/api/titles'))
    expect(others.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20)
    const last = others.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    // For operators there is always an answer.
    expect((await visitor.request('GET', '/healthz')).status).toBe(200)
  })

  it('bodies are no longer than they need to be', async () => {
    server = await startTestServer({ limits: { fileBytes: 200_000 } })
    const ada = await server.guest('Ada')
    const long = { name: 'x'.repeat(100_000) }
    expect(await ada.refusal('PATCH', '/api/me', long)).toBe('too-long')
    expect(await ada.refusal('POST', '/api/import', { file: 'x'.repeat(100_000) })).toBe('bad-file')
    expect(await ada.refusal('POST', '/api/import', { file: 'x'.repeat(300_000) })).toBe('too-long')
  })

  it('other sites’ pages get neither a WebSocket nor an answer', async () => {
    server = await startTestServer({ origins: ['https://friend.example'] })
    const ada = await server.guest('Ada')
    const from = async (origin: string): Promise<number> => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
        origin,
        headers: { cookie: ada.cookie },
      })
      const status = Promise.race([
        once(socket, 'open').then(() => 101),
        once(socket, 'unexpected-response').then(
          ([, response]) => (response as { statusCode: number }).statusCode,
        ),
      ])
      const code = await status
      socket.on('error', () => {})
      socket.terminate()
      return code
    }
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('null')).toBe(403)
    expect(await from('https://friend.example')).toBe(101)
    expect(await from(server.url)).toBe(101)
    const post = (origin: string) => ada.request('PATCH', '/api/me', { name: 'Eve' }, { origin })
    expect((await post('https://evil.example')).status).toBe(403)
    expect((await post(server.url)).status).toBe(200)
  })

  it('a connection that does not answer the heartbeat is ended', async () => {
    server = await startTestServer({ heartbeat: 50 })
    const ada = await server.guest('Ada')
    const { id } = await ada.open()
    const dead = await ada.connect()
    await dead.watch(id)
    // The other side has gone without a word: nothing is read any more.
    ;(dead.socket as unknown as { _socket: { pause(): void } })._socket.pause()
    await until(() => server.services.presence.connectionsOf(ada.id) === 0)
    expect(server.services.presence.connectionsOf(ada.id)).toBe(0)
    dead.socket.terminate()
  })
})

/** Looks again and again, for what nobody tells. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate)
}

/** Whether somebody on a wire of their own is answered at all. */
function isHealthy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const wire = connect(port, '127.0.0.1', () => wire.write('GET /healthz HTTP/1.0\r\n\r\n'))
    wire.on('error', () => {})
    wire.once('data', (data) => {
      resolve(String(data).includes('200 OK'))
      wire.destroy()
    })
    wire.once('close', () => resolve(false))
  })
}
