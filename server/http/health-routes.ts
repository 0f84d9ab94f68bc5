import type { Store } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** For operators: is it alive, and how is it doing. */
export function healthRoutes(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  isClosing: () => boolean,
): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    try {
      await store.health()
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'no-store' })
    }
  })

  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
}
