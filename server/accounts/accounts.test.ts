import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NOTICES } from '../notices/settings.ts'
import {
  askFromPage,
  Authenticator,
  beginAdding,
  beginEntering,
  keepName,
  ORIGIN,
  recover,
  signIn,
} from '../testing/authenticator.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const TOKEN = 'a token that only the host of it has'
const own = { origins: [ORIGIN], adminToken: TOKEN }

describe('a name that is kept for good', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(own)
  }, PATIENCE)
  afterAll(() => server.end())
  const stranger = () => new Visitor(server.url)

  it('is opened again by its passkey on a device that knows nothing', async () => {
    const [ada, phone, elsewhere] = [await server.guest('Ada'), new Authenticator(), stranger()]
    const { id } = await ada.open()
    expect(await ada.ask('GET', '/api/me/account')).toEqual({ passkeys: [], codes: 0 })
    await keepName(ada, phone)
    expect(await signIn(elsewhere, phone)).toEqual({ id: ada.id, name: 'Ada' })
    expect(elsewhere.cookie).not.toBe(ada.cookie)
    const { mine } = await elsewhere.ask<{ mine: object[] }>('GET', '/api/tables')
    expect(mine).toMatchObject([{ id, seat: 0, isHost: true }])
    // The first device knows it still.
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ id: ada.id })
    const account = await ada.ask<{ passkeys: object[]; codes: number }>('GET', '/api/me/account')
    expect(account.passkeys).toHaveLength(1)
    expect(account.codes).toBe(10)
  })

  it('can have several passkeys; one that is taken away opens nothing, the others do', async () => {
    const [ada, phone, desk] = [await server.guest('Ada'), new Authenticator(), new Authenticator()]
    const { passkey } = await keepName(ada, phone)
    expect((await keepName(ada, desk)).codes).toBeUndefined()
    const bram = await server.guest('Bram')
    const at = `/api/me/passkeys/${passkey.id}`
    expect(await bram.refusal('DELETE', at)).toBe('unknown-passkey')
    expect((await ada.request('DELETE', at)).status).toBe(204)
    expect(await signIn(stranger(), phone)).toMatchObject({ reason: 'unknown-passkey' })
    expect(await signIn(stranger(), desk)).toMatchObject({ id: ada.id })
  })

  it('belongs to one person: a passkey in use is no other’s', async () => {
    const [ada, bram, phone] = [
      await server.guest('Ada'),
      await server.guest('Bram'),
      new Authenticator(),
    ]
    await keepName(ada, phone)
    const again = phone.create(await beginAdding(bram))
    expect(await askFromPage(bram, '/api/me/passkeys', again)).toMatchObject({
      reason: 'passkey-taken',
    })
    // Bram's device now says "for Bram", but Ada's passkey is Ada's.
    expect(await signIn(stranger(), phone)).toMatchObject({ reason: 'passkey-not-taken' })
    expect(await bram.ask('GET', '/api/me/account')).toEqual({ passkeys: [], codes: 0 })
  })

  it('is not opened by a passkey that says it is for somebody else, nor by another’s signature', async () => {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const [hers, his] = [new Authenticator(), new Authenticator()]
    await keepName(ada, hers)
    await keepName(bram, his)
    const userHandle = Buffer.from(ada.id).toString('base64url')
    expect(await signIn(stranger(), his, { userHandle })).toMatchObject({
      reason: 'passkey-not-taken',
    })
    const visitor = stranger()
    const mixed = his.get(await beginEntering(visitor), { userHandle })
    const credential = { ...mixed.credential, id: hers.id, rawId: hers.id }
    expect(
      await askFromPage(visitor, '/api/accounts/enter', { ...mixed, credential }),
    ).toMatchObject({ reason: 'passkey-not-taken' })
    expect(await visitor.refusal('GET', '/api/me')).toBe('no-guest')
  })

  it('is opened once by what was signed, in the browser that asked, for the purpose it was asked for', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    const enter = '/api/accounts/enter'
    const [first, thief, guest] = [stranger(), stranger(), await server.guest('Eve')]
    const signed = phone.get(await beginEntering(first))
    // Somebody else's session can not use it, and it is over then.
    expect(await askFromPage(guest, enter, signed)).toMatchObject({ reason: 'too-late' })
    const again = phone.get(await beginEntering(first))
    expect(await askFromPage(first, enter, again)).toMatchObject({ id: ada.id })
    expect(await askFromPage(thief, enter, again)).toMatchObject({ reason: 'too-late' })
    // Another challenge than was given.
    const other = await beginEntering(thief)
    const { options } = await beginEntering(thief)
    expect(
      await askFromPage(thief, enter, phone.get(other, { challenge: options.challenge })),
    ).toMatchObject({ reason: 'passkey-not-taken' })
    // A challenge to add a passkey opens nothing.
    const adding = await beginAdding(guest)
    expect(await askFromPage(guest, enter, phone.get(adding))).toMatchObject({ reason: 'too-late' })
    expect(await guest.ask('GET', '/api/me')).toMatchObject({ name: 'Eve' })
  })

  it('is not opened by what was signed for another site', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    for (const otherwise of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }])
      expect(await signIn(stranger(), phone, otherwise)).toMatchObject({
        reason: 'passkey-not-taken',
      })
    const made = new Authenticator().create(await beginAdding(ada), {
      origin: 'https://evil.example',
    })
    expect(await askFromPage(ada, '/api/me/passkeys', made)).toMatchObject({
      reason: 'passkey-not-taken',
    })
  })

  it('is nothing that other pages may ask for, nor a program that says no page', async () => {
    const ada = await server.guest('Ada')
    for (const path of ['/api/me/passkeys/begin', '/api/accounts/begin', '/api/accounts/recover']) {
      const evil = { origin: 'https://evil.example' }
      expect(await askFromPage(ada, path, {}, evil)).toMatchObject({ reason: 'other-origin' })
    }
    for (const path of ['/api/me/passkeys/begin', '/api/accounts/begin'])
      expect(await askFromPage(ada, path, {}, {})).toMatchObject({ reason: 'other-origin' })
  })

  it('is not opened by a copy of a passkey that has counted less', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    expect(await signIn(stranger(), phone, { counter: 7 })).toMatchObject({ id: ada.id })
    for (const counter of [7, 6, 0])
      expect(await signIn(stranger(), phone, { counter })).toMatchObject({
        reason: 'passkey-not-taken',
      })
    expect(await signIn(stranger(), phone, { counter: 8 })).toMatchObject({ id: ada.id })
  })

  it('gives every sign-in a new secret, and the one that was there before opens nothing', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    const before = new Visitor(server.url)
    before.cookie = ada.cookie
    const socket = await before.connect()
    await signIn(ada, phone)
    expect(ada.cookie).not.toBe(before.cookie)
    expect(await before.refusal('GET', '/api/me')).toBe('no-guest')
    expect((await socket.untilClosed()).code).toBe(4002)
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ id: ada.id })
  })

  it('keeps a secret that somebody has put into a browser from opening it', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    // Eve's pass makes a browser hers, and Ada signs in there.
    const eve = await server.guest('Eve')
    const { pass } = await eve.ask<{ pass: string }>('POST', '/api/me/pass', {})
    const shared = stranger()
    await shared.ask('POST', '/api/me/continue', { pass })
    expect(await signIn(shared, phone)).toMatchObject({ id: ada.id })
    expect(await eve.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await shared.ask('GET', '/api/me')).toMatchObject({ id: ada.id, name: 'Ada' })
  })

  it('is refused to whom the host does not let in, and nothing is joined or used up', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    const eve = await server.guest('Eve')
    const { codes: [code = ''] = [] } = await keepName(ada, phone)
    const headers = { authorization: `Bearer ${TOKEN}` }
    await eve.request('POST', '/api/admin/bans', { guest: ada.id, days: 1 }, headers)
    expect(await signIn(eve, phone)).toMatchObject({ reason: 'banned' })
    expect(await recover(eve, code)).toMatchObject({ reason: 'banned' })
    expect(await eve.ask('GET', '/api/me')).toMatchObject({ id: eve.id, name: 'Eve' })
    await eve.request('POST', '/api/admin/unban', { guest: ada.id }, headers)
    expect(await recover(stranger(), code)).toMatchObject({ id: ada.id })
  })

  it('goes with everything else when it is to be deleted', async () => {
    const [ada, phone] = [await server.guest('Ada'), new Authenticator()]
    const { codes = [] } = await keepName(ada, phone)
    expect((await ada.request('DELETE', '/api/me')).status).toBe(204)
    expect(await signIn(stranger(), phone)).toMatchObject({ reason: 'unknown-passkey' })
    expect(await recover(stranger(), codes[0] ?? '')).toMatchObject({
      reason: 'no-such-recovery-code',
    })
  })

  it('is not filled with passkeys without end', async () => {
    const ada = await server.guest('Ada')
    for (let n = 0; n < 20; n++) await keepName(ada, new Authenticator())
    expect(await beginAdding(ada)).toMatchObject({ reason: 'too-many-passkeys' })
  })

  it('takes no nonsense', async () => {
    const ada = await server.guest('Ada')
    const { ceremony } = await beginEntering(ada)
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response }
    const enter = '/api/accounts/enter'
    for (const body of [{}, { ceremony }, { ceremony, credential: { ...credential, id: '!' } }])
      expect(await askFromPage(ada, enter, body)).toMatchObject({ reason: 'bad-message' })
    expect(await askFromPage(ada, enter, { ceremony, credential })).toMatchObject({
      reason: 'unknown-passkey',
    })
    const adding = await beginAdding(ada)
    const made = new Authenticator().create(adding)
    const broken = {
      ...made.credential,
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    }
    expect(
      await askFromPage(ada, '/api/me/passkeys', { ...made, credential: broken }),
    ).toMatchObject({ reason: 'passkey-not-taken' })
  })
})

describe('recovery codes', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())
  const stranger = () => new Visitor(server.url)

  it('open a name once each, however they are typed, and are kept as hashes', async () => {
    server = await startTestServer(own)
    const ada = await server.guest('Ada')
    const { codes = [] } = await keepName(ada, new Authenticator())
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const [first = '', second = '', third = ''] = codes
    const file = await server.services.store.guestByCode(first)
    expect(file).toBeUndefined() // not as it is told
    expect(await recover(stranger(), first)).toMatchObject({ id: ada.id, name: 'Ada' })
    expect(await recover(stranger(), first)).toMatchObject({ reason: 'no-such-recovery-code' })
    const typed = ` ${second.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(await recover(stranger(), typed)).toMatchObject({ id: ada.id })
    expect(await ada.ask('GET', '/api/me/account')).toMatchObject({ codes: 8 })
    const { codes: anew } = await ada.ask<{ codes: string[] }>('POST', '/api/me/codes', {})
    expect(anew).toHaveLength(10)
    expect(await recover(stranger(), third)).toMatchObject({ reason: 'no-such-recovery-code' })
    expect(await recover(stranger(), anew[9] ?? '')).toMatchObject({ id: ada.id })
  })

  it('are for those who have a passkey', async () => {
    server = await startTestServer(own)
    const ada = await server.guest('Ada')
    expect(await ada.refusal('POST', '/api/me/codes', {})).toBe('no-passkey')
    const { passkey, codes = [] } = await keepName(ada, new Authenticator())
    await ada.request('DELETE', `/api/me/passkeys/${passkey.id}`)
    expect(await recover(stranger(), codes[0] ?? '')).toMatchObject({
      reason: 'no-such-recovery-code',
    })
  })

  it('are not found by trying', async () => {
    const limits = { recoveriesPerHour: 2 }
    server = await startTestServer({ ...own, limits, trustProxy: 'loopback' })
    const ada = await Visitor.named(server.url, 'Ada', '203.0.113.9')
    const { codes = [] } = await keepName(ada, new Authenticator())
    const guess = '0000-0000-0000-0000'
    const attempts = async (who: Visitor, count: number) => {
      const reasons = []
      for (let n = 0; n < count; n++) reasons.push((await recover(who, guess)).reason)
      return reasons
    }
    const none = 'no-such-recovery-code'
    const thief = new Visitor(server.url, '203.0.113.7')
    expect(await attempts(thief, 3)).toEqual([none, none, 'too-many-requests'])
    // Right or wrong: who has tried too often does not hear.
    expect(await recover(thief, codes[0] ?? '')).toMatchObject({ reason: 'too-many-requests' })
    // To be somebody else each time helps for a while, and then no more.
    const all = []
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
      all.push(...(await attempts(await Visitor.named(server.url, name, '203.0.113.7'), 2)))
    expect(all.filter((reason) => reason === none)).toHaveLength(8)
    expect(await recover(new Visitor(server.url, '198.51.100.1'), codes[0] ?? '')).toMatchObject({
      id: ada.id,
    })
  })
})

describe('where passkeys work', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())
  const from = async (origin: string) => {
    const headers = { origin }
    return askFromPage<{ options?: { rpId: string }; sentence?: string }>(
      new Visitor(server.url),
      '/api/accounts/begin',
      {},
      headers,
    )
  }

  it('is https, and localhost of one’s own machine; elsewhere a sentence says so', async () => {
    const origins = [
      'https://a.example',
      'http://localhost:9',
      'http://b.example',
      'https://10.0.0.1',
      'https://[::1]',
    ]
    server = await startTestServer({ origins })
    expect((await from('https://a.example')).options?.rpId).toBe('a.example')
    expect((await from('http://localhost:9')).options?.rpId).toBe('localhost')
    for (const other of ['http://b.example', 'https://10.0.0.1', 'https://[::1]', server.url])
      expect(await from(other)).toMatchObject({ reason: 'passkeys-elsewhere' })
  })

  it('is the address that the host has named, also behind a proxy that speaks http to us', async () => {
    const notices = { ...NOTICES, publicUrl: ORIGIN }
    server = await startTestServer({
      notices,
      origins: ['https://www.table.example'],
      trustProxy: 'loopback',
    })
    const headers = {
      origin: ORIGIN,
      'x-forwarded-host': 'table.example',
      'x-forwarded-proto': 'https',
    }
    const behind = await askFromPage<{ options?: { rpId: string } }>(
      new Visitor(server.url),
      '/api/accounts/begin',
      {},
      headers,
    )
    expect(behind.options?.rpId).toBe('table.example')
    expect((await from('https://www.table.example')).options?.rpId).toBe('table.example')
    const other = await from(server.url)
    expect(other).toMatchObject({ reason: 'passkeys-elsewhere' })
    expect(other.sentence).toContain(ORIGIN)
    expect(await new Visitor(server.url).ask('GET', '/api/accounts')).toEqual({
      sites: [ORIGIN, 'https://www.table.example'],
    })
  })

  it('is nowhere if the host wants no accounts, and guests are guests as ever', async () => {
    server = await startTestServer({ ...own, accounts: false })
    const ada = await server.guest('Ada')
    for (const path of ['/api/me/passkeys/begin', '/api/accounts/begin', '/api/accounts/recover'])
      expect(await askFromPage(ada, path)).toMatchObject({ reason: 'not-found' })
    for (const path of ['/api/accounts', '/api/me/account'])
      expect(await ada.refusal('GET', path)).toBe('not-found')
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ name: 'Ada' })
  })
})

describe('a flood of ceremonies', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  it('is held back for each person and each address', async () => {
    server = await startTestServer({ ...own, limits: { creationsPerMinute: 3 } })
    const reasons = []
    const visitor = new Visitor(server.url)
    for (let n = 0; n < 4; n++) reasons.push((await beginEntering(visitor)) as { reason?: string })
    expect(reasons.map(({ reason }) => reason)).toEqual([
      undefined,
      undefined,
      undefined,
      'too-many-requests',
    ])
  })
})

describe('accounts at several processes', { timeout: PATIENCE }, () => {
  let databases: TestDatabases
  let servers: TestServer[] = []
  beforeAll(async () => {
    databases = await testServer()
  }, PATIENCE)
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end()
  }, PATIENCE)
  afterAll(() => databases.end(), PATIENCE)

  async function twoProcesses(): Promise<[TestServer, TestServer]> {
    const databaseUrl = await databases.database()
    const both: [TestServer, TestServer] = [
      await startTestServer({ ...own, databaseUrl }),
      await startTestServer({ ...own, databaseUrl }),
    ]
    servers = both
    return both
  }

  it('whoever signs in at one is nobody else at the other any more, and keeps the seat there', async () => {
    const [left, right] = await twoProcesses()
    const [ada, phone] = [await left.guest('Ada'), new Authenticator()]
    await keepName(ada, phone)
    const [addie, bram] = [await left.guest('Addie'), await right.guest('Bram')]
    const { id } = await bram.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await addie.ask('POST', `/api/tables/${id}/join`)
    const there = new Visitor(right.url)
    there.cookie = addie.cookie
    const [his, before] = [await bram.watch(id), await there.watch(id)]
    await signIn(addie, phone)
    expect((await before.untilClosed()).code).toBe(4002)
    const again = new Visitor(right.url)
    again.cookie = addie.cookie
    const mine = await again.watch(id)
    // What is stored at one is read at the other a moment later.
    await mine.until(() => mine.table(id).seat === 1)
    await his.until(() => his.table(id).seats[1]?.present === true)
    for (const client of [his, mine]) client.close()
  })

  it('a challenge of one is answered at the other, once at either', async () => {
    const [left, right] = await twoProcesses()
    const phone = new Authenticator()
    const [ada, there] = [await left.guest('Ada'), new Visitor(right.url)]
    there.cookie = ada.cookie
    const made = phone.create(await beginAdding(ada))
    expect(await askFromPage(there, '/api/me/passkeys', made)).toHaveProperty('passkey')
    const [one, other] = [new Visitor(left.url), new Visitor(right.url)]
    const signed = phone.get(await beginEntering(one))
    const answers = await Promise.all(
      [one, other].map((who) => askFromPage<{ id?: string }>(who, '/api/accounts/enter', signed)),
    )
    expect(answers.filter(({ id }) => id === ada.id)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'too-late')).toHaveLength(1)
  })
})
