import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const PAGE = '<!doctype html><title>Eldertable</title>'

describe('an address that is no file', { timeout: PATIENCE }, () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-static-'))
    const web = path.join(folder, 'web')
    mkdirSync(web)
    writeFileSync(path.join(web, 'index.html'), PAGE)
    writeFileSync(path.join(folder, 'secret'), 'beside the client')
    server = await startTestServer({ web })
  })
  afterAll(async () => {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (address: string) => new Visitor(server.url).request('GET', address)

  it.each([
    '/rules/a-title/%5C',
    '/rules/a-title/%5Cx',
    '/rules/a-title/x%22%5D',
    '/cellar//stairs',
  ])('is the client’s own affair, whatever is in it: %s', async (address) => {
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PAGE)
  })

  it.each(['/..%5csecret', '/%5c..%5csecret', '/%2e%2e/secret', '/%2e%2e%2fsecret', '/a%00b'])(
    'leads to nothing beside the client: %s',
    async (address) => {
      const response = await get(address)
      expect(await response.text()).not.toContain('beside')
    },
  )

  it('is refused with a sentence where a file is meant, or something of the server', async () => {
    for (const address of ['/assets/gone.js', '/api/nothing%5C.txt'])
      expect(await new Visitor(server.url).refusal('GET', address)).toBe('not-found')
  })
})
