// What is wrong with an open page: found by axe, or by measuring.
import { AxeBuilder } from '@axe-core/playwright'

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
export async function faultsOf(page) {
  return new Set([...(await axeFaults(page)), ...(await page.evaluate(measure))])
}

/** @param {Page} page */
async function axeFaults(page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, failureSummary = '' }) => {
        const [, why = ''] = failureSummary.split('\n')
        return `axe ${id}: ${target.join(' ')}: ${why.trim()}`
      }),
    )
}

/** Runs in the page: icons that the sprite lacks, sideways scrolling, and controls that are too small for a finger. */
function measure() {
  /** @type {string[]} */
  const faults = []
  const icons = new Set(
    [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')),
  )
  for (const icon of icons)
    if (icon && !document.querySelector(icon)) faults.push(`there is no icon ${icon}`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`)
  // A mouse hits what is too small for a finger (WCAG 2.5.8 asks 24 pixels of everything).
  const least = globalThis.matchMedia('(pointer: fine)').matches ? 24 : 44
  const controls = document.querySelectorAll('button, a[href], input, select, summary')
  for (const control of controls) {
    // Links in a sentence and rule chips have their own measure (WCAG 2.5.8 leaves out the former).
    if (control.closest('.rule, p, li > a, td, th, .segments') || !control.checkVisibility())
      continue
    const { width, height } = control.getBoundingClientRect()
    if (width <= 1 || (height >= least - 0.5 && width >= least - 0.5)) continue
    // What looks small may answer beyond its edge, or by its label.
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top } = control.getBoundingClientRect()
    const answersAt = (/** @type {number} */ x, /** @type {number} */ y) => {
      const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
    }
    const half = least / 2 - 3
    const reaches = [
      [-half, 0],
      [half, 0],
      [0, -half],
      [0, half],
    ].every(([x = 0, y = 0]) => answersAt(x, y))
    if (!reaches)
      faults.push(
        `small: ${control.outerHTML.slice(0, 80)} is ${Math.round(width)} x ${Math.round(height)}`,
      )
  }
  return faults
}
