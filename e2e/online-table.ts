import type { Browser, Page } from '@playwright/test'
import { isOver, takeSomething } from './at-the-table.ts'
import { tellAtOnce, test, useKnownDice } from './known-dice.ts'

/** Somebody with a browser of their own: at a desk, or with a phone. */
export async function visitor(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext(
    phone
      ? {
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
          reducedMotion: 'reduce',
        }
      : { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  )
  await useKnownDice(context, test.info().title)
  await tellAtOnce(context)
  return context.newPage()
}

/** Opens an online table from its form, under this name, and is ready when the others are. */
export async function openOnline(page: Page, name = 'Ada'): Promise<void> {
  await page.getByLabel('Name of seat 1').fill(name)
  await page.getByRole('button', { name: /Open the table/ }).click()
  await page.getByRole('button', { name: /^Ready/ }).click()
}

/** Takes the free seat of a table whose others are ready. */
export async function join(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: /^Take a seat/ }).click()
  await page.getByRole('button', { name: /^Ready/ }).click()
  await page.locator('.prompt').waitFor()
}

/** Lets whoever is asked pick, this many times in all. */
export async function playTogether(pages: readonly Page[], picks: number): Promise<void> {
  for (let n = 0; n < picks; n++) {
    const { page, over } = await whoIsAsked(pages)
    if (over) return
    await takeSomething(page)
  }
}

/** Waits until somebody is asked or the match is over. */
export async function whoIsAsked(pages: readonly Page[]): Promise<{ page: Page; over: boolean }> {
  const asked = pages.map(async (page) => ({ page, over: await isOver(page) }))
  // Those who lose the race go on waiting, and are not minded when their page is closed.
  for (const one of asked) one.catch(() => {})
  return Promise.race(asked)
}
