import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import { writeMatchFile } from '@eldertable/protocol'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { originOf } from '../limits/person.ts'
import { keepHouse } from '../housekeeping.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const waiting = { seats: [{ player: 'me' }, { player: 'open' }], visibility: 'public' }

describe('what one visitor leaves to the others', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  const from = (address: string) => server.guest('Ada', address)
  const openTo = async (visitor: Visitor) =>
    (await visitor.ask<{ open: TableSummary[] }>('GET', '/api/tables')).open.map(({ id }) => id)

  it('a place in the lobby, whatever one host or one household opens', async () => {
    server = await startTestServer({ trustProxy: 'loopback' })
    const victim = await from('198.51.100.1')
    const own = await victim.open(waiting)
    const loud = await from('203.0.113.7')
    for (let i = 0; i < 5; i++) await loud.open(waiting)
    expect(await openTo(victim)).toHaveLength(1 + 3)
    const opened: string[] = []
    for (let i = 0; i < 14; i++) opened.push((await (await from('203.0.113.7')).open(waiting)).id)
    const seen = await openTo(victim)
    expect(seen).toContain(own.id)
    // A dozen people at one address are all there.
    expect(seen.filter((id) => opened.includes(id))).toEqual(opened.slice(-12).toReversed())
  })

  it('tables: an address has some times as many as one guest', async () => {
    server = await startTestServer({ trustProxy: 'loopback', limits: { tablesPerGuest: 1 } })
    const household = ['2001:db8:1:200::1', '2001:db8:1:2ff::1', '2001:db8:1:201::7']
    for (let i = 0; i < 5; i++) await (await from(household[i % 3] ?? '')).open(waiting)
    const another = await from('2001:db8:1:2aa::1')
    expect(await another.refusal('POST', '/api/tables', { title: 'x', seats: waiting.seats })).toBe(
      'too-many-tables',
    )
    await (await from('2001:db8:1:300::1')).open(waiting)
  })

  it('the disk: matches from files count, and are gone when their time is over or nobody keeps them', async () => {
    server = await startTestServer({ trustProxy: 'loopback', limits: { importsPerGuest: 2 } })
    const file = finishedMatch()
    const ada = await from('203.0.113.7')
    const bring = (visitor: Visitor) => visitor.ask('POST', '/api/import', { file })
    const [first] = [await bring(ada), await bring(ada)]
    const again = () => ada.refusal('POST', '/api/import', { file })
    expect(await again()).toBe('too-many-imports')
    // Whoever takes one out of the list has room for another.
    await ada.ask('POST', `/api/tables/${first.id}/leave`)
    expect(await ada.refusal('GET', `/api/tables/${first.id}`)).toBe('no-such-table')
    await bring(ada)
    // A household has some times as much, whoever of it has brought it.
    for (let i = 0; i < 4; i++) {
      const other = await from('203.0.113.7')
      for (let n = 0; n < 2; n++) await bring(other)
    }
    const late = await from('203.0.113.7')
    expect(await late.refusal('POST', '/api/import', { file })).toBe('too-many-imports')
    await bring(await from('198.51.100.1'))
    await ada.request('DELETE', '/api/me')
    await bring(late)
    const origin = originOf({ address: '203.0.113.7' })
    expect(await server.services.store.holdingsOf({ origin })).toMatchObject({ imports: 9 })
  })

  it('for as long as the host of the server says', async () => {
    server = await startTestServer({ importDays: 0 })
    const ada = await server.guest('Ada')
    const { id } = await ada.ask('POST', '/api/import', { file: finishedMatch() })
    const imported = Date.now()
    while (Date.now() === imported);
    await keepHouse(server.services)
    expect(await ada.refusal('GET', `/api/tables/${id}`)).toBe('no-such-table')
  })
})

/** The file of a short match that was played to its end. */
function finishedMatch(): string {
  const game = games.find(({ title }) => title.id === 'necronomonopoly')
  if (game === undefined) throw new Error('the game is not there')
  const seats = ['Bram', 'Cora'].map((name) => ({ name, player: 'person' }))
  const match = Match.open({ game, seats, key: 'cd'.repeat(32), settings: { roundLimit: 20 } })
  const chance = new FastChance('short')
  while (match.outcome === null) {
    const seat = match.decision?.seat ?? -1
    const options = match.view(seat).menu?.options ?? []
    match.command(seat, match.moment, options[chance.below(options.length)]?.pick ?? -1)
  }
  return writeMatchFile(match.toFile({ withKey: true }))
}
