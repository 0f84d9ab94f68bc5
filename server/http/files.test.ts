import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { verify } from '@eldertable/match'
import { readMatchFile, writeMatchFile, type MatchFile } from '@eldertable/protocol'
import type { PastShown, TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { playToTheEnd } from '../testing/play.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

describe('matches as files', { timeout: PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor
  let client: Client
  let id: string
  /** A finished match, as the server gives it out. */
  let text: string
  const titles = games.map(({ title }) => title)

  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
    id = (await ada.open()).id
    client = await ada.watch(id)
    await playToTheEnd(id, [client], new FastChance('file'))
    text = await (await ada.request('GET', `/api/tables/${id}/file`)).text()
  }, PATIENCE)
  afterAll(async () => {
    client.close()
    await server.end()
  })

  const fileWith = (change: (file: MatchFile) => void): string => {
    const file = readMatchFile(text, titles)
    change(file)
    return writeMatchFile(file)
  }
  const importing = (given: object) => ada.ask('POST', '/api/import', given)

  it('come out with their key when they are over, and stand every check', () => {
    const file = readMatchFile(text, titles)
    const game = games.find(({ title }) => title.id === file.title)
    expect(file.commitment).toBe(client.table(id).head.commitment)
    expect(game && verify(game, file)).toMatchObject({ verdict: 'verified', commitment: 'kept' })
  })

  it('come out to nobody while they are being played, and not before either', async () => {
    const running = await ada.open()
    expect(await ada.refusal('GET', `/api/tables/${running.id}/file`)).toBe('file-secret')
    const gathering = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    expect(await ada.refusal('GET', `/api/tables/${gathering.id}/file`)).toBe('not-started')
  })

  it('can be opened again to be looked at', async () => {
    const table = await importing({ file: text, name: 'As it was' })
    const summary = await ada.ask<TableSummary>('GET', `/api/tables/${table.id}`)
    expect(summary).toMatchObject({ status: 'finished', name: 'As it was', seat: null })
    const eyes = await ada.watch(table.id)
    expect(eyes.table(table.id).head.takenOver).toBe(0)
    expect(eyes.table(table.id).view?.table).toEqual(client.table(id).view?.table)
    expect(eyes.table(table.id).position).toBe(client.table(id).position)
    expect(await (await ada.request('GET', `/api/tables/${table.id}/file`)).text()).toBe(text)
    eyes.close()
  })

  it('can be played on from any position, with other dice, and bots for the others', async () => {
    const bram = await server.guest('Bram')
    const table = await bram.ask('POST', '/api/import', { file: text, as: 'fork', at: 5, seat: 1 })
    const two = await bram.watch(table.id)
    const known = two.table(table.id)
    expect(known).toMatchObject({ seat: 1, head: { status: 'playing', key: null, takenOver: 5 } })
    // Whoever has the code, or the link, reads it before they sit down.
    for (const where of [`tables/${table.id}`, `codes/${table.code}`])
      expect(await ada.ask('GET', `/api/${where}`)).toMatchObject({ takenOver: 5 })
    expect(known.head.commitment).not.toBe(client.table(id).head.commitment)
    expect(known.seats[0]).toMatchObject({ player: 'nobody', heldBy: 'habit' })
    expect(known.seats[1]).toMatchObject({ name: 'Bram', player: 'person' })
    // Somebody can still sit down in the seat that a bot keeps warm.
    await ada.ask('POST', `/api/tables/${table.id}/join`)
    const one = await ada.watch(table.id)
    await playToTheEnd(table.id, [one, two], new FastChance('fork'))
    const forked = await (await ada.request('GET', `/api/tables/${table.id}/file`)).text()
    const file = readMatchFile(forked, titles)
    const game = games.find(({ title }) => title.id === file.title)
    expect(game && verify(game, file).difference).toBeNull()
    one.close()
    two.close()
  })

  describe('that go on with seats for friends', () => {
    const taken = async (free: readonly number[]) => {
      const mara = await server.guest('Mara')
      const table = await mara.ask('POST', '/api/import', {
        file: withoutKey,
        as: 'fork',
        at: 5,
        seat: 1,
        free,
      })
      return { mara, table, eyes: await mara.watch(table.id) }
    }
    let withoutKey: string
    beforeAll(() => {
      withoutKey = fileWith((file) => delete file.key)
    })

    it('wait there until somebody has sat down, who need not be let in', async () => {
      const { mara, table, eyes } = await taken([0])
      const known = eyes.table(table.id)
      expect(known.seats[0]).toMatchObject({ player: 'nobody', heldBy: null, free: true })
      expect(known.head).toMatchObject({ takenOver: 5, host: 1, undo: 'strict', hints: false })
      const tom = await server.guest('Tom')
      const two = await tom.watch(table.id)
      expect(two.table(table.id)).toMatchObject({ seat: null, seats: [{ free: true }, {}] })
      expect(await tom.ask('POST', `/api/tables/${table.id}/join`, { seat: 0 })).toMatchObject({
        seat: 0,
      })
      await two.until(() => two.table(table.id).seat === 0)
      expect(two.table(table.id).seats[0]).toMatchObject({ name: 'Tom', player: 'person' })
      expect(two.table(table.id).seats[0]).not.toHaveProperty('free')
      // What was free once is asked for like any other seat when it is given up.
      await tom.ask('POST', `/api/tables/${table.id}/leave`)
      const odile = await server.guest('Odile')
      await odile.ask('POST', `/api/tables/${table.id}/join`, { seat: 0 })
      expect(await mara.ask('GET', `/api/tables/${table.id}`)).toMatchObject({
        seats: [{ player: 'nobody' }, { name: 'Mara' }],
      })
      eyes.close()
      two.close()
    })

    it('show whoever only looks no hand, and each seat its own', async () => {
      const { table, eyes } = await taken([0])
      const tom = await server.guest('Tom')
      const two = await tom.watch(table.id)
      expect(two.table(table.id).view).toMatchObject({ hand: null, menu: null })
      const past = await tom.ask<PastShown>('GET', `/api/tables/${table.id}/past?from=0&to=5`)
      expect(past).toMatchObject({ seat: null })
      for (const view of past.views) expect(view.hand ?? null).toBeNull()
      eyes.close()
      two.close()
    })

    it('give the one seat to one of two who reach for it', async () => {
      const { mara, table, eyes } = await taken([0])
      const others = await Promise.all(['Bram', 'Cora', 'Dov'].map((name) => server.guest(name)))
      const joined = await Promise.all(
        others.map((one) => one.request('POST', `/api/tables/${table.id}/join`, { seat: 0 })),
      )
      expect(joined.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      const seated = await Promise.all(
        others.map((one) => one.ask<TableSummary>('GET', `/api/tables/${table.id}`)),
      )
      expect(seated.filter(({ seat }) => seat === 0)).toHaveLength(1)
      expect(await mara.ask('GET', `/api/tables/${table.id}`)).toMatchObject({ seat: 1 })
      eyes.close()
    })

    it.each([
      [[7], 'no-such-seat'],
      [[1], 'seat-taken'],
      [[-1], 'bad-message'],
      [['0'], 'bad-message'],
      [Array.from({ length: 40 }, () => 0), 'bad-message'],
    ])('are refused with the seats %j', async (free, reason) => {
      const wish = { file: withoutKey, as: 'fork', at: 5, seat: 1, free }
      expect(await ada.refusal('POST', '/api/import', wish)).toBe(reason)
    })

    it('are dealt anew from the beginning, where nobody can know anything', async () => {
      const wish = { file: withoutKey, as: 'fork', at: 0, seat: 1, free: [0] }
      const { id } = await ada.ask('POST', '/api/import', wish)
      expect(await ada.ask('GET', `/api/tables/${id}`)).toMatchObject({ takenOver: 0 })
    })
  })

  it.each([
    ['nonsense', () => 'nonsense', 'bad-file'],
    ['another format', () => '{"format":"chess"}', 'bad-file'],
    ['no key', () => fileWith((file) => delete file.key), 'no-key'],
    ['another key', () => fileWith((file) => (file.key = 'ab'.repeat(32))), 'bad-file'],
    ['an end cut off', () => fileWith((file) => file.log.pop()), 'bad-file'],
    ['no result', () => fileWith((file) => (file.result = null)), 'bad-file'],
    [
      'a changed pick',
      () => fileWith(({ log }) => Object.assign(log[3] ?? {}, { pick: 99 })),
      'bad-file',
    ],
    ['a changed die', () => fileWith(({ start }) => start.reverse()), 'bad-file'],
    [
      'another result',
      () => fileWith(({ result }) => Object.assign(result ?? {}, { ending: 'x' })),
      'bad-file',
    ],
  ])('are not taken with %s', async (_what, file, reason) => {
    expect(await ada.refusal('POST', '/api/import', { file: file() })).toBe(reason)
  })

  it('are not played on from where they are over, or from nowhere', async () => {
    for (const at of [undefined, 1_000_000])
      expect(await ada.refusal('POST', '/api/import', { file: text, as: 'fork', at })).toBe(
        'bad-file',
      )
    const seat = { file: text, as: 'fork', at: 2, seat: 7 }
    expect(await ada.refusal('POST', '/api/import', seat)).toBe('no-such-seat')
  })

  it('are kept with the words of whoever reports a bug, for the operator alone', async () => {
    const running = await ada.open()
    const words = 'The gate did not open.\nI had the Elder Sign.'
    const bug = await ada.ask('POST', `/api/tables/${running.id}/bug`, { words, position: 3 })
    const folder = path.join(server.folder, 'bugs')
    const [match = '', report = ''] = readdirSync(folder).toSorted()
    expect(report).toContain(bug.id)
    expect(JSON.parse(readFileSync(path.join(folder, report), 'utf8'))).toMatchObject({
      id: bug.id,
      words,
      position: 3,
      seat: 0,
      match: running.id,
    })
    const file = readMatchFile(readFileSync(path.join(folder, match), 'utf8'), titles)
    expect(file.key).toBeDefined()
    expect(statSync(path.join(folder, match)).mode & 0o077).toBe(0)
    expect(JSON.stringify(bug)).not.toContain(file.key)
    expect(await ada.refusal('POST', `/api/tables/${running.id}/bug`, { words: ' ' })).toBe(
      'bad-message',
    )
  })
})
