import { describe, expect, it } from 'vitest'
import { at, type DmdScenario } from '../testing/at.ts'

describe('What comes to nothing is neither done nor told', () => {
  it('DMD-ATTACK-2 DMD-ENEMY-2 an attack without a success hurts nobody, so a Fire Vampire sets nothing on fire', () => {
    const attack = (dice: string): DmdScenario =>
      at({ ann: { is: 'fatima' }, foes: { '1A-a': ['fire-vampire'] } })
        .rolls(dice)
        .pick('attack', 'fire-vampire')
        .pick('keepDice')
    const missed = attack('B B B')
    expect([missed.told('hurts'), missed.fire('1A-a')]).toEqual([[], 0])
    const hit = attack('S B B')
    expect([hit.told('hurts').length, hit.fire('1A-a')]).toEqual([1, 1])
  })

  it.each([[[]], [['Jerome']]])(
    'DMD-TOUGH-1 a wound that is spared is not told, with %j',
    (has) => {
      const tough = (amount: number): DmdScenario =>
        at({ ann: { is: 'morgan', has, levels: { toughness: 1 } } }).wound('ann', amount)
      expect([tough(1).told('wounds'), tough(1).asked]).toEqual([[], 'wounds is over'])
      const two = tough(2)
      if (two.offers('bear')) two.pick('bear')
      expect(two.told('wounds')).toMatchObject([{ hero: 0, amount: 1 }])
    },
  )

  it('DMD-TOUGH-1 DMD-RESULT-3 nor is one that an enemy deals', () => {
    const struck = (dice: string): DmdScenario => {
      const ann = { is: 'morgan', levels: { toughness: 1 } } as const
      const t = at({ ann, foes: { '1A-a': ['cultist'] } })
      return t.rolls(dice).assault('ann', 'cultist').pick('keepDice')
    }
    expect(struck('| S B').told('wounds')).toEqual([])
    expect(struck('| S S').told('wounds')).toMatchObject([{ hero: 0, amount: 1 }])
  })

  it('DMD-REST-2 a Rest tells what it heals, that it is one, and no Yellow Signs where there are none', () => {
    const t = at({ ann: { is: 'ian', wounds: 1, stress: 1 } }).pick('rest')
    expect(t.told('heals')).toMatchObject([{ hero: 0, amount: 1, isRest: true }])
    expect(t.told('calms')).toMatchObject([{ hero: 0, amount: 1, isRest: true }])
    expect(t.told('dropsSigns')).toEqual([])
  })

  it('DMD-PRAYER-1 what a prayer heals is no Rest', () => {
    const ann = { is: 'ahmed', levels: { 'healing-prayer': 4 } } as const
    const t = at({ ann, bob: { wounds: 1 }, cid: { stress: 1 } })
    t.runOnly('prayer', { hero: 0, whom: -1 })
    expect(t.told('heals')).toMatchObject([{ isRest: false }])
    expect(t.told('calms')).toMatchObject([{ isRest: false }])
  })

  it('DMD-REROLL-1 DMD-REROLL-5 a reroll tells the stress that it costs, and a free one that it costs none', () => {
    const ann = { is: 'elizabeth', levels: { lucky: 1 } } as const
    const t = at({ ann, foes: { '1A-a': ['cultist'] } })
    t.rolls('B B B').pick('attack', 'cultist').rolls('B').pick('reroll', 0)
    const free = t.offered.find((one) => one.startsWith('rerollFree'))
    t.rolls('B').pick('rerollFree', Number(free?.split(' ')[1]))
    expect(t.told('rerolls')).toMatchObject([{ stress: 1 }, { stress: 0 }])
    expect(t.hero('ann').stress).toBe(1)
  })

  it('DMD-ARCANE-1 whoever counts none of the symbols that show is told to have counted nothing', () => {
    const counting = (count: number): unknown[] => {
      const t = at({ ann: { is: 'fatima' }, foes: { '1A-a': ['cultist'] } })
      t.rolls('E B B').pick('attack', 'cultist').pick('keepDice').pick('count', count)
      return t.told('counts')
    }
    expect(counting(0)).toEqual([])
    expect(counting(1)).toMatchObject([{ hero: 0, count: 1, worth: 1 }])
  })

  it('DMD-DISC-4 what a check gives has cost no stress', () => {
    const t = at({ ann: { is: 'fatima' }, discovery: ['e1.d11'] })
    t.rolls('S S S | B').runOnly('discovery', { hero: 0, tentacles: 0 }).pick('keepDice')
    expect(t.told('claims')).toMatchObject([{ hero: 0, stress: 0 }])
  })

  it('DMD-TERM-14 whoever is set down elsewhere is told to be there, with no enemy that carries them', () => {
    const t = at({ episode: '4', ann: { is: 'ian' } }).resolve('e4.m5')
    expect(t.told('placed')).toEqual([expect.objectContaining({ hero: 0, foe: -1 })])
    expect(t.spaceName(t.told('placed')[0]?.space ?? -1)).toBe(t.where('ann'))
  })

  it('DMD-ENDING-1 after the last stage nothing more comes of the attack', () => {
    const ann = { is: 'borden', stress: 3, levels: { savage: 3 } } as const
    const slay = (wounds: number): DmdScenario => {
      const elder = { on: '1A-a', stage: 4, wounds }
      const t = at({ ann, bob: { on: '9A-a' }, elder, disrupted: true })
      t.rolls('S B B').pick('attack', 'elder').pick('keepDice')
      while (t.offers('count')) t.takeDefault()
      return t
    }
    const over = slay(20)
    expect([over.outcome?.ending, over.told('calms'), over.hero('ann').stress]).toEqual([
      'slain',
      [],
      3,
    ])
    expect(slay(0).outcome).toBeNull()
  })

  it('DMD-DICE-5 whom dice are thrown against is told with them', () => {
    const t = at({ ann: { is: 'ian' }, foes: { '1A-a': ['cultist'] } })
    t.rolls('B B B | B').pick('attack', 'cultist')
    const targets = [
      t.table.enemies.findIndex(({ kind, space }) => kind === 'cultist' && space >= 0),
    ]
    expect(t.told('rolls')).toMatchObject([{ hero: 0, kind: 'attack', targets }])
  })
})

describe('What there is nothing to choose in is not asked', () => {
  it('DMD-CHOICE-1 which of two cultists comes that nobody could tell apart', () => {
    const nearest = (foes: readonly string[]): DmdScenario =>
      at({ ann: { is: 'ian' }, foes: { '3A-a': foes } }).resolve('e1.m8')
    const alike = nearest(['cultist', 'cultist'])
    expect([alike.asked, alike.foes('1A-a'), alike.foes('3A-a')]).toEqual([
      'mythos is over',
      ['cultist'],
      ['cultist'],
    ])
    expect(nearest(['cultist', 'cultist 1']).offered).toHaveLength(2)
  })

  it('DMD-TERM-22 where fire goes, as long as there is a token for each space', () => {
    const burning = (tokens: number): DmdScenario =>
      at({ ann: { is: 'ian' }, fire: { '9A-a': tokens } }).resolve('e1.m5')
    const enough = burning(4)
    expect([enough.asked, enough.told('burns').length]).toEqual(['mythos is over', 4])
    expect(burning(5).offered).toHaveLength(4)
  })

  it('DMD-TOUGH-2 whether somebody steels themselves against a loss that only others have', () => {
    const lose = (amounts: number[]): DmdScenario =>
      at({ ann: { is: 'ian' }, bob: { is: 'morgan', levels: { toughness: 3 } } }).runOnly(
        'terror',
        {
          heroes: [0, 1],
          amounts,
          from: 'text',
          rule: 'DMD-SANITY-7',
          place: 0,
          struck: [],
        },
      )
    expect(lose([1, 0]).asked).toBe('terror is over')
    expect(lose([1, 1]).asked).toBe('bob terror.harden')
  })
})

it('DMD-TOUGH-2 DMD-SANITY-1 whoever stands on a trigger and steels away the whole loss is neither struck again nor told to lose', () => {
  const lose = (verb: 'steel' | 'decline'): DmdScenario =>
    at({ ann: { is: 'morgan', sanity: 4, levels: { toughness: 2 } } })
      .terrify('ann', 1, 'attack')
      .pick(verb)
  const spared = lose('steel')
  expect([spared.told('sanity'), spared.told('snaps'), spared.hero('ann').sanity]).toEqual([
    [],
    [],
    4,
  ])
  expect(lose('decline').told('sanity')).toMatchObject([{ hero: 0, amount: 1 }])
})

it('DMD-CLAIM-9 Star-Struck, one loses more of what a Mythos card takes, and nothing where it takes nothing', () => {
  const lose = (amounts: number[]): number[] => {
    const t = at({ episode: '4', ann: { is: 'ian' }, bob: { is: 'fatima', has: ['Star-Struck'] } })
    t.runOnly('terror', {
      heroes: [0, 1],
      amounts,
      from: 'mythos',
      rule: 'DMD-MYTHOS-2',
      place: 0,
      struck: [],
    })
    return [t.hero('ann').sanity, t.hero('bob').sanity]
  }
  expect(lose([1, 0])).toEqual([1, 0])
  expect(lose([1, 1])).toEqual([1, 2])
})

it('DMD-DICE-5 dice on one table stay as they are when as many are thrown on another', () => {
  const table = (): DmdScenario => at({ ann: { is: 'fatima' }, foes: { '1A-a': ['cultist'] } })
  const [first, second] = [table(), table()]
  first.rolls('S S S').pick('attack', 'cultist')
  const dice = [...(first.table.roll?.dice ?? [])]
  second.rolls('B B B').pick('attack', 'cultist')
  expect(first.table.roll?.dice).toEqual(dice)
})

it('DMD-ENEMY-9 DMD-RESULT-7 a Cultist in a space with R’lyeh gives no stress to whoever it has killed', () => {
  const struck = (wounds: number): DmdScenario => {
    const foes = { '1A-a': ['cultist'] }
    const t = at({ ann: { is: 'kid', wounds }, elder: { on: '9A-a' }, rlyeh: ['1A-a'], foes })
    t.rolls('| S B').rolls('B').assault('ann', 'cultist').pick('keepDice')
    return t
  }
  expect(struck(3).told('stress')).toHaveLength(1)
  expect(struck(4).told('stress')).toEqual([])
})

it('DMD-DISC-8 where every Discovery card has been claimed nothing is found', () => {
  const t = at({ ann: { is: 'ian' } })
  const { table, box } = t.state
  t.hero('ann').left.push(...box.discovery.splice(0))
  table.discovery = 0
  t.runOnly('discovery', { hero: 0, tentacles: 0 })
  expect([t.asked, t.told('finds')]).toEqual(['discovery is over', []])
})
