import { openFile } from '@eldertable/store/sqlite/file.ts'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

describe('a database that can not be written', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  it('takes no pick and says so, is not healthy, shows what there is, and goes on when it can', async () => {
    server = await startTestServer()
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    const [asked, waits] = one.offered(id).length > 0 ? [one, two] : [two, one]
    const { length } = asked.table(id)
    const pick = asked.offered(id)[0] ?? -1
    // As from a full disk or one that only reads: whatever is to be written fails.
    const other = openFile(path.join(server.folder, 'test.db'))
    const tables = ['match', 'pulse']
    for (const table of tables)
      other.exec(`
        create trigger no_${table} before update on "${table}"
        begin select raise(abort, 'the disk only reads'); end`)
    expect(await asked.pick(id, pick)).toBe('fault')
    expect((await ada.request('GET', '/healthz')).status).toBe(503)
    expect((await ada.request('GET', `/api/tables/${id}`)).status).toBe(200)
    expect([asked.table(id).length, waits.table(id).length]).toEqual([length, length])
    for (const table of tables) other.exec(`drop trigger no_${table}`)
    other.close()
    expect(await asked.pick(id, pick)).toBeUndefined()
    for (const client of [asked, waits]) await client.until(() => client.table(id).length > length)
    await expect
      .poll(async () => (await ada.request('GET', '/healthz')).status, { timeout: PATIENCE })
      .toBe(200)
  })
})
