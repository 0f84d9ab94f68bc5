import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

/** With 125 bytes each. */
const PINGS = 400_000

describe('floods over WebSockets', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  async function connected(limits: object): Promise<{ client: Client; ada: Visitor }> {
    server = await startTestServer({ limits })
    const ada = await server.guest('Ada')
    return { ada, client: await ada.connect() }
  }

  it.each(['ping', 'pong'] as const)('a %s counts like any message', async (frame) => {
    const { client } = await connected({ messageBurst: 10, messagesPerSecond: 1 })
    for (let i = 0; i < 200; i++) client.socket[frame]('x'.repeat(100))
    expect((await client.untilClosed()).code).toBe(4001)
  })

  it('a ping is answered with what was in it', async () => {
    const { client } = await connected({})
    const answer = new Promise<string>((resolve) => {
      client.socket.once('pong', (data) => resolve(String(data)))
    })
    client.socket.ping('are you there')
    expect(await answer).toBe('are you there')
  })

  it('who pings and does not read is not answered for ever', async () => {
    const { client } = await connected({ messageBurst: 1e9 })
    const { _socket: wire } = client.socket as unknown as { _socket: Socket }
    let answers = 0
    client.socket.on('pong', () => answers++)
    wire.pause()
    // Far more than the buffers of both systems hold.
    for (let i = 0; i < PINGS; i++) {
      client.socket.ping('x'.repeat(125))
      // At the pace at which the server takes them, or they would pile up on this side.
      if (i % 500 === 0) await drained(client)
    }
    client.send({ t: 'ping' })
    await drained(client)
    wire.resume()
    await client.next('pong')
    expect(answers).toBeGreaterThan(0)
    expect(answers).toBeLessThan(PINGS / 2)
  })

  it('a message in a thousand pieces is none', async () => {
    const { client } = await connected({})
    for (let i = 0; i < 1_000; i++) client.socket.send(i === 0 ? '{' : ' ', { fin: false })
    expect((await client.untilClosed()).code).toBe(1008)
  })

  it('to look at a table again and again is dear, through however many connections', async () => {
    const { client, ada } = await connected({ watchBurst: 4, watchesPerSecond: 0.001 })
    const { id } = await ada.open()
    const second = await ada.connect()
    for (let i = 0; i < 3; i++) await client.watch(id)
    await second.watch(id)
    for (const one of [client, second]) {
      one.send({ t: 'watch', match: id })
      expect(await one.next('closed')).toMatchObject({ match: id, reason: 'too-many-messages' })
    }
    // Somebody else has a share of their own.
    await (await server.guest('Bram')).watch(id)
  })

  it('an address watches so many tables at once', async () => {
    const { client, ada } = await connected({ watchesPerAddress: 2 })
    const tables = [await ada.open(), await ada.open(), await ada.open()]
    const [a = '', b = '', c = ''] = tables.map(({ id }) => id)
    const bram = await server.guest('Bram')
    const other = await bram.connect()
    await client.watch(a)
    await other.watch(b)
    other.send({ t: 'watch', match: c })
    expect((await other.next('closed')).reason).toBe('too-many-watched')
    client.close()
    await client.untilClosed()
    while (server.services.presence.isHere(ada.id)) await new Promise(setImmediate)
    await other.watch(c)
  })

  it('nobody says more through ten windows than through one', async () => {
    const { ada } = await connected({ linesPerMinute: 5 })
    const { id } = await ada.open()
    const windows = await Promise.all(Array.from({ length: 10 }, () => ada.watch(id)))
    const answers = await Promise.all(
      windows.flatMap((one) =>
        Array.from({ length: 6 }, () => one.command({ t: 'say', match: id, text: 'again' })),
      ),
    )
    const said = answers.filter((answer) => answer === undefined)
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThan(20)
    expect(await server.services.store.chatOf(id, 0)).toHaveLength(said.length)
    expect(new Set(answers)).toEqual(new Set([undefined, 'too-many-messages']))
  })

  it('nobody is asked for an undo without end', async () => {
    server = await startTestServer({ limits: { asksPerMinute: 3 } })
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    const asked = one.offered(id).length > 0 ? one : two
    while (asked.table(id).position === 0) await asked.pick(id, asked.offered(id)[0] ?? -1)
    const answers = []
    for (let i = 0; i < 60; i++) {
      const at = asked.table(id).moment
      answers.push(await asked.command({ t: 'ask-undo', match: id, at, back: 0 }))
    }
    const requests = answers.filter((answer) => answer === undefined)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.length).toBeLessThan(20)
    expect(answers).toContain('too-many-messages')
  })

  it('a log that has become too long takes picks only, and at last not even those', async () => {
    server = await startTestServer({ limits: { logSoft: 3, logHard: 60 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ undo: 'free' })
    const client = await ada.watch(id)
    const takeBack = () =>
      client.command({ t: 'undo', match: id, at: client.table(id).moment, how: 'step' })
    const play = async () => {
      await client.until(() => client.offered(id).length > 0)
      return client.pick(id, client.offered(id)[0] ?? -1)
    }
    while (client.table(id).length < 3) await play()
    await client.until(() => client.offered(id).length > 0)
    expect(await takeBack()).toBe('log-full')
    let refusal: string | undefined
    while (refusal === undefined) refusal = await play()
    expect(refusal).toBe('log-full')
    expect(client.table(id).length).toBeGreaterThanOrEqual(60)
  })
})

/** Resolves when everything that a client has sent is on its way. */
async function drained({ socket }: Client): Promise<void> {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > 0)
    await new Promise(setImmediate)
}
