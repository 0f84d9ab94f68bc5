import { createHash, randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 0x81
const CLOSE = 0x88
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80

/**
 * As little of a WebSocket client as a load generator can do with: on two cores every microsecond that it needs is
 * one that the server does not get.
 */
export class RawSocket {
  readonly #socket: Socket
  #rest: Buffer = Buffer.alloc(0)
  /** Bytes that all of them have been sent so far. */
  static received = 0
  onText: (text: string) => void = () => {}
  onEnd: () => void = () => {}

  static connect(port: number, cookie: string, path = '/ws'): Promise<RawSocket> {
    return new Promise((resolve, reject) => {
      const key = randomBytes(16).toString('base64')
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('the connection was closed')))
      socket.once('connect', () => {
        const lines = [
          `GET ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${port}`,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${key}`,
          `Cookie: ${cookie}`,
        ]
        socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      })
      socket.once('data', (data) => {
        const end = data.indexOf('\r\n\r\n')
        const accept = createHash('sha1')
          .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
          .digest('base64')
        if (end < 0 || !data.subarray(0, end).toString().includes(accept)) {
          socket.destroy()
          return reject(new Error(`no WebSocket: ${String(data).slice(0, 100)}`))
        }
        resolve(new RawSocket(socket, data.subarray(end + 4)))
      })
    })
  }

  private constructor(socket: Socket, first: Buffer) {
    this.#socket = socket
    socket.removeAllListeners('error')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      RawSocket.received += data.length
      this.#read(data)
    })
    socket.on('close', () => this.onEnd())
    if (first.length > 0) this.#read(first)
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    this.#write(TEXT, Buffer.from(text))
  }

  close(): void {
    this.#socket.destroy()
  }

  #write(kind: number, payload: Buffer): void {
    const { length } = payload
    if (length > 0xffff) throw new Error('too long for a load generator')
    const head = Buffer.alloc(length < 126 ? 6 : 8)
    head[0] = kind
    if (length < 126) head[1] = MASKED | length
    else {
      head[1] = MASKED | 126
      head.writeUInt16BE(length, 2)
    }
    // The mask is four zeros, so that the payload stays as it is.
    this.#socket.write(Buffer.concat([head, payload]))
  }

  #read(data: Buffer): void {
    let buffer = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data])
    for (;;) {
      if (buffer.length < 2) break
      let length = (buffer[1] ?? 0) & 0x7f
      let start = 2
      if (length === 126) {
        if (buffer.length < 4) break
        length = buffer.readUInt16BE(2)
        start = 4
      } else if (length === 127) {
        if (buffer.length < 10) break
        length = Number(buffer.readBigUInt64BE(2))
        start = 10
      }
      if (buffer.length < start + length) break
      const kind = buffer[0] ?? 0
      const payload = buffer.subarray(start, start + length)
      if (kind === TEXT) this.onText(payload.toString())
      else if (kind === PING) this.#write(PONG, payload)
      else if (kind === CLOSE) this.#socket.destroy()
      buffer = buffer.subarray(start + length)
    }
    this.#rest = buffer
  }
}
