// Weighs what a first visit downloads until the first pick can be made, compressed as a server sends it, and takes the
// time until the table stands. node e2e/weight.mjs [--no-build] [--json] [name of a game on the shelf]
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'
import { limitOf, LIGHT, script, weigh } from './first-visit.mjs'
import { sitDownFromTheShelf } from './pages.mjs'
import { buildSite, serveSite } from './site.mjs'

const [TITLE = LIGHT] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const LIMIT = limitOf(TITLE)
const VISITS = 3

/** A phone of the middle on a slow network. */
const PHONE = { cpu: 4, network: { latency: 150, kilobitsDown: 1_600, kilobitsUp: 750 } }

if (!process.argv.includes('--no-build')) await buildSite()
const site = await serveSite()
const browser = await openBrowser()

/**
 * One visit with nothing kept from any other: gives the files that were asked for on the shelf and until the first
 * pick, and the seconds until the table stands, with a question to somebody.
 * @param {typeof PHONE} [slow]
 */
async function visit(slow) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  if (slow !== undefined) {
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.network.latency,
      downloadThroughput: (slow.network.kilobitsDown * 1000) / 8,
      uploadThroughput: (slow.network.kilobitsUp * 1000) / 8,
    })
  }
  /** @type {Set<string>} */
  const asked = new Set()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === site.url) asked.add(pathname)
  })
  const since = performance.now()
  await page.goto(site.url, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  const shelf = [...asked]
  await sitDownFromTheShelf(page, TITLE)
  const seconds = (performance.now() - since) / 1000
  // If bots begin, their thread belongs to what has to come before one's own first pick.
  await page.locator('.prompt:not(.waiting)').waitFor({ timeout: 60_000 })
  await context.close()
  return { shelf, all: [...asked], seconds }
}

/** @param {typeof PHONE} [slow] */
async function medianTime(slow) {
  const times = []
  for (let n = 0; n < VISITS; n++) times.push((await visit(slow)).seconds)
  return times.sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0
}

/**
 * The rulebooks whose rules are named in what was loaded, if they are several: nothing of another game is to come along.
 * @param {readonly string[]} addresses
 */
function strangers(addresses) {
  const loaded = addresses
    .filter((address) => script.test(address))
    .map((address) => fs.readFileSync(path.join(root, 'dist/web', address), 'utf8'))
    .join('\n')
  const books = new Set()
  for (const title of fs.readdirSync(path.join(root, 'games'))) {
    const book = path.join(root, 'games', title, 'RULES.md')
    if (!fs.existsSync(book)) continue
    const prefix = /\*\*([A-Z0-9]+)-[A-Z]+-\d/.exec(fs.readFileSync(book, 'utf8'))?.[1]
    if (prefix !== undefined && new RegExp(`['"\`]${prefix}-[A-Z]+-\\d`).test(loaded))
      books.add(prefix)
  }
  return books.size > 1 ? [...books] : []
}

const { shelf, all } = await visit()
const sizes = {
  'shelf: script and style': weigh(shelf, script),
  'shelf: fonts': weigh(shelf, /\.woff2$/),
  'until the first pick: script and style': weigh(all, script),
  'until the first pick: the thread of the bots': weigh(all, /^\/assets\/bots\//),
  'until the first pick: fonts': weigh(all, /\.woff2$/),
  'until the first pick: pictures': weigh(all, /\.svg$/),
}
const times = {
  'on this machine': await medianTime(),
  'processor four times slower, 1.6 Mbit/s, 150 ms': await medianTime(PHONE),
}
await browser.close()
await site.stop()

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ title: TITLE, limit: LIMIT, sizes, times }))
else {
  console.log('kilobytes'.padEnd(50), 'raw'.padStart(8), 'gzip'.padStart(8), 'brotli'.padStart(8))
  for (const [name, of] of Object.entries(sizes))
    console.log(name.padEnd(50), ...Object.values(of).map((size) => size.toFixed(1).padStart(8)))
  console.log('\nseconds until the table stands')
  for (const [name, seconds] of Object.entries(times))
    console.log(name.padEnd(50), seconds.toFixed(2).padStart(8))
}
const strange = strangers(all)
if (strange.length > 0) {
  console.error(`more than one game comes along: rules of ${strange.join(', ')}`)
  process.exitCode = 1
}
const total = sizes['until the first pick: script and style'].gzip
if (total > LIMIT) {
  console.error(
    `${total.toFixed(1)} kB of script and style before the first pick; ${LIMIT} are allowed`,
  )
  process.exitCode = 1
}
