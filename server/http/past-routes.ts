import { pastQuery } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { looking, personOf } from './rates.ts'
import { readBody } from './read-body.ts'

/** Looking back at a match, running or over, with what one could know then. */
export function pastRoutes(app: FastifyInstance, { rooms, config }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/past',
    looking(config.limits.looksPerMinute),
    async (request, reply) => {
      const { params, query, guest } = request
      const stretch = readBody(pastQuery, query)
      // Whose eyes comes from the session, as everywhere: only who has none may be lent some, where the table agreed to it.
      const text = await rooms.at(params.id, personOf(request), (room) =>
        room.past(guest?.id, stretch),
      )
      return reply.type('application/json').header('cache-control', 'no-store').send(text)
    },
  )
}
