import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { refusalFor } from '@eldertable/protocol/wire.ts'
import type { Services } from '../services.ts'
import { CLOSE } from './close-codes.ts'
import { Connection } from './connection.ts'
import type { Connections } from './connections.ts'

/** The WebSocket at /ws. */
export async function socketRoute(
  app: FastifyInstance,
  services: Services,
  connections: Connections,
): Promise<void> {
  const { limits } = services.config
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false, clientTracking: false },
    // Connections are told to come back when the server closes; see `Connections`.
    preClose: (done) => done(),
  })

  app.get('/ws', { websocket: true }, (socket, { guest, ip, raw }) => {
    if (!connections.mayEnter(guest?.id, ip)) {
      socket.send(JSON.stringify({ t: 'error', ...refusalFor('too-many-connections') }))
      socket.close(CLOSE.tooMany, 'too-many-connections')
      return
    }
    const client = { socket, wire: raw.socket, guest }
    connections.enter(new Connection(services.connectionContext, client), socket, ip)
  })
}
