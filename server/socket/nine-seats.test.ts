import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { Shadow, withoutEnd } from '../testing/shadow.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

const NAMES = ['Ada', 'Bram', 'Cora', 'Dov', 'Ewa', 'Finn', 'Gus', 'Hana', 'Ida'] as const

describe('a table of nine, with a director who knows a secret', { timeout: 3 * PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, { games })
  }, PATIENCE)
  afterAll(() => server.end())

  const movesIn = (client: Client): string[] =>
    client.texts.filter((text) => text.startsWith('{"t":"moved"'))

  it('tells each of them, those who change sides and a spectator nothing that is hidden from them', async () => {
    const people = await Promise.all(NAMES.map((name) => server.guest(name)))
    const [ada, ...others] = people
    if (ada === undefined) throw new Error('nobody came')
    const seats = NAMES.map((_, seat) => ({ player: seat === 0 ? 'me' : 'open' }))
    const settings = { secretCultist: true, survivorLoss: true, terrors: '3' }
    const { id } = await ada.open({ title: 'innsmouth-32', seats, settings })
    for (const other of others) await other.ask('POST', `/api/tables/${id}/join`)
    const room = await server.services.rooms.at(id, 'server', (one) => one)
    const clients: Client[] = []
    for (const visitor of [...people, await server.guest('Eve')])
      clients.push(await visitor.watch(id))
    const shadow = new Shadow(room, 'nine')
    const viewers = [...NAMES.keys(), null]
    for (const viewer of viewers) shadow.watch(viewer)
    const before = clients.map((client) => movesIn(client).length)
    await playToTheEnd(id, clients.slice(0, NAMES.length), new FastChance('nine seats'))
    for (const [i, viewer] of viewers.entries()) {
      const client = clients[i]
      if (client === undefined) continue
      await client.until(() => client.isOver(id))
      const sent = movesIn(client).slice(before[i])
      expect(sent.map(withoutEnd)).toEqual(shadow.textsFor(viewer))
      client.close()
    }
    expect(shadow.different).toBeGreaterThan(100)
    const told = clients.map((client) =>
      client.texts.some((text) => text.includes('learnsCultist')),
    )
    const fell = clients.some((client) => client.texts.some((text) => text.includes('seatFalls')))
    expect([told.slice(1).includes(true), fell]).toEqual([false, true])
  })
})
