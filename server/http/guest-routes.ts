import { guestBody } from '@eldertable/protocol/wire.ts'
import type { Guest } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import { forgetGuest } from '../lobby/forgetting.ts'
import type { Services } from '../services.ts'
import { creation } from './rates.ts'
import { readBody } from './read-body.ts'
import { giveCookie, guestOf, takeCookie } from './session.ts'

/** Who am I: a name and a cookie, nothing else. */
export function guestRoutes(app: FastifyInstance, services: Services): void {
  const { guests } = services
  const perMinute = services.config.limits.creationsPerMinute

  app.post('/api/guest', creation(perMinute), async (request, reply) => {
    const { name } = readBody(guestBody, request.body)
    // Who already is somebody stays who they are: a second visit must not lose the seats of the first.
    if (request.guest !== undefined) return shown(await guests.rename(request.guest, name))
    const { guest, token } = await guests.welcome(name, Date.now())
    giveCookie(request, reply, token)
    return reply.code(201).send(shown(guest))
  })

  app.get('/api/me', async (request) => shown(guestOf(request)))

  app.patch('/api/me', async (request) => {
    const { name } = readBody(guestBody, request.body)
    return shown(await guests.rename(guestOf(request), name))
  })

  // Everywhere but here: without the cookie a guest could never come back.
  app.post('/api/me/sign-out', creation(perMinute), async (request, reply) => {
    const guest = guestOf(request)
    giveCookie(request, reply, await guests.renew(guest))
    return shown(guest)
  })

  app.delete('/api/me', creation(perMinute), async (request, reply) => {
    await forgetGuest(services, guestOf(request))
    takeCookie(request, reply)
    return reply.code(204).send()
  })
}

const shown = ({ id, name }: Guest) => ({ id, name })
