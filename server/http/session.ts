import type { Guest } from '@eldertable/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '../accounts/device-name.ts'
import { COOKIE, type Guests } from '../guests.ts'
import { addressOf, originOf } from '../limits/person.ts'
import { isOwnOrigin } from '../origin.ts'
import { Refused } from '../refused.ts'
import type { Opener } from '../services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | undefined
  }
}

const A_YEAR = 365 * 24 * 3600

/** Finds out who asks on the routes of this scope, and stops other sites' pages from asking in somebody's name. */
export function authenticate(
  scope: FastifyInstance,
  guests: Guests,
  origins: readonly string[],
): void {
  scope.decorateRequest('guest', undefined)
  scope.addHook('onRequest', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if ((changes || request.ws) && !isOwnOrigin(request.headers, request.host, origins))
      throw new Refused('other-origin')
    request.guest = await guests.recognise(request.cookies[COOKIE], Date.now(), deviceOf(request))
  })
}

/** What kind of device asks. */
export const deviceOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent'])

/** The guest who asks; there must be one. */
export function guestOf(request: FastifyRequest): Guest {
  if (request.guest === undefined) throw new Refused('no-guest')
  return request.guest
}

/** The guest who asks, and from where. */
export const openerOf = (request: FastifyRequest): Opener => ({
  guest: guestOf(request),
  origin: originOf({ address: addressOf(request.ip) }),
})

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { ...cookieFor(request), maxAge: A_YEAR })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieFor(request))
}

const cookieFor = ({ protocol }: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: protocol === 'https',
})
