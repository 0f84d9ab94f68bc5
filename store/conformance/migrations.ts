import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import type { DatabaseTables } from '../database-tables.ts'
import { aGuest } from '../testing/samples.ts'
import { openRaw } from '../testing/raw.ts'
import { begin, type StoreUnderTest } from './store-under-test.ts'

export function describeMigrations({ open, fresh }: StoreUnderTest): void {
  it('an empty database gets its tables, and opening it again changes nothing', async () => {
    const url = await fresh()
    const head = await begin(await open(url))
    expect(await (await open(url)).readMatch(head.id)).toStrictEqual(head)
    const raw = openRaw(url)
    const done = await raw.db.selectFrom('kysely_migration').select('name').execute()
    await raw.close()
    expect(done.map(({ name }) => name)).toEqual(Object.keys(raw.migrations))
  })

  it('a database of the first version keeps its matches and learns the rest', async () => {
    const url = await fresh()
    const raw = openRaw(url)
    const [first] = Object.entries(raw.migrations)
    await migrate(raw.db as unknown as Kysely<DatabaseTables>, Object.fromEntries([first as never]))
    const old = {
      id: 'old',
      code: 'OLD',
      name: 'From before',
      title: 'night-watch',
      title_version: 1,
      settings: '{}',
      seats: '[]',
      status: 'playing',
      visibility: 'link',
      pace: 'slow',
      key: 'k',
      counter: 3,
      revision: 2,
      length: 2,
      host: 'ada',
      created_at: 1,
      updated_at: 2,
    }
    await raw.db.insertInto('match').values(old).execute()
    await raw.db
      .insertInto('log')
      .values([0, 1].map((n) => ({ match_id: 'old', n, entry: `entry ${n}` })))
      .execute()
    await raw.db
      .insertInto('snapshot')
      .values([5, 1, 4, 2, 3].map((at) => ({ match_id: 'old', at, state: `state ${at}` })))
      .execute()
    await raw.close()

    const store = await open(url)
    expect(await store.snapshotBefore('old', 2)).toBeUndefined()
    expect(await store.snapshotBefore('old', 3)).toEqual({ at: 3, state: 'state 3' })
    expect(await store.snapshotBefore('old', 9)).toEqual({ at: 5, state: 'state 5' })
    expect(await store.matchByCode('OLD')).toMatchObject({
      name: 'From before',
      titleVersion: 1,
      length: 2,
      updatedAt: 2,
    })
    expect(await store.append('old', 2, ['entry 2'], {})).toBe(true)
    expect(await store.readLog('old', 0)).toEqual(['entry 0', 'entry 1', 'entry 2'])
    expect(await store.say('old', { seat: 0, guest: 'ada', text: 'Hello', at: 1 })).toBe(0)
    // It was opened from where nobody else is but its host, as far as anybody knows.
    const known = { unfinished: 1, imports: 0, brought: 0 }
    expect(await store.holdingsOf({ origin: 'ada' })).toEqual(known)
    const guest = aGuest()
    await store.putGuest(guest)
    expect(await store.readGuest(guest.id)).toStrictEqual(guest)
  })

  it('whom somebody shunned before is shunned afterwards', async () => {
    const url = await fresh()
    const raw = openRaw(url)
    const before = Object.entries(raw.migrations).filter(([name]) => name < '0006')
    await migrate(raw.db as unknown as Kysely<DatabaseTables>, Object.fromEntries(before))
    const shunned = { id: 'one', other: 'bram', name: 'Bram', how: 'mute' as const }
    await raw.db
      .insertInto('shunned')
      .values({ ...shunned, guest: 'ada' })
      .execute()
    await raw.close()
    const store = await open(url)
    expect(await store.shunnedBy('ada')).toStrictEqual([shunned])
  })

  it('what was said before there was talk apart is for everybody', async () => {
    const url = await fresh()
    const raw = openRaw(url)
    const before = Object.entries(raw.migrations).filter(([name]) => name < '0012')
    await migrate(raw.db as unknown as Kysely<DatabaseTables>, Object.fromEntries(before))
    const old = {
      id: 'old',
      code: 'OLD',
      name: 'From before',
      title: 'night-watch',
      title_version: 1,
      settings: '{}',
      seats: '[]',
      status: 'playing',
      visibility: 'link',
      pace: 'slow',
      key: 'k',
      counter: 0,
      revision: 0,
      length: 0,
      host: 'ada',
      origin: 'ada',
      created_at: 1,
      updated_at: 2,
    }
    await raw.db.insertInto('match').values(old).execute()
    const line = { n: 0, seat: 0, guest: 'ada', text: 'Hello', at: 1 }
    await raw.db
      .insertInto('chat')
      .values({ match_id: 'old', ...line })
      .execute()
    await raw.close()
    const store = await open(url)
    expect(await store.chatOf('old', 0)).toStrictEqual([{ ...line, audience: '' }])
  })

  it('a database that a newer program has changed is left alone', async () => {
    const url = await fresh()
    const store = await open(url)
    const head = await begin(store)
    const raw = openRaw(url)
    const future = { name: '9999-from-the-future', timestamp: '2999-01-01T00:00:00.000Z' }
    await raw.db.insertInto('kysely_migration').values(future).execute()
    await raw.close()
    await expect(open(url)).rejects.toThrow('can not be brought up to date')
    expect(await store.readMatch(head.id)).toStrictEqual(head)
  })
}
