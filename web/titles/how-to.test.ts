import type { HowToPlay } from '@eldertable/board-kit'
import { describe, expect, it } from 'vitest'
import { titleIn } from './per-title.ts'

const pages = import.meta.glob<HowToPlay>('../../games/*/board/how-to-play.tsx', {
  import: 'howToPlay',
  eager: true,
})
const rulebooks = import.meta.glob<string>('../../games/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(Object.entries(pages).map(([path, page]) => [titleIn(path), page] as const))(
  'how to play %s',
  (title, { steps }) => {
    const rulebook = rulebooks[`../../games/${title}/RULES.md`]

    it.each(steps.flatMap(({ rules }) => rules))('%s is in the rulebook', (rule) => {
      expect(rulebook).toContain(`- **${rule}** `)
    })

    it.each(steps)('$heading: short enough to be read at a glance', ({ text }) => {
      expect(text.split(' ').length).toBeLessThan(40)
    })
  },
)
