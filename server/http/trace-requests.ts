import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from '../tracing/tracing.ts'

/** What is asked every few seconds by machines, and what never ends. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/metrics', '/ws'])

/**
 * Each request is a span with its route, and not with its address, in which codes and ids are. What a client claims of
 * traces of its own is not believed.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    if (UNTRACED.has(routeOptions.url)) return done()
    const route = routeOptions.url ?? 'none'
    const span = tracing.begin(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
    })
    spans.set(request, span)
    span.within(done)
  })

  // What comes in piece by piece comes from outside of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span === undefined) done()
    else span.within(done)
  })

  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.note({ 'http.response.status_code': statusCode })
    span?.end(statusCode >= 500 ? String(statusCode) : undefined)
  })
}
