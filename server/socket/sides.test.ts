import { FastChance, sidesAhead } from '@eldertable/kernel'
import { InlineBots } from '@eldertable/match'
import { longWatchGame } from '@eldertable/match/testing/long-watch.ts'
import { watchPick } from '@eldertable/match/testing/night-watch.ts'
import type { TableSummary, TitleSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd, untilTrue } from '../testing/play.ts'
import { Shadow, withoutEnd } from '../testing/shadow.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

const NAMES = ['Ada', 'Bram', 'Cora', 'Dora', 'Emil', 'Fred', 'Gus', 'Hal', 'Ida']

describe('a table with sides', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    const games = [longWatchGame]
    server = await startTestServer({}, { games, bots: new InlineBots(games) })
  }, PATIENCE)
  afterAll(() => server.end())

  /** This many people at a table, in the order of their seats, and a spectator. */
  async function seated(seats: number, settings: object) {
    const people = await Promise.all(NAMES.slice(0, seats).map((name) => server.guest(name)))
    const [host, ...others] = people
    if (host === undefined) throw new Error('nobody came')
    const { id } = await host.open({
      title: 'long-watch',
      settings,
      seats: people.map((_, seat) => ({ player: seat === 0 ? 'me' : 'open' })),
    })
    for (const other of others) await other.ask('POST', `/api/tables/${id}/join`)
    const players: Client[] = []
    for (const one of people) players.push(await one.watch(id))
    const eve = await (await server.guest('Eve')).watch(id)
    return { id, players, eve, all: [...players, eve] }
  }

  const consider = (client: Client, t: 'aim' | 'suggest', match: string, pick: number | null) =>
    client.command({ t, match, at: client.table(match).moment, pick })

  const thoughts = (client: Client): string[] =>
    client.texts.filter((text) => /^\{"t":"(aimed|suggested)"/.test(text))

  /** When this has come to a client, so has everything that was sent before. */
  async function afterAllThat(id: string, clients: readonly Client[]): Promise<void> {
    await clients[0]?.command({ t: 'say', match: id, text: 'Well?' })
    for (const client of clients) await client.next('chat')
  }

  it('shows options and looks to the side of the seat that is asked, and to nobody else', async () => {
    const { id, players, all } = await seated(4, { sides: 'pairs' })
    const [asked] = players
    if (asked === undefined) throw new Error('nobody is asked')
    expect(asked.table(id).view?.decision?.seat).toBe(0)
    expect(all.map((client) => client.table(id).offered !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ])
    expect(await consider(asked, 'aim', id, watchPick.throw)).toBeUndefined()
    await afterAllThat(id, all)
    expect(all.map((client) => thoughts(client).length)).toEqual([1, 0, 1, 0, 0])
    // Whoever comes later is told no more than who was there.
    for (const client of all) await client.watch(id)
    await afterAllThat(id, all)
    expect(all.map((client) => thoughts(client).length)).toEqual([2, 0, 2, 0, 0])
  })

  it('refuses advice from another side, offered or not, and tells nobody of it', async () => {
    const { id, players, all } = await seated(4, { sides: 'pairs' })
    for (const pick of [watchPick.throw, 0xff_ffff, null])
      for (const seat of [1, 3]) {
        const stranger = players[seat]
        if (stranger === undefined) continue
        expect(await consider(stranger, 'suggest', id, pick)).toBe('other-side')
      }
    const partner = players[2]
    if (partner === undefined) throw new Error('there is no partner')
    expect(await consider(partner, 'suggest', id, watchPick.rest)).toBeUndefined()
    await afterAllThat(id, all)
    expect(all.map((client) => thoughts(client).length)).toEqual([1, 0, 1, 0, 0])
  })

  it('does not pass on what another process says for the other side', async () => {
    const { id, players, all } = await seated(4, { sides: 'pairs' })
    const at = players[0]?.table(id).moment
    const forged = { t: 'suggested', match: id, seat: 1, at, pick: watchPick.throw }
    await server.services.store.signal(id, JSON.stringify(forged))
    await afterAllThat(id, all)
    expect(all.flatMap(thoughts)).toEqual([])
  })

  it('follows a seat that goes over to the other side', async () => {
    const { id, players, all } = await seated(3, { sides: 'warden' })
    const [warden, bram, cora] = players
    if (warden === undefined || bram === undefined || cora === undefined)
      throw new Error('nobody came')
    const standing = () => all.map((client) => client.table(id).offered !== null)
    const pick = async (client: Client, one: number) => {
      expect(await client.pick(id, one)).toBeUndefined()
      const { length } = client.table(id)
      await untilTrue(all, () => all.every((other) => other.table(id).length >= length))
    }
    // The warden is asked, alone; then Bram, with Cora on his side.
    expect(standing()).toEqual([false, false, false, false])
    await pick(warden, watchPick.throw)
    expect(warden.table(id).view?.decision?.seat).toBe(1)
    expect(standing()).toEqual([false, false, true, false])
    expect(await consider(warden, 'suggest', id, watchPick.quiet)).toBe('other-side')
    // All alarms gone: now Bram is the warden's man, and Cora is alone.
    await pick(bram, watchPick.alarm(3))
    expect(standing()).toEqual([false, false, false, false])
    expect(await consider(bram, 'suggest', id, watchPick.quiet)).toBe('other-side')
    await pick(cora, watchPick.quiet)
    expect(warden.table(id).view?.decision?.seat).toBe(0)
    expect(standing()).toEqual([false, true, false, false])
    expect(await consider(bram, 'suggest', id, watchPick.rest)).toBeUndefined()
    expect(await consider(cora, 'suggest', id, watchPick.rest)).toBe('other-side')
    // Whoever came to the warden's side sees what was considered there from now on.
    expect(await warden.next('suggested')).toMatchObject({ seat: 1, pick: watchPick.rest })
    await afterAllThat(id, all)
    expect(all.map((client) => thoughts(client).length)).toEqual([1, 1, 0, 0])
  })

  it('is with advice where not everybody is alone', async () => {
    const ada = await server.guest('Ada')
    const seats = [{ player: 'me' }, ...NAMES.slice(1, 4).map(() => ({ player: 'open' }))]
    for (const sides of ['alone', 'pairs', 'warden', 'together']) {
      const { id } = await ada.open({ title: 'long-watch', seats, settings: { sides } })
      const { advice, settings } = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
      expect([sides, advice]).toEqual([sides, sides !== 'alone'])
      expect(sidesAhead(longWatchGame.title, 4, settings) === 'each-for-itself').toBe(!advice)
    }
    const [title] = await ada.ask<TitleSummary[]>('GET', '/api/titles')
    expect(title?.sides).toMatchObject({ 2: 'each-for-itself', 9: 'each-for-itself' })
  })

  it('refuses settings that do not go together, with the reason in the title’s words', async () => {
    const ada = await server.guest('Ada')
    const open = (settings: object, seats: number) =>
      ada.request('POST', '/api/tables', {
        title: 'long-watch',
        settings,
        seats: Array.from({ length: seats }, (_, i) => ({ player: i === 0 ? 'me' : 'open' })),
      })
    const answer = async (settings: object, seats: number) => (await open(settings, seats)).json()
    expect(await answer({ sides: 'pairs' }, 5)).toEqual({
      reason: 'bad-setting',
      sentence: 'Sides can’t be that. Odd and even need four, six or eight seats.',
    })
    expect(await answer({ password: true }, 4)).toMatchObject({
      reason: 'bad-setting',
      sentence: expect.stringContaining('nobody to tell a password') as string,
    })
    expect((await open({ sides: 'pairs', password: true }, 6)).status).toBe(201)
  })

  it('takes nine people, and sends to each what depends on nothing that it can not know', async () => {
    const { id, players, all } = await seated(9, { sides: 'warden', turns: 9 })
    const room = await server.services.rooms.at(id, 'server', (one) => one)
    const shadow = new Shadow(room, 'nine')
    const viewers = [...players.keys(), null]
    for (const viewer of viewers) shadow.watch(viewer)
    const movesIn = (client: Client): string[] =>
      client.texts.filter((text) => text.startsWith('{"t":"moved"'))
    const before = all.map((client) => movesIn(client).length)
    let refused = 0
    await playToTheEnd(id, players, new FastChance('nine'), async () => {
      const { match } = room.host
      const asked = match.decision?.seat ?? -1
      const options = match.openOptions() ?? []
      for (const [seat, client] of players.entries()) {
        if (seat === asked) continue
        const why = await consider(client, 'suggest', id, options[0]?.pick ?? null)
        expect(why).toBe(match.seesThoughts(seat) ? undefined : 'other-side')
        if (why !== undefined) refused++
      }
    })
    for (const [i, viewer] of viewers.entries()) {
      const client = all[i]
      if (client === undefined) continue
      await client.until(() => client.isOver(id))
      const sent = movesIn(client).slice(before[i])
      expect(sent.map(withoutEnd)).toEqual(shadow.textsFor(viewer))
    }
    expect(shadow.different).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(10)
    for (const client of all) client.close()
  })
})
