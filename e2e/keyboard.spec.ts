import { expect, type Locator, type Page } from '@playwright/test'
import {
  bring,
  isOver,
  keysSettled,
  playLink,
  quickest,
  startFromTheShelf,
  takeSomething,
} from './at-the-table.ts'
import { test } from './known-dice.ts'
import { beforeABanish } from './recorded-match.ts'

test('a game goes on by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const play = playLink(page)
  for (let n = 0; n < 30 && !(await isFocused(play)); n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const start = page.getByRole('button', { name: /^Start/ })
  await start.waitFor()
  for (let n = 0; n < 30 && !(await isFocused(start)); n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('.prompt').waitFor()
  for (let picks = 0; picks < 25; picks++) {
    if (await isOver(page)) break
    await takeByKey(page, await keyOf(await quickest(page)))
  }
})

test('arrows walk among lit targets and Enter takes the one in focus', async ({ page }) => {
  await startFromTheShelf(page)
  const target = page.locator('g.target').first()
  for (let n = 0; n < 40; n++) {
    if ((await isOver(page)) || (await target.isVisible())) break
    await takeByKey(page, await keyOf(await quickest(page)))
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('g.target:focus')).toHaveCount(1)
  await takeByKey(page, 'Enter')
})

test('actions of Tiny Epic Cthulhu by keyboard: a banish with a reroll and its price, and a move', async ({
  page,
}) => {
  await page.goto('/replays')
  await bring(page, beforeABanish())
  for (const words of [/Banish/, /Roll the first die again/, /Banish the/, /Pay/, /Move/])
    await pressOption(page, words)
  await keysSettled(page)
  await page.keyboard.press('1')
  const log = page.locator('.log')
  for (const told of [
    'You roll to banish',
    'You roll one die again',
    'You banish the',
    'You move to',
  ])
    await expect(log).toContainText(told)
})

test('the board in words and the list of keys open by their letters', async ({ page }) => {
  await startFromTheShelf(page)
  await page.keyboard.press('b')
  await expect(page.locator('.board-text')).toContainText('Where you are')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()
})

for (const title of [
  'necronomonopoly',
  'tiny-epic-cthulhu',
  'death-may-die',
  'cthulhu-mash',
  'innsmouth-32',
])
  test(`Space and keys that come too early take nothing in ${title}`, async ({ page }) => {
    await page.goto(`/new/${title}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    for (let questions = 0; questions < 5; questions++) {
      if (await isOver(page)) return
      const options = page.locator('.prompt:not(.waiting) button.opt:not(.no)')
      const position = (await page.locator('.table').getAttribute('data-position')) ?? ''
      await options.first().focus()
      for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Space')
      await keysSettled(page)
      await options.first().focus()
      for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Space')
      await expect(page.locator('.table')).toHaveAttribute('data-position', position)
      if ((await options.count()) > 1) await expect(options.first()).not.toHaveClass(/closing/)
      await takeSomething(page)
    }
  })

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

/** Presses a key that takes an option, and waits until it is taken. */
async function takeByKey(page: Page, key: string): Promise<void> {
  const table = page.locator('.table')
  const before = (await table.getAttribute('data-position')) ?? ''
  await keysSettled(page)
  await page.keyboard.press(key)
  await expect(table).not.toHaveAttribute('data-position', before)
}

/** The number that stands before an option. */
const keyOf = async (option: Locator): Promise<string> =>
  (await option.locator('.key').textContent()) ?? ''

/** Presses the number that stands before an option. */
async function pressOption(page: Page, words: RegExp): Promise<void> {
  const option = page
    .locator('.prompt:not(.waiting) button.opt:not(.no)')
    .filter({ hasText: words })
  await keysSettled(page)
  await page.keyboard.press(await keyOf(option.first()))
}
