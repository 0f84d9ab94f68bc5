import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as OtelSpan,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base'
import type { Notes, Span, Tracing } from './tracing.ts'

// Nothing of this file is loaded unless traces are wanted.

/** Opens the way to a collector. How often it is told, and of how much, its own `OTEL_…` variables say. */
export function openTelemetry(url: string, onFault: (error: unknown) => void): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'eldertable' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = sayingOnce(new OTLPTraceExporter({ url }), onFault)
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('eldertable')
  const active = new AsyncLocalStorage<Running>()

  /** What a timer or a bot goes on with long after is no part of it any more. */
  const current = (): Running | undefined => {
    const running = active.getStore()
    return running?.isOver === true ? undefined : running
  }

  return {
    begin: (name, notes) =>
      new Running(tracer, active, { name, notes, kind: SpanKind.SERVER, parent: undefined }),

    part(name, work) {
      const parent = current()
      if (parent === undefined) return work()
      const span = new Running(tracer, active, { name, notes: {}, kind: SpanKind.INTERNAL, parent })
      return span.around(work)
    },

    note: (notes) => current()?.note(notes),

    async close(patience) {
      const late = new AbortController()
      const shut = provider.shutdown().catch(onFault)
      const tired = setTimeout(patience, undefined, { signal: late.signal }).catch(() => {})
      await Promise.race([shut, tired])
      late.abort()
    },
  }
}

interface Beginning {
  readonly name: string
  readonly notes: Notes
  readonly kind: SpanKind
  readonly parent: Running | undefined
}

class Running implements Span {
  isOver = false
  readonly #span: OtelSpan
  readonly #active: AsyncLocalStorage<Running>

  constructor(tracer: Tracer, active: AsyncLocalStorage<Running>, begun: Beginning) {
    const { name, notes, kind, parent } = begun
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent.#span)
    this.#span = tracer.startSpan(name, { kind, attributes: notes }, context)
    this.#active = active
  }

  within<T>(run: () => T): T {
    return this.#active.run(this, run)
  }

  note(notes: Notes): void {
    this.#span.setAttributes(notes)
  }

  end(fault?: string): void {
    this.isOver = true
    if (fault !== undefined) this.#span.setStatus({ code: SpanStatusCode.ERROR, message: fault })
    this.#span.end()
  }

  /** The span lasts as long as the work, also if that is a promise. */
  around<T>(work: () => T): T {
    const failed = (error: unknown): never => {
      // Its class and not its words, which may have something of people in them.
      this.end(error instanceof Error ? error.constructor.name : 'error')
      throw error
    }
    let done: T
    try {
      done = this.within(work)
    } catch (error) {
      return failed(error)
    }
    if (!(done instanceof Promise)) {
      this.end()
      return done
    }
    const ended = done.then((value: unknown) => {
      this.end()
      return value
    }, failed)
    return ended as T
  }
}

/** A collector that can't be reached is news once, until it can. */
function sayingOnce(exporter: SpanExporter, onFault: (error: unknown) => void): SpanExporter {
  let isWell = true
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error !== undefined && isWell) onFault(result.error)
        isWell = result.error === undefined
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
