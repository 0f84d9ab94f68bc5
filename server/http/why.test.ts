import { games } from '@eldertable/games'
import { FastChance, type Hint } from '@eldertable/kernel'
import { InlineBots, type HintRequest, type Why } from '@eldertable/match'
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

  it('is told to nobody who may not watch, and afterwards to everybody', async () => {
    const mallory = await server.guest('Mallory')
    const before = new Set<string>()
    const given = { hints: true, watching: 'none' }
    const { id, bots } = await playedOut(given, async (table) => {
      const room = await server.services.rooms.at(table, 'server', (one) => one)
      const at = room.host.match.line.findLastIndex(({ seat }) => seat === 1) + 1
      if (at > 0 && before.size < 9) before.add(await mallory.refusal('GET', address(table, at)))
    })
    expect([...before]).toEqual(['no-watching'])
    expect(await mallory.ask<Why>('GET', address(id, bots[0] ?? -1))).toMatchObject({ seat: 1 })
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
    const server = await startTestServer({ limits: { hintBurst: 3, hintsPerSecond: 0.0001 } })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, bot] })
    await ada.request('POST', `/api/tables/${id}/start`)
    const reasons = []
    for (let i = 0; i < 5; i++) reasons.push(await ada.refusal('GET', address(id, 10 ** 6)))
    expect(reasons.slice(0, 3)).toEqual(['no-such-moment', 'no-such-moment', 'no-such-moment'])
    expect(reasons.slice(3)).toEqual(['too-many-hints', 'too-many-hints'])
    await server.end()
  })

  it('lets bots think in the name of who asks, and not in that of the table', async () => {
    const names: unknown[] = []
    class Noting extends InlineBots {
      override hint(request: HintRequest, whose?: readonly string[]): Promise<Hint> {
        names.push(whose)
        return super.hint(request)
      }
    }
    const server = await startTestServer({}, { bots: new Noting(games) })
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')]
    const { id } = await ada.open({ seats: [me, bot], hints: true })
    await ada.request('POST', `/api/tables/${id}/start`)
    const client = await ada.watch(id)
    let why: Response | undefined
    while (why?.status !== 200) {
      await client.until(() => client.offered(id).length > 0)
      await client.pick(id, client.offered(id)[0] ?? -1)
      const { match } = (await server.services.rooms.at(id, 'server', (room) => room)).host
      const at = match.line.findLastIndex(({ seat }) => seat === 1) + 1
      if (at > 0) why = await eve.request('GET', address(id, at))
    }
    expect(names).toEqual([[expect.any(String), `guest:${eve.id}`]])
    await server.end()
  })
})
