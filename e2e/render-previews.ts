// Draws web/public/previews: what is shown of a link to a table before anybody opens it. Run by hand when a cover, its
// name or its sentence changes, or a title is added: npx tsx e2e/render-previews.ts
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../scripts/steps.mjs'
import { cardPage, markOf, PREVIEW_SIZE, previewCards } from '../web/build/preview-cards.ts'
import { openBrowser } from './browser.mjs'

const face = (family: string, file: string, weight: number): string => {
  const bytes = fs.readFileSync(path.join(root, 'node_modules/@fontsource', file))
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`
}
const faces = [
  face('IM Fell English', 'im-fell-english/files/im-fell-english-latin-400-normal.woff2', 400),
  face('Alegreya Sans', 'alegreya-sans/files/alegreya-sans-latin-500-normal.woff2', 500),
].join('\n')

const folder = path.join(root, 'web/public/previews')
fs.mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
for (const [name, card] of [...(await previewCards(root))].toSorted(([a], [b]) =>
  a.localeCompare(b),
)) {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE })
  await page.setContent(`<style>${faces}</style>${cardPage(card)}`)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ path: path.join(folder, `${name}.png`) })
  const marks = { card: markOf(cardPage(card)), picture: markOf(picture) }
  fs.writeFileSync(
    path.join(root, 'web/build/preview-marks', `${name}.json`),
    `${JSON.stringify(marks, null, 2)}\n`,
  )
  await page.close()
}
await browser.close()
