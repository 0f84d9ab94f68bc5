import { expect, type Locator, type Page } from '@playwright/test'
import { complaints, isOver, take } from './at-the-table.ts'
import { test } from './known-dice.ts'

const ASKED = '.prompt:not(.waiting):not(.replay)'

/** The first of these options that is there, or the one with the lamp, or the last. */
async function firstOf(page: Page, wanted: readonly RegExp[]): Promise<Locator> {
  const options = page.locator(`${ASKED} button.opt:not(.no)`)
  const words = await options.allInnerTexts()
  for (const one of wanted) {
    const place = words.findIndex((text) => one.test(text))
    if (place >= 0) return options.nth(place)
  }
  const lamp = page.locator(`${ASKED} .opt.go`).first()
  return (await lamp.count()) > 0 ? lamp : options.last()
}

/** One who does not mind being eaten. */
const careless = [/Flail/, /No more/, /Draw a survivor/, /Rest/, /whole pool/, /Done/]

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('somebody plays alone with three seats: the screen, the pool, and the rest a swipe away', async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto('/new/innsmouth-32')
    for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
    // Alone there is no choice about the director, and the page says why.
    await expect(
      page.getByText('Alone, you play against the director that plays itself.'),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Start/ }).click()
    await isOver(page)

    // Three pools of one person: whichever is asked about lies in front.
    await expect(page.locator('.small-board svg [data-target]')).toHaveCount(3)
    await expect(page.locator('.i32-person.large')).toHaveCount(1)
    await expect(page.locator('.i32-cast .i32-person')).toHaveCount(2)
    await expect(page.locator('.i32-person.large').first()).toBeInViewport()
    const street = page.locator('.street')
    await street.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
    await expect(page.getByText('survivors to come')).toBeInViewport()

    // A first touch says what something is.
    await page.locator('.i32-cast .i32-person').last().scrollIntoViewIfNeeded()
    await page.locator('.i32-cast .i32-person').last().tap()
    await expect(page.locator('.look')).toContainText('rest spoint')
    await page.keyboard.press('Escape')

    let hasSeenAThrow = false
    while (!(await isOver(page))) {
      if (!hasSeenAThrow && (await page.locator('.i32-slate .i32-meter').isVisible())) {
        hasSeenAThrow = true
        await expect(page.locator('.i32-slate')).toContainText(/or less: \d+ %/)
      }
      await take(page, await firstOf(page, careless))
    }
    expect(hasSeenAThrow).toBe(true)
    await expect(page.locator('.headline')).toHaveText(/^You (won|lost)$/)
    expect(found).toEqual([])
  })
})
