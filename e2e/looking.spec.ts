import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { bring, isOver, keysSettled, startFromTheShelf } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { beforeABanish } from './recorded-match.ts'

const card = (page: Page) => page.getByRole('dialog', { name: /./ }).and(page.locator('.look'))

test('everything on the board can be looked at, by pointer and by keyboard', async ({ page }) => {
  await startFromTheShelf(page)
  await isOver(page)
  await page.locator('g[data-target="space:15"]').click()
  await expect(card(page)).toContainText('Great Tome')
  const { violations } = await new AxeBuilder({ page }).include('.look').include('.stage').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(page.locator('g[data-target="space:15"]')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('.look.passing')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('g[data-target="deck:0"]').hover()
  await expect(page.locator('.look.passing')).toContainText('The Mythos Deck')
})

test('a key that picks keeps the focus at the table', async ({ page }) => {
  await startFromTheShelf(page)
  for (let picks = 0; picks < 8; picks++) {
    if (await isOver(page)) break
    await page.locator('.prompt .opt:not(.no)').first().focus()
    const position = await page.locator('main').getAttribute('data-position')
    await keysSettled(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).not.toHaveAttribute('data-position', position ?? '')
    await isOver(page)
    await expect(page.locator('.prompt .opt:focus, .prompt :focus')).toHaveCount(1)
  }
})

test('who wants to leave is asked once more, and is gone for good', async ({ page }) => {
  await startFromTheShelf(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'At any time' }).click()
  await page.getByRole('button', { name: 'Leave the game for good' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.locator('.seats')).not.toContainText('has left')
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Leave the game for good' }).click()
  await page.getByRole('button', { name: 'Leave the game for good' }).click()
  await expect(page.locator('.log')).toContainText('You leave the game')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'At any time' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on a refused town says why, and a finger that is held shows one that is lit', async ({
    page,
  }) => {
    await page.goto('/replays')
    await bring(page, beforeABanish())
    const own = page.locator('.street-card[aria-disabled="true"]').first()
    await own.tap({ force: true }) // it is there to be pressed, disabled or not
    await expect(card(page).locator('.why')).toContainText('Already there TEC-MOVE-1')
    await card(page).getByRole('button', { name: 'Close' }).tap()
    await expect(card(page)).toBeHidden()
    const before = await page.locator('main').getAttribute('data-position')
    await page
      .locator('.street-card.lit[data-target^="town:"]')
      .first()
      .dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect(card(page)).toContainText('Town action')
    await expect(page.locator('main')).toHaveAttribute('data-position', before ?? '')
  })

  test('the pieces lead to what may be done at any time', async ({ page }) => {
    await startFromTheShelf(page)
    await page.getByRole('button', { name: 'Pieces' }).tap()
    await page.getByRole('button', { name: 'At any time…' }).tap()
    await expect(page.getByRole('dialog', { name: 'At any time' })).toContainText('Leave the game')
  })
})
