import { refusalFor, type Reason } from '@eldertable/protocol/wire.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { faultOf, isFault, refusedIn, type Refused } from '../refused.ts'

/** Every answer that is not what was asked for is a reason and a sentence, whatever went wrong. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedIn(error)
    if (refused !== undefined) return refuse(refused, reply)
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send(refusalFor(reasonOf(status)))
    request.log.error({ err: error }, 'a request failed')
    return refuse(faultOf(error), reply)
  })

  function refuse({ status, refusal }: Refused, reply: FastifyReply): FastifyReply {
    if (isFault(refusal.reason)) metrics.faults.inc()
    return reply.code(status).send(refusal)
  }
}

function reasonOf(status: number): Reason {
  if (status === 413) return 'too-long'
  if (status === 429) return 'too-many-requests'
  return status === 404 ? 'not-found' : 'bad-message'
}
