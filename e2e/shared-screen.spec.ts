import { expect } from '@playwright/test'
import { handedOn, isOver, playOn, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor } from './online-table.ts'

for (const title of ['necronomonopoly', 'tiny-epic-cthulhu'])
  test(`${title}: two people hand one screen on, and neither sees the other’s turn beforehand`, async ({
    page,
  }) => {
    await page.goto(`/new/${title}`)
    await page.getByLabel('Who plays seat 2').selectOption('person')
    await page.getByRole('button', { name: /^Start/ }).click()
    const names: string[] = []
    for (let n = 0; n < 60 && names.length < 3; n++) {
      const card = await handedOn(page)
      if (card === undefined) {
        await takeSomething(page)
        continue
      }
      const name = (await card.locator('h2').textContent())?.split(',')[0] ?? ''
      names.push(name)
      await expect(page.locator('.prompt')).toHaveCount(0)
      await card.getByRole('button').click()
      await expect(page.locator('.eyebrow')).toContainText(`${name} decides`)
    }
    expect(new Set(names).size).toBe(2)
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
