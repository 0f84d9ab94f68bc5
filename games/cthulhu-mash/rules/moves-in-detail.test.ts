import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { doc } from '../testing/one.ts'

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
