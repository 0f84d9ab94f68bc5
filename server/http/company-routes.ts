import { inviteBody } from '@eldertable/protocol/wire-accounts.ts'
import type { FastifyInstance } from 'fastify'
import { invitationsOf, invite } from '../lobby/inviting.ts'
import { peopleOf } from '../lobby/people.ts'
import { summaryOf } from '../lobby/summary.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, invitation, looking, personOf } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf } from './session.ts'

interface AtTable {
  Params: { id: string }
}

/** With whom somebody has played, and how they come together again. */
export function companyRoutes(app: FastifyInstance, services: Services): void {
  const { store, rooms, config } = services
  const { limits } = config

  app.get('/api/me/people', looking(limits.looksPerMinute), async (request) => {
    const people = await peopleOf(store, guestOf(request))
    return people.map(({ name, table, seat, title, at, times }) => ({
      name,
      table,
      seat,
      title,
      at,
      times,
    }))
  })

  app.post<AtTable>(
    '/api/tables/:id/invite',
    invitation(limits.invitationsPerHour),
    async (request, reply) => {
      const guest = guestOf(request)
      const wish = readBody(inviteBody, request.body)
      await rooms.at(request.params.id, personOf(request), (room) =>
        invite(store, room, guest, wish),
      )
      return reply.code(204).send()
    },
  )

  app.get('/api/me/invitations', async (request) => {
    const guest = guestOf(request)
    const invitations = await invitationsOf(store, guest.id)
    return invitations.map(({ match, name, at }) => ({
      table: summaryOf(match, guest.id, services.now),
      by: name,
      at: Math.round(at),
    }))
  })

  app.delete<AtTable>(
    '/api/me/invitations/:id',
    creation(limits.creationsPerMinute),
    async (request, reply) => {
      if (!(await store.dropInvitation(request.params.id, guestOf(request).id)))
        throw new Refused('no-such-invitation')
      return reply.code(204).send()
    },
  )
}
