import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('Lots', () => {
  it('NEC-LOT-4 NEC-LOT-5 worked example 1: rent with one Lot', () => {
    const t = at({
      turn: 'bob',
      ann: { sanity: 100, owns: ['riverside-hospital'] },
      bob: { sanity: 100, on: 20 },
    })
    t.dice(2, 4).go()
    expect(t.sanity('bob')).toBe(89)
    expect(t.sanity('ann')).toBe(111)
    expect(t.question).toBe('bob buying.choose')
    expect(t.whyNot('buy', 'riverside-hospital')).toBe('lot-owned')
  })
})
