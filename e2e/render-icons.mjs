// Renders web/public/icon.svg into the pictures that systems want for an installed app. Run by hand when it changes.
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/steps.mjs'
import { openBrowser } from './browser.mjs'

const folder = path.join(root, 'web/public')
const svg = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8')
/** Systems cut a maskable picture to their own shape: the ground fills it, and the rest keeps to the middle. */
const ground = '#0f1719'
const pictures = [
  { name: '192', size: 192, scale: 1, fill: 'transparent' },
  { name: '512', size: 512, scale: 1, fill: 'transparent' },
  { name: 'maskable-512', size: 512, scale: 0.84, fill: ground },
  { name: 'apple-touch', size: 180, scale: 0.94, fill: ground },
]

const browser = await openBrowser()
for (const { name, size, scale, fill } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${fill} }
     svg { width: ${scale * 100}% }</style>${svg}`,
  )
  await page.screenshot({ path: path.join(folder, 'icons', `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
