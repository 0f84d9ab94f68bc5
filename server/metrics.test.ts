import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '@eldertable/store'
import { parser } from '@prometheus-io/lezer-promql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from './metrics.ts'
import { PATIENCE, startTestServer, type TestServer } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

const deploy = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../deploy', file), 'utf8')

interface Panel {
  readonly title: string
  readonly description: string
  readonly targets: readonly { readonly expr: string }[]
}
interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly description: string }
}

const dashboard = JSON.parse(deploy('grafana-dashboard.json')) as {
  panels: Panel[]
  templating: { list: { query: string }[] }
}
const alerts = parse(deploy('prometheus-alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = alerts.groups.flatMap((group) => group.rules)

/** What Prometheus adds to every figure that it collects. */
const FROM_OUTSIDE = ['job', 'instance']

interface Asked {
  readonly metric: string
  readonly labels: readonly string[]
}

/** The figures that an expression asks for; throws if it is none. */
function askedIn(expr: string): Asked[] {
  const text = expr.replaceAll('$__rate_interval', '5m')
  const asked: { metric: string; labels: string[] }[] = []
  let grouped: string[] = []
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const word = text.slice(from, to)
      if (type.isError) throw new Error(`${text} is no PromQL at ${from}`)
      if (type.name === 'VectorSelector') {
        asked.push({ metric: '', labels: grouped })
        grouped = []
      }
      const latest = asked.at(-1)
      if (type.name === 'Identifier' && latest?.metric === '') latest.metric = word
      // `by (…)` stands before what it groups.
      const isGrouping = node.parent?.name === 'GroupingLabels'
      if (type.name === 'LabelName') (isGrouping ? grouped : latest?.labels)?.push(word)
    },
  })
  return asked
}

describe('dashboard and alerts', () => {
  const metrics = new Metrics()
  metrics.watchDisk('.')
  /** The labels of every figure that Prometheus finds, by its name there. */
  const known = new Map<string, string[]>([['up', []]])
  for (const one of metrics.registry.getMetricsAsArray()) {
    const {
      name,
      labelNames = [],
      buckets,
    } = one as unknown as {
      name: string
      labelNames?: string[]
      buckets?: number[]
    }
    known.set(name, labelNames)
    if (buckets === undefined) continue
    known.set(`${name}_bucket`, [...labelNames, 'le'])
    for (const part of ['count', 'sum']) known.set(`${name}_${part}`, labelNames)
  }

  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list
      .map(({ query }) => /^label_values\((.*), \w+\)$/.exec(query)?.[1])
      .filter((expr) => expr !== undefined),
    ...rules.map(({ expr }) => expr),
  ]

  it.each(expressions)('ask for figures that there are: %s', (expr) => {
    const asked = askedIn(expr)
    expect(asked).not.toEqual([])
    for (const { metric, labels } of asked) {
      expect([...known.keys()]).toContain(metric)
      expect([...(known.get(metric) ?? []), ...FROM_OUTSIDE]).toEqual(
        expect.arrayContaining([...labels]),
      )
    }
  })

  it('show every figure of our own', () => {
    const shown = new Set(
      expressions.flatMap(askedIn).map(({ metric }) => metric.replace(/_(bucket|count|sum)$/, '')),
    )
    const own = metrics.registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => !/^eldertable_(process|nodejs)_/.test(name))
    expect(own.filter((name) => !shown.has(name))).toEqual([])
  })

  it('say in words what is shown, and what is wrong', () => {
    for (const { title, description } of dashboard.panels)
      expect(`${title}: ${description}`).toMatch(/^[A-Z][^:]+: [A-Z].*\.$/)
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Eldertable[A-Z]\w+$/)
      expect(['warning', 'critical']).toContain(labels.severity)
      expect(annotations.description).toMatch(/^[A-Z].*\.$/)
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })
})

describe('the figures of a server', { timeout: PATIENCE }, () => {
  let server: TestServer
  const figures = async () => (await new Visitor(server.url).request('GET', '/metrics')).text()
  afterEach(() => server.end())

  describe('that is well', () => {
    beforeEach(async () => {
      server = await startTestServer({ limits: { openTables: 7 } })
    })

    it('tell of its store, its disk and its room', async () => {
      const text = await figures()
      expect(text).toMatch(/^eldertable_store_healthy 1$/m)
      expect(text).toMatch(/^eldertable_disk_free_bytes [1-9]\d*/m)
      expect(text).toMatch(/^eldertable_matches_limit 7$/m)
      expect(text).toMatch(/^eldertable_faults_total 0$/m)
    })

    it('count requests by their route, whatever the address', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.open()
      for (const one of [id, 'x'.repeat(22)]) await ada.request('GET', `/api/tables/${one}`)
      for (const one of ['a', 'b']) await ada.request('GET', `/nothing/${one}.html`)
      const text = await figures()
      expect(text).toContain('requests_total{route="/api/tables/:id",status="200"} 1\n')
      expect(text).toContain('requests_total{route="/api/tables/:id",status="404"} 1\n')
      expect(text).toContain('requests_total{route="none",status="404"} 2\n')
      expect(text).not.toContain(id)
    })

    it('have of commands the time of those that are kept', async () => {
      const ada = await server.guest('Ada')
      const { id } = await ada.open({ advice: true })
      const client = await ada.watch(id)
      await client.until(() => client.offered(id).length > 0)
      const { moment: at } = client.table(id)
      const [pick = -1] = client.offered(id)
      expect(await client.command({ t: 'aim', match: id, at, pick })).toBeUndefined()
      expect(await client.command({ t: 'say', match: id, text: 'Well' })).toBeUndefined()
      expect(await figures()).toMatch(/^eldertable_command_seconds_count 1$/m)
      client.close()
    })
  })

  it('tell that its store is ill, and what failed for that', async () => {
    const store = await openStore('sqlite::memory:')
    const ill = () => Promise.reject(new Error('ill'))
    server = await startTestServer({}, { store: { ...store, health: ill, openMatches: ill } })
    expect(await new Visitor(server.url).refusal('GET', '/api/tables')).toBe('fault')
    const text = await figures()
    expect(text).toMatch(/^eldertable_store_healthy 0$/m)
    expect(text).toMatch(/^eldertable_faults_total 1$/m)
  })
})
