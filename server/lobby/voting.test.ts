import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULTS } from '../config.ts'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('about somebody who is there and does not play', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  const servers: TestServer[] = []
  const clients: Client[] = []
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close()
    for (const server of servers.splice(0)) await server.end()
  })
  afterAll(() => databases.end(), PATIENCE)

  /** Three people at a table, the last of them at another process; the one who is asked comes first. */
  async function waitingTable(idle: number) {
    const databaseUrl = await databases.database()
    const absence = { ...DEFAULTS.absence, idle }
    for (let i = 0; i < 2; i++) servers.push(await startTestServer({ databaseUrl, absence }))
    const [left, right] = servers as [TestServer, TestServer]
    const people = [await left.guest('Ada'), await left.guest('Bram'), await right.guest('Cora')]
    const [ada, bram, cora] = people as [Visitor, Visitor, Visitor]
    const open = { player: 'open' }
    const { id } = await ada.open({ seats: [{ player: 'me' }, open, open] })
    for (const visitor of [bram, cora]) await visitor.ask('POST', `/api/tables/${id}/join`)
    for (const visitor of people) clients.push(await visitor.watch(id))
    const seat = clients[0]?.table(id).view?.decision?.seat ?? -1
    const order = [seat, ...[0, 1, 2].filter((one) => one !== seat)]
    const vote = (of: number, about = seat) =>
      (people[of] as Visitor).refusal('POST', `/api/tables/${id}/replace`, {
        seat: about,
        by: 'bot:random',
      })
    const [idler, second, third] = order as [number, number, number]
    return { id, seat, people, idler, second, third, vote, right }
  }

  const done = 'none: status 200'

  it('all others who are there must agree, wherever they are; then a bot plays', async () => {
    const { id, seat, people, idler, second, third, vote } = await waitingTable(0)
    expect(await vote(second)).toBe(done)
    for (const client of clients)
      expect(await client.next('voted')).toMatchObject({ match: id, seat, by: second })
    // Once more is no more.
    expect(await vote(second)).toBe(done)
    const eyes = await (people[third] as Visitor).watch(id)
    clients.push(eyes)
    expect(await eyes.next('voted')).toMatchObject({ seat, by: second })
    expect(eyes.table(id).seats[seat]?.heldBy).toBeNull()
    expect(await vote(third)).toBe(done)
    for (const client of clients)
      await client.until(() => client.table(id).seats[seat]?.heldBy !== null)
    // The seat stays theirs.
    const back = { seat, by: 'person' }
    await (people[idler] as Visitor).ask('POST', `/api/tables/${id}/replace`, back)
    await eyes.until(() => eyes.table(id).seats[seat]?.heldBy === null)
  })

  it('votes are void as soon as the person has chosen', async () => {
    const { id, seat, idler, second, third, vote } = await waitingTable(0)
    await vote(second)
    const client = clients[idler] as Client
    const { moment } = client.table(id)
    await client.pick(id, client.offered(id)[0] ?? -1)
    for (const one of clients) await one.until(() => one.table(id).moment > moment)
    await vote(third)
    for (const one of clients) expect(one.table(id).seats[seat]?.heldBy).toBeNull()
  })

  it('who goes to and fro does not get on, and votes hold meanwhile', async () => {
    const { id, seat, idler, second, third, vote } = await waitingTable(1_000)
    const client = clients[idler] as Client
    const others = [second, third].map((one) => clients[one] as Client)
    await client.choose(id, 'buy')
    /** Opens a trade and closes it. */
    const goToAndFro = async () => {
      await client.choose(id, 'trade')
      await client.choose(id, 'withdraw')
    }
    await goToAndFro()
    // However slow this machine is: the others may vote once the time is over, right after the last choice.
    do await goToAndFro()
    while ((await vote(second)) !== done)
    await client.next('voted', ({ by }) => by === second)
    await goToAndFro()
    const { moment } = client.table(id)
    for (const other of others) {
      const told = await other.next('voted', ({ at }) => at === moment)
      expect(told).toMatchObject({ seat, by: second })
    }
    expect(await vote(third)).toBe(done)
    for (const one of clients) await one.until(() => one.table(id).seats[seat]?.heldBy !== null)
  })

  it('nobody is voted about who is not awaited, and nobody votes who only watches', async () => {
    const { id, seat, second, third, vote, right } = await waitingTable(0)
    expect(await vote(second, third)).toBe('still-present')
    const eve = await right.guest('Eve')
    const wish = { seat, by: 'bot:random' }
    expect(await eve.refusal('POST', `/api/tables/${id}/replace`, wish)).toBe('no-seat')
  })

  it('everybody has some time to think', async () => {
    const { second, vote } = await waitingTable(3_600_000)
    expect(await vote(second)).toBe('still-present')
  })
})
