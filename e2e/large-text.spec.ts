import { expect, type Page } from '@playwright/test'
import { startShortMatch } from './at-the-table.ts'
import { test } from './known-dice.ts'

const screens = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

for (const viewport of screens)
  test.describe(`letters of twice their size at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('parts of the question follow each other, and being offline moves nothing', async ({
      page,
    }) => {
      await page.goto('/settings')
      await page.getByRole('radio', { name: '200 %' }).check()
      await startShortMatch(page)
      await page.locator('.prompt:not(.waiting) .happened').waitFor()
      const parts = await edges(page)
      for (const [i, { name, bottom }] of parts.entries())
        expect(bottom, `${name} ends where the next begins`).toBeLessThanOrEqual(
          parts[i + 1]?.top ?? Infinity,
        )
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > globalThis.innerWidth,
      )
      expect(isWider).toBe(false)

      const board = await page.locator('.stage').boundingBox()
      await page.evaluate(() => globalThis.dispatchEvent(new Event('offline')))
      await expect(page.locator('.offline-strip b')).toBeVisible()
      expect(await page.locator('.stage').boundingBox()).toEqual(board)
    })
  })

/** Where the parts of the slip begin and end, from above, in whole pixels. */
const edges = (page: Page): Promise<{ name: string; top: number; bottom: number }[]> =>
  page.locator('.prompt').evaluate((prompt) =>
    ['.eyebrow', '.happened', '.ask', '.opts'].map((name) => {
      const { top, bottom } = prompt.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      return { name, top: Math.round(top), bottom: Math.round(bottom) }
    }),
  )
