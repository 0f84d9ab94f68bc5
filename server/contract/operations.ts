import {
  bugAnswer,
  guestAnswer,
  healthAnswer,
  passAnswer,
  passHolder,
  pastShown,
  whyShown,
  shunnedAnswer,
  tableAnswer,
  tableLists,
  tableSummary,
  titleSummary,
} from '@eldertable/protocol/wire-answers.ts'
import {
  accountAnswer,
  accountsAnswer,
  ceremonyAnswer,
  codesAnswer,
  enterBody,
  invitationsAnswer,
  inviteBody,
  passkeyAnswer,
  passkeyBody,
  peopleAnswer,
  recoverBody,
  sessionsAnswer,
} from '@eldertable/protocol/wire-accounts.ts'
import {
  hookBody,
  mailBody,
  noticesAnswer,
  noticeToken,
  noticeWish,
  pushBody,
  wayAnswer,
} from '@eldertable/protocol/wire-notices.ts'
import { noteBody, notesAnswer } from '@eldertable/protocol/wire-notes.ts'
import {
  announcementBody,
  banBody,
  banForAdmin,
  personForAdmin,
  rewindBody,
  tableForAdmin,
  unbanBody,
  unseatBody,
} from '@eldertable/protocol/wire-admin.ts'
import {
  admitBody,
  bugBody,
  guestBody,
  importBody,
  joinBody,
  newTable,
  passBody,
  pastQuery,
  readyBody,
  replaceBody,
  shunBody,
  startBody,
  whyQuery,
} from '@eldertable/protocol/wire.ts'
import { z } from 'zod'

/** One thing that can be asked of the server over HTTP. */
export interface Operation {
  /** By which programs call it. */
  readonly id: string
  readonly says: string
  /** Who may ask: everybody, who has the cookie, or whoever runs the server. */
  readonly by: 'anybody' | 'guest' | 'host'
  readonly body?: z.ZodType
  readonly query?: z.ZodObject
  /** By status: what is answered if nothing is refused, as JSON, as text, or nothing at all. */
  readonly answers: Readonly<Record<number, z.ZodType | 'text' | 'empty'>>
}

const EMPTY = { 204: 'empty' } as const
const table = { 200: tableSummary } as const
const document = { 200: z.looseObject({}) } as const

/** Of a match file as much as all its versions have. */
const fileAnswer = z.looseObject({ format: z.string(), formatVersion: z.int() })

/**
 * Everything that can be asked over HTTP, by method and route: each route that the server has, and no other. The
 * bodies are the schemas by which the routes read them; what is answered is checked wherever a test asks.
 */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /api/guest': {
    id: 'becomeGuest',
    says: 'I am called this from now on. Sets the cookie that everything else goes by.',
    by: 'anybody',
    body: guestBody,
    answers: { 200: guestAnswer, 201: guestAnswer },
  },
  'GET /api/me': { id: 'whoAmI', says: 'Who I am.', by: 'guest', answers: { 200: guestAnswer } },
  'PATCH /api/me': {
    id: 'rename',
    says: 'I am called otherwise.',
    by: 'guest',
    body: guestBody,
    answers: { 200: guestAnswer },
  },
  'DELETE /api/me': {
    id: 'forgetMe',
    says: 'Delete all that is kept of me. Seats in running matches go to bots.',
    by: 'guest',
    answers: EMPTY,
  },
  'POST /api/me/sign-out': {
    id: 'signOutElsewhere',
    says: 'Ends my sessions on all devices but this one.',
    by: 'guest',
    answers: { 200: guestAnswer },
  },
  'POST /api/me/pass': {
    id: 'givePass',
    says: 'A pass for another device of mine. It works once.',
    by: 'guest',
    answers: { 201: passAnswer },
  },
  'POST /api/me/pass/whose': {
    id: 'lookAtPass',
    says: 'In whose name one would go on with this pass.',
    by: 'anybody',
    body: passBody,
    answers: { 200: passHolder },
  },
  'POST /api/me/continue': {
    id: 'usePass',
    says: 'Makes this device mine by a pass from another one.',
    by: 'anybody',
    body: passBody,
    answers: { 200: guestAnswer },
  },
  'GET /api/me/sessions': {
    id: 'listSessions',
    says: 'The devices on which I am known.',
    by: 'guest',
    answers: { 200: sessionsAnswer },
  },
  'DELETE /api/me/sessions/:session': {
    id: 'endSession',
    says: 'This device knows me no more. The last one stays, unless I can come back by a passkey.',
    by: 'guest',
    answers: EMPTY,
  },
  'GET /api/me/export': {
    id: 'exportMe',
    says: 'All that is kept of me, as a file.',
    by: 'guest',
    answers: document,
  },
  'GET /api/me/people': {
    id: 'listPeople',
    says: 'With whom I have played lately.',
    by: 'guest',
    answers: { 200: peopleAnswer },
  },
  'GET /api/me/invitations': {
    id: 'listInvitations',
    says: 'To which tables I am asked.',
    by: 'guest',
    answers: { 200: invitationsAnswer },
  },
  'DELETE /api/me/invitations/:id': {
    id: 'declineInvitation',
    says: 'I do not come to this table.',
    by: 'guest',
    answers: EMPTY,
  },
  'POST /api/tables/:id/invite': {
    id: 'invite',
    says: 'Asks somebody with whom I have played to a table at which I am, and where a seat is free.',
    by: 'guest',
    body: inviteBody,
    answers: EMPTY,
  },
  'GET /api/accounts': {
    id: 'accountsOffered',
    says: 'Where one can keep a name for good. Nothing under this, and no passkeys, where whoever runs the server wants no accounts.',
    by: 'anybody',
    answers: { 200: accountsAnswer },
  },
  'GET /api/me/account': {
    id: 'myAccount',
    says: 'By what I am known for good.',
    by: 'guest',
    answers: { 200: accountAnswer },
  },
  'POST /api/me/passkeys/begin': {
    id: 'beginPasskey',
    says: 'What my browser needs to make a passkey.',
    by: 'guest',
    answers: { 200: ceremonyAnswer },
  },
  'POST /api/me/passkeys': {
    id: 'addPasskey',
    says: 'The passkey that my browser has made. With the first come recovery codes.',
    by: 'guest',
    body: passkeyBody,
    answers: { 201: passkeyAnswer },
  },
  'DELETE /api/me/passkeys/:passkey': {
    id: 'dropPasskey',
    says: 'This passkey opens nothing any more; with the last one the recovery codes go.',
    by: 'guest',
    answers: EMPTY,
  },
  'POST /api/me/codes': {
    id: 'renewCodes',
    says: 'New recovery codes. Those before open nothing any more.',
    by: 'guest',
    answers: { 200: codesAnswer },
  },
  'POST /api/accounts/begin': {
    id: 'beginEntering',
    says: 'What my browser needs to sign with a passkey.',
    by: 'anybody',
    answers: { 200: ceremonyAnswer },
  },
  'POST /api/accounts/enter': {
    id: 'enter',
    says: 'I am whose passkey has signed. What this browser had as another guest comes along.',
    by: 'anybody',
    body: enterBody,
    answers: { 200: guestAnswer },
  },
  'POST /api/accounts/recover': {
    id: 'recover',
    says: 'I am whose recovery code this is. It works once.',
    by: 'anybody',
    body: recoverBody,
    answers: { 200: guestAnswer },
  },
  'GET /api/me/shunned': {
    id: 'listShunned',
    says: 'Whom I do not want to hear, or to sit with.',
    by: 'guest',
    answers: { 200: shunnedAnswer },
  },
  'DELETE /api/me/shunned/:shunned': {
    id: 'endShunning',
    says: 'Hear this one again.',
    by: 'guest',
    answers: EMPTY,
  },
  'GET /api/me/notices': {
    id: 'listNotices',
    says: 'What I am told while I am away, when not, and by which ways.',
    by: 'guest',
    answers: { 200: noticesAnswer },
  },
  'PUT /api/me/notices': {
    id: 'chooseNotices',
    says: 'What I want to be told of, and my quiet hours.',
    by: 'guest',
    body: noticeWish,
    answers: EMPTY,
  },
  'POST /api/me/notices/push': {
    id: 'addBrowser',
    says: 'Tell me by this browser.',
    by: 'guest',
    body: pushBody,
    answers: { 201: wayAnswer },
  },
  'POST /api/me/notices/mail': {
    id: 'addMail',
    says: 'Tell me by mail, once I have opened the link that is sent there.',
    by: 'guest',
    body: mailBody,
    answers: { 201: wayAnswer },
  },
  'POST /api/me/notices/hook': {
    id: 'addHook',
    says: 'Tell me by a webhook. Calls are signed: `eldertable-signature` is `sha256=` and the HMAC-SHA-256, by the secret, of `eldertable-time`, a dot and the body.',
    by: 'guest',
    body: hookBody,
    answers: { 201: wayAnswer },
  },
  'DELETE /api/me/notices/:way': {
    id: 'dropWay',
    says: 'Tell me nothing more by this way.',
    by: 'guest',
    answers: EMPTY,
  },
  'POST /api/me/notices/:way/trial': {
    id: 'tryWay',
    says: 'Send me something by this way, to see whether it arrives.',
    by: 'guest',
    answers: EMPTY,
  },
  'POST /api/notices/confirm': {
    id: 'confirmMail',
    says: 'The address is mine: what stands in the link.',
    by: 'anybody',
    body: noticeToken,
    answers: EMPTY,
  },
  'POST /api/notices/unsubscribe': {
    id: 'unsubscribeMail',
    says: 'No more mail to this address; mail programs press it by `List-Unsubscribe-Post`.',
    by: 'anybody',
    query: noticeToken,
    answers: EMPTY,
  },
  'GET /api/titles': {
    id: 'listTitles',
    says: 'The games of this server, with their seats, bots and switches.',
    by: 'anybody',
    answers: { 200: z.array(titleSummary) },
  },
  'GET /api/tables': {
    id: 'listTables',
    says: 'Tables with an open seat, those to be watched, and mine.',
    by: 'anybody',
    answers: { 200: tableLists },
  },
  'POST /api/tables': {
    id: 'openTable',
    says: 'Opens a table. It begins by itself when no seat is open and all people are ready.',
    by: 'guest',
    body: newTable,
    answers: { 201: tableAnswer },
  },
  'GET /api/tables/:id': { id: 'lookAtTable', says: 'One table.', by: 'anybody', answers: table },
  'GET /api/codes/:code': {
    id: 'findTable',
    says: 'The table with this code.',
    by: 'anybody',
    answers: table,
  },
  'POST /api/tables/:id/join': {
    id: 'join',
    says: 'I sit down in a seat, or in any that is open. While the match is played, those who sit there are asked first.',
    by: 'guest',
    body: joinBody,
    answers: table,
  },
  'POST /api/tables/:id/ready': {
    id: 'sayReady',
    says: 'I can begin; or I can not after all.',
    by: 'guest',
    body: readyBody,
    answers: table,
  },
  'POST /api/tables/:id/admit': {
    id: 'admit',
    says: 'Whether who has asked for an empty seat may sit down.',
    by: 'guest',
    body: admitBody,
    answers: table,
  },
  'POST /api/tables/:id/leave': {
    id: 'leave',
    says: 'I get up. In mid-match a bot goes on.',
    by: 'guest',
    answers: table,
  },
  'POST /api/tables/:id/start': {
    id: 'start',
    says: 'For the host of the table: bots into the open seats, and go.',
    by: 'guest',
    body: startBody,
    answers: table,
  },
  'POST /api/tables/:id/replace': {
    id: 'replace',
    says: 'A bot for the seat of somebody absent, or back to the person whose seat it is. Before the start the host says so what becomes of a seat.',
    by: 'guest',
    body: replaceBody,
    answers: table,
  },
  'POST /api/tables/:id/rematch': {
    id: 'playAgain',
    says: 'The next table of the same people.',
    by: 'guest',
    answers: { 200: tableAnswer },
  },
  'GET /api/tables/:id/notes': {
    id: 'listNotes',
    says: 'What I have noted for myself about this match and its moments.',
    by: 'guest',
    answers: { 200: notesAnswer },
  },
  'PUT /api/tables/:id/notes': {
    id: 'note',
    says: 'I note this about the match, or a moment of it, for myself alone; nothing takes the note away.',
    by: 'guest',
    body: noteBody,
    answers: EMPTY,
  },
  'POST /api/tables/:id/shun': {
    id: 'shun',
    says: 'I do not want to hear who has this seat, or has said this line; or not to sit with them either.',
    by: 'guest',
    body: shunBody,
    answers: EMPTY,
  },
  'GET /api/tables/:id/past': {
    id: 'lookBack',
    says: 'What whoever asks could know from one position of the match to another.',
    by: 'anybody',
    query: pastQuery,
    answers: { 200: pastShown },
  },
  'GET /api/tables/:id/why': {
    id: 'askWhy',
    says: 'Why a bot made the pick that led to a position of the match, for whoever knows what the asking seat knows; at tables without hints once the match is over.',
    by: 'anybody',
    query: whyQuery,
    answers: { 200: whyShown },
  },
  'GET /api/tables/:id/file': {
    id: 'takeFile',
    says: 'The match as a file with the key of its dice, once it is over.',
    by: 'anybody',
    answers: { 200: fileAnswer },
  },
  'POST /api/tables/:id/bug': {
    id: 'reportBug',
    says: 'Tells whoever mends the game what went wrong, with the match.',
    by: 'guest',
    body: bugBody,
    answers: { 201: bugAnswer },
  },
  'POST /api/import': {
    id: 'bringFile',
    says: 'A match file, to look at or to play on from.',
    by: 'guest',
    body: importBody,
    answers: { 201: tableAnswer },
  },
  'GET /api/openapi.json': {
    id: 'describeRequests',
    says: 'This document.',
    by: 'anybody',
    answers: document,
  },
  'GET /api/asyncapi.json': {
    id: 'describeMessages',
    says: 'The messages over the WebSocket, as AsyncAPI has it.',
    by: 'anybody',
    answers: document,
  },
  'GET /healthz': {
    id: 'health',
    says: 'Whether everything can be kept.',
    by: 'anybody',
    answers: { 200: healthAnswer, 503: healthAnswer },
  },
  'GET /metrics': {
    id: 'metrics',
    says: 'Figures for Prometheus, unless the host has closed them.',
    by: 'anybody',
    answers: { 200: 'text' },
  },
  'GET /api/admin/tables': {
    id: 'adminTables',
    says: 'The tables that this process has open.',
    by: 'host',
    answers: { 200: z.array(tableForAdmin) },
  },
  'GET /api/admin/tables/:name': {
    id: 'adminTable',
    says: 'A table, by its code or id.',
    by: 'host',
    answers: { 200: tableForAdmin },
  },
  'GET /api/admin/people': {
    id: 'adminPeople',
    says: 'Who is connected to this process.',
    by: 'host',
    answers: { 200: z.array(personForAdmin) },
  },
  'GET /api/admin/bans': {
    id: 'adminBans',
    says: 'Who may not come in.',
    by: 'host',
    answers: { 200: z.array(banForAdmin) },
  },
  'POST /api/admin/tables/:name/unseat': {
    id: 'adminUnseat',
    says: 'Takes somebody from a seat; a bot plays on.',
    by: 'host',
    body: unseatBody,
    answers: EMPTY,
  },
  'POST /api/admin/tables/:name/rewind': {
    id: 'adminRewind',
    says: 'Takes a match back: this many picks stay in force.',
    by: 'host',
    body: rewindBody,
    answers: EMPTY,
  },
  'POST /api/admin/tables/:name/close': {
    id: 'adminClose',
    says: 'Lets nobody in at a table any more; what is stored stays.',
    by: 'host',
    answers: EMPTY,
  },
  'POST /api/admin/tables/:name/reopen': {
    id: 'adminReopen',
    says: 'Lets people in again.',
    by: 'host',
    answers: EMPTY,
  },
  'POST /api/admin/bans': {
    id: 'adminBan',
    says: 'Keeps a guest or an address out, for this many days or until it is lifted.',
    by: 'host',
    body: banBody,
    answers: EMPTY,
  },
  'POST /api/admin/unban': {
    id: 'adminUnban',
    says: 'Lets a guest or an address in again.',
    by: 'host',
    body: unbanBody,
    answers: EMPTY,
  },
  'POST /api/admin/announcement': {
    id: 'adminAnnounce',
    says: 'Words above every table; null takes them back.',
    by: 'host',
    body: announcementBody,
    answers: EMPTY,
  },
}
