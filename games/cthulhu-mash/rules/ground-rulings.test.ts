import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('Rulings about the ground', () => {
  it('CM-TERM-15 d100: tens and ones, a 10 is a 0, and 00 is 100', () => {
    const roll = (tens: number, ones: number): number | undefined => {
      const t = before({
        settings: { victory: 'cooperative', sanity: true },
        heroes: [{ ...eye, at: 'train-station R6C4' }, mariner],
        tiles: ['train-station', { is: 'mariners-ship', column: 5, row: 5 }],
        foes: [{ is: 'deep-one', at: 'R1C1', losesStep: true }],
      })
      // More than her base of 56 fails, and a die says what she loses.
      const isFailed = tens % 10 >= 6 || tens + ones === 20
      t.dice(tens, ones, ...(isFailed ? [1] : [])).runOnly('check', { seat: 0, source: 1 })
      return t.told('checks')[0]?.roll
    }
    expect(roll(10, 10)).toBe(100)
    expect(roll(6, 10)).toBe(60)
    expect(roll(10, 7)).toBe(7)
    expect(roll(3, 4)).toBe(34)
    expect(roll(4, 3)).toBe(43)
  })
})
