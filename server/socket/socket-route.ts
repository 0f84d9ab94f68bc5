import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { refusalFor } from '@eldertable/protocol/wire.ts'
import type { Limits } from '../config.ts'
import { COOKIE } from '../guests.ts'
import { personOf } from '../http/rates.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { CLOSE } from './close-codes.ts'
import { Connection } from './connection.ts'
import type { Connections } from './connections.ts'

const SOCKETS = '/ws'

/** Lets routes be WebSockets. */
export async function allowSockets(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: limits.messageBytes,
      // Nobody has a reason to send a message of ours in many pieces.
      maxFragments: 16,
      perMessageDeflate: false,
      clientTracking: false,
      // A ping is counted before it is answered; see `Connection`.
      autoPong: false,
    },
    // Connections are told to come back when the server closes; see `Connections`.
    preClose: (done) => done(),
    // Frames that are none come from strangers: that is no fault of ours, and must not fill the log.
    errorHandler(error, socket, request) {
      request.log.info({ err: error }, 'a WebSocket was ended')
      socket.terminate()
    },
  })
  // Elsewhere the plugin would open a WebSocket and close it at once, past the limits, and wait for the goodbye.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== SOCKETS) throw new Refused('not-found')
  })
}

/** The WebSocket at /ws. */
export function socketRoute(
  scope: FastifyInstance,
  services: Services,
  connections: Connections,
): void {
  scope.get(SOCKETS, { websocket: true }, (socket, request) => {
    const { guest, raw } = request
    const person = personOf(request)
    if (!connections.mayEnter(person)) {
      socket.send(JSON.stringify({ t: 'error', ...refusalFor('too-many-connections') }))
      socket.close(CLOSE.tooMany, 'too-many-connections')
      return
    }
    const isStillKnown = async () =>
      (await services.guests.recognise(request.cookies[COOKIE], Date.now()))?.id === guest?.id
    const client = { socket, wire: raw.socket, guest, address: person.address, isStillKnown }
    connections.enter(new Connection(services.connectionContext, client), socket, person)
  })
}
