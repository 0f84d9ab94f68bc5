import { guestBody, passBody } from '@eldertable/protocol/wire.ts'
import type { Guest } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import { forgetGuest } from '../lobby/forgetting.ts'
import { assertName } from '../lobby/names.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation } from './rates.ts'
import { readBody } from './read-body.ts'
import { deviceOf, setCookie, guestOf, clearCookie } from './session.ts'

/** Who am I: a name and a cookie, nothing else. */
export function guestRoutes(app: FastifyInstance, services: Services): void {
  const { guests } = services
  const perMinute = services.config.limits.creationsPerMinute

  app.post('/api/guest', creation(perMinute), async (request, reply) => {
    const { name } = readBody(guestBody, request.body)
    assertName(name)
    // Whoever already is somebody stays who they are: a second visit must not lose the seats of the first.
    if (request.guest !== undefined) return shown(await guests.rename(request.guest, name))
    const { guest, token } = await guests.welcome(name, Date.now(), deviceOf(request))
    setCookie(request, reply, token)
    return reply.code(201).send(shown(guest))
  })

  app.get('/api/me', async (request) => shown(guestOf(request)))

  app.patch('/api/me', async (request) => {
    const { name } = readBody(guestBody, request.body)
    assertName(name)
    return shown(await guests.rename(guestOf(request), name))
  })

  // Everywhere but here: without the cookie a guest could never come back.
  app.post('/api/me/sign-out', creation(perMinute), async (request, reply) => {
    const guest = guestOf(request)
    setCookie(request, reply, await guests.renew(guest, deviceOf(request)))
    return shown(guest)
  })

  // A pass for another device of the same person. It is told once, here, and kept as its hash.
  app.post('/api/me/pass', creation(perMinute), async (request, reply) => {
    const pass = await guests.passFor(guestOf(request))
    return reply.code(201).send(pass)
  })

  // Whoever has a pass may know first in whose name they would go on.
  app.post('/api/me/pass/whose', creation(perMinute), async (request) => {
    const { pass } = readBody(passBody, request.body)
    const guest = await guests.holderOf(pass)
    if (guest === undefined) throw new Refused('no-such-pass')
    return { name: guest.name }
  })

  // Counted like what is found by trying: nobody guesses 32 bytes, and nobody should try.
  app.post('/api/me/continue', creation(perMinute), async (request, reply) => {
    const { pass } = readBody(passBody, request.body)
    const known = await guests.admit(pass, deviceOf(request))
    if (known === undefined) throw new Refused('no-such-pass')
    setCookie(request, reply, known.token)
    return shown(known.guest)
  })

  app.delete('/api/me', creation(perMinute), async (request, reply) => {
    await forgetGuest(services, guestOf(request))
    clearCookie(request, reply)
    return reply.code(204).send()
  })
}

const shown = ({ id, name }: Guest) => ({ id, name })
