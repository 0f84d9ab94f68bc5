// Every page of the site, and how to get there.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, isWhole?: boolean, open: (page: Page, url: string) => Promise<void> }} Visit */

/**
 * @param {string} name
 * @param {string} address
 * @param {string} until what shows that the page is there
 * @returns {Visit}
 */
const plain = (name, address, until = 'main h1') => ({
  name,
  async open(page, url) {
    await page.goto(url + address)
    await page.locator(until).first().waitFor({ state: 'attached' })
  },
})

/**
 * A table of Necronomonopoly against three bots, at its first question.
 * @param {Page} page
 * @param {string} url
 */
export async function sitDown(page, url) {
  await page.goto(`${url}/new/necronomonopoly`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt:not(.waiting)').waitFor({ timeout: 60_000 })
}

/**
 * A table of a title against bots as somebody gets there who looks at the shelf; anybody may be asked first.
 * @param {Page} page
 * @param {string} title
 */
export async function sitDownFromTheShelf(page, title) {
  const box = page.getByRole('article').filter({ hasText: title })
  await box.getByRole('link', { name: `Play ${title}`, exact: true }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.prompt').waitFor({ timeout: 60_000 })
}

/**
 * A table of a title that needs no company, at its first question.
 * @param {string} title
 * @returns {Visit}
 */
const tableOf = (title) => ({
  name: `table-${title}`,
  isWhole: false,
  async open(page, url) {
    await page.goto(`${url}/new/${title}`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.prompt:not(.waiting) .opt').first().waitFor({ timeout: 120_000 })
  },
})

/** @type {readonly Visit[]} */
export const pages = [
  plain('home', '/'),
  plain('new-table', '/new/necronomonopoly'),
  { name: 'table', isWhole: false, open: sitDown },
  ...['tiny-epic-cthulhu', 'death-may-die', 'cthulhu-mash', 'innsmouth-32'].flatMap((title) => [
    plain(`new-${title}`, `/new/${title}`),
    tableOf(title),
  ]),
  {
    name: 'table-offline',
    isWhole: false,
    async open(page, url) {
      await sitDown(page, url)
      await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('offline')))
    },
  },
  plain('rulebooks', '/rules'),
  plain('rulebook', '/rules/necronomonopoly/NEC-LOT-5', '.book .marked'),
  plain('how', '/how/necronomonopoly'),
  { ...plain('lesson', '/learn/necronomonopoly', '.lesson-slip'), isWhole: false },
  {
    name: 'lesson-explains',
    isWhole: false,
    async open(page, url) {
      await page.goto(`${url}/learn/necronomonopoly`)
      await page.locator('.prompt .opt.go').click()
      await page.locator('.lesson-slip .opt.go').waitFor()
    },
  },
  plain('replays', '/replays'),
  plain('settings', '/settings'),
  {
    name: 'settings-large',
    async open(page, url) {
      await page.goto(`${url}/settings`)
      await page.getByRole('radio', { name: '200 %' }).check()
    },
  },
  {
    name: 'table-large',
    isWhole: false,
    async open(page, url) {
      await page.goto(`${url}/settings`)
      await page.getByRole('radio', { name: '200 %' }).check()
      await sitDown(page, url)
    },
  },
  plain('credits', '/credits'),
  plain('not-found', '/cellar'),
  {
    name: 'offline',
    async open(page, url) {
      await page.goto(url)
      await page.locator('main h1').waitFor()
      await page.evaluate(() => globalThis.dispatchEvent(new globalThis.Event('offline')))
      await page.locator('.offline-strip').waitFor()
    },
  },
  {
    name: 'error',
    async open(page, url) {
      await page.route('**/assets/credits-page*', (route) => route.abort())
      await page.goto(`${url}/credits`)
      await page.locator('.notice').waitFor()
    },
  },
]
