// The built site on a free port of this machine, without the game server: what a visitor sees who plays alone.
import fs from 'node:fs'
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

/** Sends the packed copy of a file where there is one, as our server does. @type {import('vite').Plugin} */
const packed = {
  name: 'packed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://here')
      const type = types[path.extname(pathname)]
      const file = path.join(root, 'dist/web', `${pathname}.br`)
      if (type === undefined || !fs.existsSync(file)) return next()
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      response.end(fs.readFileSync(file))
    })
  },
}

/** @type {Readonly<Record<string, string>>} */
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

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
    plugins: [noServer, packed],
    preview: { host: '127.0.0.1', port, strictPort: true, proxy: {} },
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
