import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Actions', () => {
  it('CM-ACT-2 a move costs a whole action even if one point is used', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R1C6' },
        { is: 'private-eye', at: 'R6C6' },
      ],
    })
    t.pick('walk', 'R1C5').pick('stop')
    expect(t.table.actions).toBe(4)
  })
})
