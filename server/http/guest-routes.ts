import { guestBody } from '@eldertable/protocol/wire.ts'
import type { Guest } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import type { Guests } from '../guests.ts'
import { creation } from './rates.ts'
import { readBody } from './read-body.ts'
import { giveCookie, guestOf } from './session.ts'

/** Who am I: a name and a cookie, nothing else. */
export function guestRoutes(app: FastifyInstance, guests: Guests, perMinute: number): void {
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
}

const shown = ({ id, name }: Guest) => ({ id, name })
