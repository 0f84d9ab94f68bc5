import { reopen } from '@eldertable/match'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longestStretch } from '../testing/longest-stretch.ts'
import { backAndForth, keep, longLine, type NastyMatch } from '../testing/nasty-matches.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

/** What it costs to play a match again in this thread. */
const costOf = ({ game, entries, key, counter }: NastyMatch): Promise<number> =>
  longestStretch(async () => {
    const head = { revision: 1, length: entries.length, key, counter }
    reopen(game, { head, entries, snapshot: undefined }).heard(null)
  })

describe('a stored match that is hard to play again', { timeout: PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor

  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
  }, PATIENCE)
  afterAll(() => server.end())

  it('by earlier rules holds up nobody, and is played again but once', async () => {
    const nasty = backAndForth(1_000)
    const cost = await costOf(nasty)
    const { store, rooms } = server.services
    const id = await keep(store, nasty, ada.id)
    const visitors = await Promise.all([ada.connect(), ada.connect()])
    const longest = await longestStretch(async () => {
      await Promise.all(visitors.map((client) => client.watch(id)))
      await ada.request('GET', `/api/tables/${id}/past?from=3&to=34`)
      await (await ada.request('GET', `/api/tables/${id}/file`)).text()
    })
    expect(longest).toBeLessThan(cost / 2)
    const snapshot = await store.snapshotBefore(id, nasty.entries.length)
    expect(snapshot?.at).toBe(nasty.entries.length)
    for (const client of visitors) client.close()
    await Promise.all(visitors.map((client) => client.untilClosed()))
    await rooms.sweep(Infinity)
  })

  it('by the rules of today holds up nobody who comes, looks back or goes back', async () => {
    const nasty = longLine(16_000)
    const cost = await costOf(nasty)
    const id = await keep(server.services.store, nasty, ada.id)
    const client = await ada.connect()
    const longest = await longestStretch(async () => {
      const { events, from, position } = await client.watch(id)
      expect(from).toBeGreaterThan(position - 500)
      expect(events.every((told) => told.position >= from)).toBe(true)
      const past = await ada.request('GET', `/api/tables/${id}/past?from=900&to=910`)
      expect(await past.json()).toMatchObject({ from: 900, views: { length: 11 } })
      const at = client.table(id).moment
      await client.command({ t: 'undo', match: id, at, how: 'turn' })
    })
    expect(longest).toBeLessThan(cost / 2)
    client.close()
  })

  it('is given up when it takes too long, with a sentence, and the other tables go on', async () => {
    const hasty = await startTestServer({
      fileWorker: new URL('../testing/endless-worker.mjs', import.meta.url),
      replayDeadline: 20,
    })
    const guest = await hasty.guest('Bram')
    const id = await keep(hasty.services.store, longLine(300), guest.id)
    const client = await guest.connect()
    for (let i = 0; i < 2; i++) {
      client.send({ t: 'watch', match: id })
      expect(await client.next('closed')).toMatchObject({
        match: id,
        reason: 'table-too-long',
        sentence: expect.stringContaining('so long'),
      })
    }
    const other = await guest.open()
    await client.watch(other.id)
    await client.until(() => client.offered(other.id).length > 0)
    expect(await client.pick(other.id, client.offered(other.id)[0] ?? -1)).toBeUndefined()
    client.close()
    await hasty.end()
  })
})
