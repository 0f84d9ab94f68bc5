import specifications from '@asyncapi/specs'
import { FastChance } from '@eldertable/kernel'
import { clientMessage, serverMessage } from '@eldertable/protocol/wire.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Admin } from '../admin/admin.ts'
import { Bans } from '../admin/bans.ts'
import { furnish, newApp } from '../app.ts'
import { NOTICES } from '../notices/settings.ts'
import { Connections } from '../socket/connections.ts'
import { Authenticator, ORIGIN, type Ceremony } from '../testing/authenticator.ts'
import { MailServer, tokenIn } from '../testing/mail-server.ts'
import { playToTheEnd, untilTrue } from '../testing/play.ts'
import { Receiver } from '../testing/push-receiver.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const TOKEN = 'a token that only the host of it has'

interface Described {
  readonly operationId: string
  readonly summary: string
  readonly responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>
}

interface OpenApi extends Record<string, unknown> {
  readonly paths: Record<string, Record<string, Described>>
}

interface AsyncApi {
  readonly channels: { ws: { address: string; messages: Record<string, object> } }
  readonly components: { messages: Record<string, { summary: string }> }
}

describe('what a server says of itself', { timeout: PATIENCE }, () => {
  let server: TestServer
  let receiver: Receiver
  let post: MailServer
  let requests: OpenApi
  let messages: AsyncApi
  const validators = new Ajv2020({ strict: false })

  beforeAll(async () => {
    ;[receiver, post] = await Promise.all([Receiver.open(), MailServer.open()])
    const publicUrl = ORIGIN
    const mail = { server: post.url, from: 'table@example.com' }
    const notices = { ...NOTICES, publicUrl, mail, testReceiver: receiver.origin }
    server = await startTestServer({ adminToken: TOKEN, notices, origins: [ORIGIN] })
    const anybody = new Visitor(server.url)
    requests = await anybody.ask<OpenApi>('GET', '/api/openapi.json')
    messages = await anybody.ask<AsyncApi>('GET', '/api/asyncapi.json')
    validators.addSchema(requests, 'requests').addSchema(messages, 'messages')
  }, PATIENCE)
  afterAll(async () => {
    await server.end()
    await Promise.all([receiver.close(), post.close()])
  })

  /** What does not fit the schema at this place of a document; null if all does. */
  function faultsOf(value: unknown, at: string) {
    const validate = validators.getSchema(at)
    if (validate === undefined) throw new Error(`there is no schema at ${at}`)
    void validate(value)
    return validate.errors
  }

  /** Each operation of the document, by method and route. */
  const described = () =>
    Object.entries(requests.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )

  it('is OpenAPI for requests', async () => {
    expect(await new Validator().validate(structuredClone(requests))).toEqual({ valid: true })
  })

  it('is AsyncAPI for messages', () => {
    const schema: object = specifications.schemasWithoutId['3.0.0']
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    void validate(messages)
    expect(validate.errors).toBeNull()
  })

  it('names every route that there is, and none that is not', async () => {
    const { services } = server
    const { config, store, presence, metrics } = services
    const connections = new Connections(config.limits, presence, metrics)
    const bans = new Bans(store)
    const app = newApp(config)
    const routes: string[] = []
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD' && !url.endsWith('*')) routes.push(`${String(method)} ${url}`)
    })
    const admin = new Admin(services, connections, bans)
    await furnish(app, services, connections, { admin, bans, isClosing: () => false })
    const named = described().map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    const channels = Object.values(messages.channels).map(({ address }) => `GET ${address}`)
    expect([...named, ...channels].toSorted()).toEqual(routes.toSorted())
  })

  it('names every message that there is, and says what it is for', () => {
    const known = [
      ...clientMessage.options.map((one) => `client-${one.shape.t.value}`),
      ...serverMessage.options.map((one) => `server-${one.shape.t.value}`),
    ]
    expect(Object.keys(messages.channels.ws.messages).toSorted()).toEqual(known.toSorted())
    for (const { summary } of Object.values(messages.components.messages))
      expect(summary).toMatch(/^[A-Z].*[.?]$/)
    const ids = described().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of described()) expect(operation.summary).toMatch(/^[A-Z].*\.$/)
  })

  it('is how every request is answered', async () => {
    const asked = new Set<string>()
    /** Asks, and checks the answer against the document as any program would that has read it. */
    async function ask(
      who: Visitor,
      route: string,
      given: { at?: Record<string, string>; query?: string; body?: unknown } = {},
    ): Promise<Record<string, string>> {
      const [method = '', path = ''] = route.split(' ')
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.at?.[name] ?? '')
      const headers: Record<string, string> = path.startsWith('/api/admin')
        ? { authorization: `Bearer ${TOKEN}` }
        : { origin: ORIGIN }
      const response = await who.request(method, address + (given.query ?? ''), given.body, headers)
      const operation = requests.paths[path]?.[method.toLowerCase()]
      const answer = operation?.responses[String(response.status)]
      expect(answer, `${route} answers ${response.status}`).toBeDefined()
      asked.add(operation?.operationId ?? '')
      const text = await response.text()
      const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(
        answer?.content ?? {},
      )
      if (type !== 'application/json') return {}
      const value = JSON.parse(text) as Record<string, string>
      expect({ route, faults: faultsOf(value, `requests${schema?.$ref}`) }).toEqual({
        route,
        faults: null,
      })
      return value
    }

    const [ada, bram, cora] = [0, 1, 2].map(() => new Visitor(server.url)) as [
      Visitor,
      Visitor,
      Visitor,
    ]
    for (const [who, name] of [
      [ada, 'Ada'],
      [bram, 'Bram'],
      [cora, 'Cora'],
    ] as const)
      who.id = (await ask(who, 'POST /api/guest', { body: { name } }))['id'] ?? ''
    for (const route of [
      'GET /api/me',
      'POST /api/me/sign-out',
      'GET /api/titles',
      'GET /api/tables',
      'GET /api/openapi.json',
      'GET /api/asyncapi.json',
      'GET /healthz',
      'GET /metrics',
    ])
      await ask(ada, route)
    await ask(ada, 'GET /api/me/notices')
    const kinds = { turn: true, undo: true, waits: true, rematch: true, ended: false }
    await ask(ada, 'PUT /api/me/notices', { body: { kinds, quiet: null } })
    const browser = receiver.subscribe('ada')
    const { id: way = '' } = await ask(ada, 'POST /api/me/notices/push', { body: browser })
    await ask(ada, 'POST /api/me/notices/{way}/trial', { at: { way } })
    await ask(ada, 'DELETE /api/me/notices/{way}', { at: { way } })
    const hook = { url: `${receiver.origin}/hook` }
    await ask(ada, 'POST /api/me/notices/hook', { body: hook })
    const address = { address: 'ada@example.com' }
    const letters = await ask(ada, 'POST /api/me/notices/mail', { body: address })
    const token = tokenIn(post.mails[0], 'confirm')
    await ask(bram, 'POST /api/notices/confirm', { body: { token } })
    await ask(ada, 'POST /api/me/notices/{way}/trial', { at: { way: letters['id'] ?? '' } })
    const query = `?token=${tokenIn(post.mails[1], 'unsubscribe')}`
    await ask(bram, 'POST /api/notices/unsubscribe', { query })
    await ask(ada, 'PATCH /api/me', { body: { name: 'Ada L.' } })
    const { pass } = await ask(ada, 'POST /api/me/pass')
    await ask(new Visitor(server.url), 'POST /api/me/pass/whose', { body: { pass } })
    await ask(new Visitor(server.url), 'POST /api/me/continue', { body: { pass } })

    await ask(ada, 'GET /api/accounts')
    const ceremony = async (who: Visitor, route: string) =>
      (await ask(who, route)) as unknown as Ceremony
    const phone = new Authenticator()
    const made = phone.create(await ceremony(ada, 'POST /api/me/passkeys/begin'))
    const added = await ask(ada, 'POST /api/me/passkeys', { body: made })
    await ask(ada, 'GET /api/me/account')
    const { codes } = (await ask(ada, 'POST /api/me/codes')) as unknown as { codes: string[] }
    const elsewhere = new Visitor(server.url)
    const signed = phone.get(await ceremony(elsewhere, 'POST /api/accounts/begin'))
    await ask(elsewhere, 'POST /api/accounts/enter', { body: signed })
    await ask(elsewhere, 'POST /api/accounts/recover', { body: { code: codes[0] } })
    const devices = (await ask(ada, 'GET /api/me/sessions')) as unknown as {
      id: string
      isHere: boolean
    }[]
    const session = devices.find(({ isHere }) => !isHere)?.id ?? ''
    await ask(ada, 'DELETE /api/me/sessions/{session}', { at: { session } })
    await ask(ada, 'GET /api/me/export')
    const { id: passkey = '' } = added['passkey'] as unknown as Record<string, string>
    await ask(ada, 'DELETE /api/me/passkeys/{passkey}', { at: { passkey } })

    const title = 'necronomonopoly'
    const seats = [{ player: 'me' }, { player: 'open' }]
    const open = { title, seats, settings: { roundLimit: 20 }, visibility: 'public' }
    const { id = '', code = '' } = await ask(ada, 'POST /api/tables', { body: open })
    const at = { id, code, name: code }
    await ask(ada, 'GET /api/tables/{id}', { at })
    await ask(bram, 'GET /api/codes/{code}', { at })
    await ask(bram, 'POST /api/tables/{id}/join', { at, body: { ready: false } })
    await ask(bram, 'POST /api/tables/{id}/ready', { at, body: {} })
    const [one, other] = [await ada.watch(id), await bram.watch(id)]
    await ask(ada, 'GET /api/tables')
    await untilTrue([one, other], () =>
      [one, other].some((client) => client.offered(id).length > 0),
    )
    const first = one.offered(id).length > 0 ? one : other
    await first.pick(id, first.offered(id)[0] ?? -1)
    const note = { position: 3, text: 'Why?' }
    await ask(bram, 'PUT /api/tables/{id}/notes', { at, body: note })
    await ask(bram, 'GET /api/tables/{id}/notes', { at })
    await ask(bram, 'POST /api/tables/{id}/shun', { at, body: { seat: 0, how: 'mute' } })
    const [shunned] = (await ask(bram, 'GET /api/me/shunned')) as unknown as { id: string }[]
    await ask(bram, 'DELETE /api/me/shunned/{shunned}', { at: { shunned: shunned?.id ?? '' } })

    await ask(ada, 'GET /api/me/people')
    const invited = await ask(bram, 'POST /api/tables', { body: open })
    const there = { at: { id: invited['id'] ?? '' } }
    await ask(bram, 'POST /api/tables/{id}/invite', { ...there, body: { table: id, seat: 0 } })
    await ask(ada, 'GET /api/me/invitations')
    await ask(ada, 'DELETE /api/me/invitations/{id}', there)

    for (const route of ['tables', 'tables/{name}', 'people'])
      await ask(ada, `GET /api/admin/${route}`, { at })
    await ask(ada, 'POST /api/admin/announcement', { body: { text: 'We close at ten.' } })
    await ask(ada, 'POST /api/admin/bans', { body: { guest: cora.id, days: 1 } })
    await ask(ada, 'GET /api/admin/bans')
    await ask(ada, 'POST /api/admin/unban', { body: { guest: cora.id } })
    await ask(ada, 'POST /api/admin/tables/{name}/rewind', { at, body: { to: 0 } })
    await ask(ada, 'POST /api/admin/tables/{name}/close', { at })
    await ask(ada, 'POST /api/admin/tables/{name}/reopen', { at })
    // A seat that was given up, and somebody who asks for it.
    await ask(ada, 'POST /api/admin/tables/{name}/unseat', { at, body: { seat: 1 } })
    const watching = await ada.watch(id)
    await ask(cora, 'POST /api/tables/{id}/join', { at, body: { seat: 1 } })
    const { petitions: seatRequests } = await watching.next(
      'petitions',
      (told) => told.petitions.length > 0,
    )
    const answer = { petition: seatRequests[0]?.id, yes: true }
    await ask(ada, 'POST /api/tables/{id}/admit', { at, body: answer })
    await ask(cora, 'POST /api/tables/{id}/replace', { at, body: { seat: 1, by: 'bot:random' } })
    await playToTheEnd(id, [watching], new FastChance('contract'))
    await ask(ada, 'GET /api/tables/{id}/past', { at, query: '?from=0&to=3' })
    const { line } = (await server.services.rooms.at(id, 'server', (room) => room.host)).match
    const ofBot = line.findLastIndex(({ seat }) => seat === 1) + 1
    await ask(ada, 'GET /api/tables/{id}/why', { at, query: `?at=${ofBot}` })
    await ask(ada, 'GET /api/tables/{id}/file', { at })
    const file = await (await ada.request('GET', `/api/tables/${id}/file`)).text()
    await ask(ada, 'POST /api/import', { body: { file } })
    await ask(ada, 'POST /api/tables/{id}/bug', { at, body: { words: 'It ended.' } })
    const next = await ask(ada, 'POST /api/tables/{id}/rematch', { at })
    await ask(ada, 'POST /api/tables/{id}/leave', { at: { id: next['id'] ?? '' } })
    const more = await ask(ada, 'POST /api/tables', { body: open })
    await ask(ada, 'POST /api/tables/{id}/start', { at: { id: more['id'] ?? '' }, body: {} })
    await ask(cora, 'DELETE /api/me')

    const all = described().map(({ operation }) => operation.operationId)
    expect([...asked].toSorted()).toEqual(all.toSorted())

    // What came over the WebSockets meanwhile is as the other document has it.
    for (const text of [...one.texts, ...other.texts, ...watching.texts]) {
      const { t } = JSON.parse(text) as { t: string }
      const at = `messages#/components/schemas/server-${t}`
      expect({ t, faults: faultsOf(JSON.parse(text), at) }).toEqual({ t, faults: null })
    }
    watching.close()
  })
})
