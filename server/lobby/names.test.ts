import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const open = { player: 'open' }

describe('the names at a table', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  const join = (visitor: Visitor, id: string, body: object = {}) =>
    visitor.request('POST', `/api/tables/${id}/join`, body)

  it.each(['Ada', 'ada ', 'АDA', 'A-d-a', 'Ａｄａ', 'Adá'])(
    'differ: a second Ada is not called %j, and is told what is free',
    async (name) => {
      const [ada, other] = [await server.guest('Ada'), await server.guest(name)]
      const { id } = await ada.open({ seats: [me, open] })
      const answer = await join(other, id)
      expect(answer.status).toBe(409)
      const { reason, sentence, offer } = (await answer.json()) as Record<string, string>
      expect(reason).toBe('name-taken')
      expect(sentence).toContain(offer)
      expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 'gathering' })
      const joined = await other.ask<TableSummary>('POST', `/api/tables/${id}/join`, {
        name: offer,
      })
      expect(joined.seats.map((seat) => seat.name)).toEqual(['Ada', offer])
      // At other tables they are called as before.
      expect(await other.ask('GET', '/api/me')).toMatchObject({ name: name.trim() })
    },
  )

  it('differ from those of bots, which the host gives or the house', async () => {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const seats = [me, open, { player: 'bot:random', name: 'Bram' }]
    const { id } = await ada.open({ seats })
    expect(await bram.refusal('POST', `/api/tables/${id}/join`)).toBe('name-taken')
    const twins = { title: 'necronomonopoly', seats: [me, { player: 'bot:random', name: 'ADA' }] }
    expect(await ada.refusal('POST', '/api/tables', twins)).toBe('name-taken')
    const carter = await server.guest('Carter')
    const full = await carter.open({ seats: [me, ...Array(5).fill({ player: 'bot:random' })] })
    const { seats: seated } = await carter.ask<TableSummary>('GET', `/api/tables/${full.id}`)
    expect(new Set(seated.map(({ name }) => name)).size).toBe(6)
  })

  it('differ also when two of one name reach for two seats at once', async () => {
    const host = await server.guest('Host')
    const { id } = await host.open({ seats: [me, open, open, open] })
    const twins = await Promise.all(['Eve', 'eve', 'Еvе'].map((name) => server.guest(name)))
    const answers = await Promise.all(twins.map((twin) => join(twin, id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it.each(['You', 'y0u', 'Nobody', 'BOT', 'Eldertable'])(
    'are not %j, which the table itself says',
    async (name) => {
      const nobody = new Visitor(server.url)
      expect(await nobody.refusal('POST', '/api/guest', { name })).toBe('reserved-name')
      const bram = await server.guest('Bram')
      expect(await bram.refusal('PATCH', '/api/me', { name })).toBe('reserved-name')
      const ada = await server.guest('Ada')
      const { id } = await ada.open({ seats: [me, open] })
      expect(await bram.refusal('POST', `/api/tables/${id}/join`, { name })).toBe('reserved-name')
      const seats = [{ player: 'me', name }, open]
      const wish = { title: 'necronomonopoly', seats }
      expect(await bram.refusal('POST', '/api/tables', wish)).toBe('reserved-name')
    },
  )
})

describe('a table of several people', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  async function gathered() {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open], ready: false })
    const at = `/api/tables/${id}`
    await bram.ask('POST', `${at}/join`, { ready: false })
    const look = () => ada.ask<TableSummary>('GET', at)
    return { ada, bram, at, look }
  }

  it('begins when all of them have said that they are ready', async () => {
    const { ada, bram, at, look } = await gathered()
    expect(await look()).toMatchObject({ status: 'gathering' })
    expect((await look()).seats.map(({ ready }) => ready)).toEqual([false, false])
    await bram.ask('POST', `${at}/ready`)
    await bram.ask('POST', `${at}/ready`, { ready: false })
    await ada.ask('POST', `${at}/ready`)
    expect((await look()).seats.map(({ ready }) => ready)).toEqual([true, false])
    expect(await look()).toMatchObject({ status: 'gathering' })
    await bram.ask('POST', `${at}/ready`)
    expect(await look()).toMatchObject({ status: 'playing' })
    expect(await bram.refusal('POST', `${at}/ready`)).toBe('already-started')
  })

  it('is begun by its host when the others are ready, and by nobody over their heads', async () => {
    const { ada, bram, at, look } = await gathered()
    expect(await ada.refusal('POST', `${at}/start`)).toBe('not-ready')
    expect(await look()).toMatchObject({ status: 'gathering' })
    await bram.ask('POST', `${at}/ready`)
    await ada.ask('POST', `${at}/start`)
    expect(await look()).toMatchObject({ status: 'playing' })
  })

  it('asks nobody without a seat whether they are ready', async () => {
    const { at, look } = await gathered()
    const eve = await server.guest('Eve')
    expect(await eve.refusal('POST', `${at}/ready`)).toBe('not-seated')
    expect(await look()).toMatchObject({ status: 'gathering' })
  })

  it('does not keep somebody waiting who plays with bots alone', async () => {
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ ready: false })
    expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 'playing' })
  })
})
