import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** Counts what is asked, by the route and not by the address: there are as many of those as people like to write. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    metrics.requests.inc({ route: routeOptions.url ?? 'none', status: statusCode })
    metrics.requestSeconds.observe(elapsedTime / 1_000)
  })
}
