import { expect } from '@playwright/test'
import { goOffline, isOver, playLink, playOn } from './at-the-table.ts'
import { test } from './known-dice.ts'

test('after the first visit a game can be begun and played without the server', async ({
  page,
  context,
}) => {
  await goOffline(page, context)
  await page.reload()
  await playLink(page).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.prompt').waitFor()
  await playOn(page, 5)
  await isOver(page)
  await page.reload()
  await expect(page.locator('.log .ev').first()).toBeVisible()
})
