import { expect, test } from '@playwright/test'
import { isOver, playOn } from './at-the-table.ts'

test('after the first visit a game can be begun and played without the server', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: 'Play', exact: true }).last().click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.prompt').waitFor()
  await playOn(page, 5)
  await isOver(page)
  await page.reload()
  await expect(page.locator('.log .ev').first()).toBeVisible()
})
