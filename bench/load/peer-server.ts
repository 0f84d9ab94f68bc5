import type { AddressInfo } from 'node:net'
import { boardgameIoGame } from '../property/boardgame-io.ts'
import { PeerServer } from '../property/peer.ts'
import { answerParent, usageHere } from './usage.ts'

// boardgame.io's own server as its documentation starts it: matches are kept in memory.

const { apiServer, appServer } = await PeerServer({ games: [boardgameIoGame], origins: [] }).run(0)

answerParent(
  (appServer.address() as AddressInfo).port,
  () => usageHere(0),
  async () => {
    for (const server of [apiServer, appServer]) server?.close()
  },
)
