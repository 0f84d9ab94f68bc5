import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../../testing/at.ts'

const freeRerolls = (t: DmdScenario): number =>
  t.offered.filter((one) => one.startsWith('rerollFree')).length
const blanks = (t: DmdScenario, count: number): DmdScenario =>
  t.dice(...Array.from({ length: count }, () => 1))

describe('Arcane Mastery', () => {
  const fatima = (level: number, roll: string): DmdScenario =>
    at({
      ann: { is: 'fatima', stress: 3, levels: { 'arcane-mastery': level } },
      foes: { '1A-a': ['star-spawn'] },
    })
      .rolls(roll)
      .pick('attack', 'star-spawn')
      .pick('keepDice')

  it.each([
    [1, 1, 1, 3],
    [2, 2, 2, 3],
    [3, 2, 2, 1],
    [4, 2, 4, 1],
  ])(
    'DMD-ARCANE-1 DMD-ARCANE-2 DMD-ARCANE-3 DMD-ARCANE-4 level %i: %i of two elder signs are %i wounds, and stress is %i',
    (level, most, wounds, stress) => {
      const t = fatima(level, 'E E B')
      expect(t.offered).toEqual([`count 0..${most}`])
      expect(t.pick('count', most).foes('1A-a')).toEqual([`star-spawn ${wounds}`])
      expect(t.hero('ann').stress).toBe(stress)
      const none = fatima(level, 'E E B').pick('count', 0)
      expect([none.foes('1A-a'), none.hero('ann').stress]).toEqual([['star-spawn'], 3])
      expect(fatima(level, 'B B B').asked).toBe('ann actions.choose')
    },
  )

  it('DMD-ARCANE-1 in rolls against oneself too, but not against somebody else', () => {
    const attacked = (who: 'ann' | 'bob'): DmdScenario =>
      at({ ann: { is: 'fatima' }, bob: { is: 'ian' }, foes: { '1A-a': ['fire-vampire'] } })
        .rolls('E B | B')
        .assault(who, 'fire-vampire')
        .pick('keepDice')
    expect(attacked('ann').offered).toEqual(['count 0..1'])
    expect(attacked('bob').asked).not.toContain('count')
  })
})

describe('Brawling', () => {
  it.each([
    [1, false, 0],
    [2, true, 0],
    [3, true, 2],
    [4, true, 2],
  ])(
    'DMD-BRAWL-1 DMD-BRAWL-2 DMD-BRAWL-3 level %i: one die near, several targets %s, %i free rerolls',
    (level, several, free) => {
      const ann = { is: 'ian', levels: { brawling: level }, has: ['Service Revolver'] } as const
      const foes = { '1A-a': ['cultist', 'cultist 1'], '2A-a': ['fire-vampire'] }
      const far = blanks(at({ ann, foes }), 4).pick('attack', 'fire-vampire') // the Revolver's die alone
      expect([far.table.roll?.dice.length, freeRerolls(far)]).toEqual([4, 0])
      const near = blanks(at({ ann: { ...ann, has: [] }, foes }), 4).pick('attack', 'cultist#1')
      expect(near.asked === 'ann attack.targets').toBe(several)
      if (several) near.pick('strike')
      expect(near.table.roll?.dice).toHaveLength(4)
      expect(freeRerolls(near)).toBe(free > 0 ? 4 : 0)
    },
  )

  it.each([
    [2, ['cultist 1', 'fire-vampire 1']],
    [4, ['fire-vampire 2']],
  ])('DMD-BRAWL-2 DMD-BRAWL-4 level %i: two successes on two targets leave %o', (level, left) => {
    const foes = { '1A-a': ['cultist', 'fire-vampire'] }
    const t = at({ ann: { is: 'ian', levels: { brawling: level } }, foes }).pick(
      'attack',
      'cultist',
    )
    t.rolls('S S B | B').pick('alsoTarget', 'fire-vampire').pick('keepDice')
    if (t.asked === 'ann attack.divide') t.pick('assign', 1)
    expect(t.foes('1A-a')).toEqual(left)
  })
})

describe('Marksman', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [4, 2, 2],
  ])(
    'DMD-MARKS-1 DMD-MARKS-2 DMD-MARKS-3 DMD-MARKS-4 level %i: %i spaces, %i dice more',
    (marksman, range, dice) => {
      for (const [links, space] of ['1A-a', '2A-a', '2A-b', '3A-a'].entries()) {
        const t = at({ ann: { is: 'adam', levels: { marksman } }, foes: { [space]: ['cultist'] } })
        expect(t.offers('attack', 'cultist')).toBe(links <= range)
        if (links > range) continue
        const bonus = links === 0 ? 0 : dice
        blanks(t, 3 + bonus).pick('attack', 'cultist')
        expect(t.table.roll?.dice).toHaveLength(3 + bonus)
      }
    },
  )
})

describe('Stealth', () => {
  it.each([
    [1, 1, 0],
    [2, 3, 0],
    [3, 3, 1],
    [4, 5, 1],
  ])(
    'DMD-STEALTH-1 DMD-STEALTH-2 DMD-STEALTH-3 DMD-STEALTH-4 level %i: %i of five stay, with %i wounds',
    (stealth, stay, wounds) => {
      const foes = { '1A-a': ['cultist', 'cultist', 'cultist', 'cultist', 'cultist'] }
      const t = at({ ann: { is: 'borden', levels: { stealth } }, foes }).pick('move', '2A-a')
      while (t.asked === 'ann walk.sneak') t.pick('sneak', 'cultist')
      const behind = wounds > 0 ? `cultist ${wounds}` : 'cultist'
      expect(t.foes('1A-a')).toEqual(Array.from({ length: stay }, () => behind))
      expect(t.foes('2A-a')).toEqual(Array.from({ length: 5 - stay }, () => 'cultist'))
    },
  )

  it('DMD-STEALTH-1 the Elder One can be passed, and is not hurt before the disruption', () => {
    const ann = { is: 'borden', levels: { stealth: 3 } } as const
    const t = at({ ann, elder: { on: '1A-a' } })
      .pick('move', '2A-a')
      .pick('sneak', 'elder')
    expect([t.foes('1A-a'), t.table.elder.wounds]).toEqual([['elder'], 0])
  })
})

describe('Swiftness', () => {
  it.each([
    [1, 3, 3, false],
    [2, 3, 3, true],
    [3, 3, 4, true],
    [4, 4, 4, true],
  ])(
    'DMD-SWIFT-1 DMD-SWIFT-2 DMD-SWIFT-3 DMD-SWIFT-4 level %i: %i actions, %i steps, a passenger %s',
    (swiftness, actions, steps, carries) => {
      const ann = { is: 'ian', levels: { swiftness } } as const
      const t = at({ ann, bob: { on: '9A-a' } })
      expect(t.table.actions).toBe(actions)
      const way = ['4A-a', '4A-b', '7A-a', '8A-a', '8A-b']
      t.pick('move', '4A-a')
      let taken = 1
      while (t.asked === 'ann walk.step') t.pick('step', way[taken++])
      expect([taken, t.table.actions]).toEqual([steps, actions]) // the first one is free
      t.pick('move', way[taken]).pick('stop')
      expect(t.table.actions).toBe(actions - 1)
      expect(at({ ann }).pick('move', '4A-a').asked === 'ann walk.ride').toBe(carries)
    },
  )
})

describe('Toughness', () => {
  it.each([
    [1, 2, false, false],
    [2, 2, true, false],
    [3, 2, true, true],
    [4, 1, true, true],
  ])(
    'DMD-TOUGH-1 DMD-TOUGH-2 DMD-TOUGH-3 DMD-TOUGH-4 level %i: %i of three wounds; less sanity to an attack %s, to anything %s',
    (toughness, wounds, attack, any) => {
      const morgan = (): DmdScenario =>
        at({ ann: { is: 'morgan', levels: { toughness } }, bob: { is: 'ian' } })
      expect(morgan().wound('ann', 3).hero('ann').wounds).toBe(wounds)
      expect(morgan().wound('ann', 1).hero('ann').wounds).toBe(0)
      expect(morgan().wound('bob', 3).hero('bob').wounds).toBe(3)
      for (const [from, can] of [
        ['attack', attack],
        ['fire', attack],
        ['roll', attack],
        ['own-roll', any],
        ['mythos', any],
        ['text', any],
        ['price', false],
      ] as const) {
        const t = morgan().terrify('ann', 2, from)
        expect([from, t.offers('steel')]).toEqual([from, can])
        if (can) t.pick('steel')
        expect(t.hero('ann').sanity).toBe(can ? 1 : 2)
      }
    },
  )
})
