import { Client } from './client.ts'
import { mustKeepContract } from './contract.ts'

/**
 * Somebody with a browser, or a program: asks over HTTP with a cookie of its own, and opens WebSockets.
 * Every answer is checked against the description of its route.
 */
export class Visitor {
  readonly url: string
  cookie = ''
  /** Who the server says this is. */
  id = ''
  readonly #headers: Record<string, string>

  /** Somebody who comes from another address is passed on by a proxy on this machine. */
  constructor(url: string, from?: string) {
    this.url = url
    this.#headers = from === undefined ? {} : { 'x-forwarded-for': from }
  }

  /** A new guest with a name. */
  static async named(url: string, name: string, from?: string): Promise<Visitor> {
    const visitor = new Visitor(url, from)
    visitor.id = (await visitor.ask('POST', '/api/guest', { name })).id
    return visitor
  }

  /** The answer to a request, whatever it is. */
  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.#headers,
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? ''
    await mustKeepContract(method, path, body, response.clone())
    return response
  }

  /** What comes back when all goes well; otherwise an error with the reason. */
  async ask<T = Answered>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, path, body)
    const answer = (await response.json()) as T & { reason?: string; sentence?: string }
    if (!response.ok) throw new Error(`${answer.reason}: ${answer.sentence}`)
    return answer
  }

  /** The reason for which a request is refused. */
  async refusal(method: string, path: string, body?: unknown): Promise<string> {
    const response = await this.request(method, path, body)
    const { reason } = (await response.json()) as { reason?: string }
    return reason ?? `none: status ${response.status}`
  }

  /** Opens a table; the seats as in the request, by default against one bot. */
  open(given: object = {}): Promise<{ id: string; code: string }> {
    return this.ask('POST', '/api/tables', { ...SMALL_TABLE, ...given })
  }

  /** A WebSocket that has said hello. */
  async connect(): Promise<Client> {
    const client = await Client.connect(this.url, this.cookie, this.#headers)
    await client.greet()
    return client
  }

  /** A WebSocket that watches a table. */
  async watch(id: string): Promise<Client> {
    const client = await this.connect()
    await client.watch(id)
    return client
  }
}

interface Answered {
  id: string
  code: string
}

const SMALL_TABLE = {
  title: 'necronomonopoly',
  seats: [{ player: 'me' }, { player: 'bot:random' }],
  settings: { roundLimit: 20 },
}
