import { expect } from '@playwright/test'
import { test } from './known-dice.ts'

test('a rulebook in two files is found, and mentions lead from rule to rule and back', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Rulebooks' }).click()
  await page.getByRole('link', { name: /Cthulhu Mash/ }).click()
  const search = page.getByRole('searchbox', { name: 'Find a rule' })
  await search.fill('the answers of CM-PROMPT')
  const found = page.locator('.book li')
  await expect(found).toHaveCount(1)

  // The whole chapter is meant: its first rule, which is not among those that were found.
  await found.getByRole('link', { name: 'CM-PROMPT' }).click()
  const marked = page.locator('.book .marked')
  await expect(marked).toHaveAttribute('id', 'CM-PROMPT-1')
  await expect(marked).toBeInViewport()
  await expect(marked).toBeFocused()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/rules\/cthulhu-mash\/CM-PROMPT-1$/)

  // A row of the second file leads to its item, by keyboard too.
  await page.goto('/rules/cthulhu-mash/CM-REACT-1')
  await expect(marked).toHaveAttribute('id', 'CM-REACT-1')
  await page
    .locator('.book td')
    .getByRole('link', { name: 'CM-CHAR-2', exact: true })
    .press('Enter')
  await expect(marked).toHaveAttribute('id', 'CM-CHAR-2')
  await expect(marked).toBeFocused()
  await page.goBack()
  await expect(marked).toHaveAttribute('id', 'CM-REACT-1')
})

test('an address that names no rule opens the book at its beginning', async ({ page }) => {
  for (const rule of ['NO-SUCH-1', `x"]`, '\\', ']']) {
    await page.goto(`/rules/cthulhu-mash/${encodeURIComponent(rule)}`)
    await expect(page.locator('.book h2').first()).toBeInViewport()
    await expect(page.locator('.book .marked')).toHaveCount(0)
  }
})
