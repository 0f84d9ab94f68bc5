import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused.ts'

const A_MINUTE = 60_000

/** Keeps one address from asking for more than its share. Pages and pictures are cheap and do not count. */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: A_MINUTE,
    cache: 20_000,
    allowList: ({ url }) => !url.startsWith('/api/') && !url.startsWith('/ws'),
    errorResponseBuilder: () => new Refused('too-many-requests'),
  })
}

/** For routes that leave something behind: fewer of them, counted by guest. */
export const creation = (perMinute: number) => ({
  config: {
    rateLimit: {
      max: perMinute,
      timeWindow: A_MINUTE,
      hook: 'preHandler' as const,
      keyGenerator: ({ guest, ip }: FastifyRequest) => guest?.id ?? ip,
    },
  },
})
