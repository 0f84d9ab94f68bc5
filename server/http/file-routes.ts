import { bugBody, importBody } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance } from 'fastify'
import { FileShelf } from '../files/file-shelf.ts'
import { keepBug } from '../lobby/bugs.ts'
import { importMatch } from '../lobby/importing.ts'
import type { Person } from '../limits/person.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, personOf, report, taking } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf, openerOf } from './session.ts'

interface AtTable {
  Params: { id: string }
}

/** Matches as files: out, in, and to whoever mends the game. */
export function fileRoutes(app: FastifyInstance, services: Services): void {
  const { rooms, store, config } = services
  const { creationsPerMinute, fileBytes, filesPerMinute, reportsPerHour, reportBytes } =
    config.limits

  const shelf = new FileShelf()

  /** To nobody before the end, not even without the key: the chance results tell the order of every deck. */
  const written = (id: string, who: Person) => (): Promise<string> =>
    rooms.at(id, who, (room) => {
      if (room.host.match.outcome === null) throw new Refused('file-secret')
      return room.host.fileText({ withKey: true })
    })

  app.get<AtTable>('/api/tables/:id/file', taking(filesPerMinute), async (request, reply) => {
    const { id } = request.params
    const head = await store.readMatch(id)
    if (head === undefined) throw new Refused('no-such-table')
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    const name = `${id} ${head.length}`
    const write = written(id, personOf(request))
    const file = await (isPacked ? shelf.packed(name, write) : shelf.text(name, write))
    if (isPacked) void reply.header('content-encoding', 'gzip')
    return reply
      .type('application/json')
      .header('vary', 'accept-encoding')
      .header('content-disposition', `attachment; filename="${head.title}-${head.code}.json"`)
      .send(file)
  })

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
    const id = await rooms.at(request.params.id, personOf(request), (room) =>
      keepBug({ folder: config.bugs, most: reportBytes }, room, guest, words),
    )
    return reply.code(201).send({ id })
  })
}
