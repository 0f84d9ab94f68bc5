import { keysSettled } from './at-the-table.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './known-dice.ts'
import { visitor } from './online-table.ts'

const ASKED = '.prompt:not(.waiting)'
const hintOn = (page: Page) => page.getByRole('group', { name: /^Hint/ })

/** The board ends where the slip begins, and all that is hinted can be reached. */
async function expectNothingCovered(page: Page): Promise<void> {
  const slip = await page.locator(ASKED).boundingBox()
  const stage = await page.locator('.stage').first().boundingBox()
  if (slip === null || stage === null) throw new Error('there is no board or no slip')
  const isAbove = stage.y + stage.height <= slip.y + 1
  const isBeside = stage.x + stage.width <= slip.x + 1
  expect({ isAbove, isBeside }).not.toEqual({ isAbove: false, isBeside: false })
  expect(stage.height).toBeGreaterThan(200)
  await expect(hintOn(page).getByRole('button').last()).toBeInViewport({ ratio: 1 })
}

/** Whatever leads to the rest of the news can be pressed, and the tool for hints does not lie on it. */
async function expectNewsInReach(page: Page): Promise<void> {
  const more = page.locator(`${ASKED} .happened`).getByRole('button', { name: /more in the log$/ })
  if ((await more.count()) > 0) await more.click({ trial: true, position: { x: 4, y: 2 } })
}

/** Does something by which the match moves on. */
async function movesOn(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await act()
  await page.locator(`.table:not([data-position="${before}"])`).waitFor()
}

test('a hint is there by key at a desk and by touch on a phone; among rivals only if they agree', async ({
  browser,
}) => {
  const desk = await visitor(browser)
  await desk.goto('/new/necronomonopoly')
  await desk.getByLabel('Who plays seat 2').selectOption('bot:thinker')
  await expect(desk.getByText('Thinks for a third of a second')).toBeVisible()
  const hints = desk.getByLabel('Hints for everybody who asks')
  await expect(hints).toBeChecked()
  await desk.getByRole('button', { name: /^Start/ }).click()
  await desk.locator(`${ASKED} .hint-tool`).waitFor()
  await desk.keyboard.press('h')
  await hintOn(desk).waitFor()
  await expectNothingCovered(desk)
  await desk.keyboard.press('Escape')
  await expect(hintOn(desk)).toHaveCount(0)
  await desk.keyboard.press('h')
  await keysSettled(desk)
  await movesOn(desk, () => desk.keyboard.press('1'))
  await expect(hintOn(desk)).toHaveCount(0)
  await desk.context().close()

  const phone = await visitor(browser, true)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/new/tiny-epic-cthulhu')
  await phone.getByRole('button', { name: /^Start/ }).click()
  // The first is who one will be; then the turn begins, whose options differ.
  for (let picks = 0; picks < 3; picks++) {
    await phone.locator(`${ASKED} .hint-tool`).waitFor()
    await expectNewsInReach(phone)
    await phone.locator(`${ASKED} .hint-tool`).tap()
    const best = hintOn(phone).getByRole('button').first()
    // On a slow machine there may be too little time to tell the options apart; then it says so.
    const told = hintOn(phone)
      .locator('.opt.go')
      .or(hintOn(phone).getByText('Nothing is clearly better'))
    await expect(told).toBeVisible()
    // Chances against Nyarlathotep are not known well enough to be shown.
    await expect(hintOn(phone)).not.toContainText('%')
    await expectNothingCovered(phone)
    await movesOn(phone, () => best.tap())
  }
  await phone.goto('/new/necronomonopoly')
  await phone.getByLabel('Who plays seat 2').selectOption('person')
  await expect(phone.getByLabel('Hints for everybody who asks')).not.toBeChecked()
  await phone.getByRole('button', { name: /^Start/ }).click()
  const card = phone.locator('.hand-over')
  await phone.locator(ASKED).or(card).first().waitFor()
  if (await card.isVisible()) await card.getByRole('button').tap()
  await phone.locator(ASKED).waitFor()
  await expect(phone.locator('.hint-tool')).toHaveCount(0)
  await phone.context().close()
})
