import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../../testing/at.ts'

const settings = { publishedSkills: true }
const blanks = (t: DmdScenario, count: number): DmdScenario =>
  t.dice(...Array.from({ length: count }, () => 1))
const freeRerolls = (t: DmdScenario): number =>
  t.offered.filter((one) => one.startsWith('rerollFree')).length

describe('Skills as published, level by level', () => {
  it.each([
    [1, 1, 0, 2],
    [2, 1, 2, 2],
    [3, 2, 2, 2],
    [4, 2, 2, 3],
  ])(
    'DMD-INV-7 Marksman %i: %i spaces, %i dice, and %i actions are left after a shot',
    (marksman, range, dice, left) => {
      const adam = (space: string): DmdScenario =>
        at({ settings, ann: { is: 'adam', levels: { marksman } }, foes: { [space]: ['cultist'] } })
      expect(adam('2A-b').offers('attack', 'cultist')).toBe(range === 2)
      expect(adam('3A-a').offers('attack', 'cultist')).toBe(false)
      const far = blanks(adam('2A-a'), 3 + dice).pick('attack', 'cultist')
      expect([far.table.roll?.dice.length, far.table.actions]).toEqual([3 + dice, left])
      const near = blanks(adam('1A-a'), 3).pick('attack', 'cultist')
      expect(near.table.actions).toBe(2)
    },
  )

  it.each([
    [1, 4, 2, false, 3],
    [2, 4, 3, false, 3],
    [3, 4, 3, true, 3],
    [4, 4, 4, true, 4],
  ])(
    'DMD-INV-7 Swiftness %i: %i steps, %i actions after a Move, a passenger %s, %i actions',
    (swiftness, steps, left, carries, actions) => {
      const ann = { is: 'ian', levels: { swiftness } } as const
      const t = at({ settings, ann, bob: { on: '9A-a' } })
      expect(t.table.actions).toBe(actions)
      const way = ['4A-a', '4A-b', '7A-a', '8A-a', '8A-b']
      let taken = 1
      t.pick('move', '4A-a')
      while (t.asked === 'ann walk.step') t.pick('step', way[taken++])
      expect([taken, t.table.actions]).toEqual([steps, left])
      expect(at({ settings, ann }).pick('move', '4A-a').asked === 'ann walk.ride').toBe(carries)
    },
  )

  it.each([
    [1, 3, 3, false, false],
    [2, 2, 3, true, false],
    [3, 2, 2, true, true],
    [4, 1, 1, true, true],
  ])(
    'DMD-INV-7 Toughness %i: of three wounds %i in an attack, %i else; less sanity to an attack %s, else %s',
    (toughness, attacked, else_, steel, always) => {
      const morgan = (): DmdScenario =>
        at({ settings, ann: { is: 'morgan', stress: 5, levels: { toughness } } })
      expect(morgan().wound('ann', 3, 'attack').hero('ann').wounds).toBe(attacked)
      expect(morgan().wound('ann', 3, 'fire').hero('ann').wounds).toBe(attacked)
      expect(morgan().wound('ann', 3).hero('ann').wounds).toBe(else_)
      expect(morgan().terrify('ann', 2, 'fire').offers('steel')).toBe(steel)
      expect(morgan().terrify('ann', 2, 'own-roll').offers('steel')).toBe(always)
      const ann = { is: 'morgan', stress: 5, levels: { toughness } } as const
      const t = at({ settings, ann, foes: { '1A-a': ['cultist'] } })
      expect(freeRerolls(t.rolls('| B B').assault('ann', 'cultist'))).toBe(2) // level 1 stays
    },
  )

  it('DMD-INV-7 Toughness keeps one wound off, and cannot keep off more than there is', () => {
    const morgan = (level: number): DmdScenario =>
      at({ settings, ann: { is: 'morgan', levels: { toughness: level } } })
    expect(morgan(2).wound('ann', 1, 'attack').hero('ann').wounds).toBe(0)
    expect(morgan(2).wound('ann', 0, 'attack').hero('ann').wounds).toBe(0)
    expect(morgan(3).wound('ann', 1).hero('ann').wounds).toBe(0)
  })

  it('DMD-INV-7 DMD-REROLL-5 the free reroll of Toughness is one for a roll, and Morgan’s alone', () => {
    const attacked = (is: 'morgan' | 'ian'): DmdScenario =>
      at({ settings, ann: { is }, foes: { '1A-a': ['cultist'] } })
        .rolls('| B B')
        .assault('ann', 'cultist')
    expect(freeRerolls(attacked('ian'))).toBe(0)
    const t = attacked('morgan')
    const [first = ''] = t.offered.filter((one) => one.startsWith('rerollFree'))
    t.rolls('| B').pick('rerollFree', Number(first.split(' ')[1]))
    expect(freeRerolls(t)).toBe(0)
  })

  it.each([1, 2, 3])('DMD-INV-7 Lucky %i: so many in the whole turn', (lucky) => {
    const ann = { is: 'elizabeth', stress: 8, levels: { lucky } } as const
    const t = at({ settings, ann, foes: { '1A-a': ['cultist'] } })
    t.rolls('B B B').pick('attack', 'cultist')
    for (let taken = 0; taken < lucky; taken++) t.rolls('B').pick('rerollFree', 0)
    t.rolls('B B B').pick('attack', 'cultist')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('DMD-INV-6 Elizabeth has Stealth in place of Swiftness', () => {
    const t = at({ settings, ann: { is: 'elizabeth' }, foes: { '1A-a': ['cultist'] } }).pick(
      'move',
      '2A-a',
    )
    expect(t.asked).toBe('ann walk.sneak')
    const free = at({ settings, ann: { is: 'elizabeth' } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(free.table.actions).toBe(2)
    const swift = at({ ann: { is: 'elizabeth' } })
      .pick('move', '2A-a')
      .pick('stop')
    expect(swift.table.actions).toBe(3)
  })

  it('DMD-INV-6 the reroll of Toughness is for whoever has it', () => {
    const attacked = (is: 'kid' | 'elizabeth') =>
      at({ settings, ann: { is }, foes: { '1A-a': ['cultist'] } })
        .rolls('| S S')
        .assault('ann', 'cultist')
    expect([attacked('kid').asked, attacked('kid').offers('rerollFree')]).toEqual([
      'ann roll.reroll',
      false,
    ])
  })
})

it('DMD-TOUGH-1 DMD-INV-8 as published, a companion who teaches something else gives no reroll of Toughness', () => {
  const attacked = (is: 'ian' | 'morgan'): boolean => {
    const ann = { is, stress: 5, has: ['Jerome'] } as const
    const t = at({ settings: { publishedSkills: true }, ann, foes: { '1A-a': ['cultist'] } })
    return t.rolls('| B B').assault('ann', 'cultist').offers('rerollFree')
  }
  expect(attacked('morgan')).toBe(true)
  expect(attacked('ian')).toBe(false)
})
