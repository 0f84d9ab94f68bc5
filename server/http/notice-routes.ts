import {
  hookBody,
  mailBody,
  noticeToken,
  noticeWish,
  pushBody,
} from '@eldertable/protocol/wire-notices.ts'
import type { FastifyInstance } from 'fastify'
import type { Ways } from '../notices/ways.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf } from './session.ts'

/** How somebody is told what happens while they are away. */
export function noticeRoutes(app: FastifyInstance, services: Services): void {
  const { store, config } = services
  const dear = creation(config.limits.creationsPerMinute)
  const ways = (): Ways => {
    if (services.notices === undefined) throw new Refused('no-notices')
    return services.notices.ways
  }

  app.get('/api/me/notices', async (request) => ways().shownTo(guestOf(request)))

  app.put('/api/me/notices', dear, async (request, reply) => {
    const wish = readBody(noticeWish, request.body)
    await store.putNoticeWish(guestOf(request).id, JSON.stringify(wish))
    return reply.code(204).send()
  })

  app.post('/api/me/notices/push', dear, async (request, reply) => {
    const wish = readBody(pushBody, request.body)
    return reply.code(201).send(await ways().addBrowser(guestOf(request), wish))
  })

  app.post('/api/me/notices/mail', dear, async (request, reply) => {
    const { address } = readBody(mailBody, request.body)
    return reply.code(201).send(await ways().addMail(guestOf(request), address))
  })

  app.post('/api/me/notices/hook', dear, async (request, reply) => {
    const { url } = readBody(hookBody, request.body)
    return reply.code(201).send(await ways().addHook(guestOf(request), url))
  })

  app.delete<{ Params: { way: string } }>('/api/me/notices/:way', dear, async (request, reply) => {
    await ways().drop(guestOf(request), request.params.way)
    return reply.code(204).send()
  })

  app.post<{ Params: { way: string } }>(
    '/api/me/notices/:way/trial',
    dear,
    async (request, reply) => {
      await ways().tryOut(guestOf(request), request.params.way)
      return reply.code(204).send()
    },
  )

  app.post('/api/notices/confirm', dear, async (request, reply) => {
    await ways().confirm(readBody(noticeToken, request.body).token)
    return reply.code(204).send()
  })

  // Mail programs press it in their owner's place, with a form that says nothing new.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, payload, done) => {
        payload.resume()
        payload.on('end', () => done(null, undefined))
      },
    )
    // What stands in the address is nobody's business, so no log has it.
    scope.post(
      '/api/notices/unsubscribe',
      { ...dear, logLevel: 'warn' },
      async (request, reply) => {
        await ways().unsubscribe(readBody(noticeToken, request.query).token)
        return reply.code(204).send()
      },
    )
  })
}
