import { describe, expect, it } from 'vitest'
import { CLERK, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['kingpin'] }, { has: ['moll'] }],
    screen: ['loafer', 'boat-hook', null],
    ...more,
  })

/** Takes all discards out of the film. */
function bare(t: I32Scenario): I32Scenario {
  const { table: board } = t.state
  board.removed.push(...board.discards.splice(0))
  return t
}

describe('What a survivor is offered in the open', () => {
  it('I32-POOL-11 everything whose conditions are met, and REST', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'kingpin', cards: ['fire-axe'] }] },
        { has: [{ is: 'moll', cards: ['pills'] }] },
      ],
      throngs: [['thug']],
    }).acts('kingpin')
    expect(t.offered).toEqual([
      'rest',
      'attack loafer',
      'attack thug',
      'enter gilman-house',
      'take boat-hook',
      'askFor pills',
      'study',
      'search',
    ])
    expect(t.refusals).toEqual(['use fire-axe: no-action'])
    expect(t.defaultPick).toBe('rest')
  })

  it('I32-POOL-14 I32-TERM-14 there must be something to search', () => {
    expect(bare(table()).acts('kingpin').refusals).toEqual(['search: no-discards'])
  })

  it('I32-ATTACK-9 a burst takes the Tommy Gun, and a throng', () => {
    const armed = { is: 'kingpin', cards: ['tommy-gun'] } as const
    const bursts = (t: I32Scenario): string[] =>
      t.acts('kingpin').offered.filter((one) => one.startsWith('burst'))
    expect(bursts(table({ throngs: [['thug'], [], ['brute']] }))).toEqual([])
    const pools = [{ has: [armed] }, { has: ['moll'] }, { throngs: [['priest']] }] as const
    expect(bursts(table({ pools, throngs: [['thug'], [], ['brute']] }))).toEqual([
      'burst throng 1',
      'burst throng 3',
      'burst throng 1 of 3',
    ])
  })

  it('I32-POOL-10 I32-SURV-10 only the Doctor heals', () => {
    const ill = { has: [{ is: 'moll', insane: ['guts'] }] } as const
    expect(table({ pools: [{ has: ['kingpin'] }, ill] }).acts('kingpin').refusals).toEqual([])
    const doctor = (used: boolean): I32Scenario =>
      table({ pools: [{ has: [{ is: 'doctor', used }] }, ill] }).acts('doctor')
    expect(doctor(false).offers('heal')).toBe(true)
    expect(doctor(true).refusals).toEqual(['heal: used-already'])
    const healthy = table({ pools: [{ has: ['doctor'] }, { has: ['moll'] }] }).acts('doctor')
    expect(healthy.refusals).toEqual(['heal: nobody-insane'])
  })

  it('I32-INSANE-9 I32-SURV-10 HEAL takes one token off, not two', () => {
    const t = table({
      pools: [{ has: ['doctor'] }, { has: [{ is: 'moll', insane: ['guts', 'speed'] }] }],
    })
    t.acts('doctor').pick('heal').pick('cure', 'moll guts')
    expect(t.survivor('moll').insane).toBe(2)
    expect(t.asked).toBe('act is over')
    expect(t.survivor('doctor').hasUsed).toBe(true)
  })

  it('I32-POWER-1 I32-POWER-2 power plays are used where they do something', () => {
    const armed = { is: 'kingpin', cards: ['treasury-raid', 'necronomicon'] } as const
    const t = table({ pools: [{ has: [armed] }, { has: ['moll'] }] }).acts('kingpin')
    expect(t.refusals).toEqual(['use treasury-raid: no-throng'])
    expect(t.offers('use', 'necronomicon')).toBe(true)
    const raid = table({ pools: [{ has: [armed] }, { has: ['moll'] }], throngs: [[], ['thug']] })
    raid.acts('kingpin').pick('use', 'treasury-raid')
    // There is one throng, so nobody is asked which.
    expect(raid.discarded).toEqual(['thug'])
  })

  it('I32-POOL-4 I32-POOL-5 the giver is asked, or nobody', () => {
    const t = table({
      pools: [
        { has: ['kingpin', { is: 'co-ed', cards: ['pills'] }] },
        { has: [{ is: 'moll', cards: ['whiskey'] }] },
      ],
    }).acts('kingpin')
    t.pick('askFor', 'whiskey')
    expect(t.offered).toEqual(['agree', 'refuse'])
    expect(t.about).toEqual({
      who: theCard('kingpin'),
      card: theCard('whiskey'),
      from: theCard('moll'),
    })
    t.pick('refuse')
    expect(t.refusals).toEqual(['askFor whiskey: refused-already'])
    t.pick('askFor', 'pills')
    expect(t.held('kingpin')).toEqual(['pills'])
  })

  it('I32-ITEM-11 I32-ITEM-12 I32-INSANE-8 a cure is for one survivor here, and the second token may stay', () => {
    const t = table({
      pools: [
        { has: [{ is: 'kingpin', cards: ['pills'], insane: ['brains'] }] },
        { has: [{ is: 'moll', insane: ['guts', 'speed', 'muscle'] }] },
      ],
    })
    t.acts('kingpin').pick('use', 'pills')
    expect(t.offered).toEqual([
      'cure kingpin brains',
      'cure moll muscle',
      'cure moll speed',
      'cure moll guts',
    ])
    t.pick('cure', 'moll guts')
    expect(t.offered).toEqual(['finish', 'cure moll muscle', 'cure moll speed'])
    t.pick('finish')
    expect(t.survivor('moll').insane).toBe(3)
    expect(t.discarded).toEqual(['pills'])
    expect(t.asked).toBe('act is over')
  })

  it('I32-ITEM-11 whiskey takes one', () => {
    const t = table({
      pools: [
        { has: [{ is: 'kingpin', cards: ['whiskey'] }] },
        { has: [{ is: 'moll', insane: ['guts', 'speed'] }] },
      ],
    })
    t.acts('kingpin').pick('use', 'whiskey').pick('cure', 'moll guts')
    expect(t.survivor('moll').insane).toBe(2)
    expect(t.asked).toBe('act is over')
  })
})

describe('What a survivor is offered elsewhere', () => {
  it('I32-POOL-12 held, cures and nothing else', () => {
    const held = {
      is: 'kingpin',
      in: 'snatched',
      insane: ['guts'],
      cards: ['whiskey', 'necronomicon'],
    } as const
    const t = table({ pools: [{ has: [held] }, { has: ['moll'] }] }).acts('kingpin')
    expect(t.offered).toEqual(['attempt', 'use whiskey'])
    expect(t.refusals).toEqual([])
    expect(t.defaultPick).toBe('attempt')
    const pills = {
      is: 'kingpin',
      in: 'snatched',
      cards: ['pills', 'fire-axe'],
      insane: ['guts'],
    } as const
    const other = table({ pools: [{ has: [pills] }, { has: ['moll'] }] }).acts('kingpin')
    expect(other.offered).toEqual(['attempt', 'use pills'])
  })

  it('I32-SANCT-4 I32-SANCT-5 inside there must be tokens, and something to search', () => {
    const t = table({
      corners: [{ is: 'gilman-house', mythos: 0 }],
      pools: [{ has: [{ is: 'kingpin', in: 'gilman-house' }] }, { has: ['moll'] }],
    })
    expect(t.acts('kingpin').refusals).toEqual(['investigate: no-tokens'])
    expect(bare(t).acts('kingpin').refusals).toEqual([
      'investigate: no-tokens',
      'search: no-discards',
    ])
  })

  it('I32-SANCT-4 I32-SANCT-13 an investigation that leaves locks leaves the sanctuary', () => {
    const t = table({
      corners: [{ is: 'gilman-house', mythos: 2, locks: 1 }],
      pools: [{ has: [{ is: 'kingpin', in: 'gilman-house' }] }, { has: ['moll'] }],
    })
    t.acts('kingpin').dice(6).pick('investigate')
    expect(t.table.corners[0]).toMatchObject({ locks: 1, mythos: 0 })
    expect(t.survivor('kingpin')).toMatchObject({ area: 0, mythos: 2 })
    expect(t.table.roll).toEqual({
      who: theCard('kingpin'),
      kind: 'investigate',
      dice: [6],
      target: 0,
    })
  })

  it('I32-SANCT-3 I32-POOL-1 I32-SURV-8 where one rests is told', () => {
    const inside = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'co-ed', in: 'gilman-house' }] }, { has: ['moll'] }],
    })
    inside.acts('co-ed').pick('rest')
    expect(inside.survivor('co-ed').rest).toBe(3)
    expect(inside.rulesCited).toContain('I32-SANCT-3')
    expect(inside.rulesCited).not.toContain('I32-POOL-1')
    const open = table().acts('kingpin').pick('rest')
    expect(open.rulesCited).toContain('I32-POOL-1')
    expect(open.rulesCited).not.toContain('I32-SANCT-3')
  })
})

describe('The Night Clerk as somebody to talk to', () => {
  const clerk = (more: Position = {}): I32Scenario =>
    at({
      settings: { nightClerk: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', null],
      ...more,
    })
  const drains = (t: I32Scenario): string[] =>
    [...t.offered, ...t.refusals].filter((one) => one.startsWith('drain'))

  it('I32-CLERK-11 on the screen and in a throng, while he has tokens', () => {
    expect(drains(clerk().acts('lobsterman'))).toEqual([])
    const both = ['drain brains', 'drain guts']
    expect(drains(clerk({ screen: ['clerk', null, null] }).acts('lobsterman'))).toEqual(both)
    const t = clerk({ throngs: [['clerk']] })
    t.state.table.stores[3] = 9
    expect(drains(t.acts('lobsterman'))).toEqual(both)
    t.state.table.stores[3] = 0
    expect(drains(t.acts('lobsterman'))).toEqual(both.map((one) => `${one}: no-tokens`))
    const none = clerk({ settings: {}, screen: ['thug', null, null] })
    expect(drains(none.acts('lobsterman'))).toEqual([])
  })

  it('I32-CLERK-11 a failure gives nothing, and he gives no more than he has', () => {
    const t = clerk({ screen: ['clerk', null, null], reel: 2 })
    t.acts('lobsterman').dice(4, 4).pick('drain', 'guts')
    expect([t.survivor('lobsterman').mythos, t.table.stores[3]]).toEqual([0, 9])
    t.state.table.stores[3] = 1
    t.acts('lobsterman').dice(3, 4).pick('drain', 'guts')
    expect([t.survivor('lobsterman').mythos, t.table.stores[3]]).toEqual([1, 0])
  })

  it('I32-CLERK-6 as a survivor he may attack with mythos alone, and says why not by hand', () => {
    const t = clerk({ pools: [{ has: ['clerk', 'lobsterman'] }, { has: ['doctor'] }] }).acts(
      'clerk',
    )
    expect(t.offers('attack', 'thug')).toBe(true)
    expect(drains(t)).toEqual([])
    t.dice(2, 2).pick('attack', 'thug')
    expect(t.told('paysMythos')).toEqual([{ who: CLERK, amount: 5, target: expect.any(Number) }])
    const armed = { is: 'clerk', cards: ['dagger'] } as const
    const other = clerk({ pools: [{ has: [armed] }, { has: ['doctor'] }] }).acts('clerk')
    other.pick('attack', 'thug')
    expect(other.refusals).toEqual(['bareHands: no-muscle', 'wield dagger muscle: inactive-stat'])
  })

  it('I32-CLERK-15 a weapon for MUSCLE is none for him', () => {
    const armed = { is: 'clerk', mythos: 0, cards: ['boat-hook', 'pills'] } as const
    const t = clerk({ pools: [{ has: [armed] }, { has: ['doctor'] }] }).acts('clerk')
    expect(t.refusals).toContain('attack thug: no-muscle')
  })
})
