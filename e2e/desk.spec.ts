import { expect } from '@playwright/test'
import { isOver, playOn, startFromTheShelf } from './at-the-table.ts'
import { test } from './known-dice.ts'

test('the list of tables shows each board as it was left, and the cover of one that was never seen', async ({
  page,
}) => {
  await startFromTheShelf(page)
  await playOn(page, 3)
  await page.locator('.top .home').click()
  const row = page.locator('.desk .row').first()
  await expect(row.locator('.board-picture svg')).toBeVisible()
  await expect(row).toContainText(/Round \d/)
  await page.evaluate(() => indexedDB.deleteDatabase('eldertable-seen'))
  await page.goto('/')
  await expect(row.locator('.board-picture .small-cover')).toBeVisible()
})

test('a bot tells why it picked what it did, to whoever asks', async ({ page }) => {
  await startFromTheShelf(page)
  await playOn(page, 4)
  await isOver(page)
  const why = page.locator('.log .ev .why').last()
  await why.focus()
  await why.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Why?' })
  await expect(dialog.getByRole('status')).toContainText(/is the bot|No bot has chosen|only they/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
