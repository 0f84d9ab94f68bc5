import { describe, expect, it } from 'vitest'
import { before } from '../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const

describe('Rulings about the ground', () => {
  it('CM-RULING-5 CM-GENER-3 CM-TERM-3 dice name rows and columns of the tile’s own frame, however it lies', () => {
    for (const turned of [0, 1, 2, 3]) {
      const t = before({
        heroes: [
          { ...eye, at: 'train-station R1C6', isNew: true },
          { ...mariner, at: 'mariners-ship R1C6' },
        ],
        tiles: [{ is: 'train-station', turned, isPopulated: false }, 'mariners-ship'],
        generators: ['guard-cell'],
        from: 'turn',
      })
      t.dice(1, 2, 4).go()
      expect(t.space('guard-cell')).toBe('R2C4')
    }
  })

  it('CM-RULING-21 CM-GENER-5 a generator may stand beside a wall, and its monster comes out on its own side', () => {
    const t = before({
      heroes: [
        { ...eye, at: 'train-station R1C6', isNew: true },
        { ...mariner, at: 'mariners-ship R1C6' },
      ],
      tiles: [{ is: 'train-station', isPopulated: false }, 'mariners-ship'],
      generators: ['guard-cell'],
      from: 'turn',
    })
    // R1C3 is an obstacle, so the dice are thrown again; R2C1 has walls to the north and east.
    t.dice(1, 1, 3, 2, 1).go()
    expect(t.space('guard-cell')).toBe('R2C1')
    expect(t.asked).toBe('bob spawn.place')
    expect(t.offered).toEqual(['place R1C2', 'place R1C1'])
  })

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
