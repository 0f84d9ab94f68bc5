import { test as anyDice, type BrowserContext } from '@playwright/test'

/** A test whose pages draw the keys of matches from its title: what fails once fails again. */
export const test = anyDice.extend({
  context: async ({ context }, use, { title }) => {
    await useKnownDice(context, title)
    await tellAtOnce(context)
    await use(context)
  },
})

/** Others' deeds are told at once, unless a test has chosen another pace: it waits for nothing but the rules. */
export const tellAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const key = 'eldertable:settings'
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ pace: 'at-once', ...(kept as object) }))
  })

/** Makes all pages of a browser draw the same keys whenever they are given the same words. */
export const useKnownDice = (context: BrowserContext, words: string): Promise<unknown> =>
  context.addInitScript(drawFrom, words)

/** Runs in the page, on every visit, and so refers to nothing outside. */
function drawFrom(words: string): void {
  const start = 2166136261
  let state = Array.from(words).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619),
    start,
  )
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) throw new TypeError('only bytes are drawn')
    // The upper bits of a linear congruential generator: dice of a test need not be secret.
    for (let at = 0; at < array.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      array[at] = state >>> 24
    }
    return array
  }
}
