import { createHash } from 'node:crypto'
import type { PushBody } from '@eldertable/protocol/wire-notices.ts'
import type { Store } from '@eldertable/store'
import webPush from 'web-push'
import { outcomeOf, type Sender } from './message.ts'
import type { Outgoing } from './outgoing.ts'

/** With which push services know this server. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Seconds for which a push service keeps a notice for a device that is off. */
const LIFE = 24 * 3_600

/** The keys of this server, made at the first start; all processes have the same. */
export async function pushKeys(store: Pick<Store, 'keepOnce'>): Promise<PushKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys())
  return JSON.parse(await store.keepOnce('push-keys', made)) as PushKeys
}

/** Tells browsers, through the push service of each. Only the browser can read it. */
export const pushSender = (
  keys: PushKeys,
  outgoing: Outgoing,
  publicUrl = 'https://eldertable.invalid',
): Sender => ({
  atOnce: 20,
  mostInADay: 500,
  async send(address, message) {
    const { endpoint, keys: browser } = JSON.parse(address) as PushBody
    const request = webPush.generateRequestDetails(
      { endpoint, keys: browser },
      JSON.stringify(message),
      {
        vapidDetails: { subject: publicUrl, ...keys },
        TTL: LIFE,
        contentEncoding: 'aes128gcm',
        urgency: message.kind === 'ended' ? 'normal' : 'high',
        // What a device has not fetched yet is replaced by what comes later about the same table.
        topic: createHash('sha256').update(message.path).digest('base64url').slice(0, 32),
      },
    )
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    const body = request.body ?? ''
    const sent = {
      url: endpoint,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body,
    }
    return outcomeOf(await outgoing.send(sent))
  },
})
