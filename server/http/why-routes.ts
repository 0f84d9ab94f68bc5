import { whyQuery } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { letsThink, personOf } from './rates.ts'
import { readBody } from './read-body.ts'

/** Why a bot picked what it did, for somebody who knows what their seat knows. */
export function whyRoutes(app: FastifyInstance, { rooms, config }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/why',
    letsThink(Math.ceil(config.limits.hintsPerSecond * 60)),
    async (request, reply) => {
      const { params, query, guest } = request
      const { at } = readBody(whyQuery, query)
      // Whose eyes is never asked for: it comes from the session, as everywhere.
      const why = await rooms.at(params.id, personOf(request), (room) =>
        room.why(room.seatOf(guest?.id), at),
      )
      return reply.header('cache-control', 'no-store').send(why)
    },
  )
}
