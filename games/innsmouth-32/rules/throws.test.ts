import { describe, expect, it } from 'vitest'
import { CLERK, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const star = { is: 'lobsterman', stars: 1 } as const

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: [star] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

describe('Throws of one’s own action', () => {
  const necronomicon = { ...star, cards: ['necronomicon'] } as const

  it.each([
    ['the mythos deck', {}, 'study', 0, 5],
    ['the Necronomicon', { pools: [{ has: [necronomicon] }, { has: ['doctor'] }] }, 'use', 0, 5],
    [
      'draining the Clerk',
      { settings: { nightClerk: true }, screen: ['clerk', null, null] },
      'drain',
      3,
      7,
    ],
    [
      'a way out of the Marsh',
      { pools: [{ has: [{ ...star, in: 'lost-in-the-marsh' }, 'co-ed'] }, { has: ['doctor'] }] },
      '',
      0,
      5,
    ],
  ] as const)(
    'I32-STAR-7 I32-STAR-10 a star helps at %s, once',
    (_, more, verb, argument, target) => {
      const t = table(more)
      t.dice(6, 4).acts('lobsterman')
      if (verb === 'drain') t.pick('drain', argument)
      else if (verb !== '') t.pick(verb)
      expect(t.asked).toBe('ann throw.again')
      expect(t.offered).toEqual(['keep', 'rethrow lobsterman'])
      t.dice(2, 3).pick('rethrow', 'lobsterman')
      expect(t.told('throws')).toMatchObject([
        { target, dice: [6, 4] },
        { target, dice: [2, 3] },
      ])
      expect(t.survivor('lobsterman').stars).toBe(0)
      expect(t.asked).toBe('act is over')
    },
  )

  it('I32-STAR-7 committed spoints stay in force, and the second result stands', () => {
    const t = table({ pools: [{ has: [{ ...star, stars: 2, rest: 2 }] }, { has: ['doctor'] }] })
    t.acts('lobsterman').pick('attack', 'thug').dice(6, 4).pick('giveRest', 2)
    t.dice(5, 5).pick('rethrow', 'lobsterman')
    expect(t.told('throws').map(({ target }) => target)).toEqual([9, 9])
    expect(t.survivor('lobsterman')).toMatchObject({ stars: 1, rest: 0 })
    expect(t.told('deals')).toEqual([])
    expect(t.asked).toBe('act is over')
  })

  it('I32-STAR-7 a failure may stand, and a success is not thrown again', () => {
    const t = table().acts('lobsterman').dice(6, 5).pick('attack', 'thug').pick('keep')
    expect(t.survivor('lobsterman').stars).toBe(1)
    expect(t.told('deals')).toEqual([])
    const hit = table().acts('lobsterman').dice(3, 4, 1).pick('attack', 'thug')
    expect(hit.asked).toBe('act is over')
  })

  it('I32-STAR-9 a fumble of a test is only a failure, and may be thrown again', () => {
    const t = table().acts('lobsterman').dice(6, 6).pick('study')
    expect(t.offered).toEqual(['keep', 'rethrow lobsterman'])
    t.dice(2, 3).pick('rethrow', 'lobsterman')
    expect(t.survivor('lobsterman').mythos).toBe(1)
  })

  it.each([
    ['a card', 'dreadful-chant'],
    ['a plot device', 'zadoks-confession'],
  ] as const)('I32-STAR-10 not what %s forces', (_, key) => {
    const t = table({ screen: [key, 'whiskey', null] })
    if (key === 'dreadful-chant') t.draws(t.victim('lobsterman')).dice(6, 5, 1).settles()
    else t.settles().pick('resolve').dice(6, 5, 1).pick('choose', 'lobsterman')
    expect(t.asked).toBe('reveal is over')
    expect(t.survivor('lobsterman')).toMatchObject({ stars: 1, insane: 1 })
  })

  it('I32-STAR-10 not what the end of a reel asks for', () => {
    const t = table({
      pools: [{ has: [necronomicon] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
    }).act()
    t.dice(6, 5, 2).pick('take', 'boat-hook')
    expect(t.survivor('lobsterman')).toMatchObject({ stars: 1, insane: 2 })
    expect(t.asked).toBe('ann vote.choose')
  })

  it('I32-STAR-10 I32-HORROR-1 nor the last chance to leave the Marsh', () => {
    const t = table({
      pools: [{ has: ['co-ed'] }, { has: [{ ...star, in: 'lost-in-the-marsh' }, 'doctor'] }],
      screen: ['boat-hook', null, null],
    }).act()
    t.dice(6, 5).pick('take', 'boat-hook')
    expect(t.told('throws')).toMatchObject([{ kind: 'reel-end', target: 4 }])
    expect(t.isInPlay('lobsterman')).toBe(false)
  })

  it('I32-DICE-2 a twelve fails at whatever target', () => {
    const t = table({ pools: [{ has: [{ is: 'aged-scholar', rest: 2 }] }, { has: ['doctor'] }] })
    t.acts('aged-scholar').pick('study').dice(6, 6).pick('giveRest', 2)
    expect(t.told('throws')).toMatchObject([{ target: 11 }])
    expect(t.told('gainsMythos')).toEqual([])
  })
})

describe('Cram Session', () => {
  const bookworm = (more: object = {}, position: Position = {}): I32Scenario =>
    table({ pools: [{ has: [{ is: 'bookworm', ...more }] }, { has: ['doctor'] }], ...position })

  it('I32-SURV-9 I32-STAR-15 once, with a star or by it, never both', () => {
    const t = bookworm({ stars: 1 }).acts('bookworm').dice(5, 4).pick('study')
    expect(t.offered).toEqual(['keep', 'rethrow bookworm', 'cram'])
    t.dice(5, 5).pick('cram')
    expect(t.survivor('bookworm')).toMatchObject({ stars: 1, hasUsed: true, mythos: 3 })
    expect(t.asked).toBe('act is over')
    expect(t.told('crams')).toHaveLength(1)
  })

  it('I32-SURV-9 not for attacks, though made with BRAINS, nor for counterstrikes', () => {
    const t = bookworm({ cards: ['dagger'], mythos: 0 }).acts('bookworm')
    t.pick('attack', 'thug').dice(6, 5).pick('wield', 'dagger brains')
    expect(t.asked).toBe('act is over')
    const struck = bookworm({ cards: ['dagger'] }, { throngs: [['thug']] })
    struck.strikes(1).dice(6, 6).pick('strike', 'bookworm').pick('attack', 'thug')
    struck.dice(6, 5).pick('wield', 'dagger brains')
    expect(struck.asked).toBe('strike is over')
  })

  it('I32-SURV-9 not for tests of other stats, nor for flails', () => {
    const t = bookworm({}, { screen: ['zadoks-confession', 'whiskey', null] })
    t.settles().pick('resolve').dice(6, 5, 1).pick('choose', 'bookworm')
    expect(t.survivor('bookworm')).toMatchObject({ insane: 1, hasUsed: false })
    const struck = bookworm(
      {},
      { throngs: [['thug']], pools: [{ has: ['bookworm', 'co-ed'] }, {}] },
    )
    struck.strikes(1).dice(2, 3, 1, 6, 5).pick('strike', 'bookworm')
    expect(struck.isInPlay('bookworm')).toBe(false)
  })

  it('I32-SURV-9 for whatever asks for BRAINS: a wire, the Marsh, the Necronomicon', () => {
    const wire = bookworm(
      {},
      { screen: ['wire-to-boston', 'whiskey', null], pile: ['brute', 'elder'] },
    )
    wire.settles().pick('resolve').dice(6, 5).pick('choose', 'bookworm')
    expect(wire.offered).toEqual(['keep', 'cram'])
    const marsh = bookworm({ in: 'lost-in-the-marsh' })
    marsh.dice(6, 5).acts('bookworm')
    expect(marsh.offered).toEqual(['keep', 'cram'])
    const book = bookworm({ cards: ['necronomicon'] })
      .acts('bookworm')
      .dice(6, 5)
    expect(book.pick('use', 'necronomicon').offered).toEqual(['keep', 'cram'])
  })

  it('I32-SURV-9 others cannot', () => {
    const t = table({ pools: [{ has: ['lobsterman', 'bookworm'] }, { has: ['doctor'] }] })
    t.acts('lobsterman').dice(6, 5).pick('study')
    expect(t.asked).toBe('act is over')
  })
})

describe('What a throw is for', () => {
  /** The rules by which monsters have fallen. */
  const fallsBy = (t: I32Scenario): string[] =>
    t.events.filter(({ key }) => key === 'monsterFalls').map(({ rule }) => rule)

  it('I32-MYTHOS-6 I32-ABIL-1 without a chant in its throng a monster saves itself with its value', () => {
    const t = at({
      pools: [{ has: [{ is: 'doctor', mythos: 9 }] }, { has: ['moll'] }],
      throngs: [['thug', 'brute'], ['cultist']],
      screen: ['whiskey', 'pills', null],
    })
    t.acts('doctor').pick('attack', 'thug').dice(2, 3).pick('banish')
    expect(t.told('saves')).toMatchObject([{ target: 5 }])
  })

  it('I32-SURV-2 the Triggerman aims no better with bare hands', () => {
    const t = table({ pools: [{ has: ['triggerman'] }, { has: ['doctor'] }] })
    t.acts('triggerman').dice(6, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 6 }])
  })

  it('I32-DICE-1 the card that asks is told', () => {
    const cardOf = (t: I32Scenario): number | undefined => t.told('throws').at(-1)?.card
    const book = { is: 'doctor', cards: ['necronomicon'] } as const
    const use = table({ pools: [{ has: [book] }, { has: ['moll'] }] })
      .acts('doctor')
      .dice(2, 2)
    expect(cardOf(use.pick('use', 'necronomicon'))).toBe(theCard('necronomicon'))
    const drain = table({ settings: { nightClerk: true }, screen: ['clerk', null, null] })
    drain.acts('lobsterman').dice(2, 2).pick('drain', 'guts')
    expect(cardOf(drain)).toBe(CLERK)
    const chant = table({ screen: ['dreadful-chant', null, null] })
    chant.draws(chant.victim('doctor')).dice(2, 2).settles()
    expect(cardOf(chant)).toBe(theCard('dreadful-chant'))
    const marsh = table({
      pools: [{ has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] }, { has: ['moll'] }],
    })
    expect(cardOf(marsh.dice(2, 2).acts('doctor'))).toBe(theCard('lost-in-the-marsh'))
    const read = table({
      pools: [{ has: [book] }, { has: [{ is: 'moll', in: 'snatched' }, 'co-ed'] }],
      screen: ['boat-hook', null, null],
    }).act()
    read.dice(1, 1, 1, 1).pick('take', 'boat-hook')
    expect(read.told('throws').map(({ card }) => card)).toEqual([
      theCard('necronomicon'),
      theCard('snatched'),
    ])
    expect(cardOf(table().acts('lobsterman').dice(3, 3, 1).pick('attack', 'thug'))).toBe(-1)
  })

  it('I32-MYTHOS-9 I32-DICE-5 a two saves though the target is below it', () => {
    const t = at({
      pools: [{ has: [{ is: 'doctor', cards: ['elder-sign'] }] }, { has: ['moll'] }],
      screen: ['loafer', 'whiskey', null],
    })
    t.acts('doctor').pick('attack', 'loafer').dice(1, 1).pick('banish')
    expect(t.told('saves')).toMatchObject([{ target: 0 }])
    expect(t.screen[0]).toBe('loafer')
    t.acts('doctor')
    t.state.table.stores[1] = 3
    t.pick('attack', 'loafer').dice(1, 2).pick('banish')
    expect(t.discarded).toEqual(['loafer'])
    expect(fallsBy(t)).toEqual(['I32-MYTHOS-7'])
  })

  it('I32-MYTHOS-5 I32-MYTHOS-4 the price is paid exactly, in any mixture', () => {
    const t = at({
      pools: [{ has: [{ is: 'doctor', cards: ['elder-sign', 'dagger'] }] }, { has: ['moll'] }],
      screen: ['thug', 'whiskey', null],
    })
    t.acts('doctor').pick('attack', 'thug').pick('banish')
    expect(t.offered).toEqual(['pay 2 and 3', 'pay 3 and 2', 'pay 4 and 1'])
    t.dice(6, 6).pick('pay', '2 and 3')
    expect(t.told('paysMythos')).toMatchObject([{ amount: 5 }])
    expect(t.table.stores).toEqual([0, 2, 0, 0])
    expect(fallsBy(t)).toEqual(['I32-MYTHOS-10'])
    const mixed = at({
      pools: [{ has: [{ is: 'doctor', mythos: 3, cards: ['dagger'] }] }, { has: ['moll'] }],
      screen: ['thug', 'whiskey', null],
    })
    mixed.acts('doctor').pick('attack', 'thug').pick('banish')
    expect(mixed.offered).toEqual(['pay 2 and 0', 'pay 3 and 0'])
    mixed.dice(2, 2).pick('pay', '2 and 0')
    expect([mixed.survivor('doctor').mythos, mixed.table.stores[2]]).toEqual([0, 1])
    expect(mixed.told('saves')).toMatchObject([{ target: 4 }])
  })

  it('I32-ITEM-8 the Medallion is stronger in the hands of a Scholar, and no other item is', () => {
    const target = (who: 'doctor' | 'archaeologist', card: 'medallion' | 'dagger'): unknown => {
      const t = at({
        pools: [{ has: [{ is: who, mythos: 5, cards: [card] }] }, { has: ['moll'] }],
        screen: ['deep-one', 'whiskey', null],
      })
      t.acts(who).pick('attack', 'deep-one').pick('banish').dice(1, 1).pick('pay', '3 and 0')
      return t.told('saves')[0]?.target
    }
    expect(target('doctor', 'medallion')).toBe(5)
    expect(target('archaeologist', 'medallion')).toBe(4)
    expect(target('archaeologist', 'dagger')).toBe(6)
  })

  it('I32-ABIL-1 I32-DICE-3 a chant raises the saving throw to 11 at most, before a penalty', () => {
    const t = at({
      pools: [{ has: [{ is: 'archaeologist', mythos: 10, cards: ['dagger'] }] }, { has: ['moll'] }],
      throngs: [['spawn', 'cultist']],
      screen: ['whiskey', 'pills', null],
    })
    t.acts('archaeologist').pick('attack', 'spawn').pick('banish').dice(1, 1).pick('pay', '1 and 0')
    expect(t.told('saves')).toMatchObject([{ target: 10 }])
  })
})
