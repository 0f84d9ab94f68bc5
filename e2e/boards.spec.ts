import { expect, type Page } from '@playwright/test'
import { bring, isOver, startFromTheShelf, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { beforeABanish } from './recorded-match.ts'

const deed = (page: Page) => page.locator('.prompt.deed')

/** Lets what others do be told at a pace, from the settings as somebody would choose it. */
async function choosePace(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('radio', { name, exact: true }).check()
}

test('what bots do is told, Space goes on, and nothing is asked before', async ({ page }) => {
  await choosePace(page, 'Slow')
  await startFromTheShelf(page)
  // Somebody's turn ends: then the others are at work.
  while (!(await deed(page).isVisible())) {
    await page.locator('.prompt:not(.waiting) .opt:not(.no), .prompt.deed').first().waitFor()
    if (await deed(page).isVisible()) break
    await takeSomething(page)
  }
  await expect(deed(page).locator('.ask')).toHaveText(/^(Bram|Odile|Silas|The |It is)/)
  await expect(page.locator('.prompt .opt')).toHaveCount(0)
  // A bot waits while its deed is told: what it did is the latest in the log.
  const told = await deed(page).locator('.ask').innerText()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('log')).toContainText(told)
  const position = await page.locator('main').getAttribute('data-position')
  await page.locator('body').press('Space')
  await expect(page.locator('main')).not.toHaveAttribute('data-position', position ?? '')
  while (!(await page.locator('.prompt:not(.waiting) .opt').first().isVisible()))
    await page.locator('body').press('Space')
})

test('the dice of one’s own turn wait for the hand, and fall when it throws them', async ({
  page,
}) => {
  await choosePace(page, 'Normal')
  await startFromTheShelf(page)
  const toThrow = page.locator('.prompt.by-hand')
  const others = page.locator('.prompt.waiting .onward')
  const asked = page.locator('.prompt:not(.waiting) .opt:not(.no)')
  // Past what others do, and through one's own questions, to one's next turn.
  while (!(await toThrow.isVisible())) {
    await toThrow.or(others).or(asked.first()).first().waitFor()
    if (await others.isVisible()) await page.locator('body').press('Space')
    else if (await asked.first().isVisible()) await takeSomething(page)
  }
  await expect(toThrow.locator('.ask')).toHaveText('It is your throw.')
  await expect(asked).toHaveCount(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  const throws = page.getByRole('log').getByText(/^You throw/)
  const before = await throws.count()
  await toThrow.getByRole('button', { name: 'Throw the dice' }).click()
  await expect(throws).toHaveCount(before + 1)
  await expect(toThrow).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first touch shows what a lit place is and what comes of it, the second does it', async ({
    page,
  }) => {
    await page.goto('/replays')
    await bring(page, beforeABanish())
    await isOver(page)
    const town = page.locator('.street-card.lit[data-target^="town:"]').first()
    const target = (await town.getAttribute('data-target')) ?? ''
    const same = page.locator(`.street-card[data-target="${target}"]`)
    const position = (await page.locator('main').getAttribute('data-position')) ?? ''
    await same.tap()
    const card = page.locator('.look')
    await expect(card).toContainText('Town action')
    await expect(card.locator('.opt')).toContainText(/^Move/)
    await expect(page.locator('main')).toHaveAttribute('data-position', position)
    await same.tap()
    await expect(page.locator('main')).not.toHaveAttribute('data-position', position)
  })

  test('held sideways, the slip stands beside the board and all of it is in reach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto('/replays')
    await bring(page, beforeABanish())
    await isOver(page)
    const [stage, slip] = await Promise.all(
      ['.stage', '.prompt'].map((part) => page.locator(part).boundingBox()),
    )
    expect(slip?.x).toBeGreaterThanOrEqual((stage?.x ?? 0) + (stage?.width ?? 999))
    expect(stage?.height).toBeGreaterThan(220)
  })
})
