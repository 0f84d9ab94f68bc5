import { expect, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { doStep, isExplained, slip, wayOn } from './at-a-lesson.ts'
import { complaints, goOffline, keysSettled } from './at-the-table.ts'
import { test } from './known-dice.ts'

/** Every title with a lesson. */
const titles = readdirSync(path.join(import.meta.dirname, '../games'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith(path.join('lesson', 'index.ts')))
  .map((file) => file.split(path.sep)[0] ?? '')

async function playToTheEnd(page: Page): Promise<void> {
  while (!(await slip(page).getByText('The lesson is over').isVisible())) {
    await doStep(page)
    await wayOn(page).click()
  }
}

for (const title of titles)
  test(`${title} can be learnt by playing, left in the middle and gone on with`, async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto(`/how/${title}`)
    await page
      .getByRole('link', { name: /^Learn (by playing|it:)/ })
      .first()
      .click()
    await expect(slip(page)).toContainText('Step 1 of')
    for (let step = 1; step <= 3; step++) {
      await doStep(page)
      await wayOn(page).click()
      await expect(slip(page)).toContainText(`Step ${step + 1} of`)
    }
    const position = await page.locator('.table').getAttribute('data-position')
    await slip(page).getByRole('link', { name: 'Leave' }).click()
    await page.reload()
    await page.getByRole('link', { name: /^Go on( with the lesson|:)/ }).click()
    await expect(slip(page)).toContainText('Step 4 of')
    await expect(page.locator('.table')).toHaveAttribute('data-position', position ?? '')
    await playToTheEnd(page)
    const next = slip(page).getByRole('link', { name: /^Next lesson/ })
    let lessons = 1
    for (; await next.isVisible(); lessons++) {
      await next.click()
      await expect(slip(page)).toContainText('Step 1 of')
      await playToTheEnd(page)
    }
    if (lessons > 1) {
      await page.goto(`/learn/${title}`)
      await expect(page.getByRole('listitem').getByText('finished')).toHaveCount(lessons)
      await page
        .getByRole('link', { name: /^Play it again:/ })
        .last()
        .press('Enter')
      await playToTheEnd(page)
    }
    await slip(page).getByRole('link', { name: 'Play a real game now' }).click()
    await expect(page).toHaveURL(new RegExp(`/new/${title}\\?learnt$`))
    expect(found).toEqual([])
  })

test('a lesson goes on by keyboard alone', async ({ page }) => {
  await page.goto('/learn/necronomonopoly')
  for (let step = 1; step <= 8; step++) {
    await expect(slip(page)).toContainText(`Step ${step} of 8`)
    expect(await isExplained(page)).toBe(false)
    await keysSettled(page)
    await page.keyboard.press('1')
    await expect(wayOn(page)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(wayOn(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/new\/necronomonopoly\?learnt$/)
})

test('what a lesson does not want yet says what comes first', async ({ page }) => {
  await page.goto('/learn/necronomonopoly')
  const whyNot = page.getByRole('button', { name: /^Why not/ })
  await whyNot.click()
  await expect(page.locator('.prompt .opt.no')).toContainText('first throw the dice')
  await doStep(page)
  await wayOn(page).click()
  await whyNot.click()
  await expect(page.locator('.prompt .opt.no').first()).toContainText('first buy Riverside')
  await slip(page).getByRole('button', { name: 'Back' }).click()
  await expect(slip(page)).toContainText('Step 1 of')
})

test('a lesson can be played without the server', async ({ page, context }) => {
  await goOffline(page, context)
  await page.goto('/learn/necronomonopoly')
  await doStep(page)
  await wayOn(page).click()
  await expect(slip(page)).toContainText('Step 2 of')
})
