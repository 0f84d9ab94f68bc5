import { Engine } from '@eldertable/kernel'
import { recordMatch } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { at } from '../testing/at.ts'
import { habit } from './habit.ts'

describe('the habit', () => {
  it('strikes what it stands beside', () => {
    const t = at({
      heroes: [{ is: 'arctic-explorer', at: 'R3C3' }],
      tiles: ['base-camp', 'mariners-ship'],
      foes: [{ is: 'cultist', at: 'R3C4' }],
    })
    expect(t.choiceOf(habit)).toBe('attack hands at cultist')
  })

  it('walks to what it can strike', () => {
    const t = at({
      heroes: [{ is: 'arctic-explorer', at: 'R1C6' }],
      foes: [{ is: 'cultist-idol', at: 'R2C4' }],
    })
    expect(t.choiceOf(habit)).toMatch(/^walk R(2C5|1C4|2C3|3C4)$/)
  })

  it('takes the power-up that it has earned', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C6', kills: ['cultist-idol', 'whirlpool'] },
        { is: 'private-eye', at: 'mariners-ship R1C6' },
      ],
    })
    expect(t.choiceOf(habit)).toBe('powerUp')
  })

  it.each([
    [1, {}],
    [2, { victory: 'death-match' }],
    [4, { victory: 'death-match' }],
    [4, { victory: 'death-match', teams: true }],
    [2, { victory: 'capture-the-flag' }],
    [4, { victory: 'capture-the-flag' }],
    [2, { victory: 'cooperative' }],
    [2, { victory: 'cooperative', sanity: true }],
  ] as const)('plays to the end with %i seats: %o', (seats, settings) => {
    const engine = new Engine(cthulhuMash)
    const bots = Array.from({ length: seats }, () => habit)
    const { ending } = recordMatch(engine, bots, { settings, seed: 'habit', longest: 6000 })
    expect(cthulhuMash.text.endings).toHaveProperty(ending)
  })
})
