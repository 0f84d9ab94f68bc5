import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configFrom } from '../config.ts'
import { PATIENCE, startTestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'
import { tracedCalls } from './tracing.ts'

interface Spanned {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector of traces, as far as it is asked for one. */
class Collector {
  readonly texts: string[] = []
  readonly #waiting: (() => void)[] = []
  readonly #server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url === '/v1/traces') this.texts.push(Buffer.concat(parts).toString())
      for (const wake of this.#waiting.splice(0)) wake()
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })

  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get spans(): Spanned[] {
    return this.texts.flatMap((text) =>
      (
        JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Spanned[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  }

  async until(fits: (span: Spanned) => boolean): Promise<void> {
    while (!this.spans.some(fits))
      await new Promise<void>((resolve) => void this.#waiting.push(resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await once(this.#server.close(), 'close')
  }
}

describe('traces', { timeout: PATIENCE }, () => {
  const collector = new Collector()
  let endpoint: string
  beforeEach(async () => {
    collector.texts.length = 0
    endpoint = await collector.open()
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await collector.close()
  })

  it('tell where the time of requests and commands goes, and nothing of people', async () => {
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20')
    const { tracesTo = '' } = configFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` })
    const server = await startTestServer({ tracesTo })
    const ada = await server.guest('Ada Lovelace')
    const { id, code } = await ada.open()
    await ada.request('GET', `/api/codes/${code}?secret=1`)
    await ada.request('GET', '/healthz')
    const client = await ada.watch(id)
    await client.until(() => client.offered(id).length > 0)
    expect(await client.pick(id, client.offered(id)[0] ?? -1)).toBeUndefined()
    expect(await client.pick(id, 1)).toBeDefined()
    await client.command({ t: 'say', match: id, text: 'Something private' })
    // What comes last has arrived: the goodbye of a server does not wait for ever.
    await collector.until(({ name }) => name === 'ws say')
    client.close()
    await server.end()

    const { spans } = collector
    const named = (name: string) => spans.filter((span) => span.name === name)
    const partsOf = (name: string) => {
      const ids = named(name).map(({ spanId }) => spanId)
      return spans
        .filter(({ parentSpanId = '' }) => ids.includes(parentSpanId))
        .map((span) => span.name)
    }
    expect(partsOf('GET /api/codes/:code')).toContain('store matchByCode')
    // Its body came in piece by piece.
    expect(partsOf('POST /api/tables')).toContain('store createMatch')
    expect(partsOf('ws pick')).toContain('store append')
    expect(partsOf('ws say')).toEqual(expect.arrayContaining(['store say']))
    const refused = named('ws pick').flatMap(({ attributes }) =>
      attributes.filter(({ key }) => key === 'eldertable.refused'),
    )
    expect(refused).toHaveLength(1)
    expect(named('GET /healthz')).toEqual([])
    // A bot that goes on by itself is no part of what somebody did before.
    const ended = new Set(named('ws pick').map(({ traceId }) => traceId))
    expect(ended.size).toBe(named('ws pick').length)

    const all = collector.texts.join('\n')
    for (const secret of [id, code, ada.id, 'Lovelace', 'private', 'secret', '127.0.0.1'])
      expect(all).not.toContain(secret)
    expect(all).toContain('"eldertable"')
  })

  it('that nobody takes keep nobody from playing', async () => {
    const server = await startTestServer({ tracesTo: 'http://127.0.0.1:9/v1/traces' })
    const ada = await server.guest('Ada')
    expect((await ada.request('GET', '/api/tables')).status).toBe(200)
    await server.end()
  })

  it('are not made unless somebody wants them', async () => {
    for (const env of [
      {},
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' },
    ])
      expect(configFrom(env)).not.toHaveProperty('tracesTo')
    expect(() => configFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'here' })).toThrow('4318')
    const object = { call: () => 1 }
    expect(tracedCalls(undefined, 'object', object)).toBe(object)
    const server = await startTestServer()
    await new Visitor(server.url).request('GET', '/api/tables')
    await server.end()
    expect(collector.texts).toEqual([])
  })
})
