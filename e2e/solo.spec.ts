import { expect } from '@playwright/test'
import {
  complaints,
  isOver,
  playOn,
  startFromTheShelf,
  startShortMatch,
  takeSomething,
} from './at-the-table.ts'
import { test } from './known-dice.ts'

test('a stranger plays a whole game against bots, and the dice check out', async ({ page }) => {
  const found = complaints(page)
  await startFromTheShelf(page)
  await playOn(page, 3)
  await startShortMatch(page)
  await playOn(page)
  await expect(page.locator('.headline')).toHaveText(/^You (won|lost)$/)
  await page.getByText('Check the dice').click()
  await page.getByRole('button', { name: /^Play it again from its key/ }).click()
  await expect(page.locator('.dice-check [role=status]')).toContainText('Every roll is right')
  await page.getByRole('button', { name: /Watch it all/ }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.locator('.replay')).toContainText(/pick [1-9]\d* of/)
  expect(found).toEqual([])
})

test('a table that was left is there after a reload', async ({ page }) => {
  await startFromTheShelf(page)
  await playOn(page, 3)
  await isOver(page)
  const position = await page.locator('.table').getAttribute('data-position')
  const log = await page.locator('.log .ev').count()
  await page.reload()
  await page.locator('.prompt').waitFor()
  await expect(page.locator('.table')).toHaveAttribute('data-position', position ?? '')
  await expect(page.locator('.log .ev')).toHaveCount(log)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Sit down' })).toBeVisible()
})

test('what was picked can be taken back, and brought to another table', async ({ page }) => {
  await startFromTheShelf(page)
  await isOver(page)
  const before = await page.locator('.ask').textContent()
  const position = await page.locator('.table').getAttribute('data-position')
  await takeSomething(page)
  await isOver(page)
  await page.keyboard.press('z')
  await expect(page.locator('.table')).toHaveAttribute('data-position', position ?? '')
  await expect(page.locator('.ask')).toHaveText(before ?? '')
  const table = page.url()
  await page.keyboard.press('p')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).not.toHaveURL(table)
  await expect(page.locator('.ask')).toHaveText(before ?? '')
})

test('a refused option says why and opens its rule', async ({ page }) => {
  await startFromTheShelf(page)
  const whyNot = page.getByRole('button', { name: /^Why not/ })
  for (let n = 0; n < 40; n++) {
    if ((await isOver(page)) || (await whyNot.count()) > 0) break
    await takeSomething(page)
  }
  const refused = page.locator('.opt.no')
  await expect(refused).toHaveCount(0)
  await whyNot.click()
  await expect(refused.first()).toBeFocused()
  const id = (await refused.first().locator('.rule').textContent()) ?? ''
  expect(id).toMatch(/^NEC-/)
  // It is marked as not available, and yet pressing it opens the rule.
  await refused.first().click({ force: true })
  await expect(page.locator('.book .marked')).toContainText(id)
})
