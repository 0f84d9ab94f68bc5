import { createRequire } from 'node:module'

// boardgame.io names its parts by folders, which only `require` finds in a bundle.
const require = createRequire(import.meta.url)

export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')
export const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai')
export const { Server: PeerServer } =
  require('boardgame.io/server') as typeof import('boardgame.io/server')
