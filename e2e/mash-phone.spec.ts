import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { complaints, isOver } from './at-the-table.ts'
import { test } from './known-dice.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const ASKED = '.prompt:not(.waiting)'
const inSight = (page: Page) => page.locator('.cm-name')

test('somebody plays Cthulhu Mash alone on a phone: a tile at a time, to the end', async ({
  page,
}) => {
  const found = complaints(page)
  await page.goto('/new/cthulhu-mash')
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByText('Optional rules').click()
  await page.locator('#switch-turnLimit').fill('1')
  await page.getByRole('button', { name: /^Start/ }).click()

  // Who one is, is chosen from cards: the first touch says what one is, the second takes it.
  const eye = page.locator('.cm-who', { hasText: 'Private Eye' })
  await eye.tap()
  await expect(page.locator('.look')).toContainText('ranged d10')
  await eye.tap()
  // The first tile is turned in the hand, the second laid by its words.
  const asked = page.locator(`${ASKED} .ask`)
  await expect(asked).toContainText('You begin on the Train Station. Turn it')
  const layIt = page.locator('.cm-window g.target[data-target^="rotation:"]')
  const asDrawn = await layIt.getAttribute('data-target')
  await page.getByRole('button', { name: 'Turn it right' }).tap()
  await expect(layIt).not.toHaveAttribute('data-target', asDrawn ?? '')
  await layIt.tap()
  await expect(page.locator('.look')).toContainText('Lay it')
  await layIt.tap()
  await expect(asked).toContainText('is nobody’s. Turn it')
  await page.getByRole('button', { name: /^Turn the tile on the board/ }).tap()
  await page.locator(`${ASKED} .opt`, { hasText: 'Lay it: gates' }).first().tap()

  // The tile is as wide as the screen lets it be, and its spaces can be pressed by a thumb.
  await expect(inSight(page)).toHaveText('Train Station')
  const lit = page.locator('.cm-window g.target[data-target^="space:"]')
  const tile = await page.locator('.cm-window').boundingBox()
  expect((tile?.width ?? 0) / 6).toBeGreaterThanOrEqual(48)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const { violations } = await new AxeBuilder({ page }).include('.stage').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  // Neighbours and the whole map, and the way back to the action.
  await page.locator('button.cm-way').first().tap()
  await expect(inSight(page)).not.toHaveText('Train Station')
  await page.getByRole('button', { name: 'Follow' }).tap()
  await expect(inSight(page)).toHaveText('Train Station')
  await page.getByRole('button', { name: 'The whole map' }).tap()
  await page.locator('.cm-big-map-tiles button:not([aria-current="true"])').first().tap()
  await expect(inSight(page)).not.toHaveText('Train Station')
  await page.getByRole('button', { name: 'Follow' }).tap()

  // A first touch says what would be seen from there, a second walks.
  const target = (await lit.first().getAttribute('data-target')) ?? ''
  const space = page.locator(`.cm-window [data-target="${target}"]`)
  await space.tap()
  await expect(page.locator('.cm-ahead')).toContainText('From there')
  await expect(page.locator('.look')).toContainText(/[A-F][1-6]/)
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await space.tap()
  await page.locator(`.table:not([data-position="${before}"])`).waitFor()

  // The one turn that was agreed upon ends, and with it the game.
  while (!(await isOver(page))) {
    const position = (await page.locator('.table').getAttribute('data-position')) ?? ''
    const closing = page.locator(`${ASKED} .opt.closing`)
    const any = page.locator(`${ASKED} .opt:not(.no)`).last()
    await ((await closing.count()) > 0 ? closing.first() : any).tap()
    const wasting = page.locator(`${ASKED} .opt.wasting`)
    const taken = page.locator(`.table:not([data-position="${position}"]), article.front`).first()
    await taken.or(wasting).first().waitFor()
    if (await wasting.isVisible()) {
      // With actions left one press only says so.
      await expect(wasting).toContainText(/\d actions? (is|are) left\. Press again/)
      await wasting.tap()
    }
    await taken.waitFor()
  }
  await expect(page.locator('.headline')).toHaveText('You lost')
  expect(found).toEqual([])
})
