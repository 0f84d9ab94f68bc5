import { describe, expect, it } from 'vitest'
import { cardAt, cardsCalled, HOUND, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    settings: { smallCast: false },
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

describe('Counterstrikes of monsters', () => {
  it.each([
    ['one of a throng', 'attack'],
    ['a whole throng', 'burst'],
  ] as const)('I32-DOUBLE-9 %s that fumbles in turn ends the exchange', (_, verb) => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['tommy-gun'] }] }, { has: ['doctor'] }],
      throngs: [['loafer', 'deep-one']],
    })
    t.acts('lobsterman').pick(verb, verb === 'attack' ? 'deep-one' : 'throng 1')
    t.dice(6, 6, 6, 6).pick('wield', 'tommy-gun muscle')
    expect(t.told('attacks')).toMatchObject([{ target: verb === 'attack' ? 7 : 10 }])
    expect(t.asked).toBe('act is over')
    expect(t.told('misfires')).toHaveLength(1)
  })

  it('I32-DOUBLE-7 I32-MONPLAY-11 a monster of a seat takes whom it shoots for that seat', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['brute']] }],
      survivors: [],
    })
    t.acts('lobsterman').dice(6, 6, 1, 1).pick('attack', 'brute')
    expect(t.asked).toBe('cid place.choose')
    t.pick('placeIn', 'throng 1 of 3')
    expect(t.table.throngs[12]?.cards.map((card) => cardAt(card).key)).toEqual([
      'brute',
      'lobsterman',
    ])
  })

  it('I32-DOUBLE-7 I32-ABIL-3 I32-DREAD-1 the abilities of the others of its throng do not apply', () => {
    const t = table({
      settings: { terrors: '1', smallCast: false },
      throngs: [['deep-one', 'reef-hunter', 'dagon']],
    })
    t.acts('lobsterman').dice(6, 6, 3, 4, 2, 2, 2).pick('attack', 'deep-one')
    expect(t.told('suffers')).toMatchObject([{ damage: 2 }])
    expect(t.told('throws').at(-1)).toMatchObject({ kind: 'flail', target: 4 })
  })

  it('I32-DOUBLE-7 I32-ELIM-5 I32-DAMAGE-12 a familiar face alone inflicts SHAD damage', () => {
    const t = table({ throngs: [['quarterback', 'loafer']] })
    t.acts('lobsterman').dice(6, 6, 3, 4, 3, 3, 1, 1).pick('attack', 'quarterback')
    expect(t.told('suffers')).toMatchObject([{ dice: [3, 3], damage: 6 }])
    const other = table({ throngs: [['quarterback', 'loafer']] })
    other.acts('lobsterman').dice(6, 6, 1, 2, 3, 1, 1).pick('attack', 'loafer')
    expect(other.told('suffers')).toMatchObject([{ dice: [3], damage: 3 }])
  })
})

describe('Counterstrikes of survivors', () => {
  it('I32-STAR-10 I32-DOUBLE-6 are not thrown again for a star', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }] }, { has: ['doctor'] }],
      throngs: [['thug']],
      screen: ['whiskey', null, null],
    })
    t.strikes(1).dice(6, 6).pick('strike', 'lobsterman').dice(5, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ kind: 'counter', target: 7 }])
    expect(t.asked).toBe('strike is over')
    expect(t.survivor('lobsterman').stars).toBe(1)
  })

  it('I32-DOUBLE-6 I32-SPOINT-12 are made with one item, and with spoints', () => {
    const armed = { is: 'lobsterman', cards: ['fire-axe', 'pills'], rest: 2 } as const
    const t = table({
      pools: [{ has: [armed] }, { has: ['doctor'] }],
      throngs: [['thug', 'brute']],
    })
    t.strikes(1).dice(6, 6).pick('strike', 'lobsterman').pick('attack', 'brute')
    expect(t.offered).toEqual(['bareHands', 'wield fire-axe muscle'])
    expect(t.refusals).toEqual(['wield pills muscle: no-weapon'])
    t.pick('wield', 'fire-axe muscle').dice(4, 5, 3).pick('giveRest', 2)
    expect(t.told('throws')).toMatchObject([{ kind: 'counter', target: 9 }])
    expect(t.discarded).toEqual(['brute'])
  })

  it('I32-CREAT-4 I32-DOUBLE-5 I32-DOUBLE-6 in a creature feature only the monster that fumbled can be struck', () => {
    const t = table({ screen: ['thug', 'brute', '?loafer'], throngs: [['elder']] }).act()
    t.dice(6, 6).pick('rest')
    expect(t.offered).toEqual(['decline', 'attack thug'])
    t.pick('attack', 'thug').dice(1, 1, 6, 5, 6, 5).pick('enough')
    expect(t.removed).toEqual(['thug'])
    expect(t.told('attacks').map(({ target }) => target)).toEqual([5, 6, 3])
  })

  it('I32-CREAT-4 I32-STAR-8 I32-HOUND-9 stars and the Hound help against a creature feature', () => {
    const t = table({
      settings: { hound: 'thirteenth' },
      pools: [{ has: [{ is: 'lobsterman', stars: 1 }, 'hound'] }, { has: ['doctor'] }],
      screen: ['thug', 'brute', '?loafer'],
    }).act()
    t.dice(2, 3).pick('rest')
    expect(t.asked).toBe('ann assault.force')
    expect(t.offered).toEqual(['decline', 'forceRethrow lobsterman'])
    t.pick('decline')
    expect(t.offered).toEqual(['rescue', 'decline'])
    expect(t.told('attacks')[0]).toMatchObject({ throng: -1, card: cardsCalled('thug')[0] })
  })

  it('I32-SANCT-11 those inside may decline', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(6, 6).pick('strikeLock', 'gilman-house')
    expect(t.offered).toEqual(['decline', 'choose lobsterman'])
    t.pick('decline')
    expect(t.told('throws')).toEqual([])
    expect(t.asked).toBe('strike is over')
  })

  it('I32-CLERK-6 I32-CLERK-15 the Night Clerk strikes back with a weapon for his stats alone', () => {
    const struck = (card: 'boat-hook' | 'dagger'): I32Scenario => {
      const clerk = { is: 'clerk', mythos: 20, cards: [card] } as const
      const t = table({
        settings: { nightClerk: true },
        pools: [{ has: [clerk, 'lobsterman'] }, { has: ['doctor'] }],
        throngs: [['thug']],
      })
      return t.strikes(1).dice(6, 6).pick('strike', 'clerk')
    }
    expect(struck('boat-hook').asked).toBe('strike is over')
    const armed = struck('dagger')
    expect(armed.offered).toEqual(['decline', 'attack thug'])
    armed.dice(4, 4, 1).pick('attack', 'thug')
    expect(armed.told('throws')).toMatchObject([{ kind: 'counter', target: 8 }])
    expect(armed.survivor('clerk').mythos).toBe(20)
  })

  it('I32-HOUND-15 the Hound strikes back once, with SPEED', () => {
    const t = table({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(6, 6).pick('strike', 'hound').dice(4, 5, 1).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ who: HOUND, kind: 'counter', target: 9 }])
    expect(t.asked).toBe('strike is over')
  })

  it('I32-HOUND-7 I32-ATTACK-1 its second bite is at whatever it could attack', () => {
    const t = table({
      settings: { hound: 'thirteenth', terrors: '1' },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }, { throngs: [['cultist']] }],
      survivors: [],
      throngs: [['brute', 'dagon'], ['elder']],
    }).acts('hound')
    t.dice(6, 5).pick('attack', 'thug')
    expect(t.offered).toEqual([
      'decline',
      'attack thug',
      'attack brute',
      'attack dagon',
      'attack elder',
      'attack cultist',
    ])
  })

  it('I32-HOUND-7 a Hound that falls to the counterstrike of its first bite bites no more', () => {
    const t = table({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'loafer', null],
    }).acts('hound')
    t.dice(6, 6, 2, 3, 6, 6, 5).pick('attack', 'thug')
    expect(t.isInPlay('hound')).toBe(false)
    expect(t.told('throws').filter(({ kind }) => kind === 'attack')).toHaveLength(1)
    expect(t.asked).toBe('act is over')
  })
})

describe('What an attack leaves behind', () => {
  it('I32-DAMAGE-1 I32-DAMAGE-2 I32-PROMPT-13 the last throw lies open, and what would fell the target is told', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 1, cards: ['fire-axe'] }] }, { has: ['doctor'] }],
      throngs: [['brute']],
    })
    t.acts('lobsterman').pick('attack', 'brute').pick('wield', 'fire-axe muscle')
    expect(t.about).toMatchObject({ for: 'throw', figure: 7, left: 4, per: 1 })
    t.dice(2, 2).pick('enough')
    // The axe and the double two are certain: 5; a Brute takes 6.
    expect(t.about).toMatchObject({ for: 'damage', kind: 'damage', figure: 5, needs: 6 })
    t.dice(1).pick('enough')
    expect(t.table.roll).toEqual({
      who: theCard('lobsterman'),
      kind: 'damage',
      dice: [1],
      target: 0,
    })
    expect(t.discarded).toEqual(['brute'])
    expect(t.removed).toEqual([])
  })

  it('I32-PROMPT-13 I32-TERROR-9 a burst needs what fells the toughest of a throng', () => {
    const armed = { is: 'lobsterman', rest: 1, cards: ['tommy-gun'] } as const
    const needs = (throng: NonNullable<Position['throngs']>[number]): unknown => {
      const t = table({
        settings: { terrors: '1' },
        pools: [{ has: [armed] }, { has: ['doctor'] }],
        throngs: [throng],
      })
      t.acts('lobsterman').pick('burst', 'throng 1').pick('wield', 'tommy-gun muscle')
      return t.dice(3, 4).pick('enough').about['needs']
    }
    expect(needs(['elder', 'loafer'])).toBe(9)
    expect(needs(['loafer', 'hydra'])).toBe(10)
  })

  it.each([
    [9, 'discarded'],
    [10, 'removed'],
  ] as const)('I32-DAMAGE-2 I32-DAMAGE-4 by %i damage a Deep One Elder is %s', (damage, fate) => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', rest: 7 }] }, { has: ['doctor'] }],
      throngs: [['elder']],
    })
    t.acts('lobsterman').pick('attack', 'elder').dice(3, 4).pick('enough')
    t.dice(6).pick('giveRest', damage - 6)
    if (t.asked !== 'act is over') t.pick('enough')
    expect(t.told('deals')).toMatchObject([{ damage }])
    expect(t[fate]).toEqual(['elder'])
    expect(t.rulesCited).toContain(fate === 'removed' ? 'I32-DAMAGE-4' : 'I32-DAMAGE-2')
  })

  it('I32-ATTACK-10 I32-DAMAGE-3 a burst fells those it is enough for', () => {
    const armed = { is: 'lobsterman', cards: ['tommy-gun'] } as const
    const t = table({
      pools: [{ has: [armed] }, { has: ['doctor'] }],
      throngs: [['loafer', 'brute', 'elder'], ['loafer']],
    })
    t.acts('lobsterman').pick('burst', 'throng 1').dice(3, 4, 3).pick('wield', 'tommy-gun muscle')
    expect([t.throng(1), t.throng(2)]).toEqual([['elder'], ['loafer']])
    expect(t.discarded).toEqual(['loafer', 'brute'])
  })
})
