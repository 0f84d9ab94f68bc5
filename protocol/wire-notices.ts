import { z } from 'zod'
import { visibleName } from './printable.ts'
import { zone } from './wire-clocks.ts'

/** What somebody can be told while they are away. */
export type NoticeKind = 'turn' | 'undo' | 'waits' | 'rematch' | 'ended'

const text = z.string()
const clock = text
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:30')
  .describe('A time of day such as 22:30.')

const kinds = z.strictObject({
  turn: z.boolean(),
  undo: z.boolean(),
  waits: z.boolean(),
  rematch: z.boolean(),
  ended: z.boolean(),
} satisfies Record<NoticeKind, z.ZodType>)

/** PUT /api/me/notices: what somebody wants to be told of, and when not. */
export const noticeWish = z.strictObject({
  kinds,
  quiet: z
    .strictObject({ from: clock, to: clock, zone })
    .nullable()
    .describe('Nothing is told in these hours, but after them.'),
})

const key = (bytes: number) =>
  text.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'must be a key')

/** POST /api/me/notices/push: a subscription as a browser gives it. */
export const pushBody = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  name: visibleName.max(40).describe('By which its owner knows this browser.'),
})

/** POST /api/me/notices/mail. */
export const mailBody = z.strictObject({
  address: text
    .max(254)
    .regex(
      /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
      'must be a mail address',
    ),
})

/** POST /api/me/notices/hook. */
export const hookBody = z.strictObject({ url: z.url().max(1_000) })

/** POST /api/notices/confirm: what stands in the link of a mail. */
export const noticeToken = z.strictObject({
  token: text.regex(/^[\w-]{22}\.[\w-]{43}$/, 'must be a token'),
})

/** A way by which one is told. */
const wayShown = z.strictObject({
  id: text,
  by: z.enum(['push', 'mail', 'hook']),
  name: text,
  confirmed: z.boolean().describe('Nothing is told by a way that is not.'),
})

/** GET /api/me/notices. */
export const noticesAnswer = z.strictObject({
  ...noticeWish.shape,
  ways: z.array(wayShown),
  pushKey: text.describe('With which browsers subscribe here.'),
  offers: z
    .strictObject({ mail: z.boolean(), hook: z.boolean() })
    .describe('What whoever runs the server has set up.'),
})

/** POST /api/me/notices/…: the way that is there now. */
export const wayAnswer = z.strictObject({
  ...wayShown.shape,
  secret: text.optional().describe('With which calls to a webhook are signed. It is told once.'),
})

export type NoticeWish = z.infer<typeof noticeWish>
export type NoticesShown = z.infer<typeof noticesAnswer>
export type WayShown = z.infer<typeof wayShown>
export type PushBody = z.infer<typeof pushBody>
