// The built site on a free port of this machine, without the game server: what a visitor sees who plays alone.
import { createServer } from 'node:net'
import path from 'node:path'
import { build, preview } from 'vite'
import { root } from '../scripts/steps.mjs'

const configFile = path.join(root, 'web/vite.config.ts')

export const buildSite = () => build({ configFile, logLevel: 'warn' })

/** What a proxy says when there is no server behind it. @type {import('vite').Plugin} */
const noServer = {
  name: 'no-server',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/api', (_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
    })
  },
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Serves dist/web; gives its address and the way to stop it. */
export async function serveSite() {
  const port = await freePort()
  const server = await preview({
    configFile,
    logLevel: 'warn',
    plugins: [noServer],
    preview: { host: '127.0.0.1', port, strictPort: true, proxy: {} },
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
