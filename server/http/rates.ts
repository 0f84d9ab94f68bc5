import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, nameOf, takeOf, takeOfAddress, type Person } from '../limits/person.ts'
import type { Allowance, SharedCounts } from '../limits/shared-counts.ts'
import { Refused } from '../refused.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request to this route uses up besides being one. */
    allowance?: Allowance
  }
}

const A_MINUTE = 60_000
const AN_HOUR = 60 * A_MINUTE

/** For routes that leave something behind, or find something by trying. */
export const creation = (perMinute: number) => allowed('creations', perMinute, A_MINUTE)
/** For what has to be played again before it can be shown. */
export const looking = (perMinute: number) => allowed('looks', perMinute, A_MINUTE)
/** For whole matches as files. */
export const taking = (perMinute: number) => allowed('files', perMinute, A_MINUTE)
/** For codes that open what is somebody's. */
export const recovery = (perHour: number) => allowed('recoveries', perHour, AN_HOUR)
/** For asking others to a table. */
export const invitation = (perHour: number) => allowed('invitations', perHour, AN_HOUR)
/** For what is kept for somebody for good. */
export const noting = (perHour: number) => allowed('notes', perHour, AN_HOUR)
/** For what somebody has to read. */
export const report = (perHour: number) => allowed('reports', perHour, AN_HOUR)

const allowed = (name: string, most: number, span: number) => ({
  config: { allowance: { name, most, span } },
})

/** Keeps an address from asking for more than its share on the routes of this scope, before anything else is done. */
export function limitAddresses(
  scope: FastifyInstance,
  counts: SharedCounts,
  perMinute: number,
): void {
  const requests = { name: 'requests', most: perMinute, span: A_MINUTE }
  scope.addHook('onRequest', async ({ ip }, reply) => {
    refuse(reply, await takeOfAddress(counts, addressOf(ip), requests))
  })
}

/** Keeps an address from asking for the figures more often than anybody has to look at them. */
export async function limitFigures(
  { ip }: FastifyRequest,
  reply: FastifyReply,
  counts: SharedCounts,
  perMinute: number,
): Promise<void> {
  const figures = { name: 'figures', most: perMinute, span: A_MINUTE }
  refuse(reply, await counts.take(`address:${addressOf(ip)}`, figures))
}

/** Keeps everybody from asking for more than their share, once we know who they are. */
export function limitGuests(scope: FastifyInstance, counts: SharedCounts, perMinute: number): void {
  const requests = { name: 'requests', most: perMinute, span: A_MINUTE }
  scope.addHook('onRequest', async (request, reply) => {
    const person = personOf(request)
    refuse(reply, await counts.take(nameOf(person), requests))
    const { allowance } = request.routeOptions.config
    if (allowance !== undefined) refuse(reply, await takeOf(counts, person, allowance))
  })
}

export const personOf = ({ guest, ip }: FastifyRequest): Person => ({
  guest: guest?.id,
  address: addressOf(ip),
})

function refuse(reply: FastifyReply, wait: number | undefined): void {
  if (wait === undefined) return
  void reply.header('retry-after', Math.ceil(wait / 1_000))
  throw new Refused('too-many-requests')
}
