// Takes the pictures of all tables for the README from the gallery of a running `npm run dev`:
// node e2e/pictures.mjs [http://127.0.0.1:3232/]
import fs from 'node:fs'
import path from 'node:path'
import { root, say } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'

const [url = 'http://127.0.0.1:3232/'] = process.argv.slice(2)
const games = path.join(root, 'games')
const titles = fs
  .readdirSync(games)
  .filter((name) => fs.existsSync(path.join(games, name, 'board/index.tsx')))
const folder = path.join(root, 'docs/pictures')
const MOST_BYTES = 250_000

const browser = await openBrowser()
for (const title of titles) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await page.goto(new URL(`gallery/${title}/midway?theme=dark`, url).href)
  await page.locator('.prompt .opt').first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  for (let quality = 86; ; quality -= 6) {
    const picture = await page.screenshot({ type: 'jpeg', quality })
    if (picture.length > MOST_BYTES) continue
    fs.writeFileSync(path.join(folder, `${title}.jpg`), picture)
    say(`${title}.jpg: ${picture.length} bytes`)
    break
  }
  await page.close()
}
await browser.close()
