import { expect, it } from 'vitest'
import { renderRulebook } from './rulebooks.ts'

it('marks rules in lists and tables, leaves out where they come from, and lets wide tables scroll', () => {
  const html = renderRulebook(
    '## The turn\n\n- **NEC-TURN-1** Throw. `seed Turn`\n\n| Rule | Card |\n| --- | --- |\n| NEC-CARD-1 | Ally |\n',
  )
  expect(html).toContain('<h2 id="the-turn">')
  expect(html).toContain('<li id="NEC-TURN-1"><b class="rule">NEC-TURN-1</b> Throw. </li>')
  expect(html).toContain('<tr id="NEC-CARD-1">')
  expect(html).toMatch(/<div class="wide"[^>]*tabindex="0"><table>/)
  expect(html).not.toContain('seed')
})
