// Takes a picture of every page at five sizes in both themes, and looks for what a picture does not show.
// node e2e/look.mjs [--no-build] [part of a picture's name, such as settings or phone-light]
import fs from 'node:fs'
import path from 'node:path'
import { root, say } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'
import { faultsOf } from './faults.mjs'
import { pages } from './pages.mjs'
import { buildSite, serveSite } from './site.mjs'

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const [wanted = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'sideways', width: 844, height: 390 },
]
const themes = /** @type {const} */ (['dark', 'light'])

if (!flags.includes('--no-build')) await buildSite()
const folder = path.join(root, 'artefacts/look')
fs.mkdirSync(folder, { recursive: true })
const site = await serveSite()
const browser = await openBrowser()
/** @type {string[]} */
const faults = []
for (const { name: size, width, height } of sizes)
  for (const theme of themes) {
    for (const { name, open, isWhole = true } of pages) {
      const title = `${name}-${size}-${theme}`
      if (!title.includes(wanted)) continue
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        hasTouch: size !== 'desktop' && size !== 'laptop',
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      /** @type {string[]} */
      const said = []
      page.on('pageerror', (error) => said.push(error.message))
      await open(page, site.url).catch((/** @type {Error} */ error) => {
        said.push(`did not open: ${error.message.split('\n')[0]}`)
      })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: path.join(folder, `${title}.png`), fullPage: isWhole })
      const found = [...said, ...(await faultsOf(page))]
      faults.push(...found.map((fault) => `${title}: ${fault}`))
      await context.close()
    }
    say(`${size}, ${theme}`)
  }
await browser.close()
await site.stop()
for (const fault of faults) console.error(`  ${fault}`)
console.log(`${faults.length} faults; the pictures are in ${path.relative(root, folder)}`)
process.exitCode = faults.length === 0 ? 0 : 1
