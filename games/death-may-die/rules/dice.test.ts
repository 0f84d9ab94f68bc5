import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'

const cultist = { '1A-a': ['cultist'] }
const vampire = { '1A-a': ['fire-vampire'] }

describe('Dice and checks', () => {
  it('DMD-DICE-5 DMD-DICE-6 three standard dice and every bonus die that is earned', () => {
    const ann = { is: 'ian', has: ['Fire Axe', 'Duke Calloway'] } as const
    const t = at({ ann, foes: cultist }).rolls('B B B | B B').pick('attack', 'cultist')
    expect(t.table.roll?.dice).toHaveLength(5)
  })

  it('DMD-DICE-7 a roll takes as many dice as it asks for, though the box has three standard ones', () => {
    const t = at({ ann: { is: 'ian', fire: 7 } }).rolls('S S S S S B T')
    t.runOnly('suffer', { hero: 0, kind: 'fire', dice: 7, tentacles: 0 })
    expect(t.table.roll?.dice).toHaveLength(7)
    t.pick('keepDice')
    expect(t.tracks('ann')).toEqual([5, 0, 1])
  })

  it('DMD-DICE-8 DMD-DICE-9 DMD-DICE-10 an enemy rolls the dice of its card, whatever dice its victim has earned', () => {
    const t = at({ ann: { is: 'ian', has: ['Fire Axe'] }, foes: vampire })
    t.rolls('B B | B').assault('ann', 'fire-vampire')
    expect(t.table.roll).toMatchObject({ hero: 0, kind: 'foe' })
    expect(t.table.roll?.dice).toHaveLength(3)
  })

  it('DMD-DICE-13 an elder sign and a blank do nothing by themselves', () => {
    const t = at({ ann: { is: 'ian' }, foes: vampire })
      .rolls('E E B | B')
      .pick('attack', 'fire-vampire')
    t.pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['fire-vampire'])
    expect(t.tracks('ann')).toEqual([0, 0, 0])
  })

  it('DMD-DICE-14 what changes during a roll adds no dice', () => {
    const t = at({ ann: { is: 'adam', sanity: 2 }, foes: vampire })
      .rolls('T B B | B')
      .pick('attack', 'fire-vampire')
    t.pick('keepDice')
    expect(t.tracks('ann')).toEqual([0, 0, 3])
    expect(t.table.roll?.dice).toHaveLength(4)
  })
})

describe('Rerolls', () => {
  it('DMD-REROLL-2 DMD-REROLL-4 DMD-REROLL-7 again and again, even the same die, until the stress is full', () => {
    const t = at({ ann: { is: 'ian', stress: 3 }, foes: vampire })
      .rolls('B B B | B')
      .pick('attack', 'fire-vampire')
    t.rolls('T').pick('reroll', 0)
    expect(t.table.roll?.dice[0]).toBe(4)
    t.rolls('S').pick('reroll', 0)
    expect(t.foes('1A-a')).toEqual(['fire-vampire 1'])
    expect(t.tracks('ann')).toEqual([0, 5, 0])
  })

  it('DMD-REROLL-5 DMD-REROLL-8 DMD-LUCKY-1 DMD-LUCKY-2 free rerolls cost no stress and are counted by turn', () => {
    const t = at({ ann: { is: 'elizabeth', levels: { lucky: 2 }, stress: 8 }, foes: cultist })
    t.rolls('B B B').pick('attack', 'cultist')
    t.rolls('B').pick('rerollFree', 0).rolls('B').pick('rerollFree', 1)
    expect(t.tracks('ann')).toEqual([0, 8, 0])
    t.rolls('B B B').pick('attack', 'cultist')
    expect(t.asked).toBe('ann actions.choose') // none is left in this turn
  })

  it.each([3, 4])('DMD-LUCKY-3 DMD-LUCKY-4 as many as the level: %i', (lucky) => {
    const t = at({ ann: { is: 'elizabeth', levels: { lucky }, stress: 8 }, foes: cultist })
    t.rolls('B B B').pick('attack', 'cultist')
    for (let i = 0; i < lucky; i++) t.rolls('B').pick('rerollFree', 0)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('DMD-REROLL-6 DMD-CHOICE-2 only whom a roll concerns may reroll it, also outside the own turn', () => {
    const t = at({
      ann: {},
      bob: { on: '2A-a', is: 'elizabeth' },
      foes: { '2A-a': ['fire-vampire'] },
    })
    t.rolls('S S | B').assault('bob', 'fire-vampire')
    expect(t.asked).toBe('bob roll.reroll')
    t.attempt('ann', 'reroll', 0)
  })

  it('DMD-CARD-5 Guard gives free rerolls against one, in each turn', () => {
    const t = at({
      episode: '4',
      ann: { is: 'ian', stress: 5, has: ['Lens Cloth'] },
      foes: { '13A-a': ['cultist'] },
    })
    t.rolls('| S S').assault('ann', 'cultist')
    expect(t.offered.filter((one) => one.startsWith('rerollFree'))).toHaveLength(2)
    t.rolls('| B').pick('rerollFree', (16 + 2) * 64)
    expect(t.tracks('ann')).toEqual([1, 5, 0])
  })
})

describe('Applying results', () => {
  it('DMD-RESULT-3 DMD-RESULT-5 an enemy’s successes are wounds, its tentacles sanity', () => {
    const t = at({ ann: { is: 'kid' }, foes: vampire })
      .rolls('ST S | B')
      .assault('ann', 'fire-vampire')
    t.pick('keepDice')
    expect(t.tracks('ann')).toEqual([2, 0, 1])
  })

  it('DMD-RESULT-6 DMD-TOUGH-1 DMD-TOUGH-4 DMD-CLAIM-5 the wounds of one roll are one packet', () => {
    const hit = (toughness: number) => {
      const t = at({ ann: { is: 'morgan', levels: { toughness } }, foes: vampire })
      t.rolls('S S | S').assault('ann', 'fire-vampire').pick('keepDice')
      return t.hero('ann').wounds
    }
    expect([hit(1), hit(4)]).toEqual([2, 1])
  })

  it('DMD-RESULT-7 DMD-DEATH-2 if the wounds kill, tentacles are dropped and fire still breaks out', () => {
    const t = at({
      ann: { is: 'kid', wounds: 4, has: ['Jerome'], fire: 1 },
      elder: { on: '9A-a' },
      foes: vampire,
    })
    t.rolls('ST S | B').assault('ann', 'fire-vampire').pick('keepDice').pick('bear')
    expect(t.hero('ann')).toMatchObject({ hasFallen: true, sanity: 0, fire: 0, left: [] })
    expect(t.fire('1A-a')).toBe(1)
  })

  it('DMD-RESULT-8 DMD-VENGE-1 DMD-VENGE-2 the attacker’s ability, then one’s own skill', () => {
    const t = at({
      ann: { is: 'ian', stress: 2, levels: { 'vengeance-obsession': 2 } },
      foes: vampire,
    })
    t.rolls('S B | B').assault('ann', 'fire-vampire').forget().pick('keepDice')
    expect(t.rulesCited).toEqual(['DMD-RESULT-3', 'DMD-ENEMY-2', 'DMD-VENGE-2', 'DMD-VENGE-1'])
    expect(t.tracks('ann')).toEqual([1, 1, 0])
  })

  it('DMD-RESULT-9 DMD-ARCANE-3 healing for counted symbols comes first', () => {
    const t = at({
      ann: { is: 'fatima', stress: 3, levels: { 'arcane-mastery': 3 } },
      foes: vampire,
    })
    t.rolls('E E B').pick('attack', 'fire-vampire').pick('keepDice').pick('count', 2)
    expect(t.tracks('ann')).toEqual([0, 1, 0])
    expect(t.foes('1A-a')).toEqual(['fire-vampire 2'])
  })

  it('DMD-RESULT-10 DMD-ELDER-6 the wounds of one roll reach all targets', () => {
    const t = at({
      ann: { is: 'ian', levels: { brawling: 4 } },
      elder: { on: '1A-a', wounds: 7 },
      disrupted: true,
      foes: cultist,
    })
    t.pick('attack', 'elder').rolls('S S S | S').pick('alsoTarget', 'cultist').pick('keepDice')
    expect(t.foes('1A-a')).toEqual(['elder'])
    expect(t.table.elder).toMatchObject({ stage: 3, wounds: 0 })
  })

  it('DMD-TERM-24 DMD-ENEMY-11 a symbol shows after all changes, whatever it is counted as', () => {
    const t = at({ elderOne: 'hastur', ann: { is: 'fatima' }, foes: cultist })
    t.rolls('B | E').assault('ann', 'cultist').pick('keepDice').pick('count', 1)
    expect(t.hero('ann').signs).toBe(1)
    expect(t.hero('ann').wounds).toBe(1)
  })
})

describe('Free rerolls by cards', () => {
  const free = (t: DmdScenario): string[] => t.offered.filter((one) => one.startsWith('rerollFree'))
  const rerollFirst = (t: DmdScenario): DmdScenario =>
    t.rolls('B').pick('rerollFree', Number(free(t)[0]?.split(' ')[1]))

  it('DMD-CLAIM-11 each of two cards gives one of its own', () => {
    const ann = { is: 'ian', has: ['Whetstone', 'Father Merrick'] } as const
    const t = at({ episode: '3', ann, foes: { '13A-a': ['cultist'] } })
    t.rolls('B B B | B').pick('attack', 'cultist')
    expect(free(t)).toHaveLength(8) // four dice, by either
    expect(free(rerollFirst(t))).toHaveLength(4)
    expect(free(rerollFirst(t))).toEqual([])
  })

  it('DMD-CLAIM-11 what is for every roll serves an action as well, what is for attacks does not', () => {
    const pray = (has: readonly string[]): DmdScenario =>
      at({
        episode: '3',
        ann: { is: 'rasputin', on: '7B-a', carries: { '12A-b': 0 }, has },
      })
        .rolls('B B B | B')
        .pick('act', 'lay-to-rest')
    expect(free(pray(['Father Merrick']))).toHaveLength(4)
    expect(free(pray(['Whetstone']))).toEqual([])
  })

  it('DMD-DICE-3 DMD-REROLL-1 a bonus die is thrown again as a bonus die', () => {
    const t = at({ ann: { is: 'ian' }, foes: cultist })
    t.rolls('B B B | B').pick('attack', 'cultist').rolls('| ES').pick('reroll', 3).pick('keepDice')
    // A six on a standard die would show a tentacle too.
    expect([t.foes('1A-a'), t.tracks('ann')]).toEqual([['cultist 1'], [0, 1, 0]])
  })
})
