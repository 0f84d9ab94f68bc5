import { createHash, timingSafeEqual } from 'node:crypto'
import {
  announcementBody,
  banBody,
  rewindBody,
  unbanBody,
  unseatBody,
} from '@eldertable/protocol/wire-admin.ts'
import type { FastifyInstance } from 'fastify'
import { readBody } from '../http/read-body.ts'
import { addressOf } from '../limits/person.ts'
import type { SharedCounts } from '../limits/shared-counts.ts'
import { Refused } from '../refused.ts'
import type { Admin } from './admin.ts'

/** What an address may ask here in a minute, before anybody looks at its token: nobody finds one by trying. */
const ASKED = { name: 'admin', most: 120, span: 60_000 }

/** Lets only those in on the routes of this scope who know the token. */
export function onlyWithToken(scope: FastifyInstance, token: string, counts: SharedCounts): void {
  const known = hashOf(`Bearer ${token}`)
  scope.addHook('onRequest', async ({ ip, headers }) => {
    const wait = await counts.take(`address:${addressOf(ip)}`, ASKED)
    if (wait !== undefined) throw new Refused('too-many-requests')
    if (!timingSafeEqual(hashOf(headers.authorization ?? ''), known))
      throw new Refused('wrong-token')
  })
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What whoever runs the server can ask of it. Who is let in here is for the caller to see to. */
export function adminRoutes(app: FastifyInstance, admin: Admin): void {
  type Named = { Params: { name: string } }

  app.addHook('onResponse', async ({ method, url, log }, { statusCode }) => {
    if (method !== 'GET') log.warn({ method, url, statusCode }, 'done for whoever runs the server')
  })

  app.get('/api/admin/tables', () => admin.tables())
  app.get<Named>('/api/admin/tables/:name', ({ params }) => admin.table(params.name))
  app.get('/api/admin/people', () => admin.people())
  app.get('/api/admin/bans', () => admin.bans())

  app.post<Named>('/api/admin/tables/:name/unseat', async ({ params, body }, reply) => {
    await admin.unseat(params.name, readBody(unseatBody, body).seat)
    return reply.code(204).send()
  })
  app.post<Named>('/api/admin/tables/:name/rewind', async ({ params, body }, reply) => {
    await admin.rewind(params.name, readBody(rewindBody, body).to)
    return reply.code(204).send()
  })
  app.post<Named>('/api/admin/tables/:name/close', async ({ params }, reply) => {
    await admin.close(params.name)
    return reply.code(204).send()
  })
  app.post<Named>('/api/admin/tables/:name/reopen', async ({ params }, reply) => {
    await admin.reopen(params.name)
    return reply.code(204).send()
  })
  app.post('/api/admin/bans', async ({ body }, reply) => {
    await admin.ban(readBody(banBody, body))
    return reply.code(204).send()
  })
  app.post('/api/admin/unban', async ({ body }, reply) => {
    await admin.unban(readBody(unbanBody, body))
    return reply.code(204).send()
  })
  app.post('/api/admin/announcement', async ({ body }, reply) => {
    await admin.announce(readBody(announcementBody, body).text)
    return reply.code(204).send()
  })
}
