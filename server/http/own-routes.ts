import type { FastifyInstance } from 'fastify'
import { everythingOf } from '../accounts/export.ts'
import { COOKIE } from '../guests.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, taking } from './rates.ts'
import { guestOf, clearCookie } from './session.ts'

/** What is somebody's own: the devices that know them, and all that is kept of them. */
export function ownRoutes(app: FastifyInstance, { store, guests, config }: Services): void {
  const { limits } = config

  app.get('/api/me/sessions', async (request) => {
    const devices = await guests.devicesOf(guestOf(request), request.cookies[COOKIE])
    return devices.map(({ id, name, createdAt, seenAt, isHere }) => ({
      id,
      name,
      createdAt: Math.round(createdAt),
      seenAt: Math.round(seenAt),
      isHere,
    }))
  })

  app.delete<{ Params: { session: string } }>(
    '/api/me/sessions/:session',
    creation(limits.creationsPerMinute),
    async (request, reply) => {
      const guest = guestOf(request)
      const devices = await guests.devicesOf(guest, request.cookies[COOKIE])
      const device = devices.find(({ id }) => id === request.params.session)
      if (device === undefined) throw new Refused('no-such-device')
      if (devices.length === 1 && (await store.passkeysOf(guest.id)).length === 0)
        throw new Refused('only-way-back')
      if (!(await guests.end(guest, device))) throw new Refused('no-such-device')
      if (device.isHere) clearCookie(request, reply)
      return reply.code(204).send()
    },
  )

  app.get('/api/me/export', taking(limits.filesPerMinute), async (request, reply) => {
    const guest = guestOf(request)
    void reply.header('content-disposition', 'attachment; filename="eldertable-me.json"')
    void reply.header('cache-control', 'no-store')
    return everythingOf(store, guest)
  })
}
