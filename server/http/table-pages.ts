import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tableId } from '@eldertable/protocol/wire.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, takeOfAddress } from '../limits/person.ts'
import type { Services } from '../services.ts'
import { INVITED, previewOf, type LinkPreview } from './link-preview.ts'
import { pageWithPreview, siteOf } from './page-head.ts'
import { isWebBuilt } from './static.ts'

const A_MINUTE = 60_000

interface AtTable {
  Params: { id: string }
}

/**
 * The pages of tables: the web client, as at any other address, with the preview of the link. They are the same for
 * everybody who asks, and whatever is amiss they are those of an address that leads nowhere: the client tells the rest.
 */
export function tablePages(app: FastifyInstance, services: Services): void {
  const { web, limits } = services.config
  if (!isWebBuilt(web)) return
  const file = path.join(web, 'index.html')
  const previews = path.join(web, 'previews')
  const pictures = existsSync(previews) ? readdirSync(previews) : []
  const requests = { name: 'pages', most: limits.requestsPerMinute, span: A_MINUTE }

  for (const address of ['/t/:id', '/t/:id/watch'])
    app.get<AtTable>(address, async (request, reply) => {
      const [page, preview] = await Promise.all([readFile(file, 'utf8'), previewAt(request)])
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(pageWithPreview(page, drawn(preview), siteOf(request)))
    })

  /** A title whose picture nobody has drawn yet is shown with that of an invitation. */
  const drawn = (preview: LinkPreview): LinkPreview =>
    pictures.includes(`${preview.picture}.png`) ? preview : { ...preview, picture: INVITED.picture }

  async function previewAt(request: FastifyRequest<AtTable>): Promise<LinkPreview> {
    const { id } = request.params
    if (!tableId.safeParse(id).success) return INVITED
    try {
      // Whoever looks for tables by trying gets the page, and nobody asks the store for them.
      const wait = await takeOfAddress(services.counts, addressOf(request.ip), requests)
      if (wait !== undefined) return INVITED
      const head = await services.store.readMatch(id)
      return previewOf(head, head && services.titles.find(head.title).title)
    } catch (error) {
      request.log.warn({ err: error }, 'a preview could not be made')
      return INVITED
    }
  }
}
