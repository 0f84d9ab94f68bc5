import { FastChance } from '@eldertable/kernel'
import { InlineBots } from '@eldertable/match'
import { longWatchGame } from '@eldertable/match/testing/long-watch.ts'
import type { PastShown, TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const BEHIND = 5

describe('what those see who watch', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    const games = [longWatchGame]
    server = await startTestServer({}, { games, bots: new InlineBots(games) })
  }, PATIENCE)
  afterAll(() => server.end())

  const me = { player: 'me' }
  const open = { player: 'open' }

  async function people() {
    const [ada, bram, eve] = await Promise.all(
      ['Ada', 'Bram', 'Eve'].map((name) => server.guest(name)),
    )
    return { ada, bram, eve } as { ada: Visitor; bram: Visitor; eve: Visitor }
  }

  /** Two people at a table with these terms. */
  async function seated(watching: unknown, more: object = {}) {
    const { ada, bram, eve } = await people()
    const settings = { turns: 9 }
    const table = { title: 'long-watch', settings, seats: [me, open], watching, ...more }
    const { id } = await ada.open(table)
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    return { id, ada, bram, eve, one, two }
  }

  const look = (id: string, from: number, to: number, eyes?: number): string =>
    `/api/tables/${id}/past?from=${from}&to=${to}${eyes === undefined ? '' : `&eyes=${eyes}`}`

  /** Until the line is so long. */
  async function playOn(id: string, clients: readonly Client[], position: number): Promise<void> {
    const chance = new FastChance('on')
    for (;;) {
      const length = Math.max(...clients.map((client) => client.table(id).length))
      for (const client of clients) await client.until(() => client.table(id).length >= length)
      const asked = clients.find((client) => client.offered(id).length > 0)
      if (asked === undefined || asked.table(id).position >= position) return
      const offered = asked.offered(id)
      await asked.pick(id, offered[chance.below(offered.length)] ?? -1)
    }
  }

  it('is all hands some picks ago, and no later moment, where the table agreed to it', async () => {
    const { id, eve, one, two } = await seated({ behind: BEHIND })
    await playOn(id, [one, two], 12)
    const room = await server.services.rooms.at(id, 'server', (it) => it)
    const { match } = room.host
    const last = match.position - BEHIND
    for (const seat of [0, 1]) {
      const past = await eve.ask<PastShown>('GET', look(id, last, last, seat))
      expect(past.seat).toBe(seat)
      expect(past.views).toHaveLength(1)
      expect(past.views[0]?.hand).toEqual(match.viewAt(last, seat).hand)
      for (const to of [last + 1, match.position, 999])
        expect(await eve.refusal('GET', look(id, last, to, seat))).toBe('not-yet')
    }
    expect(await eve.refusal('GET', look(id, last, last, 2))).toBe('no-such-seat')
    // What is live stays what lies open.
    const eyes = await eve.watch(id)
    expect(eyes.table(id).view?.hand).toBeNull()
    expect(eyes.table(id).head.watching).toEqual({ behind: BEHIND })
    const now = await eve.ask<PastShown>('GET', look(id, match.position, match.position))
    expect(now.views[0]?.hand).toBeNull()
  })

  it('goes back with what is taken back', async () => {
    const { id, eve, one, two } = await seated({ behind: BEHIND }, { undo: 'free' })
    await playOn(id, [one, two], 12)
    const before = one.table(id).position
    const { moment: at } = one.table(id)
    expect(await one.command({ t: 'undo', match: id, at, how: 'step' })).toBeUndefined()
    await one.until(() => one.table(id).position < before)
    const last = one.table(id).position - BEHIND
    expect(await eve.refusal('GET', look(id, last, last + 1, 0))).toBe('not-yet')
    expect(await eve.ask<PastShown>('GET', look(id, last, last, 0))).toMatchObject({ seat: 0 })
  })

  it('is never another’s hand for who sits there, in whichever window, nor where it was not agreed', async () => {
    const { id, ada, one, two } = await seated({ behind: BEHIND })
    await playOn(id, [one, two], 12)
    expect(await ada.refusal('GET', look(id, 1, 2, 1))).toBe('not-your-seat')
    expect(await ada.ask<PastShown>('GET', look(id, 1, 2, 0))).toMatchObject({ seat: 0 })
    const again = await ada.watch(id)
    expect(again.table(id).seat).toBe(0)
    expect(again.table(id).view?.hand).toEqual(one.table(id).view?.hand)
    const other = await seated('open')
    await playOn(other.id, [other.one, other.two], 12)
    expect(await other.eve.refusal('GET', look(other.id, 1, 2, 1))).toBe('not-your-seat')
  })

  it('leaves who has seen all hands no way to those who play, by talk, name or seat', async () => {
    const { id, ada, bram, eve, one, two } = await seated({ behind: BEHIND })
    const eyes = await eve.watch(id)
    const say = (to?: string) =>
      eyes.command({ t: 'say', match: id, text: 'Ada holds the bell', ...(to && { to }) })
    expect(await one.command({ t: 'open-talk', match: id, yes: true })).toBe('hands-are-shown')
    expect(await say('all')).toBe('hands-are-shown')
    expect(await say()).toBeUndefined()
    await bram.ask('POST', `/api/tables/${id}/leave`)
    await one.until(() => one.table(id).seats[1]?.player === 'nobody')
    expect(await eve.refusal('POST', `/api/tables/${id}/join`, { seat: 1 })).toBe('hands-are-shown')
    expect(await bram.refusal('POST', `/api/tables/${id}/join`)).toBe('hands-are-shown')
    expect(one.texts.filter((text) => text.includes('bell') || text.includes('Eve'))).toEqual([])
    await one.command({ t: 'say', match: id, text: 'Well?' })
    await one.next('chat')
    expect([two, await ada.watch(id)].map((client) => client.table(id).chat.length)).toEqual([2, 1])
  })

  it('is nothing where nobody may watch, until the match is over', async () => {
    const { ada, bram, eve } = await people()
    const { id } = await ada.open({
      title: 'long-watch',
      settings: { turns: 3 },
      seats: [me, open],
      watching: 'none',
      visibility: 'public',
    })
    // Whoever thinks of sitting down sees the table; once it has begun they are shown out.
    const eyes = await eve.watch(id)
    expect(eyes.table(id).head.watching).toBe('none')
    await bram.ask('POST', `/api/tables/${id}/join`)
    expect((await eyes.next('closed')).reason).toBe('no-watching')
    eyes.send({ t: 'watch', match: id })
    expect((await eyes.next('closed')).reason).toBe('no-watching')
    expect(eyes.table(id).view).toBeNull()
    expect(await eve.refusal('GET', look(id, 0, 0))).toBe('no-watching')
    expect(await eyes.command({ t: 'say', match: id, text: 'Hello' })).toBe('no-watching')
    const { running } = await eve.ask<{ running: TableSummary[] }>('GET', '/api/tables')
    expect(running.map((table) => table.id)).not.toContain(id)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    expect(one.table(id).watchers).toBe(0)
    await playToTheEnd(id, [one, two], new FastChance('alone'))
    expect((await eve.watch(id)).isOver(id)).toBe(true)
  })

  it('is nothing any more for who gets up where nobody may watch', async () => {
    const { id, bram, one, two } = await seated('none')
    await bram.ask('POST', `/api/tables/${id}/leave`)
    expect((await two.next('closed')).reason).toBe('no-watching')
    await one.until(() => one.table(id).seats[1]?.player === 'nobody')
    const { length } = two.texts
    await playOn(id, [one], one.table(id).position + 3)
    expect(two.texts).toHaveLength(length)
  })

  it('is agreed on when the table is opened, and again where the same people play again', async () => {
    const { ada } = await people()
    const wish = { title: 'long-watch', seats: [me, open] }
    for (const watching of ['all', { behind: 4 }, { behind: 201 }, { behind: 10, hands: true }])
      expect(await ada.refusal('POST', '/api/tables', { ...wish, watching })).toBe('bad-message')
    const { id, ada: host, one, two } = await seated({ behind: 30 }, { settings: { turns: 1 } })
    await playToTheEnd(id, [one, two], new FastChance('again'))
    const again = await host.ask('POST', `/api/tables/${id}/rematch`)
    expect(await host.ask('GET', `/api/tables/${again.id}`)).toMatchObject({
      watching: { behind: 30 },
    })
  })
})
