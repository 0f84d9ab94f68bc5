import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULTS } from '../config.ts'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const absence = { ...DEFAULTS.absence, asked: 0 }
const done = 'none: status 200'

describe('a seat in a match that is played', { timeout: PATIENCE }, () => {
  let server: TestServer
  const clients: Client[] = []
  beforeAll(async () => {
    server = await startTestServer({ absence })
  }, PATIENCE)
  afterEach(() => {
    for (const client of clients.splice(0)) client.close()
  })
  afterAll(() => server.end())

  async function watch(visitor: Visitor, id: string): Promise<Client> {
    const client = await visitor.watch(id)
    clients.push(client)
    return client
  }

  /** Ada, Bram and Cora play and look. */
  async function table() {
    const people = [
      await server.guest('Ada'),
      await server.guest('Bram'),
      await server.guest('Cora'),
    ] as const
    const [ada, bram, cora] = people
    const open = { player: 'open' }
    const { id } = await ada.open({ seats: [{ player: 'me' }, open, open] })
    const at = `/api/tables/${id}`
    for (const one of [bram, cora]) await one.ask('POST', `${at}/join`)
    const eyes = [await watch(ada, id), await watch(bram, id), await watch(cora, id)] as const
    return { id, at, ada, bram, cora, eyes }
  }

  it('is given back at once to whoever comes back and finds a bot in it', async () => {
    const { id, at, ada, bram, eyes } = await table()
    const [one, two] = eyes
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    await ada.ask('POST', `${at}/replace`, { seat: 1, by: 'bot:random' })
    await one.until(() => one.table(id).seats[1]?.heldBy === 'random')
    const back = await watch(bram, id)
    // The first thing they see is their own seat.
    expect(back.table(id)).toMatchObject({ seat: 1 })
    expect(back.table(id).seats[1]).toMatchObject({ name: 'Bram', heldBy: null, present: true })
    await one.until(() => one.table(id).seats[1]?.heldBy === null)
  })

  it('has a bot’s picks counted for whoever comes back', async () => {
    const { id, at, ada, bram, cora, eyes } = await table()
    const people = [ada, bram, cora]
    const [one] = eyes
    const asked = one.table(id).view?.decision?.seat ?? 0
    const other = eyes[(asked + 1) % 3] ?? one
    const before = other.table(id).position
    eyes[asked]?.close()
    await other.until(() => other.table(id).seats[asked]?.present === false)
    const helper = people[(asked + 1) % 3] ?? ada
    await helper.ask('POST', `${at}/replace`, { seat: asked, by: 'bot:random' })
    await other.until(() => other.table(id).position > before)
    const back = await watch(people[asked] ?? ada, id)
    expect(back.table(id).stoodIn).toBeGreaterThan(0)
    expect(other.table(id).stoodIn).toBeUndefined()
  })

  it('stays with the bot that its own person has asked for, until that person wants it back', async () => {
    const { id, at, bram, eyes } = await table()
    const [, two] = eyes
    await bram.ask('POST', `${at}/replace`, { seat: 1, by: 'bot:random' })
    await two.until(() => two.table(id).seats[1]?.heldBy === 'random')
    // Looking again in the same window is no return.
    await two.watch(id)
    expect(two.table(id).seats[1]?.heldBy).toBe('random')
    await bram.ask('POST', `${at}/replace`, { seat: 1, by: 'person' })
    await two.until(() => two.table(id).seats[1]?.heldBy === null)
  })

  it('is nobody’s and played by a bot once it is left for good, also for who comes back', async () => {
    const { id, at, bram, eyes } = await table()
    const [one] = eyes
    await bram.ask('POST', `${at}/leave`)
    await one.until(() => one.table(id).seats[1]?.player === 'nobody')
    expect(one.table(id).seats[1]?.heldBy).not.toBeNull()
    const back = await watch(bram, id)
    expect(back.table(id).seat).toBeNull()
    expect(back.table(id).seats[1]?.player).toBe('nobody')
    expect(await bram.refusal('POST', `${at}/replace`, { seat: 1, by: 'person' })).toBe(
      'not-your-seat',
    )
  })

  /** Bram has left; Dov would like to sit down. */
  async function withEmptySeat() {
    const here = await table()
    await here.bram.ask('POST', `${here.at}/leave`)
    const dov = await server.guest('Dov')
    const looks = await watch(dov, here.id)
    return { ...here, dov, looks }
  }

  async function petitionOf(client: Client): Promise<string> {
    const { petitions: seatRequests } = await client.next(
      'petitions',
      (one) => one.petitions.length > 0,
    )
    return seatRequests[0]?.id ?? ''
  }

  it('that is empty is taken by somebody else when all who are there agree', async () => {
    const { id, at, ada, cora, dov, looks, eyes } = await withEmptySeat()
    const [one, , three] = eyes
    expect(await dov.refusal('POST', `${at}/join`, { seat: 1 })).toBe(done)
    const seatRequest = await petitionOf(one)
    expect(await petitionOf(three)).toBe(seatRequest)
    expect(JSON.stringify(one.texts)).not.toContain(dov.id)
    expect(await ada.refusal('POST', `${at}/admit`, { petition: seatRequest, yes: true })).toBe(
      done,
    )
    const agreed = await looks.next('petitions', (told) => told.petitions[0]?.agreed[0] === 0)
    expect(agreed.petitions[0]).toMatchObject({ isMine: true, seat: 1, name: 'Dov' })
    expect(looks.table(id).seat).toBeNull()
    expect(await cora.refusal('POST', `${at}/admit`, { petition: seatRequest, yes: true })).toBe(
      done,
    )
    await looks.until(() => looks.table(id).seat === 1)
    expect(looks.table(id).seats[1]).toMatchObject({ name: 'Dov', player: 'person', heldBy: null })
    const { petitions: seatRequests } = await looks.next(
      'petitions',
      (told) => told.petitions.length === 0,
    )
    expect(seatRequests).toEqual([])
    expect(await ada.refusal('POST', `${at}/admit`, { petition: seatRequest, yes: true })).toBe(
      'no-such-petition',
    )
  })

  it('that is empty stays so if one says no; only who has asked hears who', async () => {
    const { id, at, ada, cora, dov, looks, eyes } = await withEmptySeat()
    await dov.ask('POST', `${at}/join`)
    const seatRequest = await petitionOf(eyes[0])
    await cora.ask('POST', `${at}/admit`, { petition: seatRequest, yes: false })
    await looks.next('petitions', (told) => told.petitions[0]?.refusedBy === 2)
    await eyes[0].next('petitions', (told) => told.petitions.length === 0)
    expect(await ada.refusal('POST', `${at}/admit`, { petition: seatRequest, yes: true })).toBe(
      'no-such-petition',
    )
    expect(looks.table(id).seats[1]?.player).toBe('nobody')
  })

  it('is not given by those who only watch, nor by who has asked', async () => {
    const { at, bram, dov, eyes } = await withEmptySeat()
    await dov.ask('POST', `${at}/join`)
    const seatRequest = await petitionOf(eyes[0])
    for (const one of [dov, bram])
      expect(await one.refusal('POST', `${at}/admit`, { petition: seatRequest, yes: true })).toBe(
        'no-seat',
      )
  })

  it('is asked for under a name of one’s own, once, and not by a crowd', async () => {
    const { id, at, dov } = await withEmptySeat()
    const other = await server.guest('ADA')
    expect(await other.refusal('POST', `${at}/join`)).toBe('name-taken')
    expect(await dov.refusal('POST', `${at}/join`, { seat: 0 })).toBe('seat-taken')
    for (let n = 0; n < 6; n++) await dov.ask('POST', `${at}/join`)
    const eyes = await watch(other, id)
    const { petitions: seatRequests } = await eyes.next('petitions')
    expect(seatRequests).toHaveLength(1)
    const crowd = await Promise.all(
      ['Eli', 'Fay', 'Gus', 'Hal', 'Ivo'].map((name) => server.guest(name)),
    )
    const answers: string[] = []
    for (const one of crowd) answers.push(await one.refusal('POST', `${at}/join`))
    // Two from one place: the others have to wait until those have had an answer.
    expect(answers).toEqual([done, ...Array<string>(4).fill('too-many-requests')])
  })

  it('is not asked for again after a no, nor by who is blocked there, and who is muted is not heard', async () => {
    const { id, at, ada, cora, dov, looks, eyes } = await withEmptySeat()
    expect(await eyes[0].command({ t: 'open-talk', match: id, yes: true })).toBeUndefined()
    const said = await looks.command({ t: 'say', match: id, text: 'me, me, me' })
    expect(said).toBeUndefined()
    await eyes[0].until(() => eyes[0].table(id).chat.length === 1)
    expect((await ada.request('POST', `${at}/shun`, { line: 0, how: 'mute' })).status).toBe(204)
    await eyes[0].until(() => eyes[0].table(id).chat.length === 0)
    await dov.ask('POST', `${at}/join`)
    const seatRequest = await petitionOf(eyes[2])
    await cora.ask('POST', `${at}/admit`, { petition: seatRequest, yes: false })
    await looks.next('petitions', (told) => told.petitions[0]?.refusedBy === 2)
    expect(await dov.refusal('POST', `${at}/join`)).toBe('petition-refused')
    const told = eyes[0].texts.filter((text) => text.includes('petitions'))
    expect(told.join()).not.toContain('Dov')
    expect((await cora.request('POST', `${at}/shun`, { line: 0, how: 'block' })).status).toBe(204)
    expect(await dov.refusal('POST', `${at}/join`)).toBe('not-welcome')
  })

  it('is not asked for without end', async () => {
    const usual = server
    server = await startTestServer({ absence, limits: { asksPerMinute: 3 } })
    try {
      const { at, dov } = await withEmptySeat()
      const answers: string[] = []
      for (let n = 0; n < 5; n++)
        answers.push(await dov.refusal('POST', `${at}/join`, { name: `Dov ${n}` }))
      expect(answers).toEqual([done, done, done, 'too-many-messages', 'too-many-messages'])
    } finally {
      await server.end()
      server = usual
    }
  })

  it('has one new owner when two were let in', async () => {
    const { id, at, ada, cora, dov, looks, eyes } = await withEmptySeat()
    const eve = await server.guest('Eve')
    const sees = await watch(eve, id)
    await dov.ask('POST', `${at}/join`)
    await eve.ask('POST', `${at}/join`)
    const { petitions: seatRequests } = await eyes[0].next(
      'petitions',
      (one) => one.petitions.length === 2,
    )
    // All four answers at once.
    await Promise.all(
      seatRequests.flatMap(({ id: seatRequest }) =>
        [ada, cora].map((one) =>
          one.request('POST', `${at}/admit`, { petition: seatRequest, yes: true }),
        ),
      ),
    )
    await eyes[0].until(() => eyes[0].table(id).seats[1]?.player === 'person')
    const name = eyes[0].table(id).seats[1]?.name ?? ''
    const [owner, other] = name === 'Dov' ? [looks, sees] : [sees, looks]
    await owner.until(() => owner.table(id).seat === 1)
    expect(other.table(id).seat).toBeNull()
    const mine = (visitor: Visitor) => visitor.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect((await mine(name === 'Dov' ? eve : dov)).mine).toEqual([])
  })
})

describe('one empty seat and two processes', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterAll(() => databases.end(), PATIENCE)

  it('go to the first of two who take it where nobody is left to ask', async () => {
    const databaseUrl = await databases.database()
    const servers = [
      await startTestServer({ databaseUrl }),
      await startTestServer({ databaseUrl }),
    ] as const
    const [left, right] = servers
    const ada = await left.guest('Ada')
    const { id } = await ada.open({})
    await ada.ask('POST', `/api/tables/${id}/leave`)
    const [bram, cora] = [await left.guest('Bram'), await right.guest('Cora')]
    const answers = await Promise.all(
      [bram, cora].map((one) => one.request('POST', `/api/tables/${id}/join`)),
    )
    const seated = await Promise.all(
      [bram, cora].map((one) => one.ask<TableSummary>('GET', `/api/tables/${id}`)),
    )
    expect(seated.filter(({ seat }) => seat === 0)).toHaveLength(1)
    // The slower one was refused, or finds somebody there whom one would have to ask.
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    for (const server of servers) await server.end()
  })
})
