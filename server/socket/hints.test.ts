import { games } from '@eldertable/games'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

const me = { player: 'me' }
const open = { player: 'open' }
const bot = { player: 'bot:habit' }
const together = { title: 'tiny-epic-cthulhu', settings: {} }

describe('a hint', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  /** Two people at a table: who is asked, and who is not. */
  async function seated(more: object = {}) {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open], hints: true, ...more })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const both = [await ada.watch(id), await bram.watch(id)]
    const asked = both.find((client) => client.offered(id).length > 0)
    const other = both.find((client) => client !== asked)
    if (asked === undefined || other === undefined) throw new Error('nobody is asked')
    return { id, ada, bram, asked, other }
  }

  const wantHint = (client: Client, match: string, at = client.table(match).moment) =>
    client.command({ t: 'hint', match, at })

  it('tells who is asked what they could pick, and the chance of each, in order', async () => {
    const { id, asked } = await seated(together)
    const { moment } = asked.table(id)
    expect(await wantHint(asked, id)).toBeUndefined()
    const hint = await asked.next('hint')
    expect(hint).toMatchObject({ match: id, at: moment })
    const offered = asked.offered(id)
    for (const { pick, chance } of hint.options) {
      expect(offered).toContain(pick)
      expect(chance === null || (chance >= 0 && chance <= 1)).toBe(true)
    }
    expect(hint.options.length).toBeGreaterThan(0)
    expect(hint.options.length).toBeLessThanOrEqual(3)
  })

  it('is heard by nobody else, and not kept', async () => {
    const { id, asked, other } = await seated()
    const eve = await (await server.guest('Eve')).watch(id)
    const before = await server.services.store.readMatch(id)
    expect(await wantHint(asked, id)).toBeUndefined()
    await asked.next('hint')
    await asked.command({ t: 'say', match: id, text: 'Hm' })
    for (const client of [other, eve]) {
      await client.next('chat')
      expect(client.texts.some((text) => text.includes('"t":"hint"'))).toBe(false)
    }
    expect(await server.services.store.readMatch(id)).toEqual(before)
  })

  it('is refused to those who are not asked, to spectators, strangers and latecomers', async () => {
    const { id, asked, other } = await seated()
    const { moment } = asked.table(id)
    expect(await wantHint(other, id)).toBe('not-your-decision')
    const eve = await (await server.guest('Eve')).watch(id)
    expect(await wantHint(eve, id)).toBe('no-seat')
    const mal = await (await server.guest('Mal')).connect()
    expect(await wantHint(mal, id, moment)).toBe('not-watching')
    for (const seat of [0, 1]) {
      eve.send({ t: 'hint', match: id, id: 'x', at: moment, seat })
      expect(await eve.next('error')).toMatchObject({ reason: 'bad-message' })
    }
    expect(await wantHint(asked, id, moment + 1)).toBe('stale')
    await asked.pick(id, asked.offered(id)[0] ?? -1)
    expect(await wantHint(asked, id, moment)).toBe('stale')
  })

  it('does not hold up a pick, and is of no use once the table has moved on', async () => {
    const { id, asked } = await seated()
    const { moment } = asked.table(id)
    const [pick = -1] = asked.offered(id)
    asked.send({ t: 'hint', match: id, id: 'hint', at: moment })
    asked.send({ t: 'pick', match: id, id: 'pick', at: moment, pick })
    expect(await asked.answerTo('pick')).toBeUndefined()
    // Bots that think in the same thread may have answered before the pick came in.
    expect([undefined, 'stale']).toContain(await asked.answerTo('hint'))
  })

  it('is given where nobody plays against another person, unless the host says otherwise', async () => {
    const ada = await server.guest('Ada')
    const hintsAt = async (given: object) => {
      const { id } = await ada.open(given)
      return (await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).hints
    }
    expect(await hintsAt({ seats: [me, bot] })).toBe(true)
    expect(await hintsAt({ seats: [me, open] })).toBe(false)
    expect(await hintsAt({ seats: [me, open], hints: true })).toBe(true)
    expect(await hintsAt({ seats: [me, bot], hints: false })).toBe(false)
    expect(await hintsAt({ ...together, seats: [me, open] })).toBe(true)
    expect(await hintsAt({ ...together, seats: [me, open], hints: false })).toBe(false)
  })

  it('is refused at a table without; everybody sees which it is before they sit down', async () => {
    const { id, asked } = await seated({ hints: false })
    expect(asked.table(id).head.hints).toBe(false)
    expect(await wantHint(asked, id)).toBe('no-hints')
    const eve = await (await server.guest('Eve')).watch(id)
    expect(eve.table(id).head.hints).toBe(false)
  })
})

describe('hints', { timeout: PATIENCE }, () => {
  it('are so many for a guest, at whatever table; after that there is a reason, and picks are taken', async () => {
    const server = await startTestServer({ limits: { hintBurst: 3, hintsPerSecond: 0.0001 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ ...together, seats: [me], settings: {} })
    await ada.request('POST', `/api/tables/${id}/start`)
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    const answers = []
    for (let i = 0; i < 60; i++) {
      const { moment } = client.table(id)
      answers.push(await client.command({ t: 'hint', match: id, at: moment }))
    }
    expect(answers.filter((why) => why === undefined)).toHaveLength(3)
    expect(answers.filter((why) => why === 'too-many-hints')).toHaveLength(57)
    const again = await ada.watch(id)
    const at = again.table(id).moment
    expect(await again.command({ t: 'hint', match: id, at })).toBe('too-many-hints')
    expect(await client.pick(id, client.offered(id)[0] ?? -1)).toBeUndefined()
    await server.end()
  })

  it('are not to be had of a game that nobody can think about', async () => {
    const mindless = games.map(({ title, habits }) => ({ title, habits }))
    const server = await startTestServer({}, { games: mindless })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, bot], hints: true })
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    expect(client.table(id).head.hints).toBe(false)
    const { moment } = client.table(id)
    expect(await client.command({ t: 'hint', match: id, at: moment })).toBe('no-hints')
    const thinker = { player: 'bot:thinker' }
    expect(
      await ada.refusal('POST', '/api/tables', { title: 'necronomonopoly', seats: [me, thinker] }),
    ).toBe('no-such-bot')
    await server.end()
  })
})
