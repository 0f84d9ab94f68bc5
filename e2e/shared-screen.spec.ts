import { expect } from '@playwright/test'
import { handedOn, isOver, playOn, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor } from './online-table.ts'

for (const title of ['necronomonopoly', 'tiny-epic-cthulhu'])
  test(`${title}: two people play at one screen, without a curtain while neither hides anything`, async ({
    page,
  }) => {
    await page.goto(`/new/${title}`)
    await page.getByLabel('Who plays seat 2').selectOption('person')
    await page.getByRole('button', { name: /^Start/ }).click()
    const names = new Set<string>()
    for (let n = 0; n < 60 && names.size < 2; n++) {
      const card = await handedOn(page)
      // Only who looks into the deck hides something, and these dice lead nobody there.
      expect(card).toBeUndefined()
      names.add((await page.locator('.eyebrow').textContent())?.split(' decides')[0] ?? '')
      await takeSomething(page)
    }
    expect(names.size).toBe(2)
  })

test('a phone plays the same game', async ({ browser }) => {
  const page = await visitor(browser, true)
  await page.goto('/new/necronomonopoly')
  await page.getByRole('button', { name: /^Start/ }).tap()
  await page.locator('.prompt').waitFor()
  await playOn(page, 6)
  await isOver(page)
  await page.locator('.phone-tabs').getByText('Log').tap()
  await expect(page.locator('.log')).toBeVisible()
  await page.locator('.phone-tabs').getByText('Board').tap()
  await expect(page.locator('.small-board')).toBeVisible()
  await takeSomething(page)
})
