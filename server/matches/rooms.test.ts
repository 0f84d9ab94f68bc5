import { afterEach, describe, expect, it } from 'vitest'
import { monotonic } from '../clock.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

const waiting = [{ player: 'me' }, { player: 'open' }]
const bots = { seats: [{ player: 'bot:random' }, { player: 'bot:random' }] }

describe('tables in memory', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  const lengthOf = async (id: string) => (await server.services.store.readMatch(id))?.length

  it('bots play for those who watch, and wait where nobody does', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const [watched, unwatched] = [await ada.open(bots), await ada.open(bots)]
    const before = await lengthOf(unwatched.id)
    const client = await ada.watch(watched.id)
    await client.until(() => client.isOver(watched.id))
    expect(await lengthOf(unwatched.id)).toBe(before)
    // As soon as somebody comes, they begin.
    await client.watch(unwatched.id)
    await client.until(() => client.isOver(unwatched.id))
  })

  it('a table at which bots are asked is closed like any other when nobody is there', async () => {
    server = await startTestServer()
    const { rooms } = server.services
    const ada = await server.guest('Ada')
    const { id } = await ada.open(bots)
    expect([...rooms.ready]).toHaveLength(1)
    await rooms.sweep(monotonic() + 3_600_000)
    expect([...rooms.ready]).toHaveLength(0)
    const client = await ada.watch(id)
    await client.until(() => client.isOver(id))
  })

  it('there are no more of them than there is room for; the idle ones go first', async () => {
    server = await startTestServer({ limits: { openTables: 2 } })
    const { rooms } = server.services
    const ada = await server.guest('Ada')
    const tables = []
    for (let i = 0; i < 4; i++) tables.push((await ada.open(bots)).id)
    expect([...rooms.ready].map(({ id }) => id)).toEqual(tables.slice(2))
    const client = await ada.connect()
    for (const id of tables.slice(0, 2)) await client.watch(id)
    client.send({ t: 'watch', match: tables[2] })
    expect((await client.next('closed')).reason).toBe('too-many-open-tables')
    client.send({ t: 'unwatch', match: tables[0] })
    await client.watch(tables[2] ?? '')
  })

  it('those who watch make room for those who play, and are told so', async () => {
    server = await startTestServer({ trustProxy: 'loopback', limits: { openTables: 3 } })
    const ada = await server.guest('Ada', '198.51.100.1')
    const own = await ada.open()
    const shown = await Promise.all([1, 2, 3].map(() => ada.open({ seats: waiting })))
    const stranger = await (await server.guest('Mal', '203.0.113.7')).connect()
    for (const { id } of shown) await stranger.watch(id)
    const client = await ada.watch(own.id)
    expect(client.table(own.id).seat).toBe(0)
    const { match } = await stranger.next('closed', ({ reason }) => reason === 'made-room')
    // Whoever has made room is not there any more, and may come back when there is room.
    expect(await stranger.command({ t: 'say', match, text: 'x' })).toBe('made-room')
    stranger.send({ t: 'watch', match })
    expect((await stranger.next('closed')).reason).toBe('too-many-open-tables')
    // Opening one is the same.
    const another = await ada.open({ seats: waiting })
    await stranger.next('closed', ({ reason }) => reason === 'made-room')
    client.send({ t: 'unwatch', match: own.id })
    await client.watch(another.id)
    await stranger.watch(match)
  })

  it('nobody is kept out of their own table while somebody else asks for it in vain', async () => {
    server = await startTestServer({ trustProxy: 'loopback', limits: { openTables: 1 } })
    const ada = await server.guest('Ada', '198.51.100.1')
    const [own, other] = [await ada.open(), await ada.open({ seats: waiting })]
    const mal = await server.guest('Mal', '203.0.113.7')
    await mal.watch(other.id)
    const come = (guest: string, address: string) =>
      server.services.rooms.at(own.id, { guest, address }, ({ seats }) => seats.length)
    const [vain, back] = await Promise.allSettled([
      come(mal.id, '203.0.113.7'),
      come(ada.id, '198.51.100.1'),
    ])
    expect(vain).toMatchObject({ reason: { reason: 'too-many-open-tables' } })
    expect(back).toEqual({ status: 'fulfilled', value: 2 })
  })

  it('whoever comes late to a long talk hears its end, and each new line once', async () => {
    server = await startTestServer()
    const { store } = server.services
    const ada = await server.guest('Ada')
    const { id } = await ada.open(bots)
    const line = { seat: null, guest: ada.id, text: 'Hello', at: 1 }
    await Promise.all(Array.from({ length: 1_005 }, () => store.say(id, line)))
    const client = await ada.watch(id)
    expect(client.table(id).chat.map(({ n }) => n)).toEqual(
      Array.from({ length: 100 }, (_, i) => 905 + i),
    )
    await client.command({ t: 'say', match: id, text: 'One more' })
    await client.command({ t: 'say', match: id, text: 'and one more' })
    await client.until(() => client.table(id).chat.length === 102)
    expect(client.table(id).chat.slice(100)).toMatchObject([
      { n: 1_005, text: 'One more' },
      { n: 1_006, text: 'and one more' },
    ])
  })
})
