import type { FastifyInstance } from 'fastify'
import { asyncApi } from '../contract/asyncapi.ts'
import { openApi } from '../contract/openapi.ts'

/** What can be asked and said here, for those who write clients. */
export function contractRoutes(app: FastifyInstance): void {
  for (const [route, describe] of [
    ['/api/openapi.json', openApi],
    ['/api/asyncapi.json', asyncApi],
  ] as const) {
    let text: string | undefined
    app.get(route, async (_request, reply) => {
      text ??= JSON.stringify(describe())
      return reply.type('application/json').header('cache-control', 'no-cache').send(text)
    })
  }
}
