import { FastChance } from '@eldertable/kernel'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator, keepName, ORIGIN, recover, signIn } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const open = { player: 'open' }

describe('who signs in where they were another guest', { timeout: PATIENCE }, () => {
  let server: TestServer
  const clients: Client[] = []
  beforeAll(async () => {
    server = await startTestServer({ origins: [ORIGIN] })
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

  /** Ada has an account; in another browser she has played as Addie. */
  async function twice() {
    const [ada, addie, phone] = [
      await server.guest('Ada'),
      await server.guest('Addie'),
      new Authenticator(),
    ]
    const { codes = [] } = await keepName(ada, phone)
    return { ada, addie, phone, codes }
  }

  it('keeps the seat of a match that is played, with all who look on; it can be played on at once', async () => {
    const { ada, addie, phone } = await twice()
    const bram = await server.guest('Bram')
    const { id } = await bram.open({ seats: [me, open] })
    await addie.ask('POST', `/api/tables/${id}/join`)
    const [his, before] = [await watch(bram, id), await watch(addie, id)]
    const old = new Visitor(server.url)
    old.cookie = addie.cookie

    expect(await signIn(addie, phone)).toEqual({ id: ada.id, name: 'Ada' })
    expect((await before.untilClosed()).code).toBe(4002)
    expect(await old.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await server.services.store.readGuest(addie.id)).toBeUndefined()
    const mine = await watch(addie, id)
    await mine.until(() => mine.table(id).seat === 1)
    // The name at the table is the one under which the others know her.
    expect(mine.table(id).seats[1]).toMatchObject({ name: 'Addie', player: 'person' })
    await his.until(() => his.table(id).seats[1]?.present === true)
    const lists = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(lists.mine).toMatchObject([{ id, seat: 1 }])
    await playToTheEnd(id, [his, mine], new FastChance('on'))
    expect(mine.isOver(id)).toBe(true)
  })

  it('keeps a table of the same name as one has already, and is its host', async () => {
    const { ada, addie, phone } = await twice()
    const [hers, other] = [
      await ada.open({ name: 'Friday', seats: [me, open] }),
      await addie.open({ name: 'Friday', seats: [me, open] }),
    ]
    await signIn(addie, phone)
    const { mine } = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine.map(({ id }) => id).toSorted()).toEqual([hers.id, other.id].toSorted())
    for (const table of mine) expect(table).toMatchObject({ seat: 0, isHost: true })
    await ada.ask('POST', `/api/tables/${other.id}/start`, {})
  })

  it('has to give up one of two seats at one table first; until then nothing is changed or used up', async () => {
    const { ada, addie, phone, codes } = await twice()
    const elsewhere = await addie.open()
    const { id } = await ada.open({ name: 'Friday', seats: [me, open, open] })
    await addie.ask('POST', `/api/tables/${id}/join`)
    const answer = await signIn(addie, phone)
    expect(answer).toMatchObject({ reason: 'seated-twice' })
    expect(JSON.stringify(answer)).toContain('“Friday” is played both by Ada and by Addie')
    expect(await recover(addie, codes[0] ?? '')).toMatchObject({ reason: 'seated-twice' })
    expect(await addie.ask('GET', '/api/me')).toMatchObject({ id: addie.id })
    const { mine } = await addie.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine.map((one) => one.id).toSorted()).toEqual([id, elsewhere.id].toSorted())
    await addie.ask('POST', `/api/tables/${id}/leave`)
    expect(await recover(addie, codes[0] ?? '')).toMatchObject({ id: ada.id })
    const after = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(after.mine).toHaveLength(2)
  })

  it('has one of two seats of a match that is over, and rematches for one person', async () => {
    const { ada, addie, phone } = await twice()
    const { id } = await ada.open({ seats: [me, open] })
    await addie.ask('POST', `/api/tables/${id}/join`)
    const eyes = [await watch(ada, id), await watch(addie, id)]
    await playToTheEnd(id, eyes, new FastChance('both'))
    expect(await signIn(addie, phone)).toMatchObject({ id: ada.id })
    expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ seat: 0 })
    const next = await addie.ask('POST', `/api/tables/${id}/rematch`, {})
    const { seats } = await ada.ask<TableSummary>('GET', `/api/tables/${next.id}`)
    expect(seats.map(({ player }) => player)).toEqual(['person', 'open'])
  })

  it('is not met again by whoever has blocked either of them', async () => {
    const { ada, addie, phone } = await twice()
    const cora = await server.guest('Cora')
    const { id } = await cora.open({ seats: [me, open, open] })
    await addie.ask('POST', `/api/tables/${id}/join`, { ready: false })
    await cora.ask('POST', `/api/tables/${id}/ready`, {})
    await cora.request('POST', `/api/tables/${id}/shun`, { seat: 1, how: 'block' })
    await addie.ask('POST', `/api/tables/${id}/leave`)
    expect(await addie.refusal('POST', `/api/tables/${id}/join`)).toBe('not-welcome')
    await signIn(addie, phone)
    for (const one of [ada, addie])
      expect(await one.refusal('POST', `/api/tables/${id}/join`)).toBe('not-welcome')
  })

  it('is not heard by whoever has muted either, and can be blocked by what either has said', async () => {
    const { ada, addie, phone } = await twice()
    const [bram, cora] = [await server.guest('Bram'), await server.guest('Cora')]
    const { id } = await bram.open({ seats: [me, open, open] })
    await addie.ask('POST', `/api/tables/${id}/join`, { ready: false })
    await cora.ask('POST', `/api/tables/${id}/join`, { ready: false })
    const [his, hers, before] = [
      await watch(bram, id),
      await watch(cora, id),
      await watch(addie, id),
    ]
    await before.command({ t: 'say', match: id, text: 'Before' })
    await hers.until(() => hers.table(id).chat.length === 1)
    await cora.request('POST', `/api/tables/${id}/shun`, { seat: 1, how: 'mute' })
    await hers.until(() => hers.table(id).chat.length === 0)
    await signIn(addie, phone)
    const after = await watch(addie, id)
    await after.command({ t: 'say', match: id, text: 'After' })
    await his.until(() => his.table(id).chat.length === 2)
    await his.command({ t: 'say', match: id, text: 'The last' })
    await hers.until(() => hers.table(id).chat.some(({ text }) => text === 'The last'))
    expect(hers.table(id).chat.map(({ text }) => text)).toEqual(['The last'])
    // The first line was said in the name that is no more.
    await bram.request('POST', `/api/tables/${id}/shun`, { line: 0, how: 'block' })
    await addie.ask('POST', `/api/tables/${id}/leave`)
    expect(await ada.refusal('POST', `/api/tables/${id}/join`)).toBe('not-welcome')
  })

  it('leaves another account alone: that is come back to by itself', async () => {
    const { ada, phone } = await twice()
    const [bram, his] = [await server.guest('Bram'), new Authenticator()]
    await keepName(bram, his)
    const { id } = await bram.open()
    const old = new Visitor(server.url)
    old.cookie = bram.cookie
    expect(await signIn(bram, phone)).toMatchObject({ id: ada.id })
    const { mine } = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine).toEqual([])
    // This browser is Ada's now, and no more Bram's; Bram is where he was.
    expect(await old.refusal('GET', '/api/me')).toBe('no-guest')
    const back = new Visitor(server.url)
    expect(await signIn(back, his)).toMatchObject({ id: bram.id })
    expect(await back.ask('GET', `/api/tables/${id}`)).toMatchObject({ seat: 0 })
  })

  it('brings nobody else’s seat along: what counts is the browser’s own secret', async () => {
    const { ada, phone } = await twice()
    const bram = await server.guest('Bram')
    const { id } = await bram.open()
    const forged = new Visitor(server.url)
    forged.cookie = `eldertable=${bram.id.padEnd(43, 'A')}`
    expect(await signIn(forged, phone)).toMatchObject({ id: ada.id })
    expect(await bram.ask('GET', `/api/tables/${id}`)).toMatchObject({ seat: 0, isHost: true })
    expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ seat: null, isHost: false })
  })

  it('sits down nowhere by a request that was made in the old name', async () => {
    const { ada, addie, phone } = await twice()
    const [bram, cora] = [await server.guest('Bram'), await server.guest('Cora')]
    const { id } = await bram.open({ seats: [me, open] })
    await cora.ask('POST', `/api/tables/${id}/join`)
    const his = await watch(bram, id)
    await cora.ask('POST', `/api/tables/${id}/leave`)
    await his.until(() => his.table(id).seats[1]?.player === 'nobody')
    await addie.ask('POST', `/api/tables/${id}/join`, { seat: 1 })
    const { petitions: seatRequests } = await his.next(
      'petitions',
      (one) => one.petitions.length > 0,
    )
    await signIn(addie, phone)
    await bram.ask('POST', `/api/tables/${id}/admit`, { petition: seatRequests[0]?.id, yes: true })
    // She asks again, as who she is, and sits down.
    await ada.ask('POST', `/api/tables/${id}/join`, { seat: 1 })
    const again = await his.next('petitions', (one) =>
      one.petitions.some(({ name }) => name === 'Ada'),
    )
    const seatRequest = again.petitions.find(({ name }) => name === 'Ada')?.id
    await bram.ask('POST', `/api/tables/${id}/admit`, { petition: seatRequest, yes: true })
    await his.until(() => his.table(id).seats[1]?.name === 'Ada')
    expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ seat: 1 })
  })
})
