import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import type { Message } from '../notices/message.ts'

/** What came in for one subscription or webhook. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service and the browsers behind it, and whatever a webhook leads to: it takes what comes and reads it as a browser does. */
export class Receiver {
  readonly received: Received[] = []
  /** How many have come, answered or not. */
  knocks = 0
  /** What is answered from now on, or nothing at all. */
  status: number | 'silence' = 201
  readonly #server: Server
  readonly #browsers = new Map<string, { ecdh: ECDH; auth: Buffer }>()

  static async open(): Promise<Receiver> {
    const receiver = new Receiver()
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const body = Buffer.concat(pieces)
      this.knocks++
      if (this.status === 'silence') return
      this.received.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(this.status).end()
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A subscription as a browser gives it to the page. */
  subscribe(name: string) {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    this.#browsers.set(`/push/${name}`, { ecdh, auth })
    return {
      endpoint: `${this.origin}/push/${name}`,
      keys: {
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
      name: `Browser ${name}`,
    }
  }

  /** What a browser was told so far. */
  told(name: string): Message[] {
    const path = `/push/${name}`
    const browser = this.#browsers.get(path)
    if (browser === undefined) throw new Error(`nobody has subscribed as ${name}`)
    return this.received
      .filter((one) => one.path === path)
      .map(({ body }) => JSON.parse(decrypted(body, browser)) as Message)
  }

  /** Resolves when a browser has been told this many things. */
  async until(name: string, count: number, timeout: number): Promise<Message[]> {
    return vi.waitFor(
      () => {
        const told = this.told(name)
        if (told.length < count) throw new Error(`${name} was told ${told.length} of ${count}`)
        return told
      },
      { timeout, interval: 20 },
    )
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** A message by RFC 8291 and RFC 8188: one record, encrypted for one browser. */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const sealed = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
