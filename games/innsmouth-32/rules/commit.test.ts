import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** Three pools; the Lobsterman (MUSCLE 7) attacks the Thug. */
const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['co-ed'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

const attacking = (more: Position): I32Scenario =>
  table(more).acts('lobsterman').pick('attack', 'thug')

describe('The commit window', () => {
  it('I32-SPOINT-12 the roller goes on until it is enough, then the others clockwise', () => {
    const t = attacking({
      pools: [
        { has: ['doctor'], power: 1 },
        { has: [{ is: 'lobsterman', rest: 2 }], power: 1 },
        { has: ['co-ed'], power: 1 },
      ],
    })
    expect(t.asked).toBe('bob commit.own')
    expect(t.offered).toEqual(['enough', 'giveRest 1..2', 'givePower 1 of 2'])
    t.pick('giveRest', 1)
    expect(t.offered).toEqual(['enough', 'giveRest 1..1', 'givePower 1 of 2'])
    expect(t.about).toMatchObject({ figure: 8, left: 3 })
    t.pick('givePower', '1 of 2')
    expect(t.offered).toEqual(['enough', 'giveRest 1..1'])
    t.pick('enough')
    expect(t.asked).toBe('cid commit.others')
    expect(t.offered).toEqual(['enough', 'givePower 1 of 3'])
    t.pick('enough')
    expect(t.asked).toBe('ann commit.others')
    t.dice(6, 4).pick('givePower', '1 of 1')
    expect(t.told('throws')).toMatchObject([{ target: 10 }])
    expect(t.told('givesPower')).toMatchObject([
      { pool: 1, amount: 1, for: 'throw' },
      { pool: 0, amount: 1, for: 'throw' },
    ])
    expect(t.table.pools.map(({ power }) => power)).toEqual([0, 0, 1])
    expect(t.survivor('lobsterman').rest).toBe(1)
  })

  it('I32-SPOINT-11 nobody is asked any more once the target is 11', () => {
    const t = attacking({
      pools: [
        { has: [{ is: 'lobsterman', rest: 6 }], power: 5 },
        { has: ['doctor'], power: 5 },
        {},
      ],
    })
    expect(t.offered).toEqual([
      'enough',
      'giveRest 1..4',
      'givePower 1 of 1',
      'givePower 2 of 1',
      'givePower 3 of 1',
      'givePower 4 of 1',
    ])
    t.dice(6, 6, 6, 5).pick('giveRest', 4)
    expect(t.told('throws')).toMatchObject([{ target: 11 }])
    expect(t.table.pools.map(({ power }) => power)).toEqual([5, 5, 0])
  })

  it('I32-SPOINT-9 what was given is gone, hit or miss; I32-SPOINT-4 and what was not is not', () => {
    const t = attacking({ pools: [{ has: ['lobsterman'], power: 3 }, { has: ['doctor'] }, {}] })
    t.dice(6, 5).pick('givePower', '2 of 1').pick('enough')
    expect(t.table.pools[0]?.power).toBe(1)
    expect(t.told('deals')).toEqual([])
  })

  it('I32-SPOINT-14 who never gives still spends for their own, and what is free for the roller is not for others', () => {
    const t = attacking({
      pools: [
        { has: ['lobsterman'], power: 1, order: 'never' },
        { has: ['doctor'], power: 1 },
        { has: ['co-ed'], power: 1, order: 'freely' },
      ],
    })
    expect(t.offered).toEqual(['enough', 'givePower 1 of 1', 'givePower 1 of 3'])
    t.pick('enough')
    expect(t.asked).toBe('bob commit.others')
    expect(t.offered).toEqual(['enough', 'givePower 1 of 2'])
    t.dice(6, 5).pick('enough')
  })

  it('I32-SPOINT-17 I32-SEAT-4 a person with several pools is asked at the first of them', () => {
    const t = at({
      people: 1,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'], power: 1 }, { has: ['co-ed'], power: 1 }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.offered).toEqual(['enough', 'givePower 1 of 2', 'givePower 1 of 3'])
    t.dice(6, 5).pick('givePower', '1 of 3').pick('enough')
    expect(t.asked).toBe('act is over')
    expect(t.told('throws')).toMatchObject([{ target: 8 }])
  })

  it('I32-GAMBIT-2 I32-SPOINT-11 for a gambit each counts as the reel, up to 11', () => {
    const held = { is: 'lobsterman', rest: 7, in: 'snatched' } as const
    const t = table({ reel: 3, pools: [{ has: [held] }, { has: ['doctor'] }, {}] })
    t.acts('lobsterman')
    expect(t.about).toMatchObject({ figure: 2, left: 3, per: 3 })
    expect(t.offered).toEqual(['enough', 'giveRest 1..3'])
    t.pick('giveRest', 1)
    expect(t.about).toMatchObject({ figure: 5, left: 2 })
    t.dice(5, 6).pick('giveRest', 2)
    expect(t.told('throws')).toMatchObject([{ target: 11 }])
    expect(t.survivor('lobsterman').rest).toBe(4)
  })

  it('I32-SPOINT-7 damage can be raised without limit, and the Kingpin does not help it', () => {
    const t = attacking({
      pools: [{ has: [{ is: 'lobsterman', rest: 7 }] }, { has: ['kingpin'] }, {}],
    })
    t.pick('enough')
    expect(t.asked).toBe('bob commit.others')
    t.dice(3, 4).pick('enough')
    expect(t.offered).toEqual(['enough', 'giveRest 1..7'])
    t.dice(1).pick('giveRest', 7)
    expect(t.told('deals')).toMatchObject([{ damage: 8 }])
    expect(t.survivor('kingpin').hasUsed).toBe(false)
  })
})

describe('The Kingpin calls the shots', () => {
  it('I32-SURV-1 for others, once, and never beyond 11', () => {
    const t = attacking({ pools: [{ has: ['lobsterman', 'kingpin'], power: 3 }, {}, {}] })
    expect(t.offered).toEqual([
      'enough',
      'givePower 1 of 1',
      'givePower 2 of 1',
      'givePower 3 of 1',
      'callTheShots',
    ])
    t.pick('callTheShots')
    expect(t.about).toMatchObject({ figure: 9, left: 2 })
    expect(t.offered).toEqual(['enough', 'givePower 1 of 1', 'givePower 2 of 1'])
    t.dice(6, 5, 1).pick('givePower', '2 of 1').pick('enough')
    expect(t.told('throws')).toMatchObject([{ target: 11 }])
    expect(t.told('callsShots')).toEqual([{ by: theCard('kingpin'), who: theCard('lobsterman') }])
  })

  it('I32-SURV-1 I32-DICE-3 not where the target is 11 already', () => {
    const t = attacking({
      pools: [{ has: [{ is: 'lobsterman', rest: 4 }] }, { has: ['kingpin'] }, {}],
    })
    t.dice(6, 5, 1).pick('giveRest', 4)
    expect(t.told('throws')).toMatchObject([{ target: 11 }])
    expect(t.survivor('kingpin').hasUsed).toBe(false)
  })

  it('I32-SURV-1 not for himself', () => {
    const t = table({ pools: [{ has: ['kingpin'] }, { has: ['doctor'] }, {}] })
    t.acts('kingpin').dice(6, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 6 }])
  })

  it('I32-SURV-1 also for a flail', () => {
    const t = table({
      settings: { smallCast: false },
      pools: [{ has: ['lobsterman'] }, { has: ['kingpin'] }, {}],
      throngs: [['deep-one']],
    })
    t.strikes(1).dice(3, 4, 6).pick('strike', 'lobsterman')
    expect(t.asked).toBe('bob commit.others')
    t.dice(3, 3).pick('callTheShots')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 6 }])
    expect(t.isInPlay('lobsterman')).toBe(true)
  })
})

describe('Negation', () => {
  const struck = (more: Position, damage = 4): I32Scenario =>
    table({ settings: { smallCast: false }, throngs: [['deep-one']], ...more })
      .strikes(1)
      .dice(3, 4, damage)

  it('I32-DAMAGE-7 I32-SPOINT-13 says what is missing, and takes no more', () => {
    const t = struck({
      pools: [
        { has: [{ is: 'lobsterman', rest: 3 }], power: 2 },
        { has: ['doctor'], power: 5 },
        {},
      ],
    })
    t.pick('strike', 'lobsterman')
    expect(t.offered).toEqual(['negate', 'flail'])
    expect(t.about).toEqual({ who: theCard('lobsterman'), damage: 4, drag: 0 })
    t.pick('negate')
    expect(t.about).toMatchObject({ for: 'negation', figure: 4, left: 4 })
    t.pick('giveRest', 3)
    expect(t.about).toMatchObject({ figure: 4, left: 1 })
    expect(t.offered).toEqual(['enough', 'givePower 1 of 1'])
    t.pick('enough')
    expect(t.offered).toEqual(['enough', 'givePower 1 of 2'])
    t.pick('givePower', '1 of 2')
    expect(t.told('negates')).toEqual([{ who: theCard('lobsterman'), damage: 4 }])
    expect(t.table.pools.map(({ power }) => power)).toEqual([2, 4, 0])
    expect(t.asked).toBe('strike is over')
  })

  it('I32-DAMAGE-7 I32-DAMAGE-8 four spoints pay for 4 damage, three leave nothing but the flail', () => {
    const paying = (power: number): I32Scenario =>
      struck({ pools: [{ has: ['lobsterman'], power }, { has: ['doctor'] }, {}] })
    const enough = paying(4).pick('strike', 'lobsterman')
    expect([enough.asked, enough.offered]).toEqual(['ann harm.answer', ['negate', 'flail']])
    const few = paying(3).pick('strike', 'lobsterman')
    expect(few.asked).toBe('ann commit.own')
    expect(few.about).toMatchObject({ for: 'throw', kind: 'flail', figure: 4 })
  })

  it('I32-DAMAGE-8 whoever could pay may flail instead', () => {
    const t = struck({ pools: [{ has: [{ is: 'lobsterman', rest: 4 }] }, { has: ['doctor'] }, {}] })
    t.pick('strike', 'lobsterman').pick('flail').dice(2, 2).pick('enough')
    expect(t.survivor('lobsterman').rest).toBe(4)
    expect(t.told('negates')).toEqual([])
  })

  it('I32-SPOINT-14 the own spoints of who never gives pay for their own', () => {
    const t = struck({
      pools: [{ has: ['lobsterman'], power: 4, order: 'never' }, { has: ['doctor'] }, {}],
    })
    expect(t.pick('strike', 'lobsterman').offered).toEqual(['negate', 'flail'])
    const other = struck({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'], power: 9, order: 'never' }, {}],
    })
    other.dice(2, 2).pick('strike', 'lobsterman')
    expect(other.told('throws')).toMatchObject([{ kind: 'flail' }])
  })

  it('I32-SPOINT-13 I32-FPLAY-1 rest spoints of a faction count once each', () => {
    const t = struck({
      settings: { factionRest: true, smallCast: false },
      pools: [
        {
          has: [
            { is: 'lobsterman', rest: 2 },
            { is: 'doctor', rest: 1 },
            { is: 'moll', rest: 7 },
          ],
        },
        {},
        {},
      ],
    })
    // Two of his own and one of the Doctor's are too few for four.
    t.pick('strike', 'lobsterman')
    expect(t.about).toMatchObject({ kind: 'flail' })
  })
})

describe('Rest spoints of a faction', () => {
  const shared = (more: Position): I32Scenario =>
    table({ settings: { factionRest: true }, ...more })
      .acts('lobsterman')
      .pick('attack', 'thug')

  it('I32-FPLAY-1 I32-FPLAY-9 of several givers, in several gifts', () => {
    const t = shared({
      pools: [
        { has: ['lobsterman'] },
        {
          has: [
            { is: 'doctor', rest: 3 },
            { is: 'town-drunk', rest: 1 },
            { is: 'moll', rest: 2 },
          ],
        },
        {},
      ],
    })
    expect(t.asked).toBe('bob commit.others')
    expect(t.offered).toEqual([
      'enough',
      'giveOthersRest 1 of doctor',
      'giveOthersRest 2 of doctor',
      'giveOthersRest 3 of doctor',
      'giveOthersRest 1 of town-drunk',
    ])
    t.pick('giveOthersRest', '1 of doctor').pick('giveOthersRest', '1 of town-drunk')
    expect(t.offered).toEqual([
      'enough',
      'giveOthersRest 1 of doctor',
      'giveOthersRest 2 of doctor',
    ])
    t.pick('giveOthersRest', '1 of doctor').dice(6, 4).pick('enough')
    expect(t.told('throws')).toMatchObject([{ target: 10 }])
    const rest = (['doctor', 'town-drunk', 'moll'] as const).map((key) => t.survivor(key).rest)
    expect(rest).toEqual([1, 0, 2])
  })

  it('I32-FPLAY-1 one’s own rest spoints are not given twice', () => {
    const t = shared({ pools: [{ has: [{ is: 'lobsterman', rest: 2 }] }, { has: ['doctor'] }, {}] })
    expect(t.offered).toEqual(['enough', 'giveRest 1..2'])
  })

  it('I32-FPLAY-9 I32-SPOINT-14 who never gives is not asked for rest either', () => {
    const doctor = { is: 'doctor', rest: 2 } as const
    const t = table({
      settings: { factionRest: true },
      pools: [{ has: ['lobsterman'] }, { has: [doctor], order: 'never' }, {}],
    })
    t.acts('lobsterman').dice(6, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 7 }])
  })

  it('I32-HOUND-13 I32-CLERK-9 the Hound shares with everybody of a faction, both ways, and not with the Clerk', () => {
    const given = (who: 'lobsterman' | 'clerk'): I32Scenario => {
      const t = table({
        settings: { factionRest: true, hound: 'thirteenth', nightClerk: true },
        pools: [
          { has: [{ is: who, mythos: 0, cards: ['dagger'] }] },
          { has: [{ is: 'hound', rest: 2 }] },
          {},
        ],
      })
      return t.acts(who)
    }
    const t = given('lobsterman').pick('attack', 'thug').pick('wield', 'dagger muscle')
    expect(t.offered).toEqual(['enough', 'giveOthersRest 1 of hound', 'giveOthersRest 2 of hound'])
    const bite = table({
      settings: { factionRest: true, hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: [{ is: 'doctor', rest: 1 }] }, {}],
    })
    bite.acts('hound').pick('attack', 'thug')
    expect(bite.offered).toEqual(['enough', 'giveOthersRest 1 of doctor'])
    const clerk = given('clerk').dice(6, 5).pick('attack', 'thug')
    expect(clerk.told('throws')).toMatchObject([{ target: 8 }])
    expect(clerk.survivor('hound').rest).toBe(2)
  })
})
