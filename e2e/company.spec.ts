import { expect, type Browser, type Page } from '@playwright/test'
import { test } from './known-dice.ts'
import { join, openOnline, visitor, whoIsAsked } from './online-table.ts'

const ASKED = '.prompt:not(.waiting)'
/** Options that stand for themselves: others can see them pointed at. A button for several is none: "2 towns are lit". */
const optionsOf = (asked: Page) =>
  asked.locator(`${ASKED} button.opt:not(.no)`).filter({ hasNotText: / (?:is|are) lit$/ })

/** Two people at a table of a title, and who of them is asked. */
async function sitDown(
  browser: Browser,
  title: string,
  { hasAdvice = false, isDealt = false } = {},
) {
  const host = await visitor(browser)
  await host.goto(`/new/${title}`)
  await host.getByLabel('Who plays seat 2').selectOption('open')
  while ((await host.locator('.chair').count()) > 2)
    await host.getByRole('button', { name: 'Remove' }).last().click()
  // With characters dealt, the first question has options that stand in the slip.
  if (isDealt) {
    await host.getByText('Optional rules').click()
    await host.getByLabel('Characters').selectOption('random')
  }
  const advice = host.getByLabel('See what the others point at, and suggest')
  if (hasAdvice) await advice.check()
  await openOnline(host)
  const friend = await visitor(browser)
  await join(friend, host.url(), 'Bram')
  await host.locator('.prompt').waitFor()
  return { host, friend }
}

/** Who of two is asked, and who looks on. */
async function roles(one: Page, two: Page) {
  const { page: asked } = await whoIsAsked([one, two])
  return { asked, other: asked === one ? two : one }
}

test('who looks on sees what is pointed at, and suggests; with the decision it is over', async ({
  browser,
}) => {
  const { host, friend } = await sitDown(browser, 'tiny-epic-cthulhu', { isDealt: true })
  const { asked, other } = await roles(host, friend)
  const idea = other.getByRole('button', { name: /^Suggest: / }).first()
  // What stands in brackets is a note of its own on the slip.
  const words = ((await idea.textContent()) ?? '').replace('Suggest: ', '').replace(/ \(.*/, '')
  const options = optionsOf(asked)
  await options.filter({ hasText: words }).first().hover()
  await expect(other.locator('.looking')).toContainText(`is looking at: ${words}`)
  await expect(other.locator('.idea.watched')).toHaveCount(1)
  await asked.mouse.move(5, 5)
  await expect(other.locator('.looking')).toContainText('is thinking it over')

  await idea.focus()
  await other.keyboard.press('Enter')
  await expect(idea).toHaveAttribute('aria-pressed', 'true')
  const suggested = options.filter({ has: asked.locator('.suggesters') })
  await expect(suggested).toHaveCount(1)
  await expect(suggested).toContainText(words)
  await expect(suggested).toHaveAccessibleDescription(/^(Ada|Bram) suggests: /)
  await expect(asked.locator('.idea-lines')).toContainText(`suggests: ${words}`)
  await expect(asked.getByRole('status').filter({ hasText: 'suggests' })).toContainText(words)

  await suggested.click()
  for (const page of [asked, other])
    await expect(page.locator('.idea-lines')).not.toContainText('suggests')
})

test('a spectator sees what is considered and has nothing to suggest', async ({ browser }) => {
  const { host, friend } = await sitDown(browser, 'tiny-epic-cthulhu', { isDealt: true })
  const spectator = await visitor(browser)
  await spectator.goto(host.url())
  await spectator.locator('.prompt.waiting').waitFor()
  const { asked } = await roles(host, friend)
  await optionsOf(asked).first().hover()
  await expect(spectator.locator('.looking')).toContainText('is looking at: ')
  await expect(spectator.locator('.idea')).toHaveCount(0)
})

test('who does not want to show anything does not', async ({ browser }) => {
  const { host, friend } = await sitDown(browser, 'tiny-epic-cthulhu', { isDealt: true })
  const { asked, other } = await roles(host, friend)
  const table = asked.url()
  await asked.goto('/settings')
  await asked.getByLabel('Show others what I am pointing at').uncheck()
  await asked.goto(table)
  const options = optionsOf(asked)
  await options.first().hover()
  // A suggestion comes back the same way that the look would have come: had it been sent, it would be here.
  await other
    .getByRole('button', { name: /^Suggest: / })
    .first()
    .click()
  await expect(asked.locator('.suggesters')).toHaveCount(1)
  await expect(other.locator('.looking')).toContainText('is thinking it over')
})

test('where each plays for itself nobody sees the options of others, advice or not', async ({
  browser,
}) => {
  const { host, friend } = await sitDown(browser, 'necronomonopoly', { hasAdvice: true })
  const { asked, other } = await roles(host, friend)
  await optionsOf(asked).first().hover()
  await expect(other.locator('.prompt.waiting')).toBeVisible()
  await expect(other.locator('.advice')).toHaveCount(0)
})

test('at a co-operative table a press on the board suggests, and the seat’s mark stands there', async ({
  browser,
}) => {
  const { host, friend } = await sitDown(browser, 'tiny-epic-cthulhu')
  const { asked, other } = await roles(host, friend)
  const lit = other.locator('g.target').first()
  const target = (await lit.getAttribute('data-target')) ?? ''
  await lit.focus()
  for (const count of [1, 0]) {
    await other.keyboard.press('Enter')
    for (const page of [asked, other])
      await expect(page.locator(`[data-target="${target}"] .marks .suggestion`)).toHaveCount(count)
  }
})
