import { expect, type Page } from '@playwright/test'
import { complaints, isOver, playLink, take, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { join, openOnline, playTogether, visitor } from './online-table.ts'

test('two people go under or come through together, one of them on a phone', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const found = complaints(host)
  await host.goto('/new/death-may-die')
  await host.getByLabel('Who plays seat 2').selectOption('open')
  for (let n = 0; n < 2; n++) await host.getByRole('button', { name: 'Remove' }).last().click()
  await host.getByRole('radio', { name: /^A Banquet for the Dead/ }).check()
  await host.getByRole('radio', { name: /^Cruel/ }).check()
  await openOnline(host)

  const friend = await visitor(browser, true)
  await join(friend, host.url(), 'Bram')
  await playTogether([host, friend], 10)
  await expect(friend.locator('.small-board')).toBeVisible()
  await Promise.all([hurryOn(host), hurryOn(friend)])
  const headline = await host.locator('.headline').innerText()
  expect(headline).toMatch(/^You (won|lost)$/)
  await expect(friend.locator('.headline')).toHaveText(headline)
  const ending = await host.locator('.deck-line').innerText()
  await expect(friend.locator('.deck-line')).toHaveText(ending)
  expect(found).toEqual([])
})

test('somebody alone deals a game, plays two investigators, presses dice and sees the end', async ({
  page,
}) => {
  const found = complaints(page)
  await page.goto('/')
  await playLink(page, 'Death May Die').click()
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: 'Deal me something' }).click()
  await page.getByRole('radio', { name: /^Fire in the Retort/ }).check()
  await page.getByRole('radio', { name: /^Cruel/ }).check()
  await page.getByRole('button', { name: /^Start/ }).click()
  const keep = page.getByRole('button', { name: /Keep the dice/ })
  while (!(await isOver(page)) && !(await keep.isVisible())) await takeSomething(page)
  // What the dice do now stands with the option; each die that may be thrown again is pressed where it lies.
  await expect(keep).toContainText(/falls|stands|wound|success/)
  const again = page.locator('.stage .target[data-target^="die:"]').first()
  await again.hover()
  await expect(page.locator('.stage')).toContainText('/6')
  const position = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await again.click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-position', position)
  await hurryOn(page)
  await expect(page.locator('.headline')).toHaveText(/^You (won|lost)$/)
  // Somebody alone has played two, and the front page tells of both.
  const rows = page.getByRole('table', { name: 'Who did what' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  for (const place of [1, 2])
    await expect(rows.nth(place)).toContainText(/turn \d+|Still standing|Came through/)
  expect(found).toEqual([])
})

test('a newcomer sees what the actions of the episode wait for, and ends no turn by one press', async ({
  page,
}) => {
  await page.goto('/new/death-may-die')
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const end = page.getByRole('button', { name: /^\d? ?End your actions/ })
  while (!(await isOver(page)) && !(await end.isVisible())) await takeSomething(page)
  const refused = page.locator('.prompt .opt.no')
  await expect(refused.filter({ hasText: 'Spoil the Retort' })).toContainText('no Retort here')
  await expect(refused.filter({ hasText: 'Beat Out the Flames' })).toContainText('no fire here')
  const position = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await end.click()
  await expect(end.getByRole('alert')).toContainText('actions are left. Press again')
  await expect(page.locator('.table')).toHaveAttribute('data-position', position)
  await end.click()
  await expect(page.locator('.table')).not.toHaveAttribute('data-position', position)
})

/** Plays a page's seat to the end and does no more in a turn than it must. */
async function hurryOn(page: Page): Promise<void> {
  while (!(await isOver(page))) {
    const end = page.getByRole('button', { name: /End your actions/ })
    await ((await end.isVisible()) ? take(page, end) : takeSomething(page))
  }
}
