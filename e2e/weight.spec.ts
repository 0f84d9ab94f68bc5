import { expect, test } from '@playwright/test'
import { LIGHT, limitOf, script, weigh } from './first-visit.mjs'
import { sitDownFromTheShelf } from './pages.mjs'

test('a first visit is light until the first pick', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto('/')
  await sitDownFromTheShelf(page, LIGHT)
  await page.locator('.prompt:not(.waiting)').waitFor()
  await context.close()
  const weights = [...asked]
    .filter((address) => script.test(address))
    .map((address) => `${weigh([address], script).gzip.toFixed(1).padStart(6)} ${address}`)
    .toSorted()
    .toReversed()
  expect(weigh([...asked], script).gzip, weights.join('\n')).toBeLessThan(limitOf(LIGHT))
})
