import { whyQuery } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { personOf } from './rates.ts'
import { readBody } from './read-body.ts'

/** Why a bot picked what it did, for somebody who knows what their seat knows. */
export function whyRoutes(app: FastifyInstance, { rooms, connectionContext }: Services): void {
  const { rateLimits } = connectionContext
  app.get<{ Params: { id: string } }>('/api/tables/:id/why', async (request, reply) => {
    const { params, query } = request
    const { at } = readBody(whyQuery, query)
    const person = personOf(request)
    // It takes as much thought as a hint.
    rateLimits.mayHaveHint(person)
    // Whose eyes is never asked for: it comes from the session, as everywhere.
    const why = await rooms.at(params.id, person, (room) => room.why(person, at))
    return reply.header('cache-control', 'no-store').send(why)
  })
}
