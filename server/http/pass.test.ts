import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('a second device', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  const passOf = async (visitor: Visitor) =>
    (await visitor.ask<{ pass: string }>('POST', '/api/me/pass')).pass
  const go = (visitor: Visitor, pass: unknown) =>
    visitor.refusal('POST', '/api/me/continue', { pass })

  it('sits down in the same seat, and both stay signed in', async () => {
    const ada = await server.guest('Ada')
    const { id } = await ada.open({})
    const phone = new Visitor(server.url)
    const answer = await phone.request('POST', '/api/me/continue', { pass: await passOf(ada) })
    expect(await answer.json()).toEqual({ id: ada.id, name: 'Ada' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(phone.cookie).not.toBe(ada.cookie)
    const eyes = await phone.watch(id)
    expect(eyes.table(id).seat).toBe(0)
    eyes.close()
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ id: ada.id })
  })

  it('learns whose the pass is before it is used', async () => {
    const ada = await server.guest('Ada')
    const pass = await passOf(ada)
    const phone = new Visitor(server.url)
    const whose = '/api/me/pass/whose'
    for (let i = 0; i < 2; i++)
      expect(await phone.ask('POST', whose, { pass })).toEqual({ name: 'Ada' })
    expect(phone.cookie).toBe('')
    expect(await go(phone, pass)).toBe('none: status 200')
    expect(await phone.refusal('POST', whose, { pass })).toBe('no-such-pass')
    expect(await phone.refusal('POST', whose, { pass: 'x' })).toBe('bad-message')
  })

  it('comes by a pass that works once, for one of many who have it', async () => {
    const ada = await server.guest('Ada')
    const pass = await passOf(ada)
    const thieves = Array.from({ length: 8 }, () => new Visitor(server.url))
    const answers = await Promise.all(thieves.map((one) => go(one, pass)))
    expect(answers.filter((one) => one === 'none: status 200')).toHaveLength(1)
    expect(answers.filter((one) => one === 'no-such-pass')).toHaveLength(7)
    const late = new Visitor(server.url)
    expect(await go(late, pass)).toBe('no-such-pass')
    expect(late.cookie).toBe('')
  })

  it('needs a pass that is not over, nor replaced, nor made up', async () => {
    const { store } = server.services
    const ada = await server.guest('Ada')
    const phone = new Visitor(server.url)
    const first = await passOf(ada)
    const second = await passOf(ada)
    expect(await go(phone, first)).toBe('no-such-pass')
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha256').update(second).digest('hex')
    // Its time is over, by the clock of the database.
    await store.usePass(hash, 'somewhere else')
    await store.putPass(hash, ada.id, 0)
    expect(await go(phone, second)).toBe('no-such-pass')
    expect(await go(phone, 'x'.repeat(43))).toBe('no-such-pass')
    for (const bad of ['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}'`, 7, null, hash])
      expect(await go(phone, bad)).toBe('bad-message')
    expect(phone.cookie).toBe('')
  })

  it('is not had by somebody who is nobody', async () => {
    expect(await new Visitor(server.url).refusal('POST', '/api/me/pass')).toBe('no-guest')
  })

  it('is signed out with the others, and takes no pass from before', async () => {
    const ada = await server.guest('Ada')
    const phone = new Visitor(server.url)
    await go(phone, await passOf(ada))
    const pass = await passOf(phone)
    await ada.ask('POST', '/api/me/sign-out')
    expect(await phone.refusal('GET', '/api/me')).toBe('no-guest')
    expect(await go(new Visitor(server.url), pass)).toBe('no-such-pass')
    expect(await ada.ask('GET', '/api/me')).toMatchObject({ id: ada.id })
  })

  it('is kept as a hash alone', async () => {
    const ada = await server.guest('Ada')
    const pass = await passOf(ada)
    const { readFileSync } = await import('node:fs')
    const files = ['test.db', 'test.db-wal'].map((name) =>
      readFileSync(`${server.folder}/${name}`).toString('latin1'),
    )
    expect(files.join('')).not.toContain(pass)
  })
})

describe('guessing passes', { timeout: PATIENCE }, () => {
  it('ends after a few tries, whoever one is', async () => {
    const server = await startTestServer({ limits: { creationsPerMinute: 3 } })
    const thief = new Visitor(server.url)
    const answers: string[] = []
    for (let n = 0; n < 40; n++)
      answers.push(
        await thief.refusal('POST', '/api/me/continue', { pass: String(n).padStart(43, 'x') }),
      )
    expect(answers[0]).toBe('no-such-pass')
    expect(answers.at(-1)).toBe('too-many-requests')
    await server.end()
  })
})
