import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { lockLogs } from '@eldertable/store/testing/log-lock.ts'
import { lockMatches } from '@eldertable/store/testing/match-lock.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

/** Milliseconds that a query may take: long enough for those with which two people sit down, on a slow machine too. */
const LIMIT = 3_000

describe('a database that does not answer in time', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  let server: TestServer
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterEach(() => server.end())
  afterAll(() => databases.end(), PATIENCE)

  /** Starts a server on a database of its own. */
  async function serve(settings: string): Promise<string> {
    const url = await databases.database()
    server = await startTestServer({ databaseUrl: `${url}?${settings}` })
    return url
  }

  /** Two people at a table. */
  async function twoAtTable() {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    const [asked, waits]: Client[] = one.offered(id).length > 0 ? [one, two] : [two, one]
    return { id, asked: asked as Client, waits: waits as Client }
  }

  /** Two people at a table; nobody can write to its log until it is unlocked. */
  async function stuckTable(settings: string) {
    const url = await serve(settings)
    return { ...(await twoAtTable()), unlock: await lockLogs(url) }
  }

  it('may yet store a pick: nobody is told otherwise, and everybody sees it then', async () => {
    const { id, unlock, asked, waits } = await stuckTable(`query_timeout=${LIMIT}`)
    const { length } = asked.table(id)
    const pick = asked.offered(id)[0] ?? -1
    expect(await asked.pick(id, pick)).toBe('unsure')
    expect(asked.table(id).length).toBe(length)
    await unlock()
    for (const client of [asked, waits]) await client.until(() => client.table(id).length > length)
    expect((await server.services.store.readMatch(id))?.length).toBe(asked.table(id).length)
  })

  it('says when it has given up by itself: then nothing was changed, and it can be tried again', async () => {
    const { id, unlock, asked, waits } = await stuckTable(`statement_timeout=${LIMIT}`)
    const { length } = asked.table(id)
    const pick = asked.offered(id)[0] ?? -1
    expect(await asked.pick(id, pick)).toBe('fault')
    await unlock()
    expect((await server.services.store.readMatch(id))?.length).toBe(length)
    expect(await asked.pick(id, pick)).toBeUndefined()
    await waits.until(() => waits.table(id).length > length)
  })

  it('for one match holds up its own table and no other', async () => {
    const url = await serve(`lock_timeout=${PATIENCE}`)
    const [stuck, free] = [await twoAtTable(), await twoAtTable()]
    const unlock = await lockMatches(url, [stuck.id])
    const before = stuck.asked.table(stuck.id).length
    const held = stuck.asked.pick(stuck.id, stuck.asked.offered(stuck.id)[0] ?? -1)
    for (let picks = 0; picks < 4; picks++) {
      const asked = [free.asked, free.waits].find((client) => client.offered(free.id).length > 0)
      const { length } = free.asked.table(free.id)
      expect(await asked?.pick(free.id, asked.offered(free.id)[0] ?? -1)).toBeUndefined()
      for (const client of [free.asked, free.waits])
        await client.until(() => client.table(free.id).length > length)
    }
    expect(stuck.waits.table(stuck.id).length).toBe(before)
    await unlock()
    expect(await held).toBeUndefined()
    await stuck.waits.until(() => stuck.waits.table(stuck.id).length > before)
  })
})
