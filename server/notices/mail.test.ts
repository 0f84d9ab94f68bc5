import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NoticesShown } from '@eldertable/protocol/wire-notices.ts'
import { MailServer, plain, tokenIn, type Mail } from '../testing/mail-server.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import type { Visitor } from '../testing/visitor.ts'
import { Mailer } from './mail.ts'
import { Links } from './links.ts'
import { NOTICES } from './settings.ts'

const SITE = 'https://table.example'
const FROM = 'table@example.com'

describe('mail', { timeout: PATIENCE }, () => {
  let post: MailServer
  let mails: readonly Mail[]
  let server: TestServer
  beforeEach(async () => {
    post = await MailServer.open()
    mails = post.mails
    const mail = { server: post.url, from: FROM }
    const notices = { ...NOTICES, publicUrl: SITE, mail, every: 20, grace: 0, awayAfter: 0 }
    server = await startTestServer({ notices })
  })
  afterEach(async () => {
    await server.end()
    await post.close()
  })

  /** A field of the head; long ones go on in further lines. */
  const head = (name: string, { text }: Mail) =>
    new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'im')
      .exec(text)?.[1]
      ?.replaceAll(/\r\n[ \t]/g, ' ')
      .trim()
  const waysOf = async (visitor: Visitor) =>
    (await visitor.ask<NoticesShown>('GET', '/api/me/notices')).ways
  const add = (visitor: Visitor, address: string) =>
    visitor.ask('POST', '/api/me/notices/mail', { address })

  /** Somebody who has confirmed an address, as anybody does who opens the link. */
  async function reader(): Promise<Visitor> {
    const ada = await server.guest('Ada')
    await add(ada, 'ada@example.com')
    const token = tokenIn(mails[0], 'confirm')
    expect((await ada.request('POST', '/api/notices/confirm', { token })).status).toBe(204)
    return ada
  }

  it('goes nowhere before the link that was sent there is opened', async () => {
    const ada = await server.guest('Ada')
    const { id } = await add(ada, 'ada@example.com')
    expect(mails.map(({ to }) => to)).toEqual([['ada@example.com']])
    expect(await waysOf(ada)).toMatchObject([{ name: 'ada@example.com', confirmed: false }])
    expect(await ada.refusal('POST', `/api/me/notices/${id}/trial`)).toBe('not-confirmed')
    const token = tokenIn(mails[0], 'confirm')
    const [, mark = ''] = token.split('.')
    const confirm = (given: string) =>
      ada.refusal('POST', '/api/notices/confirm', { token: given }).catch(() => 'done')
    for (const forged of [
      `${id}.${'A'.repeat(43)}`,
      `${id}.${mark.startsWith('B') ? 'C' : 'B'}${mark.slice(1)}`,
    ])
      expect(await confirm(forged)).toBe('no-such-way')
    expect(await confirm(token)).toBe('done')
    expect(await waysOf(ada)).toMatchObject([{ confirmed: true }])
    expect((await ada.request('POST', `/api/me/notices/${id}/trial`)).status).toBe(204)
    expect(head('Subject', mails[1] ?? { to: [], text: '' })).toContain('A trial notice')
  })

  it('ends in one press, by whoever has the mail, without a form of ours', async () => {
    const ada = await reader()
    const [way] = await waysOf(ada)
    await ada.request('POST', `/api/me/notices/${way?.id}/trial`)
    const mail = mails[1] ?? { to: [], text: '' }
    expect(head('List-Unsubscribe-Post', mail)).toBe('List-Unsubscribe=One-Click')
    const [, link = ''] =
      /<https:\/\/table\.example(.*)>/.exec(head('List-Unsubscribe', mail) ?? '') ?? []
    const press = (to: string) =>
      fetch(server.url + to, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    // The token of another link does not do.
    const other = link.replace(/token=.*/, `token=${tokenIn(mails[0], 'confirm')}`)
    expect((await press(other)).status).toBe(404)
    expect(await waysOf(ada)).toHaveLength(1)
    expect((await press(link)).status).toBe(204)
    expect(await waysOf(ada)).toEqual([])
    expect((await press(link)).status).toBe(204)
  })

  it('tells what happens at a table while somebody is away, with the way there', async () => {
    const ada = await reader()
    const bram = await server.guest('Bram')
    const { id } = await bram.open({
      name: 'Friday',
      seats: [{ player: 'me' }, { player: 'open' }],
    })
    const watching = await ada.watch(id)
    await ada.ask('POST', `/api/tables/${id}/join`, { ready: false })
    watching.close()
    await watching.untilClosed()
    await ada.ask('POST', `/api/tables/${id}/ready`, { ready: true })
    const { store } = server.services
    const before = await store.readMatch(id)
    const over = { guest: ada.id, kind: 'ended', about: '' }
    const change = { status: 'finished' as const, notices: [over] }
    expect(await store.append(id, before?.revision ?? 0, [], change)).toBe(true)
    const told = () => mails.map(plain).filter((text) => text.includes('The match is over: Friday'))
    await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: PATIENCE, interval: 20 })
    expect(told()[0]).toContain(`${SITE}/t/${id}`)
  })

  it('a server that fails leaves no address behind, and nobody learns why', async () => {
    const ada = await server.guest('Ada')
    post.refusal = Object.assign(new Error('no such mailbox at this house'), { responseCode: 550 })
    const body = { address: 'ada@example.com' }
    const answer = await ada.request('POST', '/api/me/notices/mail', body)
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('mailbox')
    expect(await waysOf(ada)).toEqual([])
  })

  it('is asked for a few times in an hour, by one person and for one address', async () => {
    const ada = await server.guest('Ada')
    for (let n = 0; n < 4; n++) await add(ada, `ada${n}@example.com`)
    expect(await ada.refusal('POST', '/api/me/notices/mail', { address: 'ada@example.com' })).toBe(
      'too-many-letters',
    )
    for (let n = 0; n < 3; n++) await add(await server.guest(`Guest ${n}`), 'bram@example.com')
    const late = await server.guest('Late')
    const body = { address: 'BRAM@example.com' }
    expect(await late.refusal('POST', '/api/me/notices/mail', body)).toBe('too-many-letters')
    expect(mails).toHaveLength(7)
  })

  it.each([
    'ada@example.com\r\nBcc: all@example.com',
    'ada@example.com, bram@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\u0000',
    'ada@[127.0.0.1]',
    'ada@localhost',
    '"a b"@example.com',
    'ada',
  ])('%j is no address', async (address) => {
    const ada = await server.guest('Ada')
    expect(await ada.refusal('POST', '/api/me/notices/mail', { address })).toBe('bad-message')
    expect(mails).toEqual([])
  })

  it('no line of its head comes from what somebody has written', async () => {
    const links = await Links.open(server.services.store)
    const mailer = new Mailer({ server: post.url, from: FROM, publicUrl: SITE, links })
    const message = {
      id: 'x>\r\nBcc: all@example.com',
      kind: 'turn' as const,
      title: 'Your turn',
      body: 'Friday\r\nBcc: all@example.com\r\n\r\nCome here',
      path: '/t/x',
      waiting: 1,
    }
    expect(await mailer.send('ada@example.com', message, 'way')).toEqual({ is: 'sent' })
    expect(mails.map(({ to }) => to)).toEqual([['ada@example.com']])
    const [mail = { to: [], text: '' }] = mails
    const [heads = ''] = mail.text.split('\r\n\r\n')
    expect(heads).not.toMatch(/^Bcc:/im)
    expect(heads).not.toMatch(/^Come here/m)
  })
})
