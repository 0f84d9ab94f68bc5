import { createHash, timingSafeEqual } from 'node:crypto'
import type { Store } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import { monotonic } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import type { SharedCounts } from '../limits/shared-counts.ts'
import type { Metrics } from '../metrics.ts'
import { Refused } from '../refused.ts'
import { limitFigures } from './rates.ts'

interface Operated {
  readonly store: Store
  readonly metrics: Metrics
  readonly config: ServerConfig
  readonly counts: SharedCounts
  readonly isClosing: () => boolean
}

/** Milliseconds for which one look does: anybody may ask, and each look at the store writes. */
const FRESH = 1_000

/** Milliseconds after which a store that does not answer is called ill: those who collect figures wait for some seconds. */
const SOON = 3_000

/** For operators: is it alive, and how is it doing. */
export function healthRoutes(
  app: FastifyInstance,
  { store, metrics, config, counts, isClosing }: Operated,
): void {
  const look = shared(
    () => store.health(),
    (error) => app.log.error({ err: error }, 'the store can not be used'),
  )
  const figures = shared(
    async () => {
      metrics.storeHealthy.set(await isSoonDone(look()))
      return metrics.registry.metrics()
    },
    (error) => app.log.error({ err: error }, 'the figures can not be told'),
  )

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    try {
      await look()
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'no-store' })
    }
  })

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    await limitFigures(request, reply, counts, config.limits.figuresPerMinute)
    if (!isFor(config.metrics, request.headers.authorization)) throw new Refused('not-found')
    return reply.type(metrics.registry.contentType).send(await figures())
  })
}

/** 1 if it goes well within a time for which whoever collects the figures waits, otherwise 0. */
async function isSoonDone(look: Promise<unknown>): Promise<0 | 1> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<0>((resolve) => (timer = setTimeout(() => resolve(0), SOON)))
  const went = look.then(
    () => 1 as const,
    () => 0 as const,
  )
  return Promise.race([went, late]).finally(() => clearTimeout(timer))
}

/** Whoever asks while a look is under way, or shortly after, is given what it found. A fault is news once. */
function shared<T>(work: () => Promise<T>, onFault: (error: unknown) => void): () => Promise<T> {
  let latest: Promise<T> | undefined
  let freshUntil = 0
  let isWell = true
  const note = (error: unknown): never => {
    if (isWell) onFault(error)
    isWell = false
    throw error
  }
  return () => {
    if (latest !== undefined && monotonic() < freshUntil) return latest
    freshUntil = Infinity
    latest = work()
      .then((found) => {
        isWell = true
        return found
      }, note)
      .finally(() => (freshUntil = monotonic() + FRESH))
    return latest
  }
}

function isFor(metrics: ServerConfig['metrics'], authorization = ''): boolean {
  if (metrics === 'open' || metrics === 'closed') return metrics === 'open'
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${metrics.token}`))
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
