import { bugBody, importBody } from '@eldertable/protocol/wire.ts'
import { writeMatchFile } from '@eldertable/protocol'
import type { FastifyInstance } from 'fastify'
import { keepBug } from '../lobby/bugs.ts'
import { importMatch } from '../lobby/importing.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, personOf, report } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf, openerOf } from './session.ts'

interface AtTable {
  Params: { id: string }
}

/** Matches as files: out, in, and to whoever mends the game. */
export function fileRoutes(app: FastifyInstance, services: Services): void {
  const { rooms, config } = services
  const { creationsPerMinute, fileBytes, reportsPerHour, reportBytes } = config.limits

  app.get<AtTable>('/api/tables/:id/file', async ({ params }, reply) =>
    rooms.at(params.id, (room) => {
      // To nobody, not even without the key: the chance results tell the order of every deck.
      if (room.host.match.outcome === null) throw new Refused('file-secret')
      const name = `${room.head.title}-${room.head.code}.json`
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(writeMatchFile(room.host.toFile({ withKey: true })))
    }),
  )

  app.post(
    '/api/import',
    { ...creation(creationsPerMinute), bodyLimit: fileBytes },
    async (request, reply) => {
      const opener = openerOf(request)
      const wish = readBody(importBody, request.body)
      await services.mayOpenTable(opener)
      await services.mayImport(opener)
      return reply.code(201).send(await importMatch(services, opener, personOf(request), wish))
    },
  )

  app.post<AtTable>('/api/tables/:id/bug', report(reportsPerHour), async (request, reply) => {
    const guest = guestOf(request)
    const words = readBody(bugBody, request.body)
    const id = await rooms.at(request.params.id, (room) =>
      keepBug({ folder: config.bugs, most: reportBytes }, room, guest, words),
    )
    return reply.code(201).send({ id })
  })
}
