import { FastChance } from '@eldertable/kernel'
import { patched, type PastShown } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

/** What a client shows of a position. */
interface Seen {
  table: object
  hand: object | null
  decision: object | null
}

const me = { player: 'me' }
const open = { player: 'open' }

const pastOf = (visitor: Visitor, id: string, from: number, to: number): Promise<PastShown> =>
  visitor.ask('GET', `/api/tables/${id}/past?from=${from}&to=${to}`)

/** The views of a stretch, put together as any client has to do it. */
function spreadOut({ from, views }: PastShown): Map<number, Seen> {
  const seen = new Map<number, Seen>()
  let before: Seen | undefined
  for (const [i, { table, patch, hand, decision }] of views.entries()) {
    const next: Seen = {
      table: table ?? patched(before?.table ?? {}, patch ?? []),
      hand: hand === undefined ? (before?.hand ?? null) : (hand as object | null),
      decision,
    }
    seen.set(from + i, next)
    before = next
  }
  return seen
}

describe('looking back at a match', { timeout: 2 * PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  /** Two people at a table, and somebody who watches. */
  async function seated() {
    const [ada, bram, eve] = await Promise.all(
      ['Ada', 'Bram', 'Eve'].map((name) => server.guest(name)),
    )
    if (ada === undefined || bram === undefined || eve === undefined) throw new Error('nobody')
    const settings = { roundLimit: 20, trade: 'standard' }
    const { id } = await ada.open({ seats: [me, open], settings })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const visitors = [ada, bram, eve]
    const clients: Client[] = []
    for (const visitor of visitors) clients.push(await visitor.watch(id))
    return { id, ada, bram, eve, visitors, clients, players: clients.slice(0, 2) }
  }

  const shownTo = (client: Client, id: string): Seen => {
    const { view } = client.table(id)
    if (view === null) throw new Error('not begun')
    return { table: view.table, hand: view.hand, decision: view.decision }
  }

  it('shows each seat, and a spectator, what it was shown then and nothing else', async () => {
    const { id, visitors, clients, players } = await seated()
    const then = clients.map(() => new Map<number, Seen>())
    let looks = 0
    const remember = () => {
      for (const [i, client] of clients.entries())
        then[i]?.set(client.table(id).position, shownTo(client, id))
    }
    const lookBack = async (position: number) => {
      for (const [i, visitor] of visitors.entries()) {
        const past = await pastOf(visitor, id, Math.max(0, position - 25), position)
        expect(past).toMatchObject({ seat: i === 2 ? null : i, earliest: 0 })
        for (const [at, seen] of spreadOut(past)) {
          expect(seen).toEqual(then[i]?.get(at))
          looks++
        }
      }
    }
    remember()
    await playToTheEnd(id, players, new FastChance('looking back'), async () => {
      const { position } = players[0]?.table(id) ?? { position: 0 }
      await clients[2]?.until(() => clients[2]?.table(id).position === position)
      remember()
      if (position % 20 === 0) await lookBack(position)
    })
    // Hands differ, otherwise nothing would have been hidden.
    const hands = then.map((one) => JSON.stringify([...one.values()].map(({ hand }) => hand)))
    expect(new Set(hands).size).toBe(3)
    expect(looks).toBeGreaterThan(100)
    for (const client of clients) client.close()
  })

  it('holds no key and no order of the deck in its bytes', async () => {
    const { id, visitors, clients, players } = await seated()
    const room = await server.services.rooms.at(id, 'server', (one) => one)
    const { key } = room.host.match
    let texts = 0
    await playToTheEnd(id, players, new FastChance('bytes'), async () => {
      const { position } = room.host
      if (position % 30 !== 1) return
      const { box } = room.host.match.stateAt(position)
      const order = (box as unknown as { deck: number[] }).deck.slice(3, 11).join()
      for (const visitor of visitors) {
        const address = `/api/tables/${id}/past?from=${Math.max(0, position - 31)}&to=${position}`
        const text = await (await visitor.request('GET', address)).text()
        expect(text).not.toContain(key)
        expect(text).not.toContain(order)
        expect(text).not.toContain('"box"')
        texts++
      }
    })
    expect(texts).toBeGreaterThan(10)
    for (const client of clients) client.close()
  })

  it('shows the line that is in force, and not what was taken back', async () => {
    const { id, ada, clients, players } = await seated()
    const room = await server.services.rooms.at(id, 'server', (one) => one)
    const chance = new FastChance('taken back')
    // On until somebody has picked something that can be taken back.
    let undone: number | undefined
    while (undone === undefined) {
      await playOne(id, players, chance)
      const seat = room.host.match.line.at(-1)?.seat ?? -1
      const client = players[seat]
      if (client === undefined) throw new Error('nobody')
      await client.until(() => client.table(id).length === room.host.length)
      if (typeof client.table(id).undo?.step !== 'number') continue
      const { position, moment } = client.table(id)
      const undo = { t: 'undo', match: id, at: moment, how: 'step' }
      expect(await client.command(undo)).toBeUndefined()
      undone = position
    }
    const address = (at: number) => `/api/tables/${id}/past?from=${at}&to=${at}`
    expect(room.host.position).toBeLessThan(undone)
    expect(await ada.refusal('GET', address(undone))).toBe('no-such-moment')
    // Asked for as the end of a stretch, it is not there either.
    const now = room.host.position
    expect((await pastOf(ada, id, now, undone)).views).toHaveLength(1)
    for (const client of clients) client.close()
  })

  it('refuses what is not there, in words', async () => {
    const { id, ada, bram, eve, clients } = await seated()
    const path = `/api/tables/${id}/past`
    for (const query of ['?from=1&to=1', '?from=999999999&to=999999999', '?from=5&to=3'])
      expect(await bram.refusal('GET', path + query)).toBe('no-such-moment')
    for (const query of ['', '?from=0', '?from=-1&to=0', '?from=0&to=1e9', '?from=a&to=b'])
      expect(await bram.refusal('GET', path + query)).toBe('bad-message')
    // Nobody chooses through whose eyes.
    expect(await eve.refusal('GET', `${path}?from=0&to=0&seat=0`)).toBe('bad-message')
    expect(await eve.refusal('GET', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/past?from=0&to=0')).toBe(
      'no-such-table',
    )
    const waiting = await ada.open({ seats: [me, open] })
    const early = `/api/tables/${waiting.id}/past?from=0&to=0`
    expect(await ada.refusal('GET', early)).toBe('not-started')
    expect(await eve.refusal('GET', early)).toBe('not-started')
    for (const client of clients) client.close()
  })

  it('gives so many positions at once and no more', async () => {
    const { id, ada, clients, players } = await seated()
    const chance = new FastChance('many')
    for (let n = 0; n < 45; n++) await playOne(id, players, chance)
    expect((await pastOf(ada, id, 0, 40)).views).toHaveLength(32)
    expect((await pastOf(ada, id, 5, 5)).views).toHaveLength(1)
    for (const client of clients) client.close()
  })

  it('is not done without end', async () => {
    const small = await startTestServer({ limits: { looksPerMinute: 5 } })
    try {
      const ada = await small.guest('Ada')
      const { id } = await ada.open()
      const path = `/api/tables/${id}/past?from=0&to=0`
      for (let n = 0; n < 5; n++) expect((await ada.request('GET', path)).status).toBe(200)
      expect(await ada.refusal('GET', path)).toBe('too-many-requests')
      // The table itself can still be looked at.
      expect((await ada.request('GET', `/api/tables/${id}`)).status).toBe(200)
    } finally {
      await small.end()
    }
  })
})

/** One pick of whoever is asked. */
async function playOne(id: string, players: readonly Client[], chance: FastChance): Promise<void> {
  const length = Math.max(...players.map((client) => client.table(id).length))
  for (const client of players) await client.until(() => client.table(id).length >= length)
  const asked = players.find((client) => client.offered(id).length > 0)
  const offered = asked?.offered(id) ?? []
  expect(await asked?.pick(id, offered[chance.below(offered.length)] ?? -1)).toBeUndefined()
}
