import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { doStep, slip, wayOn } from './at-a-lesson.ts'
import {
  bring,
  handedOn,
  isOver,
  playOn,
  startFromTheShelf,
  startShortMatch,
} from './at-the-table.ts'
import { test } from './known-dice.ts'
import { amongSurvivors, behindTheCamera, nineAtATable } from './recorded-innsmouth.ts'
import {
  beforeAWound,
  inAFight,
  layingTiles,
  manyWaysOn,
  markingGround,
  playedOut,
} from './recorded-mash.ts'
import { underWay, wonByAssistants } from './recorded-match.ts'

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  landscape: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/')
    await page.locator('.shelf').waitFor()
  },
  'new table': async (page) => {
    await page.goto('/new/necronomonopoly')
    await page.locator('.new-table').waitFor()
  },
  table: async (page) => {
    await startFromTheShelf(page)
    await playOn(page, 4)
    await isOver(page)
  },
  'front page': async (page) => {
    await startShortMatch(page)
    await playOn(page)
  },
  replays: (page) => page.goto('/replays').then(() => page.locator('h1').waitFor()),
  replay: async (page) => {
    await page.goto('/replays')
    await bring(page, wonByAssistants())
    await page.getByRole('button', { name: 'On', exact: true }).click()
    await expect(page.locator('.replay')).toContainText('pick 1 of')
  },
  rulebook: async (page) => {
    await page.goto('/rules/necronomonopoly')
    await page.locator('.book h2').first().waitFor()
  },
  'how to play': (page) =>
    page.goto('/how/necronomonopoly').then(() => page.locator('h1').waitFor()),
  lesson: (page) =>
    page.goto('/learn/necronomonopoly').then(() => page.locator('.lesson-slip').waitFor()),
  'Tiny Epic, new table': async (page) => {
    await page.goto('/new/tiny-epic-cthulhu')
    await page.getByText('Optional rules').click()
  },
  'Tiny Epic, table': async (page) => {
    await page.goto('/replays')
    await bring(page, underWay())
    await isOver(page)
  },
  // The last step of its lesson is the first seal.
  'Tiny Epic, Phase Two': async (page) => {
    await page.goto('/learn/tiny-epic-cthulhu')
    while (!(await slip(page).getByText('Step 9 of 9').isVisible())) {
      await doStep(page)
      await wayOn(page).click()
    }
    await page.locator('.prompt .opt.go').waitFor()
  },
  'Tiny Epic, front page': async (page) => {
    await page.goto('/replays')
    await bring(page, wonByAssistants())
    await page.getByRole('button', { name: 'Back to the table' }).click()
    await expect(page.locator('.headline')).toHaveText('They won')
  },
  'Death May Die, new table': async (page) => {
    await page.goto('/new/death-may-die')
    await page.getByText('Optional rules').click()
  },
  'Death May Die, choosing an investigator': async (page) => {
    await startDeathMayDie(page)
  },
  'Death May Die, table': async (page) => {
    await startDeathMayDie(page)
    await playOn(page, 5)
    await isOver(page)
  },
  'Innsmouth 32, new table': async (page) => {
    await page.goto('/new/innsmouth-32')
    await page.getByText('Optional rules').click()
  },
  'Innsmouth 32, survivors': (page) => bringToTheScreen(page, amongSurvivors()),
  'Innsmouth 32, director': (page) => bringToTheScreen(page, behindTheCamera()),
  'Innsmouth 32, nine people': (page) => bringToTheScreen(page, nineAtATable()),
  'Cthulhu Mash, new table': async (page) => {
    await page.goto('/new/cthulhu-mash')
    await page.getByText('Optional rules').click()
  },
  'Cthulhu Mash, choosing a character': async (page) => {
    await page.goto('/new/cthulhu-mash')
    for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
    await page.getByRole('button', { name: /^Start/ }).click()
    await isOver(page)
  },
  'Cthulhu Mash, laying tiles': (page) => bringToTheScreen(page, layingTiles()),
  'Cthulhu Mash, marking the ground': (page) => bringToTheScreen(page, markingGround()),
  'Cthulhu Mash, a fight': (page) => bringToTheScreen(page, inAFight()),
  'Cthulhu Mash, a card in hand': async (page) => {
    await bringToTheScreen(page, inAFight())
    await page.locator('.cm-card.lit').first().click()
    await expect(page.locator('.prompt')).toContainText('All options')
  },
  'Cthulhu Mash, many ways on': async (page) => {
    await bringToTheScreen(page, manyWaysOn())
    await page.setViewportSize({ width: 1366, height: 768 })
    const options = page.locator('.prompt .opts > .opt')
    expect(await options.count()).toBeGreaterThanOrEqual(7)
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
  },
  'Cthulhu Mash, before a wound': (page) => bringToTheScreen(page, beforeAWound()),
  'Cthulhu Mash, front page': async (page) => {
    await page.goto('/replays')
    await bring(page, playedOut())
    await page.getByRole('button', { name: 'Back to the table' }).click()
    await expect(page.locator('.headline')).toHaveText(/ won$/)
  },
  settings: (page) => page.goto('/settings').then(() => page.locator('h1').waitFor()),
  credits: (page) => page.goto('/credits').then(() => page.locator('h1').waitFor()),
}

/** A table of Death May Die with one bot, at its first question. */
async function startDeathMayDie(page: Page): Promise<void> {
  await page.goto('/new/death-may-die')
  for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Remove' }).last().click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await isOver(page)
}

/** A match round one screen, handed to whoever is asked, without the notice that it has gone on. */
async function bringToTheScreen(page: Page, file: string): Promise<void> {
  await page.goto('/replays')
  await bring(page, file)
  const card = await handedOn(page)
  await card?.getByRole('button').first().click()
  await isOver(page)
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  if (await skip.isVisible()) await skip.click()
}

/** Axe takes longer than all the rest: it looks once in each theme, and at the layouts that differ most. */
const looks = [
  ['dark', 'desktop'],
  ['light', 'phone'],
] as const

/** Where something else takes room from the board: a notice about a match from a file, a column of text. */
const shrunk = new Set(['Tiny Epic, table', 'how to play'])

for (const [name, open] of Object.entries(screens))
  test(`${name}: no serious findings of axe in either theme, nothing wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop)
    await open(page)
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${size} scrolls sideways`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1366, height: 768 })
    // The board of the phone gives way a moment after the screen has grown.
    if (!shrunk.has(name)) await expect.poll(() => tooSmall(page)).toEqual([])
    for (const [theme, size] of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(sizes[size])
      expect(await graveFindings(page), `${theme}, ${size}`).toEqual([])
    }
  })

/** What axe finds that is serious or critical, and where. */
async function graveFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** Everything that is set in less than 12 pixels, whatever a drawing is scaled to. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || element === null || element.closest('.hidden, noscript') !== null) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const drawn = element.closest<SVGGraphicsElement>('text, foreignObject')
      const matrix = drawn?.getScreenCTM()
      const scale = matrix == null ? 1 : Math.hypot(matrix.b, matrix.d)
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
      // Screens round: a hair less is no less.
      if (size < 11.9) found.add(`${size.toFixed(1)} px: ${text.slice(0, 30)}`)
    }
    return [...found]
  })
