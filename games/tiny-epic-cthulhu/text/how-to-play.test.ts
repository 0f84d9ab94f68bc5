import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { howToPlay } from './how-to-play.ts'

describe('how to play', () => {
  it.each(howToPlay.steps.flatMap(({ rules }) => rules))('%s is in the rulebook', (rule) => {
    expect(rulebook.text).toContain(`- **${rule}** `)
  })

  it.each(howToPlay.steps)('$heading: short enough to be read at a glance', ({ text }) => {
    expect(text.split(' ').length).toBeLessThan(40)
  })
})
