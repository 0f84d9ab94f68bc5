import { describe, expect, it } from 'vitest'
import { at, before } from '../testing/at.ts'

const settings = { victory: 'cooperative', sanity: true, sharedStart: 'off' } as const

describe('What is seen', () => {
  it('CM-SANE-10 a thing shakes when it first comes into sight, looked at after every step', () => {
    const t = at({
      settings,
      heroes: [{ is: 'arctic-explorer', at: 'R1C1' }],
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      foes: [{ is: 'deep-one', at: 'R6C6' }],
    })
    // Walls and idols hide it from every space of the row but the last.
    const seen = t.told('checks').length
    t.dice(5, 4).pick('walk', 'R1C6')
    expect(t.told('checks').length - seen).toBe(1)
    expect(t.told('checks').at(-1)).toMatchObject({ seat: 0, source: 1, roll: 54, isPassed: true })
    expect(t.space('ann')).toBe('R1C6')
    t.pick('walk', 'R1C5').pick('walk', 'R1C6')
    expect(t.told('checks').length - seen).toBe(1)
  })

  it('CM-SANE-12 generators come before monsters, and the current character before the others', () => {
    const t = before({
      settings,
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'arctic-explorer', at: 'R3C6' },
      ],
      tiles: ['innsmouth-dock', { is: 'leng-plateau', isHidden: true }],
      foes: [
        { is: 'cultist', at: 'R3C3' },
        { is: 'mutilation', at: 'R4C3' },
      ],
      turn: 1,
      from: 'turn',
    })
    // No monster spawns; then four checks of 33.
    t.dice(6, 3, 3, 3, 3, 3, 3, 3, 3).go()
    const CULTIST = 0
    const MUTILATION = 15
    expect(t.told('checks').map(({ seat, source }) => [seat, source])).toEqual([
      [1, MUTILATION],
      [1, CULTIST],
      [0, MUTILATION],
      [0, CULTIST],
    ])
  })

  it('CM-RULING-74 CM-TERM-19 a life is a point of health: the earthquake takes them one by one until it kills', () => {
    const t = at({
      settings: { victory: 'cooperative', sharedStart: 'off' },
      heroes: [{ is: 'arctic-explorer', at: 'R1C1', health: 3 }],
      tiles: ['cultist-temple', { is: 'leng-plateau', isHidden: true }],
      piles: [{ at: 'R1C1', unseen: ['mi-go-earthquake'] }],
    })
    t.dice(5, 5, 4).pick('pickTop')
    expect(t.told('loses').map(({ points }) => points)).toEqual([1, 1])
    expect(t.hero('ann')).toMatchObject({ health: 1, life: 'alive' })
  })
})
