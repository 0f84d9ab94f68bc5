import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Store } from '@eldertable/store'
import { openStore } from '@eldertable/store'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Eldertable</title>
  </head>
  <body><div id="root"></div></body>
</html>
`
const me = { player: 'me' }
const open = { player: 'open' }
const bot = { player: 'bot:random', name: 'Odile' }
const shownName = (name: string): string => `\u2068${name}\u2069`

describe('the page of a table', { timeout: PATIENCE }, () => {
  let server: TestServer
  let folder: string
  let web: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-pages-'))
    web = path.join(folder, 'web')
    mkdirSync(web)
    writeFileSync(path.join(web, 'index.html'), PAGE)
    mkdirSync(path.join(web, 'previews'))
    writeFileSync(path.join(web, 'previews/necronomonopoly.png'), '')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  afterEach(() => server.end())

  const pageAt = async (address: string, visitor = new Visitor(server.url)) => {
    const response = await visitor.request('GET', address)
    const text = await response.text()
    const tag = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)" />`).exec(text)?.[1]
    return { response, text, title: tag('og:title'), words: tag('og:description'), tag }
  }

  it('shows the picture of an invitation for a title that has none yet', async () => {
    server = await startTestServer({ web })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({
      title: 'tiny-epic-cthulhu',
      seats: [me, open],
      settings: {},
      visibility: 'public',
    })
    const { title, tag } = await pageAt(`/t/${id}`)
    expect(title).toContain('Tiny Epic Cthulhu')
    expect(tag('og:image')).toBe(`${server.url}/previews/invitation.png`)
  })

  it('previews a public table by who invites to what, with its cover', async () => {
    server = await startTestServer({ web })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({
      title: 'necronomonopoly',
      seats: [me, open, bot],
      visibility: 'public',
    })
    const { response, text, title, words, tag } = await pageAt(`/t/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(title).toBe(`${shownName('Ada')} invites you to Necronomonopoly`)
    expect(words).toContain(
      `At the table: ${shownName('Ada')} and ${shownName('Odile')}. 1 seat is free.`,
    )
    expect(tag('og:image')).toBe(`${server.url}/previews/necronomonopoly.png`)
    // Besides that it is the client.
    expect(text).toContain('<div id="root"></div>')
    expect((await pageAt(`/t/${id}/watch`)).text).toBe(text)
  })

  it('says of a public match who plays it, or has', async () => {
    server = await startTestServer({ web })
    const ada = await server.guest('Ada')
    const { id } = await ada.open({ seats: [me, bot], visibility: 'public' })
    expect((await pageAt(`/t/${id}`)).title).toMatch(/^\u2068Ada\u2069 at .+: watch$/)
  })

  it('tells of a private table no more than of none at all, whoever asks', async () => {
    server = await startTestServer({ web })
    const ada = await server.guest('Ada')
    const gathering = await ada.open({ name: 'Friday', seats: [me, open] })
    const playing = await ada.open({ name: 'Friday', seats: [me, bot] })
    const given = await ada.open({ seats: [me, open], visibility: 'public' })
    await ada.request('POST', `/api/tables/${given.id}/leave`, {})
    const { text: nothing, title, tag } = await pageAt(`/t/${'x'.repeat(22)}`)
    expect(title).toBe('You are invited to a table at Eldertable')
    expect(tag('og:image')).toBe(`${server.url}/previews/invitation.png`)
    for (const { id } of [gathering, playing, given]) {
      expect((await pageAt(`/t/${id}`)).text).toBe(nothing)
      expect((await pageAt(`/t/${id}`, ada)).text).toBe(nothing)
    }
  })

  it.each([
    'short',
    `${'x'.repeat(22)}%00`,
    "'%22%3E%3Cscript%3E",
    '..%2f..%2fetc',
    `${'x'.repeat(99)}`,
  ])(
    'is that of a table which is not there at %s, and says nothing of what was asked',
    async (id) => {
      server = await startTestServer({ web })
      const { text: nothing } = await pageAt(`/t/${'x'.repeat(22)}`)
      expect((await pageAt(`/t/${id}`)).text).toBe(nothing)
    },
  )

  it.each([
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '</title></head><body>',
    '<!--',
    '&quot;&#34; $& $1 $`',
  ])('shows the name %s as it is, and runs nothing', async (name) => {
    server = await startTestServer({ web })
    const ada = await server.guest(name)
    const { id } = await ada.open({ seats: [me, open], visibility: 'public' })
    const { text, title, response } = await pageAt(`/t/${id}`)
    const read = (title ?? '').replaceAll(/&#(\d+);/g, (_, code) =>
      String.fromCharCode(Number(code)),
    )
    expect(read).toContain(shownName(name))
    expect(text).not.toContain(name)
    expect(text).not.toMatch(/<script|<!--/)
    // What a browser takes for elements are ours alone.
    expect(text.match(/<\/?(?:head|body|title|html)\b/g)).toHaveLength(8)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'self';")
  })

  it('keeps the direction of a name to the name', async () => {
    server = await startTestServer({ web })
    const ada = await server.guest('אדה')
    const { id } = await ada.open({ seats: [me, open], visibility: 'public' })
    expect((await pageAt(`/t/${id}`)).title).toMatch(/^\u2068אדה\u2069 invites you to /)
    expect(await new Visitor(server.url).refusal('POST', '/api/guest', { name: 'a\u202Eb' })).toBe(
      'bad-message',
    )
  })

  it('believes no host that is none', async () => {
    server = await startTestServer({ web })
    const { port } = new URL(server.url)
    const page = await rawPage(Number(port), 'evil"><script>alert(1)</script>')
    expect(page).not.toMatch(/<script>alert/)
    expect(page).not.toContain('evil')
  })

  it('asks the store for nobody who tries one address after the other', async () => {
    const store = await openStore('sqlite::memory:')
    let reads = 0
    const counted: Store = Object.assign(Object.create(store) as Store, {
      readMatch(id: string) {
        reads++
        return store.readMatch(id)
      },
    })
    server = await startTestServer({ web, limits: { requestsPerMinute: 2 } }, { store: counted })
    const { text: nothing } = await pageAt(`/t/${'x'.repeat(22)}`)
    for (let n = 0; n < 30; n++)
      expect((await pageAt(`/t/${String(n).padStart(22, 'y')}`)).text).toBe(nothing)
    // Ten a minute, and the test may see the end of one minute and the beginning of the next.
    expect(reads).toBeGreaterThanOrEqual(10)
    expect(reads).toBeLessThanOrEqual(20)
  })

  it('comes also when the store does not answer', async () => {
    const store = await openStore('sqlite::memory:')
    const ill: Store = Object.assign(Object.create(store) as Store, {
      readMatch: () => Promise.reject(new Error('ill')),
    })
    server = await startTestServer({ web }, { store: ill })
    expect(await pageAt(`/t/${'x'.repeat(22)}`)).toMatchObject({
      response: { status: 200 },
      title: 'You are invited to a table at Eldertable',
    })
  })
})

/** The page as it comes to somebody who calls the site by another name. */
async function rawPage(port: number, host: string): Promise<string> {
  const { connect } = await import('node:net')
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET /t/${'x'.repeat(22)} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  let page = ''
  for await (const piece of socket) page += String(piece)
  return page
}
