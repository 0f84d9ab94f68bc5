import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Receiver } from '../testing/push-receiver.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { bodyFor, signature } from './hook.ts'
import { NOTICES } from './settings.ts'

const SITE = 'https://table.example'
const message = {
  id: 'one',
  kind: 'turn' as const,
  title: 'Your turn',
  body: '<!channel> @everyone [here](https://evil.example) & *more*',
  path: '/t/abc',
  waiting: 1,
}

describe('a webhook', { timeout: PATIENCE }, () => {
  let receiver: Receiver
  let server: TestServer
  beforeEach(async () => {
    receiver = await Receiver.open()
    const notices = { ...NOTICES, publicUrl: SITE, testReceiver: receiver.origin }
    server = await startTestServer({ notices })
  })
  afterEach(async () => {
    await server.end()
    await receiver.close()
  })

  it('is called with a signature that its secret explains, and the secret is told once', async () => {
    const ada = await server.guest('Ada')
    const url = `${receiver.origin}/hook?token=hidden`
    const { id, secret } = await ada.ask<{ id: string; secret: string }>(
      'POST',
      '/api/me/notices/hook',
      { url },
    )
    expect((await ada.request('POST', `/api/me/notices/${id}/trial`)).status).toBe(204)
    const [call] = receiver.received
    const body = String(call?.body)
    expect(JSON.parse(body)).toMatchObject({ kind: 'trial', link: `${SITE}/settings` })
    const time = String(call?.headers['eldertable-time'])
    expect(call?.headers['eldertable-signature']).toBe(signature(secret, time, body))
    const shown = await (await ada.request('GET', '/api/me/notices')).text()
    for (const hidden of [secret, 'token=hidden']) expect(shown).not.toContain(hidden)
  })

  it('is tried so often in an hour, and taken out when it is gone', async () => {
    const ada = await server.guest('Ada')
    const url = `${receiver.origin}/hook`
    const { id } = await ada.ask('POST', '/api/me/notices/hook', { url })
    for (let n = 0; n < 10; n++) await ada.request('POST', `/api/me/notices/${id}/trial`)
    expect(await ada.refusal('POST', `/api/me/notices/${id}/trial`)).toBe('too-many-letters')
    expect(receiver.received).toHaveLength(10)
    receiver.status = 404
    const bram = await server.guest('Bram')
    const { id: gone } = await bram.ask('POST', '/api/me/notices/hook', { url })
    expect(await bram.refusal('POST', `/api/me/notices/${gone}/trial`)).toBe('notice-not-taken')
    expect(await bram.refusal('DELETE', `/api/me/notices/${gone}`)).toBe('no-such-way')
  })

  it('of Discord and Slack calls nobody by the name of a table', () => {
    expect(bodyFor('discord.com', message, SITE)).toEqual({
      content:
        String.raw`**Your turn** \<!channel\> \@everyone \[here\]\(https\://evil.example\) & \*more\*` +
        `\n${SITE}/t/abc`,
      allowed_mentions: { parse: [] },
    })
    expect(bodyFor('hooks.slack.com', message, SITE)).toEqual({
      text: `*Your turn* &lt;!channel&gt; @everyone [here](https://evil.example) &amp;  more \n${SITE}/t/abc`,
    })
    expect(bodyFor('notdiscord.com', message, SITE)).toEqual({
      kind: 'turn',
      title: 'Your turn',
      body: message.body,
      link: `${SITE}/t/abc`,
    })
  })
})
