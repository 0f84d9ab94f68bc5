import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import type { ListedMatch, Store } from '../store.ts'
import { testDatabases, PATIENCE, type TestDatabase } from '../testing/test-database.ts'
import { aMatch } from '../testing/samples.ts'
import type { Archive, MatchFilter } from './archive.ts'
import { NoArchive, openArchive } from './open-archive.ts'

describe.each(testDatabases)('the archive of %s', { timeout: PATIENCE }, (kind, prepare) => {
  let ground: TestDatabase
  let url: string
  let store: Store
  let archive: Archive

  beforeAll(async () => {
    ground = await prepare()
    url = await ground.fresh()
    store = await openStore(url, ground.options)
    archive = await openArchive(url)
  }, PATIENCE)
  afterAll(async () => {
    await archive.close()
    await store.close()
    await ground.end()
  }, PATIENCE)

  async function listed(filter?: MatchFilter): Promise<ListedMatch[]> {
    const found: ListedMatch[] = []
    for await (const match of archive.matches(filter)) found.push(match)
    return found
  }

  it('lists all matches, however many, by state and age, without their keys', async () => {
    const ids: string[] = []
    for (let n = 0; n < 450; n++) {
      const status = n % 3 === 0 ? 'finished' : 'playing'
      const match = aMatch({ id: `list-${String(n).padStart(3, '0')}`, status, updatedAt: n })
      await store.createMatch(match)
      ids.push(match.id)
    }
    const all = await listed()
    expect(all.map(({ id }) => id)).toEqual(ids)
    expect(all[0]).not.toHaveProperty('key')
    const old = await listed({ statuses: ['finished'], unchangedSince: 10 })
    expect(old.map(({ id }) => id)).toEqual(['list-000', 'list-003', 'list-006', 'list-009'])
    expect(await listed({ statuses: ['gathering'] })).toEqual([])
  })

  it('reads a match by id or code, with as much of its log as its head knows of', async () => {
    const match = aMatch({ code: 'KELP77' })
    await store.createMatch(match)
    await store.append(match.id, 0, ['{"n":0}', '{"n":1}'], {})
    await store.putSnapshot(match.id, 1, '{"at":1}')
    expect((await archive.find('KELP77'))?.id).toBe(match.id)
    expect((await archive.find(match.id))?.code).toBe('KELP77')
    expect(await archive.find('nothing')).toBeUndefined()
    expect(await archive.read(match.id)).toMatchObject({
      head: { id: match.id, length: 2, revision: 1 },
      entries: ['{"n":0}', '{"n":1}'],
      snapshot: { at: 1, state: '{"at":1}' },
    })
    expect(await archive.read('nothing')).toBeUndefined()
  })

  it('removes a match with all that belongs to it, unless it has changed', async () => {
    const match = aMatch()
    await store.createMatch(match, ['ada'], { entries: ['{}'], state: '{}' })
    await store.say(match.id, { seat: null, guest: 'ada', text: 'Hello', at: 0 })
    const before = await store.readMatch(match.id)
    await store.append(match.id, 0, ['{}'], {})
    expect(await archive.remove(before ?? { id: '', revision: 0 })).toBe(false)
    expect((await store.readLog(match.id, 0)).length).toBe(2)
    expect(await archive.remove({ id: match.id, revision: 1 })).toBe(true)
    expect(await store.readMatch(match.id)).toBeUndefined()
    expect(await store.readLog(match.id, 0)).toEqual([])
    expect(await store.chatOf(match.id, 0)).toEqual([])
    expect(await store.snapshotBefore(match.id, 10)).toBeUndefined()
    expect(await store.matchesOf('ada', 10)).toEqual([])
  })

  it('is not made where there is none', async () => {
    const empty = kind.startsWith('SQLite') ? 'sqlite:/nowhere/at-all.db' : await ground.fresh()
    await expect(openArchive(empty)).rejects.toThrow(NoArchive)
    await expect(openArchive('mysql://x')).rejects.toThrow(NoArchive)
  })
})
