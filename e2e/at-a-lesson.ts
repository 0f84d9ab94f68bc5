import type { Locator, Page } from '@playwright/test'
import { takeSomething } from './at-the-table.ts'

export const slip = (page: Page): Locator => page.getByRole('region', { name: 'The lesson' })
export const wayOn = (page: Page): Locator => slip(page).locator('.opt.go')

/** Does what the slip wants, until it explains what came of it. */
export async function doStep(page: Page, act = takeSomething): Promise<void> {
  while (!(await isExplained(page))) await act(page)
}

/** Waits until something is asked or explained. */
export async function isExplained(page: Page): Promise<boolean> {
  const asked = page.locator('.prompt:not(.waiting) .opt:not(.no)')
  await asked.or(wayOn(page)).first().waitFor()
  return wayOn(page).isVisible()
}
