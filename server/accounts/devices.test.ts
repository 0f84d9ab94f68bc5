import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Authenticator, keepName, ORIGIN, signIn } from '../testing/authenticator.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'
import { deviceName } from './device-name.ts'

interface Session {
  id: string
  name: string
  isHere: boolean
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('the devices that know somebody', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ origins: [ORIGIN] })
  }, PATIENCE)
  afterAll(() => server.end())
  const sessions = (who: Visitor) => who.ask<Session[]>('GET', '/api/me/sessions')

  it('are listed, and end one by one with what they have open', async () => {
    const ada = await server.guest('Ada')
    const { pass } = await ada.ask<{ pass: string }>('POST', '/api/me/pass', {})
    const phone = new Visitor(server.url)
    await phone.request('POST', '/api/me/continue', { pass }, { 'user-agent': FIREFOX })
    const [near, far] = [await ada.connect(), await phone.connect()]
    const listed = await sessions(ada)
    expect(listed).toHaveLength(2)
    const other = listed.find(({ isHere }) => !isHere)
    expect(other).toMatchObject({ name: 'Firefox on Linux' })
    const at = `/api/me/sessions/${other?.id}`
    const bram = await server.guest('Bram')
    expect(await bram.refusal('DELETE', at)).toBe('no-such-device')
    expect((await ada.request('DELETE', at)).status).toBe(204)
    expect((await far.untilClosed()).code).toBe(4002)
    expect(await phone.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await sessions(ada)).toMatchObject([{ isHere: true }])
    near.send({ t: 'ping' })
    await near.next('pong')
    near.close()
  })

  it('include the last, which stays unless there is a way back', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    const [here] = await sessions(ada)
    const at = `/api/me/sessions/${here?.id}`
    expect(await ada.refusal('DELETE', at)).toBe('only-way-back')
    await keepName(ada, phone)
    expect((await ada.request('DELETE', at)).status).toBe(204)
    expect(await ada.refusal('GET', '/api/me')).toBe('no-guest')
    const back = new Visitor(server.url)
    expect(await signIn(back, phone)).toMatchObject({ id: ada.id })
    expect(await sessions(back)).toHaveLength(1)
  })

  it('are named by browser and system, and by nothing else that a browser says', () => {
    const names = [
      FIREFOX,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'node',
    ].map(deviceName)
    expect(names).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
      'Edge on Windows',
      'Chrome on Android',
      '',
    ])
    expect(deviceName(undefined)).toBe('')
  })
})

describe('all that is kept of somebody', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ origins: [ORIGIN] })
  }, PATIENCE)
  afterAll(() => server.end())

  it('is a file for them, without what opens anything, and without what is others’', async () => {
    const [ada, bram, phone] = [
      await server.guest('Ada'),
      await server.guest('Bram'),
      new Authenticator(),
    ]
    const { codes = [] } = await keepName(ada, phone)
    const { id } = await ada.open({ name: 'Friday', seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [mine, his] = [await ada.watch(id), await bram.watch(id)]
    await mine.command({ t: 'say', match: id, text: 'Hello' })
    await his.command({ t: 'say', match: id, text: 'A secret of Bram' })
    await ada.request('POST', `/api/tables/${id}/shun`, { seat: 1, how: 'mute' })
    const response = await ada.request('GET', '/api/me/export')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      id: ada.id,
      name: 'Ada',
      tables: [{ id, name: 'Friday', seat: 0, playedAs: 'Ada', isHost: true }],
      said: [{ table: id, text: 'Hello' }],
      keptAway: [{ name: 'Bram', how: 'mute' }],
      notices: { wish: null, ways: [] },
      passkeys: [{}],
      recoveryCodesLeft: 10,
      devices: [{}],
    })
    const guest = await server.services.store.readGuest(ada.id)
    const secrets = [guest?.tokenHash ?? '', ada.cookie.split('=')[1] ?? '', phone.id, bram.id]
    for (const secret of [...secrets, ...codes, 'A secret of Bram'])
      expect(text).not.toContain(secret)
    expect(await new Visitor(server.url).refusal('GET', '/api/me/export')).toBe('no-guest')
    for (const client of [mine, his]) client.close()
  })
})
