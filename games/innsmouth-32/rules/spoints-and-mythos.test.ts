import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** The Lobsterman in the open, somebody else far from it all. */
const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

describe('Spoints', () => {
  it('I32-SPOINT-1 I32-SPOINT-4 power spoints help anybody, if their player wants', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['doctor'], power: 2 }] })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.asked).toBe('bob commit.others')
    t.dice(6, 3, 1).pick('givePower', '2 of 2')
    expect(t.table.pools[1]?.power).toBe(0)
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
  })

  it('I32-SPOINT-2 rest spoints of others are theirs', () => {
    const t = table({
      pools: [{ has: ['lobsterman', { is: 'co-ed', rest: 5 }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').dice(5, 6).pick('attack', 'thug')
    expect(t.survivor('co-ed').rest).toBe(5)
  })

  it('I32-SPOINT-13 a negation that falls short costs nothing', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 2 }] }, { has: ['doctor'], power: 4 }],
      throngs: [['deep-one']],
    })
    t.strikes(1).dice(3, 4, 6).pick('strike', 'lobsterman').pick('negate')
    t.pick('giveRest', 2).pick('givePower', '3 of 2')
    expect(t.asked).toBe('bob commit.others')
    t.pick('enough')
    expect(t.table.pools[1]?.power).toBe(4)
    expect(t.survivor('lobsterman').rest).toBe(2)
    expect(t.asked).toBe('ann commit.own')
  })

  it('I32-SPOINT-10 I32-SPOINT-8 a negation is paid after the damage is known, by several', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 2 }] }, { has: ['doctor'], power: 4 }],
      throngs: [['deep-one']],
    })
    t.strikes(1).dice(3, 4, 6).pick('strike', 'lobsterman').pick('negate')
    t.pick('giveRest', 2).pick('givePower', '4 of 2')
    expect([t.survivor('lobsterman').rest, t.table.pools[1]?.power]).toEqual([0, 0])
    expect(t.isInPlay('lobsterman')).toBe(true)
  })

  it.each([
    ['ask', 'bob commit.others'],
    ['never', 'act is over'],
  ] as const)(
    'I32-SPOINT-14 a Kingpin whose player says %s is asked so for others: %s',
    (order, asked) => {
      const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['kingpin'], order }] })
      t.acts('lobsterman')
      if (order === 'never') t.dice(6, 5)
      t.pick('attack', 'thug')
      expect(t.asked).toBe(asked)
    },
  )

  it('I32-SPOINT-14 who lets others spend is not asked, and neither is who never gives', () => {
    const t = table({
      pools: [
        { has: ['lobsterman'] },
        { has: ['doctor'], power: 2, order: 'freely' },
        { has: ['moll'], power: 2, order: 'never' },
      ],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.asked).toBe('ann commit.own')
    expect(t.offered).toEqual(['enough', 'givePower 1 of 2', 'givePower 2 of 2'])
    t.dice(6, 5).pick('givePower', '1 of 2').pick('enough')
    expect(t.table.pools.map(({ power }) => power)).toEqual([0, 1, 2])
  })

  it('I32-SPOINT-14 the order is given at any time', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['doctor'], power: 2 }] })
    t.interject('bob', 'standing', 'never')
    t.acts('lobsterman').dice(6, 5).pick('attack', 'thug')
    expect(t.table.pools[1]?.power).toBe(2)
  })

  it('I32-SPOINT-17 I32-SEAT-4 a person with several pools is asked once for all of them', () => {
    const t = at({
      people: 1,
      pools: [{ has: ['lobsterman'], power: 1 }, { has: ['doctor'], power: 2 }, { has: ['moll'] }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.offered).toEqual([
      'enough',
      'givePower 1 of 1',
      'givePower 1 of 2',
      'givePower 2 of 2',
    ])
    t.dice(6, 5).pick('enough')
    expect(t.asked).toBe('act is over')
  })

  it('I32-SPOINT-15 a saving throw is beyond spoints', () => {
    const t = table({
      pools: [{ has: [{ is: 'occultist', rest: 5 }], power: 5 }, { has: ['doctor'] }],
    })
    t.acts('occultist').pick('attack', 'thug').dice(2, 2).pick('banish')
    expect(t.asked).toBe('act is over')
    expect(t.survivor('occultist').rest).toBe(5)
  })
})

describe('What is beyond spoints', () => {
  const rich = { is: 'lobsterman', rest: 5, in: 'gilman-house' } as const

  it('I32-SPOINT-15 dice of an investigation and of madness', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        { has: [rich], power: 5 },
        { has: ['doctor'], power: 5 },
      ],
    })
    t.acts('lobsterman').dice(2).pick('investigate')
    expect(t.asked).toBe('act is over')
    t.dice(1).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.asked).toBe('insanity is over')
    expect([t.survivor('lobsterman').rest, t.table.pools[1]?.power]).toEqual([5, 5])
  })

  it('I32-SPOINT-15 I32-MONATK-9 a monster’s throw', () => {
    const t = table({
      pools: [
        { has: ['lobsterman'], power: 5 },
        { has: ['doctor'], power: 5 },
      ],
      throngs: [['thug']],
    })
    t.strikes(1).dice(6, 5).pick('strike', 'doctor')
    expect(t.asked).toBe('strike is over')
  })
})

describe('Mythos', () => {
  const scholar = (mythos: number, screen: 'thug' | 'deep-one' = 'thug'): I32Scenario =>
    at({
      pools: [{ has: [{ is: 'archaeologist', mythos }] }, { has: ['doctor'] }],
      screen: [screen, 'whiskey', null],
    }).acts('archaeologist')

  it('I32-MYTHOS-3 I32-MYTHOS-4 it costs as many tokens as the target is worth', () => {
    expect(scholar(5).pick('attack', 'thug').offers('banish')).toBe(true)
    // With one fewer there is nothing to choose but bare hands.
    const t = scholar(4).dice(6, 5).pick('attack', 'thug')
    expect(t.told('strikesAt')).toHaveLength(1)
    expect(t.survivor('archaeologist').mythos).toBe(4)
  })

  it.each([
    [[2, 3], 'thug'],
    [[3, 3], ''],
  ] as const)('I32-MYTHOS-6 I32-MYTHOS-7 a saving throw of %j', (dice, left) => {
    const t = scholar(5)
      .pick('attack', 'thug')
      .dice(...dice)
      .pick('banish')
    expect(t.screen[0]).toBe(left)
    expect(t.survivor('archaeologist').mythos).toBe(0)
  })

  it('I32-MYTHOS-9 I32-DICE-5 a throw of two always saves', () => {
    const t = scholar(5).pick('attack', 'thug').dice(1, 1).pick('banish')
    expect(t.screen[0]).toBe('thug')
  })

  it('I32-MYTHOS-10 a throw of twelve removes the monster', () => {
    const t = scholar(5).pick('attack', 'thug').dice(6, 6).pick('banish')
    expect(t.removed).toEqual(['thug'])
  })

  it('I32-MYTHOS-14 a star does not touch a saving throw', () => {
    const t = at({
      pools: [{ has: [{ is: 'archaeologist', mythos: 5, stars: 1 }] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('archaeologist').pick('attack', 'thug').dice(2, 2).pick('banish')
    expect(t.asked).toBe('act is over')
  })

  it('I32-MYTHOS-13 terrors and throngs are beyond mythos', () => {
    const t = at({
      settings: { terrors: '1' },
      pools: [{ has: [{ is: 'archaeologist', mythos: 20 }] }, { has: ['doctor'] }],
      throngs: [['dagon']],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('archaeologist').dice(6, 5).pick('attack', 'dagon')
    expect(t.told('paysMythos')).toEqual([])
    const armed = { is: 'archaeologist', mythos: 20, cards: ['tommy-gun'] } as const
    const burst = at({
      pools: [{ has: [armed] }, { has: ['doctor'] }],
      throngs: [['thug', 'loafer']],
      screen: ['whiskey', 'pills', null],
    })
    burst.acts('archaeologist').pick('burst', 'throng 1')
    expect(burst.offered).toEqual(['wield tommy-gun muscle', 'wield tommy-gun guts'])
  })

  it('I32-ITEM-9 I32-ITEM-10 I32-MYTHOS-8 of two items the larger penalty counts', () => {
    const t = at({
      pools: [{ has: [{ is: 'doctor', cards: ['elder-sign', 'dagger'] }] }, { has: ['moll'] }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('doctor').pick('attack', 'thug').pick('banish').dice(1, 2).pick('pay', '4 and 1')
    expect(t.told('saves')).toMatchObject([{ target: 2 }])
    expect(t.table.stores).toEqual([0, 0, 2, 0])
  })

  it('I32-MYTHOS-1 I32-MYTHOS-2 there are eighty tokens', () => {
    const t = at({
      reel: 4,
      pools: [{ has: [{ is: 'aged-scholar', mythos: 79 }] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('aged-scholar').dice(1, 2).pick('study')
    expect(t.survivor('aged-scholar').mythos).toBe(80)
  })
})
