import { FastChance } from '@eldertable/kernel'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const me = { player: 'me' }
const open = { player: 'open' }
const bot = { player: 'bot:random' }

describe('playing over the wire', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  /** A table with two people and bots in the rest. */
  async function seated(others: object[] = [bot, bot], more: object = {}) {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open, ...others], ...more })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    await one.until(() => one.table(id).seats.every(({ present }) => present))
    return { id, ada, bram, one, two }
  }

  it('two people and bots come to the end of a match, and all see the same table', async () => {
    const { id, ada, one, two } = await seated()
    const eyes = await (await server.guest('Eve')).watch(id)
    await playToTheEnd(id, [one, two], new FastChance('to the end'))
    await eyes.until(() => eyes.isOver(id))
    const [a, b, c] = [one, two, eyes].map((client) => client.table(id))
    expect(a?.view?.table).toEqual(b?.view?.table)
    expect(a?.view?.table).toEqual(c?.view?.table)
    expect(a?.seat).toBe(0)
    expect(b?.seat).toBe(1)
    expect(c?.seat).toBeNull()
    expect(await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).toMatchObject({
      status: 'finished',
    })
    // A move is told in some hundred bytes, whatever the size of the table.
    const moves = eyes.texts.filter((text) => text.startsWith('{"t":"moved"'))
    const bytes = moves.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / moves.length
    expect(bytes).toBeLessThan(700)
    expect(JSON.stringify(c?.view?.table).length).toBeGreaterThan(2 * bytes)
    // Now everybody may know the key of the dice.
    const key = (await server.services.store.readMatch(id))?.key
    expect([a?.head.key, b?.head.key, c?.head.key]).toEqual([key, key, key])
  })

  it('what a client has put together is what it is told when it comes anew', async () => {
    const { id, ada, bram, one, two } = await seated([bot])
    const eve = await server.guest('Eve')
    const eyes = await eve.watch(id)
    let looks = 0
    await playToTheEnd(id, [one, two], new FastChance('reload'), async () => {
      if (++looks % 7 !== 0) return
      const { length } = one.table(id)
      await Promise.all(
        [one, two, eyes].map((client) => client.until(() => client.table(id).length >= length)),
      )
      for (const [visitor, client] of [
        [ada, one],
        [bram, two],
        [eve, eyes],
      ] as const) {
        const fresh = await visitor.watch(id)
        await client.until(() => client.table(id).length >= fresh.table(id).length)
        await fresh.until(() => fresh.table(id).length >= client.table(id).length)
        const { seats: _s, watchers: _w, waited: _t, ...known } = client.table(id)
        expect(fresh.table(id)).toMatchObject(known)
        fresh.close()
      }
    })
    expect(looks).toBeGreaterThan(20)
  })

  it('a client that asks for the latest events only is told no others', async () => {
    const { id, one, two } = await seated([bot])
    await playToTheEnd(id, [one, two], new FastChance('events'))
    const all = one.table(id).events
    const from = one.table(id).position - 5
    const late = await (await server.guest('Eve')).connect()
    const { events } = await late.watch(id, from)
    const heardByAll = all.filter(
      ({ position, event }) => position >= from && event.to === undefined,
    )
    expect(events).toEqual(heardByAll)
  })

  it('a pick is refused from a spectator, out of turn, out of date, and if it is not offered', async () => {
    const { id, one, two } = await seated([])
    const eyes = await (await server.guest('Eve')).watch(id)
    const [asked, other] = one.offered(id).length > 0 ? [one, two] : [two, one]
    const [pick = 0] = asked.offered(id)
    const { length } = asked.table(id)
    expect(await eyes.pick(id, pick)).toBe('no-seat')
    expect(await other.pick(id, pick)).toBe('not-your-decision')
    expect(await asked.pick(id, 12_345_678)).toBe('not-offered')
    const late = { t: 'pick', match: id, at: asked.table(id).moment + 1, pick }
    expect(await asked.command(late)).toBe('stale')
    expect(asked.table(id).length).toBe(length)
    expect(await asked.pick(id, pick)).toBeUndefined()
    await other.until(() => other.table(id).length > length)
  })

  it('a command that is sent twice is done once', async () => {
    const { id, one, two } = await seated([])
    const asked = one.offered(id).length > 0 ? one : two
    const { moment } = asked.table(id)
    const [pick = 0] = asked.offered(id)
    const command = { t: 'pick', match: id, id: 'mine', at: moment, pick }
    asked.send(command)
    asked.send(command)
    expect(await asked.answerTo('mine')).toBeUndefined()
    expect(await asked.answerTo('mine')).toBeUndefined()
    const picks = (await server.services.store.readLog(id, 0)).filter((text) =>
      text.includes('"mine"'),
    )
    expect(picks).toHaveLength(1)
  })

  it('what was done can be taken back, by oneself or with consent', async () => {
    const { id, one, two } = await seated([])
    const chance = new FastChance('take back')
    for (;;) {
      const [asked, other] = one.offered(id).length > 0 ? [one, two] : [two, one]
      const offered = asked.offered(id)
      const pick = offered[chance.below(offered.length)] ?? -1
      expect(await asked.pick(id, pick)).toBeUndefined()
      const { position, undo, moment: at } = asked.table(id)
      await other.until(() => other.table(id).moment === at)
      if (undo?.step !== 'crosses-dice') continue
      expect(await asked.command({ t: 'undo', match: id, at, how: 'step' })).toBe('crosses-dice')
      expect(await asked.command({ t: 'ask-undo', match: id, at, back: 'step' })).toBeUndefined()
      await other.until(() => other.table(id).undo?.request != null)
      const request = other.table(id).undo?.request?.number
      expect(await other.command({ t: 'consent', match: id, request, yes: true })).toBeUndefined()
      await asked.until(() => asked.table(id).position < position)
      expect(asked.offered(id)).toContain(pick)
      expect(asked.table(id).events.every((told) => told.position < position)).toBe(true)
      return
    }
  })

  it('standing orders are given and lifted, and only their seat knows of them', async () => {
    const { id, one, two } = await seated([])
    const [asked, other] = one.offered(id).length > 0 ? [one, two] : [two, one]
    const order = { match: id, decision: 'buying.choose' }
    const heard = asked.texts.length
    expect(await other.command({ t: 'order', ...order, until: 'turn-ends' })).toBeUndefined()
    expect(other.table(id).orders).toEqual([{ decision: 'buying.choose', until: 'turn-ends' }])
    expect(await other.command({ t: 'lift', ...order })).toBeUndefined()
    expect(other.table(id).orders).toEqual([])
    expect(await other.command({ t: 'lift', ...order })).toBe('no-such-order')
    const unknown = { match: id, decision: 'no.such', until: 'turn-ends' }
    expect(await other.command({ t: 'order', ...unknown })).toBe('no-such-decision')
    asked.send({ t: 'ping' })
    await asked.next('pong')
    expect(asked.texts.slice(heard)).toEqual(['{"t":"pong"}'])
  })

  it('what is said is heard by all, spectators who were let in included, and by those who come later', async () => {
    const { id, one, two } = await seated([])
    const eyes = await (await server.guest('Eve')).watch(id)
    await one.command({ t: 'open-talk', match: id, yes: true })
    await one.command({ t: 'say', match: id, text: ' Ïa! ' })
    await eyes.command({ t: 'say', match: id, text: 'Good luck' })
    for (const client of [one, two, eyes])
      await client.until(() => client.table(id).chat.length === 2)
    const late = await (await server.guest('Zoe')).watch(id)
    for (const client of [one, late])
      expect(client.table(id).chat.map(({ n, seat, name, text }) => [n, seat, name, text])).toEqual(
        [
          [0, 0, 'Ada', 'Ïa!'],
          [1, null, 'Eve', 'Good luck'],
        ],
      )
  })

  it('all see who is there, and who comes and goes', async () => {
    const { id, one, two } = await seated([])
    await one.until(() => one.table(id).seats.every(({ present }) => present))
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    const eyes = await (await server.guest('Eve')).watch(id)
    await one.until(() => one.table(id).watchers === 1)
    eyes.send({ t: 'unwatch', match: id })
    await one.until(() => one.table(id).watchers === 0)
    expect(one.table(id).seats[0]?.present).toBe(true)
  })

  it('those who wait see others sit down, and the match begin', async () => {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [me, open] })
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    expect(one.table(id)).toMatchObject({ view: null, seat: 0, head: { status: 'gathering' } })
    expect(two.table(id).seat).toBeNull()
    expect(await one.pick(id, 0)).toBe('not-started')
    await bram.ask('POST', `/api/tables/${id}/join`)
    for (const client of [one, two]) await client.until(() => client.table(id).view !== null)
    expect(two.table(id)).toMatchObject({ seat: 1, head: { status: 'playing' } })
  })

  it('who has no name yet can watch and do nothing else', async () => {
    const { id } = await seated([])
    const nobody = await new Visitor(server.url).watch(id)
    expect(nobody.table(id)).toMatchObject({ seat: null, view: { hand: null, menu: null } })
    expect(await nobody.pick(id, 0)).toBe('no-guest')
    expect(await nobody.command({ t: 'say', match: id, text: 'x' })).toBe('no-guest')
  })

  it('a seat that is given up is played by a bot until somebody sits down in it', async () => {
    const { id, ada, bram, one, two } = await seated([])
    await bram.ask('POST', `/api/tables/${id}/leave`)
    await one.until(() => one.table(id).seats[1]?.player === 'nobody')
    await two.until(() => two.table(id).seat === null)
    expect(one.table(id).seats[1]).toMatchObject({ heldBy: 'habit' })
    expect(two.table(id).view).toMatchObject({ hand: null, menu: null })
    const cora = await server.guest('Cora')
    const three = await cora.watch(id)
    await cora.ask('POST', `/api/tables/${id}/join`)
    const { petitions: seatRequests } = await one.next(
      'petitions',
      (told) => told.petitions.length > 0,
    )
    const admit = { petition: seatRequests[0]?.id, yes: true }
    await ada.ask('POST', `/api/tables/${id}/admit`, admit)
    await three.until(() => three.table(id).seat === 1)
    await one.until(() => one.table(id).seats[1]?.name === 'Cora')
    await playToTheEnd(id, [one, three], new FastChance('given up'))
    expect(two.isOver(id)).toBe(true)
  })

  it('a bot holds the seat of somebody who is away, and gives it back', async () => {
    const { id, ada, bram, one, two } = await seated([])
    const hold = { seat: 1, by: 'bot:random' }
    expect(await ada.refusal('POST', `/api/tables/${id}/replace`, hold)).toBe('still-present')
    const eve = await server.guest('Eve')
    expect(await eve.refusal('POST', `/api/tables/${id}/replace`, hold)).toBe('no-seat')
    // A person may let a bot play for a while, and come back.
    await bram.ask('POST', `/api/tables/${id}/replace`, hold)
    await one.until(() => one.table(id).seats[1]?.heldBy === 'random')
    const { moment } = two.table(id)
    expect(await two.command({ t: 'pick', match: id, at: moment, pick: 0 })).toMatch(
      /bot-holds-seat|stale/,
    )
    expect(await ada.refusal('POST', `/api/tables/${id}/replace`, { seat: 1, by: 'person' })).toBe(
      'not-your-seat',
    )
    await bram.ask('POST', `/api/tables/${id}/replace`, { seat: 1, by: 'person' })
    await one.until(() => one.table(id).seats[1]?.heldBy === null)
    await playToTheEnd(id, [one, two], new FastChance('held'))
  })

  it('the same people can play again, on the same terms', async () => {
    const { id, ada, bram, one, two } = await seated([bot], { advice: true, hints: true })
    expect(await ada.refusal('POST', `/api/tables/${id}/rematch`)).toBe('not-finished')
    await playToTheEnd(id, [one, two], new FastChance('again'))
    const before = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
    const again = await ada.ask('POST', `/api/tables/${id}/rematch`)
    // Bram hears of it where the last match has ended, and finds a seat that is kept.
    await two.until(() => two.table(id).head.rematch !== null)
    expect(two.table(id).head.rematch).toEqual(again)
    const look = (visitor = bram) => visitor.ask<TableSummary>('GET', `/api/tables/${again.id}`)
    expect(await look()).toMatchObject({ status: 'gathering', seat: 1, advice: true, hints: true })
    const { seats, settings } = await look()
    expect(settings).toEqual(before.settings)
    expect(seats.map(({ name, player }) => [name, player])).toEqual(
      before.seats.map(({ name, player }) => [name, player]),
    )
    expect(seats.map(({ ready }) => ready)).toEqual([true, false, true])
    const { mine } = await bram.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine.map((table) => table.id)).toContain(again.id)
    const eve = await server.guest('Eve')
    expect(await eve.refusal('POST', `/api/tables/${id}/rematch`)).toBe('not-seated')
    expect(await eve.refusal('POST', `/api/tables/${again.id}/join`)).toBe('no-open-seat')
    // To say the same is to be ready.
    expect(await bram.ask('POST', `/api/tables/${id}/rematch`)).toEqual(again)
    expect(await look()).toMatchObject({ status: 'playing', seat: 1 })
  })

  it('who was blocked seats nobody again who has done so, and the other way round', async () => {
    const { id, ada, bram, one, two } = await seated([bot])
    await playToTheEnd(id, [one, two], new FastChance('blocked'))
    await bram.request('POST', `/api/tables/${id}/shun`, { seat: 0, how: 'block' })
    const again = await ada.ask('POST', `/api/tables/${id}/rematch`)
    const { seats } = await ada.ask<TableSummary>('GET', `/api/tables/${again.id}`)
    expect(seats.map(({ player }) => player)).toEqual(['person', 'open', 'bot:random'])
    const { mine } = await bram.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    expect(mine.map((table) => table.id)).not.toContain(again.id)
    await ada.ask('POST', `/api/tables/${again.id}/leave`)
    const other = await bram.ask('POST', `/api/tables/${id}/rematch`)
    const kept = await bram.ask<TableSummary>('GET', `/api/tables/${other.id}`)
    expect(kept.seats.map(({ player }) => player)).toEqual(['open', 'person', 'bot:random'])
  })

  it('who does not want to play again leaves the seat to others; a table that all leave is forgotten', async () => {
    const { id, ada, bram, one, two } = await seated([bot])
    await playToTheEnd(id, [one, two], new FastChance('not again'))
    const again = await ada.ask('POST', `/api/tables/${id}/rematch`)
    await bram.ask('POST', `/api/tables/${again.id}/leave`)
    const table = await ada.ask<TableSummary>('GET', `/api/tables/${again.id}`)
    expect(table.seats.map(({ player }) => player)).toEqual(['person', 'open', 'bot:random'])
    await ada.ask('POST', `/api/tables/${again.id}/leave`)
    const third = await bram.ask('POST', `/api/tables/${id}/rematch`)
    expect(third.id).not.toBe(again.id)
    expect(await bram.ask('GET', `/api/tables/${third.id}`)).toMatchObject({ isHost: true })
  })
})
