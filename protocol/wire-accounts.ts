import { z } from 'zod'
import { tableSummary } from './wire-answers.ts'
import { tableId, whole } from './wire-words.ts'

// Accounts: by what a guest is known again, on which devices, and with whom they have played.

const text = z.string()
const time = whole.describe('Milliseconds since 1970.')
const id = text.regex(/^[\w-]{22}$/, 'must be an id')
const bytes = text
  .max(12_000)
  .regex(/^[\w-]+$/, 'must be base64url')
  .describe('As base64url.')
const credentialId = bytes.max(1_400)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** POST /api/me/passkeys: what the browser has made of the options that begin answered. */
export const passkeyBody = z.strictObject({
  ceremony: id,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(text.max(20)).max(8).default([]),
    }),
  }),
})

/** POST /api/accounts/enter: what the browser has signed. */
export const enterBody = z.strictObject({
  ceremony: id,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.max(120).nullish(),
    }),
  }),
})

/** POST /api/accounts/recover: a recovery code, however it was typed. */
export const recoverBody = z.strictObject({ code: text.min(16).max(60) })

/** GET /api/accounts. */
export const accountsAnswer = z.strictObject({
  sites: z
    .array(text)
    .describe('The addresses at which passkeys work; none if they work wherever https is.'),
})

/** POST /api/me/passkeys/begin and POST /api/accounts/begin. */
export const ceremonyAnswer = z.strictObject({
  ceremony: text.describe(
    'To be sent along with what the browser answers, once and within minutes.',
  ),
  options: z.looseObject({}).describe('For the browser, as WebAuthn has them in JSON.'),
})

const passkeyShown = z.strictObject({ id: text, name: text, createdAt: time, usedAt: time })
const codes = z.array(text).describe('Recovery codes. They are told once, and each works once.')

/** POST /api/me/passkeys. */
export const passkeyAnswer = z.strictObject({
  passkey: passkeyShown,
  codes: codes.optional().describe('With the first passkey.'),
})

/** POST /api/me/codes. */
export const codesAnswer = z.strictObject({ codes })

/** GET /api/me/account. */
export const accountAnswer = z.strictObject({
  passkeys: z.array(passkeyShown),
  codes: whole.describe('Recovery codes that are left.'),
})

/** GET /api/me/sessions. */
export const sessionsAnswer = z.array(
  z.strictObject({
    id: text,
    name: text.describe('What kind of browser it is; empty if nobody knows.'),
    createdAt: time,
    seenAt: time,
    isHere: z.boolean(),
  }),
)

/** GET /api/me/people: with whom I have played lately, each named by a seat at a table where I was too. */
export const peopleAnswer = z.array(
  z.strictObject({
    name: text,
    table: tableId,
    seat: whole,
    title: text,
    at: time,
    times: whole.describe('At how many of my latest tables.'),
  }),
)

/** POST /api/tables/:id/invite: somebody whom I know from that seat at that table. */
export const inviteBody = z.strictObject({ table: tableId, seat: whole.max(31) })

/** GET /api/me/invitations. */
export const invitationsAnswer = z.array(
  z.strictObject({ table: tableSummary, by: text.describe('Who asks.'), at: time }),
)

export type PasskeyBody = z.infer<typeof passkeyBody>
export type EnterBody = z.infer<typeof enterBody>
export type AccountShown = z.infer<typeof accountAnswer>
export type AccountsOffered = z.infer<typeof accountsAnswer>
export type SessionShown = z.infer<typeof sessionsAnswer>[number]
export type PersonShown = z.infer<typeof peopleAnswer>[number]
export type InvitationShown = z.infer<typeof invitationsAnswer>[number]
export type InviteBody = z.infer<typeof inviteBody>
