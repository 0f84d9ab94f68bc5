import { games } from '@eldertable/games'
import type { GameEntry, State } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import { writeMatchFile, type MatchFile } from '@eldertable/protocol'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCode, newId } from '../lobby/code.ts'
import { seatsText, termsText } from '../lobby/records.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'

const KEY = 'ab'.repeat(32)
const BAD_PICK = JSON.stringify({ seat: 0, pick: 4_000_000, chance: [] })
const game = gameOf('necronomonopoly')

function gameOf(title: string): GameEntry {
  const found = games.find((one) => one.title.id === title)
  if (found === undefined) throw new Error(`there is no ${title}`)
  return found
}

type Seats = MatchFile['seats']
type Migrated = Extract<MatchFile['log'][number], { do: 'migrated' }>

function opened(): Match {
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' }))
  return Match.open({ game, seats, key: KEY, undo: 'free', settings: { roundLimit: 20 } })
}

/** Plays some picks of the first kinds that are offered. */
function walk(match: Match, picks: number): void {
  for (let i = 0; i < picks; i++) {
    const seat = match.decision?.seat ?? -1
    const options = match.view(seat).menu?.options ?? []
    match.command(seat, match.moment, options[(i * 7) % options.length]?.pick ?? -1)
  }
}

/** A match in which everybody is suddenly richer than any rules can count: V8 would abort where it lists the bids. */
function riches(to: number): MatchFile {
  const match = opened()
  const state = match.stateAt(0) as State & { table: { players: { sanity: number }[] } }
  for (const player of state.table.players) player.sanity = 1e308
  const file = match.toFile({ withKey: true })
  const { counter } = match
  file.log.push({ do: 'migrated', to, counter, state: state as unknown as Migrated['state'] })
  return file
}

/** A few bytes that ask for hundreds of thousands of picks. */
function backAndForth(): MatchFile {
  const match = opened()
  walk(match, 300)
  const { position } = match
  const file = match.toFile({ withKey: true })
  for (let i = 0; i < 800; i++)
    file.log.push({ do: 'undo', seat: 0, to: 0 }, { do: 'redo', seat: 0, to: position })
  return file
}

/** A match that bots have played to its end. */
function finished(): MatchFile {
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'bot:random' }))
  const match = Match.open({ game, seats, key: KEY, settings: { roundLimit: 20 } })
  match.runBots()
  return match.toFile({ withKey: true })
}

describe('match files of strangers', { timeout: PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor

  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
  }, PATIENCE)
  afterAll(() => server.end())

  const version = game.title.version
  const sent = (file: MatchFile, as: string, at?: number) => ({
    file: writeMatchFile(file),
    as,
    at,
  })

  it.each([
    ['in this version', riches(version)],
    ['in an earlier one', riches(version - 1)],
    ['in none', riches(0)],
  ])('bring no state of their own: %s', async (_, file) => {
    for (const at of [0, undefined])
      expect(await ada.refusal('POST', '/api/import', sent(file, 'fork', at))).toBe('bad-file')
  })

  it('may be as deep as they like', async () => {
    const depth = 200_000
    const deep = `"table":{"deep":${'['.repeat(depth)}${']'.repeat(depth)},`
    for (const to of [version, version + 1]) {
      const file = writeMatchFile(riches(to)).replace('"table":{', deep)
      expect(await ada.refusal('POST', '/api/import', { file, as: 'fork' })).toBe('bad-file')
    }
  })

  it.each([0, 4])('bring no bots of their own, from position %i on', async (at) => {
    const file = finished()
    for (const player of ['bot:constructor', 'bot:nobody-knows'])
      expect(
        await ada.refusal('POST', '/api/import', {
          ...sent(
            { ...file, seats: [file.seats[0], { name: 'Bram', player }] as Seats },
            'fork',
            at,
          ),
          seat: 0,
        }),
      ).toBe('no-such-bot')
  })

  it('bring nobody with a name that can’t be seen', async () => {
    const file = finished()
    const unseen = {
      ...file,
      seats: [file.seats[0], { ...file.seats[1], name: '\u3164' }] as Seats,
    }
    for (const as of ['replay', 'fork'])
      expect(await ada.refusal('POST', '/api/import', sent(unseen, as))).toBe('bad-file')
    const replaced: MatchFile = opened().toFile({ withKey: true })
    replaced.log.push({ do: 'leave', seat: 1 })
    replaced.log.push({ do: 'replace', seat: 1, name: '\u2800', player: 'person' })
    expect(await ada.refusal('POST', '/api/import', sent(replaced, 'fork'))).toBe('bad-file')
  })

  it.each(['You', 'Server', 'АDA', 'Adrnin'])(
    'bring nobody who is called %j beside Ada and Admin',
    async (name) => {
      const match = {
        ...finished(),
        seats: ['Ada', 'Admin', name].map((one) => ({ name: one, player: 'bot:random' })),
      }
      const answer = await ada.request('POST', '/api/import', sent(match, 'replay'))
      expect(await answer.json()).toMatchObject({
        reason: 'bad-file',
        sentence: expect.stringContaining(name),
      })
      const later: MatchFile = opened().toFile({ withKey: true })
      later.seats = ['Ada', 'Admin'].map((one) => ({ name: one, player: 'person' }))
      later.log.push({ do: 'leave', seat: 1 }, { do: 'replace', seat: 1, name, player: 'person' })
      const isFree = name === 'Adrnin' // since Admin has left
      expect(await ada.refusal('POST', '/api/import', sent(later, 'fork'))).toBe(
        isFree ? 'none: status 201' : 'bad-file',
      )
    },
  )

  it('are played on under a name that nobody else has there', async () => {
    const bram = await server.guest('Bram')
    const { id } = await bram.ask('POST', '/api/import', {
      ...sent(finished(), 'fork', 4),
      seat: 0,
    })
    const { seats } = await bram.ask<TableSummary>('GET', `/api/tables/${id}`)
    expect(seats.map(({ name }) => name)).toEqual(['Bram 2', 'Bram'])
  })

  it('are not tables at which somebody could sit down: they are born finished', async () => {
    const { id } = await ada.ask('POST', '/api/import', sent(finished(), 'replay'))
    const { store } = server.services
    // No change has come after the one that created it.
    expect(await store.readMatch(id)).toMatchObject({ status: 'finished', revision: 0, key: KEY })
    const bram = await server.guest('Bram')
    expect(await bram.refusal('POST', `/api/tables/${id}/join`)).toBe('match-over')
    expect(await ada.refusal('POST', `/api/tables/${id}/start`)).toBe('match-over')
  })

  it('go on with a key that nobody knows, and are born playing', async () => {
    const file = finished()
    const { id } = await ada.ask('POST', '/api/import', sent(file, 'fork', 4))
    const head = await server.services.store.readMatch(id)
    expect(head).toMatchObject({ status: 'playing', revision: 0 })
    expect(head?.key).not.toBe(KEY)
  })

  it('are dealt anew from the beginning', async () => {
    const file = finished()
    const { id } = await ada.ask('POST', '/api/import', sent(file, 'fork', 0))
    const [first = '{}'] = await server.services.store.readLog(id, 0)
    const begin = JSON.parse(first) as MatchFile
    expect(begin.start).not.toEqual(file.start)
    expect(begin.origin).toBeUndefined()
  })

  it('are given up when they would take too long', async () => {
    const file = sent(backAndForth(), 'fork')
    expect(await ada.refusal('POST', '/api/import', file)).toBe('file-too-long')
    await ada.ask('POST', '/api/import', sent(finished(), 'replay'))
  })

  describe('that are endless', () => {
    const fileWorker = new URL('../testing/endless-worker.mjs', import.meta.url)

    it('hold up nobody', async () => {
      const patient = await startTestServer({ fileWorker, fileDeadline: 10 * PATIENCE })
      const guest = await patient.guest('Ada')
      let isAnswered = false
      const answer = guest
        .refusal('POST', '/api/import', sent(finished(), 'replay'))
        .finally(() => (isAnswered = true))
      const cut = Promise.allSettled([answer])
      for (let i = 0; i < 10; i++) expect((await guest.request('GET', '/healthz')).status).toBe(200)
      expect(isAnswered).toBe(false)
      await patient.end()
      await cut
    })

    it('do not pile up', async () => {
      const patient = await startTestServer({ fileWorker, fileDeadline: 10 * PATIENCE })
      const guest = await patient.guest('Ada')
      const many = Array.from({ length: 22 }, () =>
        guest.refusal('POST', '/api/import', sent(finished(), 'replay')),
      )
      const cut = Promise.allSettled(many)
      expect(await Promise.race(many)).toBe('files-busy')
      await patient.end()
      await cut
    })

    it('are given up', async () => {
      const hasty = await startTestServer({ fileWorker, fileDeadline: 20 })
      const guest = await hasty.guest('Ada')
      for (let i = 0; i < 3; i++)
        expect(await guest.refusal('POST', '/api/import', sent(finished(), 'replay'))).toBe(
          'file-too-long',
        )
      await hasty.end()
    })
  })
})

describe('stored matches that can’t be opened', { timeout: PATIENCE }, () => {
  let server: TestServer
  let ada: Visitor

  beforeAll(async () => {
    server = await startTestServer()
    ada = await server.guest('Ada')
  }, PATIENCE)
  afterAll(() => server.end())

  /** A table with this log, as if it had always been there. */
  async function stored(entries: readonly string[], state?: string): Promise<string> {
    const { store } = server.services
    const id = newId()
    await store.createMatch(
      {
        id,
        code: newCode(),
        name: 'Old',
        title: game.title.id,
        titleVersion: game.title.version,
        settings: termsText({ game: {}, undo: 'strict', advice: false, hints: false }),
        seats: seatsText([{ name: 'Ada', player: 'person', heldBy: null, guest: ada.id }]),
        status: 'playing',
        visibility: 'link',
        pace: 'live',
        key: KEY,
        counter: 0,
        host: ada.id,
        createdAt: 0,
        updatedAt: 0,
      },
      [ada.id],
    )
    await store.append(id, 0, entries, {})
    if (state !== undefined) await store.putSnapshot(id, entries.length, state)
    return id
  }

  const textsOf = ({ format: _f, formatVersion: _v, log, ...head }: MatchFile): string[] =>
    [{ do: 'begin', ...head }, ...log].map((entry) => JSON.stringify(entry))

  const rich = riches(game.title.version)
  const { state } = rich.log.at(-1) as Migrated
  const kept = JSON.stringify({ titleVersion: game.title.version, state, orders: [] })

  it.each<[string, string[], string?]>([
    ['a state that no rules have led to', textsOf(rich)],
    ['a snapshot of such a state', textsOf(rich), kept],
    ['a pick that was never offered', [...textsOf(opened().toFile({ withKey: true })), BAD_PICK]],
    ['half an entry', [...textsOf(opened().toFile({ withKey: true })), '{"seat":0,']],
    ['no beginning', [BAD_PICK]],
    ['nothing of use', ['null']],
  ])('say so in words, and hurt no other: %s', async (_, entries, snapshot) => {
    const id = await stored(entries, snapshot)
    const client = await ada.connect()
    client.send({ t: 'watch', match: id })
    expect(await client.next('closed')).toMatchObject({
      match: id,
      reason: 'broken-table',
      sentence: expect.stringContaining('can’t be opened'),
    })
    expect(await ada.refusal('GET', `/api/tables/${id}/file`)).toBe('broken-table')
    expect(await ada.ask<TableSummary>('GET', `/api/tables/${id}`)).toMatchObject({ name: 'Old' })
    const other = await ada.open()
    await client.watch(other.id)
    await client.until(() => client.offered(other.id).length > 0)
    expect(await client.pick(other.id, client.offered(other.id)[0] ?? -1)).toBeUndefined()
    client.close()
  })
})
