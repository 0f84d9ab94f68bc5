import { openArchive } from '@eldertable/store'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

describe('a table that is removed while somebody is at it', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  it('is no such table, whatever is tried there', async () => {
    server = await startTestServer()
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'bot:random' }] })
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    const head = await server.services.store.readMatch(id)
    const archive = await openArchive(server.services.config.databaseUrl)
    expect(await archive.remove({ id, revision: head?.revision ?? -1 })).toBe(true)
    await archive.close()
    const [pick = -1] = client.offered(id)
    const other = await ada.watch(id)
    expect(await client.pick(id, pick)).toBe('no-such-table')
    expect(await client.command({ t: 'say', match: id, text: 'Hello?' })).toBe('no-such-table')
    for (const what of ['leave', 'join', 'start'])
      expect(await ada.refusal('POST', `/api/tables/${id}/${what}`, {})).toBe('no-such-table')
    // Whoever only looks is told so too, and so is who comes anew.
    expect((await other.next('closed')).reason).toBe('no-such-table')
    other.send({ t: 'watch', match: id })
    expect((await other.next('closed')).reason).toBe('no-such-table')
  })
})
