import { createHash } from 'node:crypto'
import { enterBody, passkeyBody, recoverBody } from '@eldertable/protocol/wire-accounts.ts'
import type { Guest, Passkey } from '@eldertable/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Accounts } from '../accounts/accounts.ts'
import { enter, mayEnter } from '../accounts/entering.ts'
import { placeOf, sitesOf } from '../accounts/place.ts'
import type { Bans } from '../admin/bans.ts'
import { COOKIE } from '../guests.ts'
import { addressOf } from '../limits/person.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, recovery } from './rates.ts'
import { readBody } from './read-body.ts'
import { deviceOf, setCookie, guestOf } from './session.ts'

/** Names that are kept for good: passkeys, recovery codes, and how one comes in by them. */
export function accountRoutes(app: FastifyInstance, services: Services, bans: Bans): void {
  const { store, config } = services
  const { limits, notices, origins } = config
  const accounts = new Accounts(store)
  const dear = creation(limits.creationsPerMinute)
  const sites = { publicUrl: notices.publicUrl, origins }
  const placeIn = ({ headers }: FastifyRequest) => placeOf(headers.origin, sites)

  app.get('/api/accounts', async () => ({ sites: sitesOf(sites) }))

  app.get('/api/me/account', async (request) => {
    const guest = guestOf(request)
    const passkeys = await store.passkeysOf(guest.id)
    return { passkeys: passkeys.map(shown), codes: await store.countCodes(guest.id) }
  })

  app.post('/api/me/passkeys/begin', dear, async (request) =>
    accounts.beginAdding(guestOf(request), placeIn(request)),
  )

  app.post('/api/me/passkeys', dear, async (request, reply) => {
    const guest = guestOf(request)
    const place = placeIn(request)
    const wish = readBody(passkeyBody, request.body)
    const { passkey, codes } = await accounts.add(guest, place, wish, deviceOf(request))
    return reply.code(201).send({ passkey: shown(passkey), ...(codes && { codes }) })
  })

  app.delete<{ Params: { passkey: string } }>(
    '/api/me/passkeys/:passkey',
    dear,
    async (request, reply) => {
      const guest = guestOf(request)
      const known = await store.passkeysOf(guest.id)
      const passkey = known.find((one) => nameOf(one) === request.params.passkey)
      if (passkey === undefined || !(await store.dropPasskey(guest.id, passkey.id)))
        throw new Refused('unknown-passkey')
      return reply.code(204).send()
    },
  )

  app.post('/api/me/codes', dear, async (request) => ({
    codes: await accounts.renewCodes(guestOf(request)),
  }))

  app.post('/api/accounts/begin', dear, async (request) =>
    accounts.beginEntering(request.guest, placeIn(request)),
  )

  app.post('/api/accounts/enter', dear, async (request, reply) => {
    const wish = readBody(enterBody, request.body)
    const guest = await accounts.holderOf(request.guest, placeIn(request), wish)
    await mustBeLetIn(request, guest)
    return comeIn(request, reply, guest)
  })

  app.post('/api/accounts/recover', recovery(limits.recoveriesPerHour), async (request, reply) => {
    const { code } = readBody(recoverBody, request.body)
    const guest = await accounts.holderOfCode(code)
    await mustBeLetIn(request, guest)
    return comeIn(request, reply, await accounts.useCode(code))
  })

  const enteringOf = (request: FastifyRequest, guest: Guest) => ({
    services,
    asker: request.guest,
    token: request.cookies[COOKIE],
    guest,
  })

  async function mustBeLetIn(request: FastifyRequest, guest: Guest): Promise<void> {
    if (!bans.mayEnter(guest.id, addressOf(request.ip))) throw new Refused('banned')
    await mayEnter(enteringOf(request, guest))
  }

  async function comeIn(request: FastifyRequest, reply: FastifyReply, guest: Guest) {
    setCookie(request, reply, await enter(enteringOf(request, guest), deviceOf(request)))
    return { id: guest.id, name: guest.name }
  }
}

/** By which a passkey is named to its owner: what a device calls it may be of any length. */
const nameOf = ({ id }: Pick<Passkey, 'id'>): string =>
  createHash('sha256').update(`passkey ${id}`).digest('base64url').slice(0, 22)

const shown = (passkey: Passkey) => ({
  id: nameOf(passkey),
  name: passkey.name,
  createdAt: Math.round(passkey.createdAt),
  usedAt: Math.round(passkey.usedAt),
})
