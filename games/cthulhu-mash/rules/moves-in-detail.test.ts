import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { doc, one } from '../testing/one.ts'

describe('Jumps in detail', () => {
  it('CM-SANE-10 CM-JUMP-6 who jumps looks about where it lands', () => {
    const t = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { is: 'mariner-merchant', at: 'R2C5' },
        { ...doc, at: 'R6C6' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'deep-one', at: 'R5C3' }],
    })
    t.hero('bob').met.push(1)
    t.dice(1, 1).pick('jump', 'R2C3')
    expect(t.told('checks')).toHaveLength(1)
  })
})

describe('Hazards in detail', () => {
  it('CM-OBJ-39 CM-ICON-10 the necklace is good against water, not against fire', () => {
    const t = one({ is: 'private-eye', at: 'R2C1', objects: ['deep-one-necklace'] })
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(3)
  })
})
