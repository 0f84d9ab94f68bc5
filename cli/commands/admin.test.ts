import { PATIENCE, startTestServer, type TestServer } from '@eldertable/server/testing/started.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratch } from '../testing/folder.ts'
import { run } from '../testing/run.ts'

describe('eldertable admin', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  const admin = (...args: string[]) => run(['admin', '--data', server.folder, ...args])

  it('lists and shows tables, takes them back, frees seats, closes and reopens', async () => {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id, code } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, other] = [await ada.watch(id), await bram.watch(id)]
    const asked = one.offered(id).length > 0 ? one : other
    expect(await asked.pick(id, asked.offered(id)[0] ?? -1)).toBeUndefined()

    const { out } = await admin('tables')
    expect(out).toMatch(`${code}  playing  necronomonopoly  at 1  2 there  Ada, Bram`)
    expect(out).toMatch('1 table open.')
    expect((await admin('show', code)).out).toMatch(
      new RegExp(`seat 1 +Bram +person +${bram.id} +here`),
    )
    expect((await admin('people')).out).toMatch(`${ada.id}  127.0.0.1  Ada`)
    expect(await admin('rewind', code, '0')).toMatchObject({
      code: 0,
      out: 'The match is at position 0.\n',
    })
    expect(await admin('rewind', code, '5')).toMatchObject({
      code: 1,
      err: 'The match can not go back there.\n',
    })
    expect((await admin('unseat', code, '1')).out).toBe('The seat is free.\n')
    expect((await admin('close', code)).out).toBe('The table is closed.\n')
    expect((await admin('show', code)).err).toMatch('has closed this table')
    expect((await admin('reopen', code)).out).toBe('The table is open.\n')
    expect((await admin('rewind', code, 'far')).code).toBe(2)
  })

  it('bans, lists bans, lifts them and announces', async () => {
    const eve = await server.guest('Eve')
    const watching = await eve.connect()
    await admin('announce', 'Back', 'in', 'a', 'minute.')
    expect(await watching.next('announced')).toMatchObject({ text: 'Back in a minute.' })
    expect((await admin('ban', '--guest', eve.id, '--days', '3')).out).toBe('Banned.\n')
    expect(await watching.untilClosed()).toMatchObject({ reason: 'banned' })
    expect((await admin('bans')).out).toMatch(
      new RegExp(`guest:${eve.id}  since [-\\d: ]+  until [-\\d: ]+  Eve\n1 ban\\.`),
    )
    expect((await admin('unban', '--guest', eve.id)).out).toBe('The ban is lifted.\n')
    expect(await admin('unban', '--guest', eve.id)).toMatchObject({
      code: 1,
      err: 'There is no such ban.\n',
    })
    expect((await admin('announce')).out).toBe('Nothing is announced any more.\n')
  })

  it('says so where no server runs', async () => {
    const nowhere = scratch('data')
    const { code, err } = await run(['admin', '--data', nowhere, 'tables'])
    expect([code, err]).toEqual([1, expect.stringContaining(`its data in ${nowhere} is running`)])
    const { err: without } = await run(['admin', '--server', server.url, 'tables'])
    expect(without).toBe('Put the token of the server into ADMIN_TOKEN.\n')
  })
})
