// Weighs what a first visit downloads until the first pick can be made, compressed as a server sends it.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'
import { sitDown } from './pages.mjs'
import { buildSite, serveSite } from './site.mjs'

/** Kilobytes of script and style, even for a browser that gets them in gzip. */
const LIMIT = 250

if (!process.argv.includes('--no-build')) await buildSite()
const site = await serveSite()
const browser = await openBrowser()
const context = await browser.newContext({ serviceWorkers: 'block' })
const page = await context.newPage()
/** @type {Set<string>} */
const asked = new Set()
page.on('request', (request) => {
  const { origin, pathname } = new URL(request.url())
  if (origin === site.url) asked.add(pathname)
})
await page.goto(site.url)
await page.locator('main h1').waitFor()
const first = [...asked]
await sitDown(page, site.url)
await browser.close()
await site.stop()

/** @param {readonly string[]} addresses @param {RegExp} kind */
function weigh(addresses, kind) {
  const files = addresses
    .filter((address) => kind.test(address))
    .map((address) => fs.readFileSync(path.join(root, 'dist/web', address)))
  /** @param {(bytes: Buffer) => Buffer} pack */
  const sum = (pack) => files.reduce((total, bytes) => total + pack(bytes).length, 0) / 1000
  return { raw: sum((bytes) => bytes), gzip: sum(gzipSync), brotli: sum(brotliCompressSync) }
}

// Bots think in a worker that loads beside the page, and only once the first of them is asked.
const script = /^(?!\/assets\/bots\/).*\.(?:js|css)$/
const rows = {
  'shelf: script and style': weigh(first, script),
  'shelf: fonts': weigh(first, /\.woff2$/),
  'until the first pick: script and style': weigh([...asked], script),
  'the worker of the bots': weigh([...asked], /^\/assets\/bots\//),
  'until the first pick: fonts': weigh([...asked], /\.woff2$/),
  'until the first pick: pictures': weigh([...asked], /\.svg$/),
}
console.log('kilobytes'.padEnd(42), 'raw'.padStart(8), 'gzip'.padStart(8), 'brotli'.padStart(8))
for (const [name, sizes] of Object.entries(rows))
  console.log(name.padEnd(42), ...Object.values(sizes).map((size) => size.toFixed(1).padStart(8)))
const total = rows['until the first pick: script and style'].gzip
if (total > LIMIT) {
  console.error(
    `${total.toFixed(1)} kB of script and style before the first pick; ${LIMIT} are allowed`,
  )
  process.exitCode = 1
}
