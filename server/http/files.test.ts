import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { verify } from '@eldertable/match'
import { readMatchFile, writeMatchFile, type MatchFile } from '@eldertable/protocol'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
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
