import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import type { TableSummary, TitleSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { untilTrue } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { allTogether } from '../testing/together.ts'

const me = { player: 'me' }
const open = { player: 'open' }

/** A pick that no decision offers. */
const NEVER = 0xff_ffff

describe('what is considered at a table with advice', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, { games: games.map(allTogether) })
  }, PATIENCE)
  afterAll(() => server.end())

  /** Two people at a table: who is asked, and who looks on. */
  async function seated(more: object = {}) {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open], ...more })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const both = [await ada.watch(id), await bram.watch(id)]
    return { id, ada, bram, both, ...roles(id, both) }
  }

  /** Who of two people is asked, and who is not. */
  function roles(id: string, both: readonly Client[]) {
    const seat = both[0]?.table(id).view?.decision?.seat
    const [asked, other] = seat === 0 ? both : both.toReversed()
    if (asked === undefined || other === undefined) throw new Error('nobody is asked')
    return { asked, other }
  }

  /** What a client says about the decision that it sees. */
  const consider = (client: Client, t: 'aim' | 'suggest', match: string, pick: number | null) =>
    client.command({ t, match, at: client.table(match).moment, pick })

  const first = (client: Client, id: string): number => client.offered(id)[0] ?? -1

  it('the others see what the seat that is asked looks at, and when it looks away', async () => {
    const { id, asked, other } = await seated()
    const eyes = await (await server.guest('Eve')).watch(id)
    const { moment, seat } = asked.table(id)
    const pick = first(asked, id)
    expect(await consider(asked, 'aim', id, pick)).toBeUndefined()
    for (const client of [asked, other, eyes])
      expect(await client.next('aimed')).toEqual({ t: 'aimed', match: id, seat, at: moment, pick })
    expect(await consider(asked, 'aim', id, null)).toBeUndefined()
    expect(await other.next('aimed')).toMatchObject({ seat, at: moment, pick: null })
  })

  it('is over when who is asked goes, and not while they are there on another page', async () => {
    const { id, ada, bram, asked, other } = await seated()
    const pick = first(asked, id)
    const again = await (asked.table(id).seat === 0 ? ada : bram).watch(id)
    await consider(asked, 'aim', id, pick)
    expect(await other.next('aimed')).toMatchObject({ pick })
    asked.send({ t: 'unwatch', match: id })
    await asked.command({ t: 'say', match: id, text: 'Who hears me?' }) // by now the first page has gone
    await consider(other, 'suggest', id, pick)
    await other.next('suggested')
    expect(other.texts.filter((text) => text.includes('"t":"aimed"'))).toHaveLength(1)
    again.close()
    expect(await other.next('aimed')).toMatchObject({ pick: null })
  })

  it('who is not asked sees the options and suggests one; who is asked sees it', async () => {
    const { id, asked, other } = await seated()
    const options = asked.table(id).view?.menu?.options
    expect(other.table(id).offered).toEqual(options)
    expect(asked.table(id).offered).toBeNull()
    const [, pick = -1] = asked.offered(id)
    expect(await consider(other, 'suggest', id, pick)).toBeUndefined()
    const { seat } = other.table(id)
    expect(await asked.next('suggested')).toMatchObject({ match: id, seat, pick })
    expect(await consider(other, 'suggest', id, null)).toBeUndefined()
    expect(await asked.next('suggested')).toMatchObject({ match: id, seat, pick: null })
  })

  it('is told once, however often it is said', async () => {
    const { id, asked, other } = await seated()
    const [pick = -1, next = -1] = asked.offered(id)
    for (const one of [null, pick, pick, next, next, null, null])
      expect(await consider(asked, 'aim', id, one)).toBeUndefined()
    const told = [await other.next('aimed'), await other.next('aimed'), await other.next('aimed')]
    expect(told.map((one) => one.pick)).toEqual([pick, next, null])
  })

  it('who comes later sees what is still considered, and nothing that is over', async () => {
    const { id, ada, asked, other } = await seated()
    const pick = first(asked, id)
    await consider(asked, 'aim', id, pick)
    await consider(other, 'suggest', id, pick)
    await other.next('suggested')
    const late = await ada.watch(id)
    expect(await late.next('suggested')).toMatchObject({ seat: other.table(id).seat, pick })
    expect(await late.next('aimed')).toMatchObject({ seat: asked.table(id).seat, pick })
    await asked.pick(id, pick)
    const later = await ada.watch(id)
    await later.command({ t: 'say', match: id, text: 'What now?' })
    await later.next('chat')
    expect(later.texts.some((text) => /"t":"(aimed|suggested)"/.test(text))).toBe(false)
  })

  it('is refused if it is about another moment, another seat or no option', async () => {
    const { id, asked, other } = await seated()
    const pick = first(asked, id)
    const { moment } = asked.table(id)
    expect(await consider(other, 'aim', id, pick)).toBe('not-your-decision')
    expect(await consider(asked, 'suggest', id, pick)).toBe('own-decision')
    expect(await consider(asked, 'aim', id, NEVER)).toBe('not-offered')
    expect(await consider(other, 'suggest', id, NEVER)).toBe('not-offered')
    const late = { match: id, at: moment + 1, pick }
    expect(await asked.command({ t: 'aim', ...late })).toBe('stale')
    expect(await other.command({ t: 'suggest', ...late })).toBe('stale')
    await asked.pick(id, pick)
    expect(await asked.command({ t: 'aim', match: id, at: moment, pick })).toBe('stale')
  })

  it('is nothing for spectators to say, though they see it', async () => {
    const { id, asked } = await seated()
    const eve = await (await server.guest('Eve')).watch(id)
    const pick = first(asked, id)
    expect(await consider(eve, 'aim', id, pick)).toBe('no-seat')
    expect(await consider(eve, 'suggest', id, pick)).toBe('no-seat')
    expect(eve.table(id).offered).toBeNull()
  })

  it('is not shown where it would show what others may not see', async () => {
    const { id, both } = await seated({ settings: { startingSanity: 500 } })
    await tradeUntil(id, both, () => roles(id, both).other.table(id).offered === null)
    const { asked, other } = roles(id, both)
    for (const client of both) client.forget()
    for (const pick of [first(asked, id), NEVER]) {
      expect(await consider(asked, 'aim', id, pick)).toBe('hidden-options')
      // The answer does not tell which options there are.
      expect(await consider(other, 'suggest', id, pick)).toBe('hidden-options')
    }
    expect(await consider(asked, 'aim', id, null)).toBeUndefined()
    await asked.command({ t: 'say', match: id, text: 'Not telling' })
    await other.next('chat')
    expect(other.texts.slice(-8).some((text) => text.includes('"t":"aimed"'))).toBe(false)
  })

  it('is not kept', async () => {
    const { id, asked, other } = await seated()
    const before = await server.services.store.readMatch(id)
    await consider(asked, 'aim', id, first(asked, id))
    await consider(other, 'suggest', id, first(asked, id))
    await asked.next('suggested')
    expect(await server.services.store.readMatch(id)).toEqual(before)
  })

  it('is not for tables without advice, whose options stay with the seat that is asked', async () => {
    const { id, ada, asked, other } = await seated({ advice: false })
    expect(asked.table(id).head.advice).toBe(false)
    expect(await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).toMatchObject({ advice: false })
    expect(other.table(id).offered).toBeNull()
    expect(await consider(asked, 'aim', id, first(asked, id))).toBe('no-advice')
    expect(await consider(other, 'suggest', id, first(asked, id))).toBe('no-advice')
    await asked.pick(id, first(asked, id))
    await other.next('moved')
    expect(other.texts.some((text) => text.includes('"offered":['))).toBe(false)
  })

  it('waits for the match to begin', async () => {
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, open], advice: true })
    expect(await consider(await ada.watch(id), 'aim', id, null)).toBe('not-started')
  })

  it('words on the channel that are not ours are passed over', async () => {
    const { id, asked, other } = await seated()
    const { moment, seat } = asked.table(id)
    const { store } = server.services
    const forged = { t: 'aimed', match: id, seat, at: moment, pick: NEVER }
    for (const signal of ['', 'null', '{"t":"table"}', JSON.stringify(forged)])
      await store.signal(id, signal)
    const pick = first(asked, id)
    await consider(asked, 'aim', id, pick)
    expect(await other.next('aimed')).toMatchObject({ pick })
  })

  /** Lets two people play on, buying and trading, until this is true. */
  async function tradeUntil(
    id: string,
    both: readonly Client[],
    isTrue: () => boolean,
  ): Promise<void> {
    const chance = new FastChance('trade')
    const [one, two] = both
    for (;;) {
      await untilTrue(both, () => one?.table(id).length === two?.table(id).length)
      if (one?.isOver(id) === true) throw new Error('it did not come to that')
      if (isTrue()) return
      const { asked } = roles(id, both)
      const options = asked.table(id).view?.menu?.options ?? []
      const wanted = ['trade', 'buy'].flatMap((verb) => options.filter((one) => one.verb === verb))
      const pick = wanted[0] ?? options[chance.below(options.length)]
      expect(await asked.pick(id, pick?.pick ?? -1)).toBeUndefined()
    }
  }
})

describe('a table', { timeout: PATIENCE }, () => {
  it('is with advice if all seats of its title win and lose together, unless its host says no', async () => {
    const [game] = games
    if (game === undefined) throw new Error('there is no game')
    const together = allTogether(game)
    const server = await startTestServer({}, { games: [together] })
    const ada = await server.guest('Ada')
    const adviceAt = async (given: object) => {
      const { id } = await ada.open(given)
      return (await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).advice
    }
    expect(await adviceAt({})).toBe(true)
    expect(await adviceAt({ advice: false })).toBe(false)
    const titles = await ada.ask<TitleSummary[]>('GET', '/api/titles')
    expect(titles.map(({ sides }) => new Set(Object.values(sides)))).toEqual([
      new Set(['together']),
    ])
    await server.end()
  })

  it('shows so many looks a second, and goes on to take picks', async () => {
    const limits = { aimBurst: 5, aimsPerSecond: 0.001 }
    const server = await startTestServer({ limits }, { games: games.map(allTogether) })
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open], advice: true })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const both = [await ada.watch(id), await bram.watch(id)]
    for (const client of both) {
      const isAsked = client.offered(id).length > 0
      const { moment } = client.table(id)
      const command = { t: isAsked ? 'aim' : 'suggest', match: id, at: moment, pick: null }
      const answers = []
      for (let i = 0; i < 7; i++) answers.push(await client.command(command))
      expect(answers).toEqual([
        ...Array.from({ length: 5 }),
        'too-many-messages',
        'too-many-messages',
      ])
    }
    const asked = both.find((client) => client.offered(id).length > 0)
    expect(await asked?.pick(id, asked.offered(id)[0] ?? -1)).toBeUndefined()
    for (const client of both) client.close()
    await server.end()
  })
})
