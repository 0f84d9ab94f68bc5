import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { isOver, playOn, startFromTheShelf, startShortMatch } from './at-the-table.ts'

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
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
  rulebook: async (page) => {
    await page.goto('/rules/necronomonopoly')
    await page.locator('.book h2').first().waitFor()
  },
  'how to play': (page) =>
    page.goto('/how/necronomonopoly').then(() => page.locator('h1').waitFor()),
  lesson: (page) =>
    page.goto('/learn/necronomonopoly').then(() => page.locator('.lesson-slip').waitFor()),
  settings: (page) => page.goto('/settings').then(() => page.locator('h1').waitFor()),
  credits: (page) => page.goto('/credits').then(() => page.locator('h1').waitFor()),
}

for (const theme of ['dark', 'light'] as const)
  for (const [name, open] of Object.entries(screens))
    test(`${name}, ${theme}: no serious findings of axe at any size, nothing wider than the screen`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(sizes.desktop)
      await open(page)
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport)
        await page.screenshot({ path: `artefacts/screens/${name}-${theme}-${size}.png` })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const grave = violations.filter(
          ({ impact }) => impact === 'serious' || impact === 'critical',
        )
        const told = grave.map(({ id, nodes }) => `${size}: ${id} at ${nodes[0]?.target.join(' ')}`)
        expect(told).toEqual([])
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, `${size} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    })
