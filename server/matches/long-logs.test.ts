import { games } from '@eldertable/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  backAndForth,
  changedMinds,
  keep,
  longLine,
  wandering,
  type NastyMatch,
} from '../testing/nasty-matches.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'
import { workOf } from '../testing/work-meter.ts'

/** Picks that may be played before everybody else has a turn: some hundredths of a second on a slow machine. */
const PICKS = 200
/** Characters of JSON, the visitors' own reading included: as much again. */
const LETTERS = 1_500_000

const nasty: readonly (readonly [what: string, make: () => NastyMatch])[] = [
  ...games.map(({ title }) => [title.id, () => wandering(title.id, 700)] as const),
  ['earlier rules', () => backAndForth(100)],
  ['changed minds', () => changedMinds(800, 200)],
  ['a long line', () => longLine(2_500)],
]

/** The open table as it was told to somebody who was there, and shown to somebody who came. */
interface Seen {
  told?: unknown
  shown?: unknown
}

describe('a database of long matches', { timeout: 2 * PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor
  let bram: Visitor

  beforeAll(async () => {
    server = await startTestServer({ adminToken: 'a token', limits: { watchesPerConnection: 24 } })
    ada = await server.guest('Ada')
    bram = await server.guest('Bram')
  }, PATIENCE)
  afterAll(() => server.end())

  it.each(nasty)(
    'lets everybody have a turn again and again, whatever is done: %s',
    async (_, make) => {
      const id = await keep(server.services.store, make(), ada.id, bram.id)
      const seen: Seen = {}
      const { picks, letters } = await workOf(() => visit(id, seen))
      expect(seen.told).toEqual(seen.shown)
      expect(picks).toBeLessThanOrEqual(PICKS)
      expect(letters).toBeLessThanOrEqual(LETTERS)
    },
  )

  /** Everything that can be done at a table by which its log is looked at. */
  async function visit(id: string, seen: Seen): Promise<void> {
    const [one, other] = await Promise.all([ada.watch(id), bram.watch(id)])
    const said = (t: string, rest: object) =>
      one.command({ t, match: id, at: one.table(id).moment, ...rest })
    for (const from of [3, Math.floor(one.table(id).position / 2)])
      await (await ada.request('GET', `/api/tables/${id}/past?from=${from}&to=${from + 31}`)).text()
    await said('undo', { how: 'turn' })
    await said('redo', {})
    const { position } = one.table(id)
    if ((await said('ask-undo', { back: 3 })) === undefined) {
      await other.until(() => other.table(id).undo?.request != null)
      const request = other.table(id).undo?.request?.number
      await other.command({ t: 'consent', match: id, request, yes: true })
      await said('redo', {})
      for (const client of [one, other])
        await client.until(() => client.table(id).position === position)
      // What is told next is told as a change of what was shown.
      await said('undo', { how: 'step' })
      const fresh = await ada.watch(id)
      seen.told = one.table(id).view?.table
      seen.shown = fresh.table(id).view?.table
      fresh.close()
      await fresh.untilClosed()
    }
    const host = { authorization: 'Bearer a token' }
    await ada.request('POST', `/api/admin/tables/${id}/rewind`, { to: 5 }, host)
    await (await ada.request('GET', `/api/tables/${id}/file`)).text()
    await ada.request('POST', `/api/tables/${id}/bug`, { words: 'It is slow.' })
    for (const client of [one, other]) client.close()
    await Promise.all([one, other].map((client) => client.untilClosed()))
    await server.services.rooms.sweep(Infinity)
    const again = await ada.watch(id)
    again.close()
    await again.untilClosed()
  }

  it('opened all at once by one connection, are shown one at a time', async () => {
    const match = wandering('necronomonopoly', 300)
    const ids: string[] = []
    for (let i = 0; i < 24; i++) ids.push(await keep(server.services.store, match, ada.id))
    const client = await ada.connect()
    const { picks } = await workOf(() => Promise.all(ids.map((id) => client.watch(id))))
    expect(picks).toBeLessThanOrEqual(PICKS)
    const { letters } = await workOf(() => Promise.all(ids.map((id) => client.watch(id))))
    const [one = ''] = client.texts.filter((text) => text.startsWith('{"t":"table"'))
    expect(letters).toBeLessThan(6 * one.length)
    client.close()
  })
})
