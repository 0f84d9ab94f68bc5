import { expect, type Locator, type Page } from '@playwright/test'
import { complaints, isOver, keysSettled, take } from './at-the-table.ts'
import { test } from './known-dice.ts'
import { visitor, whoIsAsked } from './online-table.ts'
import { ownServer } from './own-server.ts'
import { beforeAFall } from './recorded-innsmouth.ts'

const ASKED = '.prompt:not(.waiting):not(.replay)'

/** The first of these options that is there, or the one with the lamp, or the last. */
async function firstOf(page: Page, wanted: readonly RegExp[]): Promise<Locator> {
  const options = page.locator(`${ASKED} button.opt:not(.no)`)
  const words = await options.allInnerTexts()
  for (const one of wanted) {
    const place = words.findIndex((text) => one.test(text))
    if (place >= 0) return options.nth(place)
  }
  const lamp = page.locator(`${ASKED} .opt.go`).first()
  return (await lamp.count()) > 0 ? lamp : options.last()
}

/** One who does not mind being eaten. */
const careless = [
  /Flail/,
  /(?:Throw|Strike) now|Give nothing/,
  /Draw a survivor/,
  /Rest/,
  /whole pool/,
  /Done/,
]

/** Whoever leads monsters attacks; as long as somebody is to fall, with one throng alone. */
const monsters = [/All-out/, /Take/, /Attack/, /Into throng/]
const gently = [/Cover/, /Take/, /Into throng/]

/** Becomes somebody, by this name. */
async function introduce(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.request.post(`${url}/api/guest`, { data: { name } })
}

const board = (page: Page) => page.locator('svg.board')

/** One film to its end, from shortly before Bram's last survivor is attacked; says whether it fell and he played monsters. */
async function playOut(
  url: string,
  [director, bram, greta]: readonly [Page, Page, Page],
): Promise<boolean> {
  // The film is well under way. The director goes on from a file, and the others take their seats again.
  const data = { file: beforeAFall(), as: 'fork', seat: 0 }
  const opened = await director.request.post(`${url}/api/import`, { data })
  const { id } = (await opened.json()) as { id: string }
  const table = `${url}/t/${id}`
  await director.goto(table)
  await director.locator('.prompt').waitFor()
  const seated = [director]
  for (const [page, name, seat] of [
    [bram, 'Bram', 1],
    [greta, 'Greta', 2],
  ] as const) {
    await page.request.post(`${table.replace('/t/', '/api/tables/')}/join`, {
      data: { seat, name },
    })
    // Those who sit there let them in.
    for (const one of seated)
      await one.getByRole('button', { name: `Let ${name} sit down` }).click()
    await page.goto(table)
    await expect(page.locator('.seat', { hasText: name })).toContainText('You')
    seated.push(page)
  }

  // Each sees the house from their own side.
  for (const words of ['Your throngs', 'The cast'])
    await expect(board(director)).toContainText(words)
  for (const page of [bram, greta])
    for (const words of ['The director’s throngs', 'Your pool'])
      await expect(board(page)).toContainText(words)

  const bramsLast = bram.locator('.seat', { hasText: 'Bram' }).locator('.chip').first()
  const victim = (await bramsLast.getAttribute('data-target')) ?? ''
  const isBehind = (page: Page) => board(page).getByText('The cast').isVisible()
  let hasPlayedMonsters = false
  for (;;) {
    const { page, over } = await whoIsAsked([director, bram, greta])
    if (over) return hasPlayedMonsters
    if (page === bram && (await isBehind(bram))) {
      hasPlayedMonsters = true
      await expect(bram.locator('.seat', { hasText: 'Bram' })).toContainText('monsters')
    }
    const prey = page.locator(`g.target[data-target="${victim}"]`)
    if (page === director && (await prey.isVisible())) await takeOnBoard(page, prey)
    else if (!(await isBehind(page))) await take(page, await firstOf(page, careless))
    else await take(page, await firstOf(page, hasPlayedMonsters ? monsters : gently))
  }
}

test('a director and two survivors in three browsers: one falls, plays monsters, and all see the end', async ({
  browser,
}) => {
  const server = await ownServer()
  const [director, bram, greta] = [
    await visitor(browser),
    await visitor(browser),
    await visitor(browser),
  ]
  const found = complaints(director)
  try {
    for (const [page, name] of [
      [director, 'Ada'],
      [bram, 'Bram'],
      [greta, 'Greta'],
    ] as const)
      await introduce(page, server.url, name)
    // Whether Bram falls before the film ends is for the dice to say: if not, the same scene is taken again.
    for (let takes = 0; !(await playOut(server.url, [director, bram, greta])); takes++)
      expect(takes).toBeLessThan(4)
    await expect(director.locator('.headline')).toHaveText(/^You (won|lost)$/)
    await expect(bram.locator('.headline')).toHaveText(/^You (won|lost) with the monsters$/)
    await expect(greta.locator('.headline')).toHaveText(/^You (won|lost|fell)$/)
    expect(found).toEqual([])
  } finally {
    server.stop()
  }
})

/** Picks what is lit on the board, and waits until it is picked. */
async function takeOnBoard(page: Page, target: Locator): Promise<void> {
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await keysSettled(page)
  await target.focus()
  await page.keyboard.press('Enter')
  await page.locator(`.table:not([data-position="${before}"])`).waitFor()
}

test('somebody alone reads first that three pools are theirs, and what a spoint is', async ({
  page,
}) => {
  const found = complaints(page)
  await page.addInitScript(() => {
    localStorage.setItem('eldertable:settings', JSON.stringify({ pace: 'normal' }))
  })
  await page.goto('/new/innsmouth-32')
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const moment = page.locator('.great-moment')
  await expect(moment).toContainText('Alone you play three pools')
  await expect(moment).toContainText('Spoints are what you spend')
  await page.keyboard.press('Space')
  await expect(moment).toBeHidden()
  await expect(page.locator(`${ASKED} .opt:not(.no)`).first()).toBeVisible()
  await expect(page.locator('.seat', { hasText: 'Ada' })).toContainText('three pools')
  await expect(page.locator('.table')).toHaveAttribute('data-position', '0')
  expect(found).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('somebody plays alone with three seats: the screen, the pool, and the rest a swipe away', async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto('/new/innsmouth-32')
    // Whoever is alone among bots is a survivor; where a second person sits down, the first one directs.
    const mine = page.locator('.chair-role').first()
    await expect(mine).toHaveText('survivors')
    await page.getByLabel('Who plays seat 2').selectOption('open')
    await expect(mine).toHaveText('director')
    for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
    // Alone there is no choice about the director, and the page says why.
    await expect(
      page.getByText('Alone, you play against the director that plays itself.'),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Start/ }).click()
    await isOver(page)

    // Three pools of one person: whichever is asked about lies in front.
    await expect(page.locator('.small-board svg [data-target]')).toHaveCount(3)
    await expect(page.locator('.i32-person.large')).toHaveCount(1)
    await expect(page.locator('.i32-cast .i32-person')).toHaveCount(2)
    await expect(page.locator('.i32-person.large').first()).toBeInViewport()
    const street = page.locator('.street')
    await street.evaluate((one) => one.scrollTo({ left: one.scrollWidth }))
    await expect(page.getByText('survivors to come')).toBeInViewport()

    // A first touch says what something is.
    await page.locator('.i32-cast .i32-person').last().scrollIntoViewIfNeeded()
    await page.locator('.i32-cast .i32-person').last().tap()
    await expect(page.locator('.look')).toContainText('rest spoint')
    await page.keyboard.press('Escape')

    let hasSeenAThrow = false
    while (!(await isOver(page))) {
      if (!hasSeenAThrow && (await page.locator('.i32-slate .i32-meter').isVisible())) {
        hasSeenAThrow = true
        await expect(page.locator('.i32-slate')).toContainText(/or less: \d+ %/)
      }
      // What is sure is picked by itself.
      await expect(page.locator(ASKED).getByText('falls for sure')).toHaveCount(0)
      await take(page, await firstOf(page, careless))
    }
    expect(hasSeenAThrow).toBe(true)
    await expect(page.locator('.headline')).toHaveText(/^You (won|lost)$/)
    expect(found).toEqual([])
  })
})
