import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { WIRE_VERSION, type TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('who does not want to be known', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  let servers: TestServer[]
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterEach(async () => {
    for (const server of servers) await server.end()
  })
  afterAll(() => databases.end(), PATIENCE)

  /** Two processes, and somebody who has come to both with one cookie. */
  async function onTwoDevices() {
    const databaseUrl = await databases.database()
    servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })]
    const [left, right] = servers as [TestServer, TestServer]
    const here = await left.guest('Ada')
    const there = new Visitor(right.url)
    there.cookie = here.cookie
    return { left, right, here, there }
  }

  it('signs out everywhere else, and stays here', async () => {
    const { here, there } = await onTwoDevices()
    const [near, far] = [await here.connect(), await there.connect()]
    const bystander = await (await servers[0]?.guest('Bram'))?.connect()
    await here.ask('POST', '/api/me/sign-out')
    expect((await far.untilClosed()).code).toBe(4002)
    expect((await near.untilClosed()).code).toBe(4002)
    expect(await there.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await here.ask('GET', '/api/me')).toMatchObject({ id: here.id, name: 'Ada' })
    const again = await here.connect()
    expect(bystander?.closed).toBeUndefined()
    for (const client of [again, bystander]) client?.close()
  })

  it('signs out from a connection that is just being opened, too', async () => {
    servers = [await startTestServer()]
    const [server] = servers as [TestServer]
    const here = await server.guest('Ada')
    const { id } = await here.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    const late = new Visitor(server.url)
    late.cookie = here.cookie
    // The old secret is good when it is looked at, and not any more when the answer comes.
    const { guests } = server.services
    const recognise = guests.recognise.bind(guests)
    const isOld = (token: string | undefined) => here.cookie.endsWith(String(token))
    let hasSignedOut = false
    guests.recognise = async (token, now) => {
      const guest = await recognise(token, now)
      if (!hasSignedOut && guest !== undefined && isOld(token)) {
        hasSignedOut = true
        await guests.renew(guest)
      }
      return guest
    }
    const client = await Client.connect(late.url, late.cookie)
    client.send({ t: 'hello', v: WIRE_VERSION })
    client.send({ t: 'watch', match: id })
    expect((await client.untilClosed()).code).toBe(4002)
    expect(client.texts.join()).not.toContain('welcome')
  })

  it('is forgotten: seat, name and words, at every process; the others play on', async () => {
    const { right, here, there } = await onTwoDevices()
    const bram = await right.guest('Bram')
    const seats = [{ player: 'me' }, { player: 'open' }]
    const { id } = await here.open({ seats })
    const gathering = await here.open({ seats })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const client = await bram.watch(id)
    const mine = await here.watch(id)
    await mine.command({ t: 'say', match: id, text: 'You do not know me' })
    await client.command({ t: 'say', match: id, text: 'Who?' })
    await client.until(() => client.table(id).chat.length === 2)
    expect((await here.request('DELETE', '/api/me')).status).toBe(204)

    await client.until(() => client.table(id).chat.length === 1)
    expect(client.table(id).chat).toMatchObject([{ n: 1, name: 'Bram', text: 'Who?' }])
    await client.until(() => client.table(id).seats[0]?.player === 'nobody')
    expect((await mine.untilClosed()).code).toBe(4002)
    expect(await there.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await bram.ask<TableSummary>('GET', `/api/tables/${gathering.id}`)).toMatchObject({
      status: 'finished',
    })
    const { store } = right.services
    expect(await store.readGuest(here.id)).toBeUndefined()
    expect(await store.matchesOf(here.id, 9)).toEqual([])
    // Whoever comes later reads nothing of it either.
    const late = await bram.watch(id)
    expect(JSON.stringify(late.texts)).not.toContain('You do not know me')
    for (const one of [client, late]) one.close()
  })

  it('can be somebody only with a name', async () => {
    servers = [await startTestServer()]
    const stranger = new Visitor(servers[0]?.url ?? '')
    expect(await stranger.refusal('DELETE', '/api/me')).toBe('no-guest')
    expect(await stranger.refusal('POST', '/api/me/sign-out')).toBe('no-guest')
  })
})
