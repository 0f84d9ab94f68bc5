import fs from 'node:fs'
import path from 'node:path'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { answerErrors } from '../http/errors.ts'
import type { Metrics } from '../metrics.ts'
import type { Admin } from './admin.ts'
import { adminRoutes } from './admin-routes.ts'
import { socketName } from './admin-socket-name.ts'

interface Place {
  readonly dataDir: string
  readonly port: number
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
}

/**
 * Opens a socket in the data folder through which whoever runs the server is heard: only its owner can open it, and no
 * token is needed. Gives what closes it. A server without it still serves.
 */
export async function openAdminSocket(
  admin: Admin,
  { dataDir, port, log, metrics }: Place,
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {}
  const file = path.join(dataDir, socketName(port))
  const app = fastify({ loggerInstance: log })
  answerErrors(app, metrics)
  adminRoutes(app, admin)
  try {
    await listenInPrivate(file, (at) => app.listen({ path: at }))
  } catch (error) {
    log.error({ err: error }, 'the socket for whoever runs the server could not be opened')
  }
  return async () => {
    await app.close()
    fs.rmSync(file, { force: true })
  }
}

/**
 * A socket can be opened by others from when it is there until its mode is changed: so it is made in a folder that is
 * closed to them, and moved. What a process that is gone has left at its place goes.
 */
async function listenInPrivate(
  file: string,
  listen: (file: string) => Promise<unknown>,
): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const folder = fs.mkdtempSync(path.join(path.dirname(file), 'admin-'))
  try {
    const first = path.join(folder, 's')
    await listen(first)
    fs.chmodSync(first, 0o600)
    fs.renameSync(first, file)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
