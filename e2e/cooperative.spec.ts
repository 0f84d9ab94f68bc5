import { expect, type Page } from '@playwright/test'
import { complaints, isOver, playLink, take, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { join, openOnline, playTogether, visitor } from './online-table.ts'

test('two people lose or win together, one of them on a phone; a spectator reads the same page', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const found = complaints(host)
  await host.goto('/new/tiny-epic-cthulhu')
  await host.getByLabel('Who plays seat 2').selectOption('open')
  for (let n = 0; n < 2; n++) await host.getByRole('button', { name: 'Remove' }).last().click()
  await host.getByText('Optional rules').click()
  await host.getByLabel('Great Old One').selectOption('cthulhu')
  await host.getByLabel('Difficulty').selectOption('madness')
  await openOnline(host)

  const friend = await visitor(browser, true)
  await join(friend, host.url(), 'Bram')
  const spectator = await visitor(browser)
  await spectator.goto(host.url())
  await playTogether([host, friend], 12)
  await expect(spectator.getByRole('group', { name: /^The board of/ })).toBeVisible()
  await expect(spectator.locator('.log .ev').first()).toBeVisible()
  await expect(spectator.locator('.prompt button.opt')).toHaveCount(0)
  await friend.reload()
  await friend.locator('.prompt').waitFor()
  await expect(friend.locator('.small-board')).toBeVisible()

  await Promise.all([hurryOn(host), hurryOn(friend)])
  const headline = await host.locator('.headline').innerText()
  expect(headline).toMatch(/^You (won|lost)$/)
  await expect(friend.locator('.headline')).toHaveText(headline)
  await expect(spectator.locator('.headline')).toHaveText(headline.replace('You', 'They'))
  const ending = await host.locator('.deck-line').innerText()
  expect(ending).not.toBe('')
  for (const page of [friend, spectator])
    await expect(page.locator('.deck-line')).toHaveText(ending)
  expect(found).toEqual([])
})

test('a stranger plays alone with an Assistant, and can read the board in words', async ({
  page,
}) => {
  const found = complaints(page)
  await page.goto('/')
  await playLink(page, 'Tiny Epic Cthulhu').click()
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByText('Optional rules').click()
  await expect(page.getByLabel('Assistants')).toHaveValue('one')
  await page.getByRole('button', { name: /^Start/ }).click()
  const spins = page.locator('.log .ev').filter({ hasText: 'The wheel stops' })
  // The reader's own turns and those of the Assistant between them.
  while ((await spins.count()) < 4 && !(await isOver(page))) await takeSomething(page)
  await page.keyboard.press('b')
  const words = page.locator('.board-text')
  await expect(words).toContainText('Where you are')
  await expect(words).toContainText('Assistant, yours')
  expect(found).toEqual([])
})

/** Plays a page's seat to the end and does no more in a turn than it must. */
async function hurryOn(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    const end = page.getByRole('button', { name: /End the turn/ })
    await ((await end.isVisible()) ? take(page, end) : takeSomething(page))
  }
}
