import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { howToPlay } from './how-to-play.ts'

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

describe('how to play', () => {
  it.each(howToPlay.steps.flatMap(({ rules }) => rules))('%s is in the rulebook', (rule) => {
    expect(rulebook).toContain(`- **${rule}** `)
  })

  it.each(howToPlay.steps)('$heading: short enough to be read at a glance', ({ text }) => {
    expect(text.split(' ').length).toBeLessThan(40)
  })
})
