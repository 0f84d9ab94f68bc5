// One visit, then no network: the site must open and play. And a new version must wait until it is asked for.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { root, say } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'
import { sitDown } from './pages.mjs'
import { buildSite, serveSite } from './site.mjs'

if (!process.argv.includes('--no-build')) await buildSite()
const worker = path.join(root, 'dist/web/sw.js')
const built = fs.readFileSync(worker, 'utf8')
const site = await serveSite()
const browser = await openBrowser()
try {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  })
  say('one visit, and the worker has kept the site')

  await context.setOffline(true)
  await page.goto(`${site.url}/how/necronomonopoly`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${site.url}/rules/necronomonopoly/NEC-LOT-5`)
  await page.locator('.book .marked').waitFor()
  await page.locator('.offline-strip').waitFor()
  await sitDown(page, site.url)
  await page.reload()
  await page.locator('.prompt').waitFor()
  say('offline: pages, rulebook, a new table, and the table again after a reload')

  await context.setOffline(false)
  const answer = await page.request.get(`${site.url}/api/anything`)
  assert.ok(answer.status() > 0)
  fs.writeFileSync(worker, built.replace(/"[0-9a-f]{12}"/, '"000000000000"'))
  await page.goto(`${site.url}/settings`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  const use = page.getByRole('button', { name: 'Use it' })
  await use.waitFor({ timeout: 60_000 })
  const names = () => page.evaluate(() => caches.keys())
  assert.equal((await names()).length, 2, 'the old version stays until the new one is asked for')
  await Promise.all([page.waitForEvent('load'), use.click()])
  await page.waitForFunction(async () => {
    const kept = await caches.keys()
    return kept.length === 1 && kept[0] === 'eldertable-000000000000'
  })
  say('a new version waits, and takes over when asked')
} finally {
  fs.writeFileSync(worker, built)
  await browser.close()
  await site.stop()
}
