// Behind `npm run dev`: Vite in front, with hot reload; the server behind it, started anew when its sources change.
import { spawn } from 'node:child_process'
import { createServer as createSocket } from 'node:net'
import path from 'node:path'
import { createServer as createPage } from 'vite'
import { root } from './steps.mjs'

/** Runs both until a signal stops them; gives an exit code. */
export async function dev() {
  const api = await freePort()
  const server = startServer(api)
  process.once('exit', () => server.kill())
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => server.once('exit', () => resolve(1)))
  // A page that came before its server would only show that there is none.
  await Promise.race([answers(`http://127.0.0.1:${api}/healthz`), ended])
  const page = await startPage(api)
  process.removeAllListeners('SIGTERM') // Vite's would end this process before the server has
  /** @type {Promise<number>} */
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(0))
  })
  console.log(`\n  Eldertable is at ${page.resolvedUrls?.local[0]} and follows your changes.\n`)
  const code = await Promise.race([stopped, ended])
  server.kill()
  await ended
  await page.close()
  return code
}

/**
 * Resolves once somebody answers there.
 * @param {string} address
 */
async function answers(address) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 200))
}

/** @param {number} api the port of the server */
async function startPage(api) {
  const at = `127.0.0.1:${api}`
  const page = await createPage({
    configFile: path.join(root, 'web/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 3232),
      proxy: { '/api': `http://${at}`, '/ws': { target: `ws://${at}`, ws: true } },
    },
  })
  return page.listen()
}

/** @param {number} api */
function startServer(api) {
  const watch = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  return spawn(process.execPath, [watch, 'watch', '--clear-screen=false', 'server/dev.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Matches of development lie apart from those that people play with `npm start`.
    env: { DATA_DIR: path.join(root, 'data/dev'), ...process.env, PORT: String(api) },
  })
}

/** A port that stays the same however often the server is started anew. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createSocket()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
