import { ServerLink } from './server-link.ts'

const here = () =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)

/** The link of this page to the server that it came from. */
export const pageLink = new ServerLink(here, globalThis)
