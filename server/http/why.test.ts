import type { Why } from '@eldertable/match'
import { FastChance } from '@eldertable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const bot = { player: 'bot:habit' }

const address = (id: string, at: number | string) => `/api/tables/${id}/why?at=${at}`

describe('why a bot picked so, over the wire', { timeout: 2 * PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ limits: { hintsPerSecond: 100, looksPerMinute: 10_000 } })
  }, PATIENCE)
  afterAll(() => server.end())

  /** A table of a person and a bot, played to its end, and somebody who only watches. */
  async function playedOut(given: object, look: (id: string, ada: Visitor) => Promise<void>) {
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')]
    const { id } = await ada.open({ seats: [me, bot], settings: { roundLimit: 20 }, ...given })
    await ada.request('POST', `/api/tables/${id}/start`)
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0 || client.isOver(id))
    await playToTheEnd(id, [client], new FastChance('why'), () => look(id, ada))
    const { match } = (await server.services.rooms.at(id, 'server', (room) => room)).host
    const bots = match.line.flatMap(({ seat }, i) => (seat === 1 ? [i + 1] : []))
    client.close()
    return { id, ada, eve, match, bots }
  }

  it('is told to those at the table and to whoever watches, in bytes without a key or a deck', async () => {
    let told = 0
    const kept = new Set<string>()
    const { id, eve, match, bots } = await playedOut({ hints: true }, async (table, ada) => {
      const room = await server.services.rooms.at(table, 'server', (one) => one)
      const running = room.host.match
      const at = running.line.findLastIndex(({ seat }) => seat === 1) + 1
      if (at < 1 || told > 5) return
      const answer = await ada.request('GET', address(table, at))
      const text = await answer.text()
      expect(text).not.toContain(running.key)
      expect(text).not.toMatch(/"(?:box|deck|world|hand)"/)
      if (answer.status === 200) told++
      else kept.add((JSON.parse(text) as { reason: string }).reason)
    })
    expect(told).toBeGreaterThan(0)
    expect([...kept].filter((reason) => reason !== 'secret-pick')).toEqual([])
    const [at = -1] = bots
    const why = await eve.ask<Why>('GET', address(id, at))
    expect(why).toMatchObject({ seat: 1, bot: 'habit', pick: match.line[at - 1]?.pick })
    const mine = match.line.findIndex(({ seat }) => seat === 0) + 1
    expect(await eve.refusal('GET', address(id, mine))).toBe('no-bots-pick')
    expect(await eve.refusal('GET', address(id, match.position + 1))).toBe('no-such-moment')
    expect(await eve.refusal('GET', address(id, 'now'))).toBe('bad-message')
  })

  it('is told at a table without hints once nobody can use it any more', async () => {
    const before = new Set<string>()
    const { id, ada, bots } = await playedOut({ hints: false }, async (table, one) => {
      if (before.size === 0) before.add(await one.refusal('GET', address(table, 1)))
    })
    expect([...before]).toEqual(['why-later'])
    expect(await ada.ask<Why>('GET', address(id, bots[0] ?? -1))).toMatchObject({ seat: 1 })
  })
})

describe('asking why', { timeout: PATIENCE }, () => {
  it('uses up what a person may let others think', async () => {
    const server = await startTestServer({ limits: { hintsPerSecond: 0.05 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, bot] })
    await ada.request('POST', `/api/tables/${id}/start`)
    const reasons = []
    for (let i = 0; i < 5; i++) reasons.push(await ada.refusal('GET', address(id, 10 ** 6)))
    expect(reasons.slice(0, 3)).toEqual(['no-such-moment', 'no-such-moment', 'no-such-moment'])
    expect(reasons.slice(3)).toEqual(['too-many-requests', 'too-many-requests'])
    await server.end()
  })
})
