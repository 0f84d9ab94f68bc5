import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrames } from './text-frames.ts'

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})
afterAll(() => server.close())

/** What a client makes of them. */
async function heard(texts: readonly string[]): Promise<string[]> {
  server.once('connection', (_socket, { socket }) => socket.write(textFrames(texts)))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const said: string[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (data: Buffer) => {
      said.push(String(data))
      if (said.length === texts.length) resolve()
    })
  })
  client.terminate()
  return said
}

it.each([
  ['short ones', ['', 'a', 'b'.repeat(125)]],
  ['those at each limit of a length', [126, 65_535, 65_536, 200_000].map((n) => 'x'.repeat(n))],
  ['letters of several bytes', ['Ygg’drasil', '☠'.repeat(60), '🐙'.repeat(30_000)]],
])('%s come out as they went in', async (_what, texts) => {
  expect(await heard(texts)).toEqual(texts)
})
