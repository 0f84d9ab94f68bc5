import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { complaints, keysSettled, playLink, take } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor, whoIsAsked } from './online-table.ts'
import { ownServer } from './own-server.ts'
import { beforeTheLastBlow } from './recorded-mash.ts'

const ASKED = '.prompt:not(.waiting):not(.replay)'
/** Ways not to do anything: whoever cannot reach the other waits. */
const waiting = [
  /^\d?\s*End the turn/,
  /Finish with it/,
  /End the monster step/,
  /Take it/,
  /Let it/,
]

/** The other one's character, if an attack on it is offered: a press takes the best. */
const prey = (page: Page, name: string): Locator =>
  page.locator(`svg.board g.target[data-target^="blow:"][aria-label="${name}"]`)

test('two people in two browsers play a Death Match to its end', async ({ browser }) => {
  const file = beforeTheLastBlow()
  const server = await ownServer()
  const pages = [await visitor(browser), await visitor(browser)] as const
  const found = pages.map(complaints)
  const [ada, bram] = pages
  try {
    await ada.goto(server.url)
    await ada.request.post(`${server.url}/api/guest`, { data: { name: 'Ada' } })
    const data = { file, as: 'fork', seat: 0 }
    const opened = await ada.request.post(`${server.url}/api/import`, { data })
    const { id } = (await opened.json()) as { id: string }
    await ada.goto(`${server.url}/t/${id}`)
    await ada.locator('.prompt').waitFor()
    await bram.goto(server.url)
    await bram.request.post(`${server.url}/api/guest`, { data: { name: 'Bram' } })
    await bram.request.post(`${server.url}/api/tables/${id}/join`, {
      data: { seat: 1, name: 'Bram' },
    })
    await ada.getByRole('button', { name: 'Let Bram sit down' }).click()
    await bram.goto(`${server.url}/t/${id}`)
    await expect(bram.locator('.seat', { hasText: 'Bram' })).toContainText('You')

    // Both see the same map beside the board, and can go to any tile of it and back to the action.
    for (const page of pages) {
      const tiles = page.getByRole('region', { name: 'The whole map' }).getByRole('button')
      await expect(tiles).toHaveCount(8)
      await tiles.first().click()
      await page.getByRole('button', { name: 'Follow the action' }).click()
    }
    expect(await graveFindings(ada)).toEqual([])

    await lookAhead(ada)
    for (;;) {
      const { page, over } = await whoIsAsked(pages)
      if (over) break
      const other = prey(page, 'Bram')
      if (page === ada && (await other.isVisible())) await strike(page, other)
      else await take(page, await firstOf(page, waiting))
    }
    await expect(ada.locator('.headline')).toHaveText('You won')
    await expect(bram.locator('.headline')).toHaveText('You lost')
    expect(found).toEqual([[], []])
  } finally {
    server.stop()
  }
})

test('all seats are in sight beside the board whatever was read before, and a friend is marked where names are short', async ({
  page,
}) => {
  const asked = page.locator(`${ASKED} .ask`)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Play', exact: true }).first().click()
  await playLink(page, 'Cthulhu Mash').click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await asked.waitFor()
  while (!(await asked.innerText()).startsWith('What do you do'))
    await take(page, page.locator(`${ASKED} button.opt:not(.no)`).first())
  const seats = page.locator('.seats .seat')
  await expect(seats).toHaveCount(4)
  for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/new/cthulhu-mash')
  await page.getByRole('checkbox', { name: /^Teams/ }).check()
  await page.getByRole('button', { name: /^Start/ }).click()
  await asked.waitFor()
  await expect(seats.getByRole('img', { name: 'with you' })).toHaveCount(1)
  await expect(seats.nth(2).getByRole('img', { name: 'with you' })).toBeInViewport({ ratio: 1 })
})

/** What axe finds that is serious or critical, and where. */
async function graveFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** Points at a lit space, and reads what it costs and what could be done from there; then at the slip again. */
async function lookAhead(page: Page): Promise<void> {
  const space = page.locator('g.target[data-target^="space:"][aria-label*="point"]').first()
  const label = (await space.getAttribute('aria-label')) ?? ''
  await space.focus()
  const there = page.getByRole('region', { name: 'From there' })
  await expect(there).toContainText(label.split(',')[0] ?? '')
  await space.blur()
  await expect(there).toBeHidden()
  await expect(page.getByRole('region', { name: 'From here' })).toContainText(/\d in \d/)
}

/** The first of these options that is there, or else the last. */
async function firstOf(page: Page, wanted: readonly RegExp[]): Promise<Locator> {
  const options = page.locator(`${ASKED} button.opt:not(.no)`)
  const words = await options.allInnerTexts()
  for (const one of wanted) {
    const place = words.findIndex((text) => one.test(text))
    if (place >= 0) return options.nth(place)
  }
  return options.last()
}

/** Presses an enemy, and waits until the attack is made. */
async function strike(page: Page, enemy: Locator): Promise<void> {
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await keysSettled(page)
  await enemy.focus()
  await page.keyboard.press('Enter')
  await page.locator(`.table:not([data-position="${before}"])`).waitFor()
}
