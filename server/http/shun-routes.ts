import { shunBody, tableId } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import { shun, unshun } from '../lobby/shunning.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, personOf } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf } from './session.ts'

/** Whom somebody does not want to hear, or to sit with. */
export function shunRoutes(app: FastifyInstance, { store, rooms, config }: Services): void {
  const dear = creation(config.limits.creationsPerMinute)

  app.post<{ Params: { id: string } }>('/api/tables/:id/shun', dear, async (request, reply) => {
    const guest = guestOf(request)
    const wish = readBody(shunBody, request.body)
    await rooms.at(request.params.id, personOf(request), (room) => shun(store, room, guest, wish))
    return reply.code(204).send()
  })

  app.get('/api/me/shunned', async (request) => {
    const shunned = await store.shunnedBy(guestOf(request).id)
    return shunned.map(({ id, name, how }) => ({ id, name, how }))
  })

  app.delete<{ Params: { shunned: string } }>(
    '/api/me/shunned/:shunned',
    dear,
    async (request, reply) => {
      const { shunned } = request.params
      if (!tableId.safeParse(shunned).success) throw new Refused('no-such-shunned')
      await unshun(store, guestOf(request), shunned)
      return reply.code(204).send()
    },
  )
}
