import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { WIRE_VERSION, type ClientMessage } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '../matches/room.ts'
import { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

describe('hostile clients', { timeout: 3 * PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor
  let room: Room
  let id: string
  let asked: Client
  let other: Client
  let eyes: Client

  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
    const bram = await server.guest('Bram')
    id = (await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })).id
    await bram.ask('POST', `/api/tables/${id}/join`)
    room = await server.services.rooms.at(id, 'server', (one) => one)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    ;[asked, other] = one.offered(id).length > 0 ? [one, two] : [two, one]
    eyes = await (await server.guest('Eve')).watch(id)
  }, PATIENCE)
  afterAll(async () => {
    for (const client of [asked, other, eyes]) client.close()
    await server.end()
  })

  /** Everything that is kept of the match: a fingerprint, and the log as it is stored. */
  async function truth(): Promise<unknown> {
    const { store } = server.services
    return {
      hash: room.host.match.hash,
      head: await store.readMatch(id),
      log: await store.readLog(id, 0),
    }
  }

  /** Waits until a client has been answered to everything that it has sent. */
  async function settle(client: Client): Promise<void> {
    client.send({ t: 'ping' })
    await client.next('pong')
  }

  /** Sends all of it through three kinds of clients; nothing may change and the server must still be there. */
  async function changesNothing(messages: readonly unknown[]): Promise<void> {
    const before = await truth()
    for (const client of [asked, other, eyes]) {
      for (const message of messages) client.send(message)
      await settle(client)
      expect(client.closed).toBeUndefined()
    }
    await room.host.settled()
    expect(await truth()).toEqual(before)
  }

  const samples = (): ClientMessage[] => {
    const { moment: at } = asked.table(id)
    const command = { match: id, id: 'x', at }
    return [
      { t: 'watch', match: id },
      { t: 'pick', ...command, pick: 99_999_999 },
      { t: 'undo', ...command, how: 'step' },
      { t: 'redo', ...command },
      { t: 'consent', match: id, id: 'x', request: 3, yes: true },
      { t: 'lift', match: id, id: 'x', decision: 'buying.choose' },
      { t: 'ping' },
    ]
  }

  it('with texts that are no messages', async () => {
    await changesNothing([
      '',
      ' ',
      '{',
      'null',
      '[]',
      '"pick"',
      '1e999',
      '{"t":"pick"}',
      '{"t":"nonsense"}',
      '{"__proto__":{"t":"ping"}}',
      '{"t":{"toString":1}}',
      '\u0000',
      '{"t":"ping","more":1}',
      `{"t":"pick","match":${'['.repeat(500)}`,
      `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
    ])
  })

  it('with every kind of message and every wrong kind of field', async () => {
    const wrong = [
      undefined,
      null,
      true,
      -1,
      0.5,
      1e300,
      2 ** 53,
      '',
      'x',
      'x'.repeat(2_000),
      [],
      {},
      [[]],
      NaN,
    ]
    const messages = samples().flatMap((message) =>
      Object.keys(message).flatMap((field) =>
        wrong.map((value) => ({ ...message, [field]: value })),
      ),
    )
    const isHarmless = (one: object) => JSON.stringify(one) !== '{"t":"ping"}'
    await changesNothing(messages.filter(isHarmless))
  })

  it('with other tables, seats, positions and requests', async () => {
    const others = [
      'x'.repeat(22),
      id.toLowerCase(),
      '../../../../etc/passwd',
      `${id.slice(0, 21)}~`,
    ]
    const { moment } = asked.table(id)
    const [pick = 0] = asked.offered(id)
    await changesNothing([
      ...others.flatMap((match) => samples().map((message) => ({ ...message, match }))),
      ...[moment + 1, moment + 1_000, 2 ** 40].map((at) => ({
        t: 'pick',
        match: id,
        id: 'y',
        at,
        pick,
      })),
      { t: 'pick', match: id, id: 'y', at: moment, pick, seat: 1 },
      { t: 'pick', match: id, id: 'y', at: moment, pick: pick + 2 ** 32 },
      { t: 'ask-undo', match: id, id: 'y', at: moment, back: 4_000 },
      { t: 'order', match: id, id: 'y', decision: '__proto__', until: 'turn-ends' },
      { t: 'order', match: id, id: 'y', decision: 'constructor.name', until: 'turn-ends' },
      { t: 'lift', match: id, id: 'y', decision: 'toString' },
      { t: 'unwatch', match: 'x'.repeat(22) },
    ])
  })

  it('with picks of a seat that is not theirs', async () => {
    const before = await truth()
    const { moment: at } = asked.table(id)
    for (const pick of asked.offered(id)) {
      const command = { t: 'pick', match: id, at, pick }
      expect(await other.command(command)).toBe('not-your-decision')
      expect(await eyes.command(command)).toBe('no-seat')
    }
    expect(await truth()).toEqual(before)
  })

  it('with anything at all', async () => {
    const before = await truth()
    const word = fc.constantFrom(id, 'x', 'pick', 'watch', 'step', 'turn-ends', '__proto__', '')
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), word)
    const field = fc.constantFrom(
      't',
      'match',
      'id',
      'at',
      'pick',
      'how',
      'back',
      'v',
      'from',
      'text',
    )
    // Nothing is ever offered under such a number, and nobody else's moment is ours.
    const allowed = ['hello', 'say', 'unwatch', 'order']
    const isTame = (one: Record<string, unknown>) => !allowed.includes(String(one['t']))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(field, value), { maxLength: 20 }),
        async (messages) => {
          for (const client of [asked, eyes]) {
            for (const message of messages.filter(isTame)) client.send(message)
            await settle(client)
          }
        },
      ),
      { numRuns: 60 },
    )
    await room.host.settled()
    expect(await truth()).toEqual(before)
  })

  it('who do not say hello, or in another version', async () => {
    const rude = await Client.connect(server.url, ada.cookie)
    rude.send({ t: 'watch', match: id })
    // Also a watch is refused; the client is told what is missing.
    expect((await rude.next('closed')).reason).toBe('hello-first')
    rude.send({ t: 'ping' })
    expect((await rude.next('error')).reason).toBe('hello-first')
    rude.send({ t: 'hello', v: WIRE_VERSION + 1 })
    expect((await rude.next('error')).reason).toBe('other-version')
    expect(await rude.untilClosed()).toEqual({ code: 4000, reason: 'other-version' })
  })

  it('with messages that are too long, or not text', async () => {
    const before = await truth()
    const long = await ada.connect()
    long.send({ t: 'say', match: id, id: 'x', text: 'x'.repeat(5_000) })
    expect((await long.untilClosed()).code).toBe(1009)
    const binary = await ada.connect()
    binary.socket.send(Buffer.from('{"t":"ping"}'))
    expect((await binary.next('error')).reason).toBe('bad-message')
    binary.close()
    expect(await truth()).toEqual(before)
  })

  it('who disconnect in the middle of everything', async () => {
    const before = await truth()
    for (let i = 0; i < 40; i++) {
      const client = await Client.connect(server.url, ada.cookie)
      client.send({ t: 'hello', v: WIRE_VERSION })
      client.send({ t: 'watch', match: id })
      for (const message of samples()) client.send(message)
      client.socket.terminate()
    }
    await settle(asked)
    await room.host.settled()
    expect(await truth()).toEqual(before)
    // They are all gone again.
    await eyes.until(() => eyes.table(id).watchers === 1)
  })

  it('who flood do not make the server grow', async () => {
    const flood = async (): Promise<void> => {
      for (const client of [asked, other, eyes]) {
        for (let i = 0; i < 1_500; i++)
          client.send({ t: 'pick', match: id, id: `f${i}`, at: 1e6, pick: i })
        await settle(client)
        client.texts.length = 0
        client.forget()
      }
    }
    const before = await truth()
    await flood()
    const first = heap()
    for (let i = 0; i < 3; i++) await flood()
    expect(heap() - first).toBeLessThan(8_000_000)
    expect(await truth()).toEqual(before)
  })
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use, after what is no longer needed has been collected. */
function heap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}
