import type { BrowserContext, Locator, Page } from '@playwright/test'

/** The slip when it is the reader's to decide, or the front page when the match is over. */
const ASKED = '.prompt:not(.waiting):not(.replay)'
const OVER = 'article.front'
/** The card over a shared screen that the next one is to take. */
const HAND_OVER = '.hand-over'

/** Milliseconds: a Cultist, or somebody who has lost, may not be asked again before the match is over. */
const OTHERS_PLAY = 300_000

/** Waits until this page is asked something or the match is over; says whether it is over. */
export async function isOver(page: Page): Promise<boolean> {
  const news = page.locator(`${ASKED} .opt:not(.no), ${OVER}`).first()
  await news.waitFor({ timeout: OTHERS_PLAY })
  return page.locator(OVER).isVisible()
}

/** Waits until keys take options: for a moment after others have decided they do not. */
export const keysSettled = (page: Page): Promise<void> =>
  page.locator('.table:not(.settling)').waitFor()

/** Waits until the screen is to be handed on or its holder is asked; gives the card in the first case. */
export async function handedOn(page: Page): Promise<Locator | undefined> {
  const card = page.locator(HAND_OVER)
  await page.locator(`${ASKED} .opt:not(.no)`).or(card).first().waitFor()
  return (await card.isVisible()) ? card : undefined
}

/** The way from the shelf into a game. */
export const playLink = (page: Page, name = 'Necronomonopoly'): Locator =>
  page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: /^Play / })

/** Opens Necronomonopoly from the shelf, as somebody would who has never been here, and starts it. */
export async function startFromTheShelf(page: Page): Promise<void> {
  await page.goto('/')
  await playLink(page).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.prompt').waitFor()
}

/** A short match against one bot. */
export async function startShortMatch(page: Page): Promise<void> {
  await page.goto('/new/necronomonopoly')
  await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: 'Remove' }).last().click()
  await makeShort(page)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.locator('.prompt').waitFor()
}

/** Little Sanity to begin with and as few rounds as there can be, so that it ends soon whatever the dice say. */
export async function makeShort(page: Page): Promise<void> {
  await page.getByText('Optional rules').click()
  await page.locator('#switch-startingSanity').fill('50')
  await page.locator('#switch-roundLimit').fill('20')
}

/** What leads back to the question before it: taken again and again, no match would end. */
const ROUND_IN_CIRCLES = /Think better of it|Think again|counter-offer/

/** The option with the lamp, or else the last one that goes on: the quick way to the end. */
export async function quickest(page: Page): Promise<Locator> {
  const options = page.locator(`${ASKED} button.opt:not(.no)`)
  const ways = [
    page.locator(`${ASKED} .opt.go`).first(),
    options.filter({ hasNotText: ROUND_IN_CIRCLES }).last(),
  ]
  for (const option of ways) if ((await option.count()) > 0) return option
  return options.last()
}

/** Takes it. */
export const takeSomething = async (page: Page): Promise<void> => take(page, await quickest(page))

/** Takes an option, or the last one of a line that stands for several, and waits until it is taken. */
export async function take(page: Page, option: Locator): Promise<void> {
  const before = (await page.locator('.table').getAttribute('data-position')) ?? ''
  await option.click()
  const opened = page.locator(`${ASKED} .crumb`)
  // What throws something away is taken by a second press.
  const wasting = page.locator(`${ASKED} .opt.wasting`)
  const taken = page.locator(`.table:not([data-position="${before}"]), ${HAND_OVER}`)
  await taken.or(opened).or(wasting).first().waitFor()
  if (await wasting.isVisible()) await wasting.click()
  if (await opened.isVisible()) await page.locator(`${ASKED} button.opt:not(.no)`).last().click()
  await taken.waitFor()
}

/** Plays a page's seat until the match is over, or for this many picks. */
export async function playOn(page: Page, picks = Number.POSITIVE_INFINITY): Promise<void> {
  for (let n = 0; n < picks; n++) {
    if (await isOver(page)) return
    await takeSomething(page)
  }
}

/** Brings a match file into the browser, on a page that has a field for it. */
export async function bring(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Bring a match file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Visits once, so that everything is kept, and takes the network away. */
export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
}

/** Collects what the page complains about; a test ends by expecting nothing. */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  page.on('console', (message) => {
    // A guest that is not known yet is told so by a 401, which the browser logs by itself.
    if (message.type() === 'error' && !message.text().includes('401')) found.push(message.text())
  })
  return found
}
