import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

/** The connection under a WebSocket: whoever does not read it is slow. */
const wire = (client: Client): Socket => (client.socket as unknown as { _socket: Socket })._socket

describe('a client that reads too slowly', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  /** A table with much to say: a spectator who stops reading while two people chat and play. */
  async function slowTable(limits: object) {
    server = await startTestServer({ limits })
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')]
    const { id } = await ada.open()
    const one = await ada.watch(id)
    const slow = await eve.watch(id)
    wire(slow).pause()
    const room = await server.services.rooms.at(id, 'server', (open) => open)
    /** Far more than the buffers of both systems hold, at a pace at which others can read. */
    const tellMuch = async (): Promise<void> => {
      for (let i = 0; i < 200 && room.attendance.watchers.size > 1; i++) {
        for (let k = 0; k < 25; k++) room.tellAllToAll()
        one.send({ t: 'ping' })
        await one.next('pong')
        one.forget()
      }
    }
    return { id, one, slow, room, tellMuch }
  }

  it('is left out until there is room again, and then told everything once', async () => {
    const { id, one, slow, tellMuch } = await slowTable({ bufferedSoft: 20_000 })
    await tellMuch()
    const { resyncs } = server.services.metrics
    expect((await resyncs.get()).values[0]?.value).toBe(0)
    const buffered = process.memoryUsage().arrayBuffers
    await tellMuch()
    expect(process.memoryUsage().arrayBuffers - buffered).toBeLessThan(20_000_000)
    const before = slow.texts.length
    wire(slow).resume()
    while ((await resyncs.get()).values[0]?.value !== 1) await slow.news()
    await one.until(() => one.offered(id).length > 0)
    await one.pick(id, one.offered(id)[0] ?? -1)
    await slow.until(() => slow.table(id).length >= one.table(id).length)
    expect(slow.table(id).view?.table).toEqual(one.table(id).view?.table)
    expect(slow.texts.length - before).toBeLessThan(9_000)
    one.close()
    slow.close()
  })

  it('is closed if it does not catch up', async () => {
    const { one, slow, room, tellMuch } = await slowTable({ bufferedSoft: 20_000, lag: 200 })
    await tellMuch()
    while (room.attendance.watchers.size > 1) await new Promise(setImmediate)
    expect(one.closed).toBeUndefined()
    one.close()
    slow.socket.terminate()
  })

  it('is closed if it asks for more than it reads', async () => {
    const hard = { bufferedSoft: 20_000, bufferedHard: 100_000 }
    const { one, slow, room, tellMuch } = await slowTable(hard)
    await tellMuch()
    for (let i = 0; i < 20_000; i++) slow.send({ t: 'ping' })
    while (room.attendance.watchers.size > 1) await new Promise(setImmediate)
    expect(room.attendance.watchers.size).toBe(1)
    one.close()
    slow.socket.terminate()
  })
})
