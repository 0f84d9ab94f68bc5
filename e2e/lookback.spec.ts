import { expect, type Page } from '@playwright/test'
import { complaints, handedOn, isOver, takeSomething } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { join, openOnline, playTogether, visitor } from './online-table.ts'

const band = (page: Page) => page.locator('.looking-band')
const positionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-position'))

/**
 * Opens the sheet of what may be taken back and asks for as much as the table can give. The dice of an online table are
 * the server's: it is played on until others have decided since, for nobody is asked before.
 */
async function askForUndo(page: Page, name: string, everybody: readonly Page[]): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Take back' })
  const ask = sheet.getByRole('button', { name: `Ask ${name}` }).last()
  for (;;) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await sheet.waitFor()
    if (await ask.isVisible()) break
    await sheet.getByRole('button', { name: 'Close' }).click()
    await playTogether(everybody, 1)
  }
  // What would be taken back stands there in words.
  await expect(sheet.locator('.taken-back li').first()).toBeVisible()
  await ask.click()
}

test('two strangers look back while they play, ask each other for an undo, and see who has said what', async ({
  browser,
}) => {
  const host = await visitor(browser)
  const faults = complaints(host)
  await host.goto('/new/necronomonopoly')
  await host.getByLabel('Who plays seat 2').selectOption('open')
  await host.getByRole('button', { name: 'Remove' }).last().click()
  await openOnline(host)
  await host.locator('.waiting-seats').waitFor()
  const table = host.url()
  const friend = await visitor(browser, true)
  await join(friend, table, 'Bram')
  await playTogether([host, friend], 10)

  // Back to the beginning, on a desk and on a phone; the address carries the moment.
  for (const page of [host, friend]) {
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect(band(page)).toContainText('You look at turn')
    await page.getByRole('button', { name: 'To the start' }).click()
    await expect(page.locator('.table')).toHaveAttribute('data-position', '0')
    await expect(page).toHaveURL(`${table}?at=0`)
    await page.getByRole('button', { name: 'On', exact: true }).click()
    await expect(page).toHaveURL(`${table}?at=1`)
  }
  await expect(host.locator('.replay-caption')).not.toBeEmpty()

  // Somebody who was sent the link sees the same moment, with what everybody may know.
  const spectator = await visitor(browser)
  await spectator.goto(host.url())
  await expect(band(spectator)).toContainText('You look at turn')
  await expect(spectator.locator('.table')).toHaveAttribute('data-position', '1')
  await spectator.close()

  // Whoever is asked hears of it while they look back. The table is one press away, and one step back in the browser.
  const asked = [host, friend].map((page) => band(page).getByText('You are asked').waitFor())
  await Promise.any(asked)
  await band(friend).getByRole('button', { name: 'Back to the table' }).click()
  await expect(friend).toHaveURL(table)
  await host.goBack()
  await expect(host).toHaveURL(table)
  await expect(band(host)).toBeHidden()

  // A line of the log leads to its moment.
  await host.locator('.log .ev').getByTitle('Go to this moment').first().click()
  await expect(band(host)).toBeVisible()
  await band(host).getByRole('button', { name: 'Back to the table' }).click()

  // What is said while one looks elsewhere is marked, and no more once it is read.
  await host.getByRole('tab', { name: /^Chat/ }).click()
  await host.getByRole('button', { name: 'Well played' }).click()
  const tab = friend.locator('.phone-tabs').getByRole('button', { name: /^Chat/ })
  await expect(tab).toHaveAccessibleName(/1 unread/)
  await tab.tap()
  await expect(friend.locator('.chat-lines')).toContainText('Well played')
  await expect(tab).not.toHaveAccessibleName(/unread/)
  await friend.locator('.phone-tabs').getByText('Board').tap()

  // Refused once, and allowed once; both sides see what has become of it.
  await askForUndo(friend, 'Ada', [host, friend])
  await expect(friend.locator('.notices')).toContainText('You have asked Ada')
  await expect(host.locator('.notices')).toContainText('Bram would like to take back')
  const before = await positionOf(host)
  await host.getByRole('button', { name: 'Refuse' }).click()
  await expect(friend.locator('.notices')).toContainText('Ada has refused')
  await expect(host.locator('.notices')).toContainText('You have refused')
  expect(await positionOf(host)).toBeGreaterThanOrEqual(before)
  await askForUndo(host, 'Bram', [host, friend])
  const reached = await positionOf(host)
  await friend.getByRole('button', { name: 'Allow it' }).click()
  await expect(host.locator('.notices')).toContainText('The others allowed it')
  await expect(friend.locator('.notices')).toContainText('It was allowed')
  expect(await positionOf(host)).toBeLessThan(reached)

  // Whoever comes back is offered what happened since their last decision, and is at the table after it.
  await friend.goto('/')
  await takeUntilOthersAreAsked(host)
  await friend.goto(table)
  await friend.getByRole('button', { name: 'Play it through' }).click()
  await expect(band(friend)).toBeVisible()
  await expect(band(friend)).toBeHidden()
  await expect(friend).toHaveURL(table)
  expect(faults).toEqual([])
})

/** Plays one's own turn. */
async function takeUntilOthersAreAsked(page: Page): Promise<void> {
  const others = page.locator('.prompt.waiting')
  const asked = page.locator('.prompt:not(.waiting) .opt:not(.no)').first()
  for (;;) {
    await others.or(asked).first().waitFor()
    if (await others.isVisible()) return
    await takeSomething(page)
  }
}

test('round one screen the others allow an undo on that screen, and looking back shows no other hand', async ({
  page,
}) => {
  await page.goto('/new/necronomonopoly')
  await page.getByLabel('Who plays seat 2').selectOption('person')
  await page.getByRole('button', { name: /^Start/ }).click()
  for (let n = 0; n < 6; n++) {
    const card = await handedOn(page)
    if (card === undefined) await takeSomething(page)
    else await card.getByRole('button').click()
  }
  if ((await handedOn(page)) !== undefined)
    await page.locator('.hand-over').getByRole('button').click()
  await isOver(page)
  const before = await positionOf(page)
  await page.keyboard.press('p')
  await expect(band(page)).toContainText('You look at turn')
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.locator('.table')).toHaveAttribute('data-position', '0')
  await band(page).getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.table')).toHaveAttribute('data-position', `${before}`)

  const asked = await playUntilOthersMustAgree(page)
  await page.getByRole('button', { name: /allows it$/ }).click()
  const card = page.locator('.hand-over')
  await expect(card.or(page.locator('.notices')).first()).toContainText(/take the screen|allowed/)
  if (await card.isVisible()) await card.getByRole('button').click()
  expect(await positionOf(page)).toBeLessThan(asked)
})

/** Plays on until there is something that can't be taken back without the others, and asks them; gives where that was. */
async function playUntilOthersMustAgree(page: Page): Promise<number> {
  const asking = page.getByRole('button', { name: /^Ask / }).last()
  for (;;) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('dialog', { name: 'Take back' }).waitFor()
    if (await asking.isVisible()) {
      await asking.click()
      return positionOf(page)
    }
    await page.getByRole('button', { name: 'Close' }).click()
    await takeSomething(page)
    const card = await handedOn(page)
    await card?.getByRole('button').click()
  }
}
