import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { goal } from './goal.ts'

describe('How one wins, and how it stands', () => {
  it('TEC-GOAL-1 pages first, with what there is to lose by', () => {
    const t = at({ rows: [5, 3, 0, 0, 0], strength: 2, bob: { brain: 3 } }).actions()
    const { name, lines, standing } = goal(tellingTo(t, 0))
    expect(name).toBe('Shut out Nyarlathotep')
    expect(lines[0]).toContain('all 25 pages')
    expect(standing).toContainEqual({ what: 'Pages', is: '8 of 25' })
    expect(standing).toContainEqual({ what: 'Strength of Nyarlathotep', is: '2 of 6' })
    expect(standing).toContainEqual({ what: 'Nearest to madness', is: 'Bob, 3 of 4' })
  })
})
