import { createHmac } from 'node:crypto'
import { outcomeOf, type Message, type Sender } from './message.ts'
import type { Outgoing } from './outgoing.ts'

/** Where a webhook leads, and what its calls are signed with. */
interface HookAddress {
  readonly url: string
  readonly secret: string
}

/** Calls a webhook, in the form that Discord or Slack understands or else in our own. */
export const hookSender = (
  outgoing: Outgoing,
  publicUrl: string,
  now: () => number = Date.now,
): Sender => ({
  atOnce: 10,
  mostInADay: 200,
  async send(address, message) {
    const { url, secret } = JSON.parse(address) as HookAddress
    const body = JSON.stringify(bodyFor(new URL(url).hostname, message, publicUrl))
    const time = String(Math.floor(now() / 1_000))
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Eldertable',
      'eldertable-notice': message.id,
      'eldertable-time': time,
      'eldertable-signature': signature(secret, time, body),
    }
    return outcomeOf(await outgoing.send({ url, headers, body }))
  },
})

/** By which the receiver sees that a call is ours, and of when. */
export const signature = (secret: string, time: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

/** What is said, in the form that whoever is called understands. */
export function bodyFor(
  host: string,
  { kind, title, body, path }: Message,
  publicUrl: string,
): object {
  const link = publicUrl + path
  if (/(^|\.)(discord|discordapp)\.com$/.test(host))
    return {
      content: `**${title}** ${body.replaceAll(/[\\*_~`|<>[\]()#@:]/g, String.raw`\$&`)}\n${link}`,
      // What a table is called calls nobody.
      allowed_mentions: { parse: [] },
    }
  if (host === 'hooks.slack.com') return { text: `*${title}* ${forSlack(body)}\n${link}` }
  return { kind, title, body, link }
}

const forSlack = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, ' ')
