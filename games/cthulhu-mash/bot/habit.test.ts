import { FastChance, ScriptedChance, type ScriptedDraw } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../testing/at.ts'
import { habit } from './habit.ts'

describe('the habit at blows', () => {
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

  it('takes the weapon that does more', () => {
    const t = at({
      heroes: [{ is: 'arctic-explorer', at: 'R3C3', objects: ['pitchfork'] }],
      foes: [{ is: 'cultist-idol', at: 'R3C4' }],
    })
    expect(t.choiceOf(habit)).toBe('attack pitchfork at cultist-idol')
  })

  it('kills the rival that it can kill rather than a monster', () => {
    const t = at({
      settings: { victory: 'death-match' },
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'private-eye', at: 'base-camp R3C4', health: 1 },
      ],
      tiles: ['base-camp', 'train-station'],
      foes: [{ is: 'cultist', at: 'R2C3' }],
    })
    expect(t.choiceOf(habit)).toBe('attack hands at bob')
  })

  it('does not strike a friend', () => {
    const t = at({
      settings: { victory: 'cooperative', sharedStart: 'off' },
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'private-eye', at: 'base-camp R3C4', health: 1 },
      ],
      tiles: ['base-camp', 'train-station'],
      foes: [{ is: 'cultist', at: 'R2C3' }],
    })
    expect(t.choiceOf(habit)).toBe('attack hands at cultist')
  })

  it('strikes the spawning space in Capture the Flag', () => {
    const t = at({
      settings: { victory: 'capture-the-flag' },
      heroes: [
        { is: 'arctic-explorer', at: 'train-station R1C5' },
        { is: 'private-eye', at: 'base-camp R3C4' },
      ],
      tiles: ['base-camp', 'train-station'],
      foes: [{ is: 'guard-cell', at: 'train-station R1C4' }],
    })
    expect(t.choiceOf(habit)).toMatch(/^attack hands at .*(bob|home)/)
  })
})

describe('the habit on its way', () => {
  const two = ['base-camp', 'train-station'] as const

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
    ['towards a rival', 20, true],
    ['but not with its last action into a crowd', 1, false],
  ] as const)('goes through the gate %s', (_, round, goes) => {
    const isCrowd = !goes
    const t = at({
      settings: { victory: 'death-match' },
      heroes: [
        { is: 'private-eye', at: 'train-station R6C3', health: isCrowd ? 2 : 4 },
        { is: 'psychotherapist', at: 'elder-city R1C1', health: 1 },
      ],
      tiles: [
        { is: 'train-station', turned: 1 },
        { is: 'elder-city', turned: 3 },
        { is: 'medical-school', column: 5, row: 5 },
      ],
      foes: isCrowd
        ? [
            { is: 'gnoph-keh', at: 'elder-city R6C1' },
            { is: 'gnoph-keh', at: 'elder-city R6C2' },
            { is: 'moon-beast', at: 'elder-city R5C1' },
          ]
        : [],
      ...(isCrowd && { actions: 1 }),
      round,
    })
    expect(t.offers('gate')).toBe(true)
    expect(t.choiceOf(habit).startsWith('gate')).toBe(goes)
  })

  it('heals where it can while nobody threatens it', () => {
    const t = at({
      settings: { victory: 'cooperative', sharedStart: 'off' },
      heroes: [
        { is: 'arctic-explorer', at: 'base-camp R1C6', health: 1 },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: [...two],
    })
    expect(t.choiceOf(habit)).toMatch(/^refresh/)
  })

  it('never steps onto what kills', () => {
    const t = at({
      heroes: [{ is: 'arctic-explorer', at: 'ice-floats R6C3' }],
      tiles: ['ice-floats', 'base-camp', 'train-station'],
      foes: [{ is: 'cultist-idol', at: 'ice-floats R1C4' }],
    })
    expect(t.offered.some((pick) => pick.startsWith('step'))).toBe(true)
    expect(t.choiceOf(habit)).not.toMatch(/^step/)
  })
})

describe('the habit after very many rounds', () => {
  const late = (round: number): MashScenario =>
    at({
      heroes: [{ is: 'arctic-explorer', at: 'R3C3' }],
      tiles: ['base-camp', 'mariners-ship'],
      foes: [{ is: 'cultist', at: 'R3C4' }],
      round,
    })

  /** What it does if chance draws these numbers, and no others. */
  const drawing = (round: number, ...numbers: ScriptedDraw[]): string => {
    const chance = new ScriptedChance().draws(...numbers)
    const choice = late(round).choiceOf((observation) => habit(observation, chance))
    expect(chance.drawsLeft).toEqual([])
    return choice
  }

  it('goes anywhere one time in eight', () => {
    const last: ScriptedDraw = (count) => count - 1
    const ways = [drawing(90, 0, 0), drawing(90, 0, last)]
    for (const way of ways) expect(way).toMatch(/^(walk|jump|gate)/)
    expect(ways[0]).not.toBe(ways[1])
    for (let other = 1; other < 8; other++)
      expect(drawing(90, other)).toBe('attack hands at cultist')
  })

  it('leaves nothing to chance before', () => {
    expect(drawing(89)).toBe('attack hands at cultist')
  })

  it('does so in play too', () => {
    const t = late(200)
    const chance = new FastChance('restless')
    const choices = Array.from({ length: 400 }, () =>
      t.choiceOf((observation) => habit(observation, chance)),
    )
    const others = choices.filter((choice) => choice !== 'attack hands at cultist')
    expect(others.length).toBeGreaterThan(20)
    expect(others.length).toBeLessThan(100)
    expect(new Set(others).size).toBeGreaterThan(10)
  })
})

describe('the habit among friends', () => {
  it('does not step onto a space where one stands, though much could be done there', () => {
    const t = at({
      settings: { victory: 'cooperative', sharedStart: 'off' },
      heroes: [
        { is: 'arctic-explorer', at: 'R6C3' },
        { is: 'private-eye', at: 'R6C2' },
        { is: 'mariner-merchant', at: 'R5C1' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    expect(t.offers('step', 'R6C2')).toBe(true)
    expect(t.choiceOf(habit)).not.toMatch(/^step/)
  })
})

describe('the habit when it is struck', () => {
  it('cancels what stamina can cancel', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        { is: 'arctic-explorer', at: 'R3C4' },
      ],
      tiles: ['base-camp', 'train-station'],
    })
      .dice(6)
      .pick('attack', 'hands at bob')
    expect(t.asked).toBe('bob hurt.stamina')
    expect(t.choiceOf(habit)).toMatch(/^brace/)
  })

  it.each([
    [1, /^green first-aid-kit$/],
    [3, /^endure$/],
  ])('with %i health it uses the kit that saves its life, and no sooner', (health, choice) => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3' },
        { is: 'private-eye', at: 'R3C4', health, objects: ['first-aid-kit'] },
      ],
      tiles: ['base-camp', 'train-station'],
    })
      .dice(8)
      .pick('attack', 'hands at bob')
    expect(t.asked).toBe('bob hurt.green')
    expect(t.choiceOf(habit)).toMatch(choice)
  })
})
