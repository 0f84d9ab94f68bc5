import { refusalFor, type Reason } from '@eldertable/protocol/wire.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import { faultOf, refusedIn } from '../refused.ts'

/** Every answer that is not what was asked for is a reason and a sentence, whatever went wrong. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedIn(error)
    if (refused !== undefined) return reply.code(refused.status).send(refused.refusal)
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(refusalFor(reasonOf(status)))
    request.log.error({ err: error }, 'a request failed')
    const { status: failed, refusal } = faultOf(error)
    return reply.code(failed).send(refusal)
  })
}

function reasonOf(status: number): Reason {
  if (status === 413) return 'too-long'
  if (status === 429) return 'too-many-requests'
  return status === 404 ? 'not-found' : 'bad-message'
}
