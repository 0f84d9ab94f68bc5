import { expect, type Page } from '@playwright/test'
import {
  complaints,
  isOver,
  keysSettled,
  quickest,
  startFromTheShelf,
  startShortMatch,
  takeSomething,
} from './at-the-table.ts'
import { test } from './known-dice.ts'

/** Each title on one size of screen: whole games are long. */
const tables = [
  { title: 'necronomonopoly', viewport: { width: 1366, height: 768 } },
  { title: 'tiny-epic-cthulhu', viewport: { width: 390, height: 844 } },
] as const

for (const { title, viewport } of tables)
  test.describe(title, () => {
    test.use({ viewport })

    test('a whole game by keyboard: the board never moves, and all is said, each thing once', async ({
      page,
    }) => {
      const found = complaints(page)
      await start(page, title)
      await listen(page)
      let board: string | undefined
      let asked = 0
      while (!(await isOver(page))) {
        asked += 1
        const now = await rectangle(page)
        expect(now, `the board at question ${asked}`).toBe((board ??= now))
        await expectTold(page)
        await pressSomething(page)
      }
      expect(asked).toBeGreaterThan(10)
      expect(await heard(page)).toBe(asked)
      expect(found).toEqual([])
    })
  })

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  test(`Skip keeps its place whatever is told, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      localStorage.setItem('eldertable:settings', JSON.stringify({ pace: 'fast' }))
      const places = new Set<string>()
      const told = new Set<string>()
      Object.assign(globalThis, { places, told })
      new MutationObserver(() => {
        for (const skip of document.querySelectorAll('.deed-ways.passing > .onward')) {
          const slip = skip.closest('.prompt')
          if (slip === null) continue
          const from = slip.getBoundingClientRect()
          const { left, top } = skip.getBoundingClientRect()
          places.add(`${Math.round(left - from.left)} ${Math.round(top - from.top)}`)
          told.add(slip.querySelector('.ask')?.textContent ?? '')
        }
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await startFromTheShelf(page)
    const kept = (name: string): Promise<string[]> =>
      page.evaluate((one) => [...Reflect.get(globalThis, one)] as string[], name)
    while ((await kept('told')).length < 8) {
      const asked = page.locator('.prompt.by-hand .onward, .prompt:not(.waiting) .opt').first()
      await asked.waitFor()
      const byHand = page.locator('.prompt.by-hand .onward')
      if (await byHand.isVisible()) await byHand.click()
      else await takeSomething(page)
    }
    expect(await kept('places')).toHaveLength(1)
  })

async function start(page: Page, title: string): Promise<void> {
  if (title === 'necronomonopoly') return startShortMatch(page)
  await page.goto(`/new/${title}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.prompt').waitFor()
}

const rectangle = (page: Page): Promise<string> =>
  page.locator('.stage').evaluate((stage) => {
    const { x, y, width, height } = stage.getBoundingClientRect()
    return [x, y, width, height].join(' ')
  })

/** What a screen reader finds: the question, every option by its name, and the same question in what was said. */
async function expectTold(page: Page): Promise<void> {
  const decision = page.getByRole('region', { name: 'Your decision' })
  const question = (await decision.locator('.ask').innerText()).trim()
  expect(question).not.toBe('')
  const tree = await decision.ariaSnapshot()
  expect(tree).toContain('group "Options"')
  expect(tree).toMatch(/- (button|spinbutton) "/)
  await expect(page.locator('[data-spoken]')).toContainText(question)
  const news = decision.locator('.happened > span')
  if ((await news.count()) > 0)
    await expect(page.locator('[data-spoken]')).toContainText(await news.innerText())
}

/** Presses the quickest option by key; afterwards the keyboard is in the next question, if there is one. */
async function pressSomething(page: Page): Promise<void> {
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  const taken = page.locator(`.table:not([data-position="${before}"])`)
  const crumb = page.locator('.prompt .crumb')
  await keysSettled(page)
  await (await quickest(page)).press('Enter')
  await taken.or(crumb).first().waitFor()
  if (await crumb.isVisible()) await (await quickest(page)).press('Enter')
  await taken.waitFor()
  if (await isOver(page)) return
  await expect(page.locator('.prompt:focus, .prompt :focus')).toHaveCount(1)
}

/** Counts what the live region of the slip says from now on, and what it has said already. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const region = document.querySelector('[data-spoken]')
    if (region === null) throw new Error('nothing speaks')
    const said = () => (region.textContent === '' ? 0 : 1)
    document.body.dataset['heard'] = String(said())
    const watch = new MutationObserver(() => {
      document.body.dataset['heard'] = String(Number(document.body.dataset['heard']) + said())
    })
    watch.observe(region, { childList: true, subtree: true, characterData: true })
  })

const heard = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.body.dataset['heard']))
