import { hookSender } from './hook.ts'
import { Links } from './links.ts'
import { Mailer } from './mail.ts'
import type { Sender } from './message.ts'
import { Outbox, type OutboxParts } from './outbox.ts'
import { Outgoing } from './outgoing.ts'
import { pushKeys, pushSender } from './push.ts'
import { Ways } from './ways.ts'

/** What tells people who are away, and what they say about it. */
export interface Notices {
  readonly ways: Ways
  tidy(): Promise<void>
  close(): Promise<void>
}

/** Begins to tell people; not at all if whoever runs the server wants none. */
export async function openNotices(
  parts: Omit<OutboxParts, 'senders'>,
): Promise<Notices | undefined> {
  const { store, settings, counts, metrics } = parts
  if (!settings.isOn) return undefined
  const { publicUrl, mail, testReceiver, patience } = settings
  const outgoing = new Outgoing({ testReceiver, patience })
  const [keys, links] = [await pushKeys(store), await Links.open(store)]
  const senders = new Map<string, Sender>([['push', pushSender(keys, outgoing, publicUrl)]])
  if (publicUrl !== undefined) senders.set('hook', hookSender(outgoing, publicUrl))
  const mailer =
    publicUrl !== undefined && mail !== undefined
      ? new Mailer({ ...mail, publicUrl, links })
      : undefined
  if (mailer !== undefined) senders.set('mail', mailer)
  const outbox = new Outbox({ ...parts, senders })
  const ways = new Ways({
    store,
    counts,
    outgoing,
    outbox,
    links,
    mailer,
    pushKey: keys.publicKey,
    hasHooks: publicUrl !== undefined,
  })
  return {
    ways,
    async tidy() {
      await ways.tidy()
      const waiting = await store.countNotices()
      for (const by of senders.keys())
        metrics.noticesWaiting.set({ by }, waiting.find((one) => one.by === by)?.count ?? 0)
    },
    close: () => outbox.close(),
  }
}
