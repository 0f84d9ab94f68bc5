import { RawSocket } from './raw-socket.ts'

/** A guest of the server under load. */
export class Visitor {
  readonly #port: number
  #cookie = ''

  constructor(port: number) {
    this.#port = port
  }

  static async named(port: number, name: string): Promise<Visitor> {
    const visitor = new Visitor(port)
    await visitor.post('/api/guest', { name })
    return visitor
  }

  async post(path: string, body: object): Promise<{ id?: string }> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? ''
    const answer = (await response.json()) as { id?: string; sentence?: string }
    if (!response.ok) throw new Error(answer.sentence)
    return answer
  }

  /** At the server that knows the guest best, or at another one of the same database. */
  connect(port = this.#port): Promise<RawSocket> {
    return RawSocket.connect(port, this.#cookie)
  }
}
