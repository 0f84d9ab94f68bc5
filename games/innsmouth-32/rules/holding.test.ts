import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    corners: [{ is: 'gilman-house', cards: ['harpoon'] }],
    pools: [{ has: ['kingpin'] }, { has: ['moll'] }],
    screen: ['loafer', 'boat-hook', null],
    ...more,
  })

const find =
  (t: I32Scenario, key: string): (() => number) =>
  () =>
    t.discards.indexOf(key)

describe('Searching', () => {
  it('I32-HOLD-5 I32-HOLD-1 all finds are looked at, each is decided on, and of more than two one goes', () => {
    const t = table({
      pools: [{ has: [{ is: 'archaeologist', cards: ['pills'] }] }, { has: ['moll'] }],
    })
    t.acts('archaeologist').draws(find(t, 'fire-axe'), find(t, 'medallion'), find(t, 'shotgun'))
    t.pick('search')
    expect(t.about).toEqual({
      who: theCard('archaeologist'),
      cards: ['fire-axe', 'medallion', 'shotgun'].map((key) => theCard(key as 'fire-axe')),
    })
    expect(t.offered).toEqual(['keepCard fire-axe', 'discardCard fire-axe'])
    t.pick('keepCard', 'fire-axe').pick('discardCard', 'medallion').pick('keepCard', 'shotgun')
    expect(t.table.stores[0]).toBe(0)
    expect(t.offered).toEqual(['discardCard pills', 'discardCard fire-axe', 'discardCard shotgun'])
    t.pick('discardCard', 'pills')
    expect(t.held('archaeologist')).toEqual(['fire-axe', 'shotgun'])
    expect(t.discards).toEqual(expect.arrayContaining(['medallion', 'pills']))
    expect(t.asked).toBe('act is over')
  })

  it('I32-HOLD-1 two cards are kept without a question', () => {
    const t = table({ pools: [{ has: [{ is: 'kingpin', cards: ['pills'] }] }, { has: ['moll'] }] })
    t.acts('kingpin').draws(find(t, 'fire-axe'), find(t, 'loafer')).pick('search')
    t.pick('keepCard', 'fire-axe')
    expect(t.held('kingpin')).toEqual(['pills', 'fire-axe'])
    expect(t.asked).toBe('act is over')
  })

  it('I32-HOLD-2 I32-SANCT-5 I32-SANCT-15 inside, what is too much may be stored, and more exchanged', () => {
    const inside = { is: 'kingpin', in: 'gilman-house', cards: ['pills', 'whiskey'] } as const
    const t = table({ pools: [{ has: [inside] }, { has: ['moll'] }] })
    t.acts('kingpin').draws(
      find(t, 'fire-axe'),
      find(t, 'loafer'),
      find(t, 'thug'),
      find(t, 'brute'),
    )
    t.pick('search')
    expect(t.rulesCited).toContain('I32-SANCT-5')
    t.pick('keepCard', 'fire-axe')
    expect(t.offered).toEqual([
      'discardCard pills',
      'drop pills',
      'discardCard whiskey',
      'drop whiskey',
      'discardCard fire-axe',
      'drop fire-axe',
    ])
    t.pick('drop', 'whiskey')
    expect(t.asked).toBe('ann store.choose')
    expect(t.offered).toEqual(['finish', 'drop pills', 'drop fire-axe'])
    expect(t.refusals).toEqual(['pickUp harpoon: hands-full', 'pickUp whiskey: hands-full'])
    t.pick('drop', 'pills').pick('pickUp', 'harpoon').pick('finish')
    expect(t.held('kingpin')).toEqual(['fire-axe', 'harpoon'])
    expect(t.table.corners[0]?.cards).toEqual([theCard('whiskey'), theCard('pills')])
    expect(t.told('drops').map(({ card }) => card)).toEqual([theCard('whiskey'), theCard('pills')])
    expect(t.told('picksUp').map(({ card }) => card)).toEqual([theCard('harpoon')])
  })

  it('I32-HOLD-1 I32-HOLD-2 of all that is kept two are left', () => {
    const inside = { is: 'kingpin', in: 'gilman-house', cards: ['pills', 'whiskey'] } as const
    const t = table({ corners: ['gilman-house'], pools: [{ has: [inside] }, { has: ['moll'] }] })
    t.acts('kingpin').draws(
      find(t, 'fire-axe'),
      find(t, 'shotgun'),
      find(t, 'loafer'),
      find(t, 'loafer'),
    )
    t.pick('search').pick('keepCard', 'fire-axe').pick('keepCard', 'shotgun')
    t.pick('discardCard', 'pills')
    expect(t.offered).toHaveLength(6)
    t.pick('discardCard', 'whiskey').pick('finish')
    expect(t.held('kingpin')).toEqual(['fire-axe', 'shotgun'])
  })

  it('I32-POOL-8 I32-SANCT-5 in the open nothing can be stored, and the pool SEARCH is cited', () => {
    const t = table().acts('kingpin')
    t.draws(find(t, 'fire-axe'), find(t, 'loafer')).pick('search')
    expect(t.offered).toEqual(['keepCard fire-axe', 'discardCard fire-axe'])
    expect(t.rulesCited).toContain('I32-POOL-8')
    expect(t.rulesCited).not.toContain('I32-SANCT-5')
  })

  it('I32-POOL-8 power plays may be kept too', () => {
    const t = table().acts('kingpin')
    t.draws(find(t, 'necronomicon'), find(t, 'loafer'))
      .pick('search')
      .pick('keepCard', 'necronomicon')
    expect(t.held('kingpin')).toEqual(['necronomicon'])
  })
})

describe('Stores', () => {
  it('I32-SANCT-15 I32-SANCT-1 after entering, and only if there is anything to exchange', () => {
    const t = table({ corners: ['gilman-house'] })
    t.acts('kingpin').pick('enter', 'gilman-house')
    expect(t.asked).toBe('act is over')
    const armed = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'kingpin', cards: ['pills'] }] }, { has: ['moll'] }],
    })
    armed.acts('kingpin').pick('enter', 'gilman-house')
    expect(armed.offered).toEqual(['finish', 'drop pills'])
    armed.pick('drop', 'pills')
    expect(armed.table.corners[0]?.cards).toEqual([theCard('pills')])
  })

  it('I32-HOUND-6 the Hound is not asked about a store', () => {
    const t = table({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: ['moll'] }],
    })
    t.acts('hound').pick('enter', 'gilman-house')
    expect(t.asked).toBe('act is over')
  })

  it('I32-HOLD-2 I32-PROMPT-5 a third card by first dibs is chosen from', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'moll', cards: ['pills', 'whiskey'] }] }],
      screen: ['?pistol', 'loafer', null],
    })
    t.settles()
    expect(t.offered).toEqual(['claim pistol', 'decline'])
    t.pick('claim', 'pistol')
    expect(t.offered).toEqual(['discardCard pills', 'discardCard whiskey', 'discardCard pistol'])
    t.pick('discardCard', 'whiskey')
    expect(t.held('moll')).toEqual(['pills', 'pistol'])
    expect(t.asked).toBe('reveal is over')
  })

  it('I32-SPOT-1 I32-HOLD-3 a third card in the spotlight is chosen from before one acts', () => {
    const t = table({
      pools: [{ has: [{ is: 'kingpin', cards: ['pills', 'whiskey'] }] }, { has: ['moll'] }],
    })
    t.pick('spotlight', 'kingpin').pick('discardCard', 'boat-hook')
    expect(t.asked).toBe('ann act.choose')
    expect(t.discarded).toEqual(['boat-hook'])
  })

  it('I32-SANCT-2 whoever leaves may take nothing more from the store', () => {
    const t = table({
      pools: [{ has: [{ is: 'kingpin', in: 'gilman-house' }] }, { has: ['moll'] }],
    })
    t.acts('kingpin').pick('leave')
    expect(t.offers('pickUp')).toBe(false)
  })
})

describe('Tokens', () => {
  it('I32-MYTHOS-12 the tokens of an item that is discarded go back to the supply', () => {
    const t = table({
      pools: [{ has: [{ is: 'kingpin', cards: ['dagger', 'medallion'] }] }, { has: ['moll'] }],
    })
    expect(t.table.stores).toEqual([5, 0, 3, 0])
    t.acts('kingpin').pick('take', 'boat-hook').pick('discardCard', 'medallion')
    expect(t.table.stores).toEqual([0, 0, 3, 0])
  })

  it('I32-CLERK-14 I32-CLERK-12 those of the Night Clerk go back when he is removed', () => {
    const t = at({
      settings: { nightClerk: true },
      pools: [{ has: ['kingpin'] }, { has: ['moll'] }],
      screen: ['clerk', 'whiskey', null],
    })
    expect(t.table.stores[3]).toBe(9)
    t.acts('kingpin').dice(1, 1).pick('attack', 'clerk')
    expect([t.removed, t.table.stores[3]]).toEqual([['clerk'], 0])
  })

  it('I32-MYTHOS-1 tokens on items, in sanctuaries and on the Clerk are not in the supply', () => {
    const gained = (more: Position): number => {
      const scholar = { is: 'aged-scholar', mythos: 60 } as const
      const t = at({
        settings: { nightClerk: true },
        reel: 4,
        pools: [{ has: [scholar] }, { has: [{ is: 'moll', cards: ['medallion'] }] }],
        screen: ['thug', 'whiskey', null],
        ...more,
      })
      const before = t.survivor('aged-scholar').mythos
      t.acts('aged-scholar').dice(1, 2).pick('study')
      return t.survivor('aged-scholar').mythos - before
    }
    expect(gained({})).toBe(5)
    // 60, 5 on the Medallion, 8 in the Hall and 4 in the House: 3 are left.
    expect(gained({ corners: ['hall-of-the-order', 'gilman-house'] })).toBe(3)
    // 60, 5, 9 on the Clerk and 2 in the Vault: 4 are left.
    expect(gained({ corners: ['refinery-vault'], screen: ['clerk', null, null] })).toBe(4)
    const none = { corners: ['hall-of-the-order', 'gilman-house', 'refinery-vault'] } as const
    expect(gained({ ...none, screen: ['elder-sign', null, null] })).toBe(0)
  })

  it('I32-MYTHOS-12 I32-MYTHOS-1 a store is filled from what the supply has', () => {
    const t = at({
      pools: [{ has: [{ is: 'aged-scholar', mythos: 77 }] }, { has: ['moll'] }],
      screen: ['?medallion', 'whiskey', null],
    })
    t.settles()
    expect(t.table.stores[0]).toBe(3)
  })

  it('I32-SPOINT-3 who has seven rest spoints is told of no more', () => {
    const t = table({ pools: [{ has: [{ is: 'kingpin', rest: 7 }] }, { has: ['moll'] }] })
    t.acts('kingpin').pick('rest')
    expect(t.told('gainsRest')).toEqual([])
    expect(t.told('rests')).toHaveLength(1)
  })
})
