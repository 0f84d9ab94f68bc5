import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { bring, complaints, playOn, startShortMatch } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor } from './online-table.ts'
import { playedAtRandom, wonByAssistants } from './recorded-match.ts'

/** Presses what hands out a match file, and gives its text. */
async function saved(page: Page): Promise<string> {
  const handed = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save as a file/ }).click()
  return readFile(await (await handed).path(), 'utf8')
}

test('a finished match is listed, watched again, and brought to another browser as a file', async ({
  page,
  browser,
}) => {
  const faults = complaints(page)
  await startShortMatch(page)
  await playOn(page)
  const result = await page.locator('.deck-line').innerText()
  const text = await saved(page)

  await page.goto('/')
  await page.getByRole('link', { name: 'Watch again' }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.deck-line')).toHaveText(result)
  await page.goto('/replays')
  expect(await saved(page)).toBe(text)

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await other.goto('/replays')
  await expect(other.getByText('Nothing is over yet')).toBeVisible()
  await bring(other, text)
  await other.getByRole('button', { name: 'Back to the table' }).click()
  await expect(other.locator('.deck-line')).toHaveText(result)
  await other.getByText('Check the dice').click()
  await other.getByRole('button', { name: /^Play it again from its key/ }).click()
  await expect(other.getByText('Every roll is right')).toBeVisible()
  expect(faults).toEqual([])
})

test('a file that can’t be true is refused with a reason', async ({ page }) => {
  await startShortMatch(page)
  await playOn(page)
  const text = await saved(page)
  await page.goto('/replays')
  await bring(page, text.replace(/"pick":\d+/, '"pick":99999'))
  await expect(page.getByText('that pick is not allowed there')).toBeVisible()
  await bring(page, '{}')
  await expect(page.getByText('not an Eldertable match')).toBeVisible()
})

test('dice that are said to come from another match are not called checked', async ({ page }) => {
  await startShortMatch(page)
  await playOn(page)
  const text = await saved(page)
  await page.goto('/replays')
  const entries = text.match(/"chance":/g)?.length ?? 0
  const origin = JSON.stringify({ commitment: 'a'.repeat(64), entries })
  await bring(page, text.replace('"start":', `"origin": ${origin},\n"start":`))
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.getByText('Check the dice').click()
  await page.getByRole('button', { name: /^Play it again from its key/ }).click()
  const verdict = page.locator('.dice-check [role=status]')
  await expect(verdict).toContainText('Incomplete: nothing is wrong')
  await expect(verdict).toContainText(`the set-up and ${entries} entries`)
})

test('a table that goes on from a file says so, until it was read', async ({ page }) => {
  await page.goto('/')
  const headers = { origin: new URL(page.url()).origin }
  const { request } = page.context()
  await request.post('/api/guest', { headers, data: { name: 'Ada' } })
  const data = { file: wonByAssistants(), as: 'fork', at: 3 }
  const made = (await (await request.post('/api/import', { headers, data })).json()) as {
    id: string
  }
  await page.goto(`/t/${made.id}`)
  const strip = page.locator('.notices').getByText('goes on from pick 3 of another one')
  await expect(strip).toBeVisible()
  await page.locator('.notices').getByRole('button', { name: 'All right' }).click()
  await expect(strip).toBeHidden()
})

test('a phone shows the small board, and flags lead from moment to moment', async ({ browser }) => {
  const page = await visitor(browser, true)
  await page.goto('/replays')
  await bring(page, wonByAssistants())
  await expect(page.locator('.small-board')).toBeVisible()
  const flags = page.getByRole('list', { name: 'Moments that mattered' }).getByRole('button')
  const several = flags.filter({ hasText: /\d/ }).first()
  const told = page.locator('.replay .eyebrow')
  const seen = new Set<string | null>()
  for (let n = 0; n < 2; n++) {
    const before = await told.textContent()
    await several.tap()
    await expect(told).not.toHaveText(before ?? '')
    seen.add(await told.textContent())
  }
  expect(seen.size).toBe(2)
})

test('of a finished match one sees what was luck and what decisions cost, looks at a moment and tries it again', async ({
  page,
}) => {
  const faults = complaints(page)
  await page.goto('/replays')
  await bring(page, playedAtRandom())
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.getByRole('button', { name: /^Luck and decisions/ }).click()
  const review = page.getByRole('article', { name: 'Luck and decisions' })
  await expect(review.locator('.review-sum')).toHaveText(/^Began at \d+ %\. Luck .*: (0|100) %\.$/)
  await expect(review.getByRole('img', { name: /^The chance of Ada: / })).toBeVisible()
  await review.getByLabel('The match of').selectOption('Bram')
  await expect(review.getByRole('img', { name: /^The chance of Bram: / })).toBeVisible()

  const decisions = review.locator('section', { hasText: 'What decisions cost' })
  await decisions
    .getByRole('button', { name: /^Look at pick/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(review).toBeVisible()
  await decisions
    .getByRole('button', { name: /^Try again from pick/ })
    .first()
    .click()
  await expect(page.locator('main.table:not(.over) .prompt').first()).toBeVisible()
  expect(faults).toEqual([])
})
