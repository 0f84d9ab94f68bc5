import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** What no name of a file can have in it, as an address has it. */
const NO_FILE = /%5c|%00|\\|\/\//i

/** Whether there is a web client to serve. */
export const isWebBuilt = (folder: string | undefined): folder is string =>
  folder !== undefined && existsSync(path.join(folder, 'index.html'))

/** The built web client. Files with a hash in their name never change; all others are asked for anew. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const isBuilt = isWebBuilt(folder)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: path.resolve(folder),
      cacheControl: false,
      preCompressed: true, // the build has packed them already
      index: 'index.html',
      setHeaders(reply, file) {
        const isHashed = path.dirname(file).split(path.sep).includes('assets')
        void reply.header('cache-control', isHashed ? FOREVER : 'no-cache')
      },
    })

  // The file server would refuse these, but a page can be meant, such as that of a rule which does not exist.
  app.addHook('onRequest', async (request, reply) => {
    const isForFiles = request.routeOptions.url === '/*'
    if (isForFiles && NO_FILE.test(pathIn(request.url))) return reply.callNotFound()
    return undefined
  })

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    const isPage = method === 'GET' && !path.extname(pathIn(url))
    // Addresses inside the client, such as /tables/…, are its own affair.
    if (isBuilt && isPage) return reply.sendFile('index.html')
    throw new Refused('not-found')
  })
}

const pathIn = (url: string): string => url.split('?')[0] ?? ''
