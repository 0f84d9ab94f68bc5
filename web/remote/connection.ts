import { Connection } from './socket.ts'

const here = () =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)

/** The connection of this page to the server that it came from. */
export const connection = new Connection(here, globalThis)
