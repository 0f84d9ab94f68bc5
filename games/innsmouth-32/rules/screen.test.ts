import { describe, expect, it } from 'vitest'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { cardAt } from '../pieces/cards.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'loafer'],
    pile: ['brute', 'deep-one', 'priest', 'elder'],
    ...more,
  }).act()

describe('The screen', () => {
  it('I32-SCREEN-1 only the top card of a slot is in play', () => {
    const t = table({ screen: [['thug', 'brute'], 'whiskey', 'loafer'], pile: ['elder'] })
    expect(t.offers('attack', 'brute')).toBe(true)
    expect(t.offers('attack', 'thug')).toBe(false)
  })
})

describe('The screen at the end of a turn', () => {
  it('I32-SCREEN-2 I32-SCREEN-5 what is taken is replaced, and turned up when the turn is over', () => {
    const t = table({ screen: ['pills', 'whiskey', 'loafer'], pile: ['brute', 'elder'] })
    t.pick('take', 'whiskey').pick('decline')
    expect(t.screen).toEqual(['pills', 'brute', 'loafer'])
    expect(t.told('reveals').map(({ card }) => cardAt(card).key)).toEqual(['brute'])
  })

  it('I32-SCREEN-3 nothing comes from an empty reel', () => {
    const t = table({ pile: [] })
    t.pick('take', 'whiskey')
    expect(t.screen).toEqual(['thug', '', 'loafer'])
  })

  it('I32-SCREEN-7 I32-SCREEN-11 a monster that is turned up stays', () => {
    const t = table({ screen: ['?brute', 'whiskey', 'pills'] })
    t.pick('rest').pick('decline')
    expect(t.screen).toEqual(['brute', 'whiskey', 'pills'])
  })

  it('I32-SCREEN-8 an item gets its tokens when it is turned up', () => {
    const t = table({ screen: ['?medallion', 'thug', 'loafer'] })
    t.pick('rest').pick('decline')
    expect(t.table.stores[0]).toBe(5)
  })

  it('I32-SCREEN-6 I32-SCREEN-9 I32-CARD-11 events leave and their replacement is turned up too', () => {
    const t = table({ screen: ['?popcorn', 'whiskey', 'pills'], pile: ['popcorn', 'brute'] })
    t.pick('rest').pick('decline')
    expect(t.screen).toEqual(['brute', 'whiskey', 'pills'])
    expect([t.survivor('lobsterman').rest, t.survivor('doctor').rest]).toEqual([6, 4])
    expect(t.discards.filter((key) => key === 'popcorn')).toHaveLength(3)
  })

  it('I32-CARD-10 I32-SAFE-1 a sanctuary opens in the first free corner', () => {
    const t = table({
      corners: ['refinery-vault'],
      screen: ['?gilman-house', 'whiskey', 'pills'],
      pile: ['brute'],
    })
    t.pick('rest').pick('decline')
    expect(t.table.corners[1]).toMatchObject({ locks: 3, mythos: 4, cards: [] })
  })

  it.each([
    ['refinery-vault', 4, 2],
    ['hall-of-the-order', 2, 8],
  ] as const)('I32-SAFE-2 I32-SAFE-3 %s has %i locks and %i tokens', (key, locks, mythos) => {
    const t = table({ screen: [`?${key}`, 'whiskey', 'pills'], pile: ['brute'] })
    t.pick('rest').pick('decline')
    expect(t.table.corners[0]).toMatchObject({ locks, mythos })
  })

  it('I32-SCREEN-12 I32-DIRECT-2 a monster that is taken is placed before its slot is refilled', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute'],
      turn: 'director',
    })
    t.pick('takeMonster', 'thug')
    expect(t.screen).toEqual(['', 'whiskey', 'pills'])
    t.pick('placeIn', 'throng 2')
    expect(t.screen).toEqual(['?', 'whiskey', 'pills'])
    expect(t.asked).toBe('zoe strike.choose')
  })
})

describe('Creature feature', () => {
  it('I32-CREAT-3 the same three do not trigger twice', () => {
    const t = table({ screen: ['thug', 'brute', '?loafer'] })
    t.dice(6, 5, 6, 5, 6, 5).pick('rest')
    expect(t.told('attacks')).toHaveLength(3)
    t.act().pick('rest')
    expect(t.told('attacks')).toHaveLength(3)
  })

  it('I32-CREAT-5 whoever is eliminated is attacked no more', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      screen: ['thug', 'brute', '?loafer'],
    })
    t.dice(2, 2, 6).pick('rest').dice(6, 5).pick('enough')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.isInPlay('lobsterman')).toBe(false)
    expect(t.screen).toEqual(['thug', 'brute', 'loafer'])
  })

  it('I32-CREAT-5 whoever is in a sanctuary is not attacked, though the trio counts', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
      screen: ['thug', 'brute', '?loafer'],
    })
    t.pick('rest')
    expect(t.told('attacks')).toEqual([])
    expect(t.table.trios).toHaveLength(1)
  })

  it('I32-CREAT-9 without a slot nothing is taken', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'loafer'],
      throngs: [
        ['deep-one', 'deep-one', 'deep-one'],
        ['deep-one', 'deep-one', 'deep-one'],
        ['cultist', 'cultist', 'cultist'],
        ['reef-hunter', 'reef-hunter', 'reef-hunter'],
        ['elder', 'elder', 'elder'],
        ['spawn', 'spawn', 'brute'],
      ],
      pile: ['brute', 'priest'],
      turn: 'director',
    })
    expect(t.refusal('takeMonster', 'thug')).toBe('throng-full')
    t.pick('cover', 'centre')
      .pick('strikeWith', 'throng 1')
      .dice(5, 6, 1, 1, 1)
      .pick('strike', 'doctor')
    expect(t.screen).toEqual(['thug', 'brute', 'loafer'])
    expect(t.told('places')).toEqual([])
  })

  it('I32-DIRECT-9 I32-PROMPT-24 a covering monster that completes three is the director’s', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'loafer'],
      pile: ['brute', 'priest'],
      turn: 'director',
    })
    t.pick('cover', 'centre')
    expect(t.asked).toBe('zoe feature.take')
    t.pick('takeMonster', 'brute').pick('placeIn', 'throng 1')
    expect(t.screen).toEqual(['thug', 'whiskey', 'loafer'])
  })
})

describe('First dibs', () => {
  const dibs = (more: Position = {}): I32Scenario =>
    table({
      pools: [{ has: ['lobsterman'] }, { has: ['moll', 'triggerman'] }],
      screen: ['?pistol', 'thug', 'pills'],
      pile: ['brute', 'elder'],
      ...more,
    })

  it('I32-FACTION-2 I32-FACTION-4 I32-PROMPT-5 Gangsters are asked in the order of their pool', () => {
    const t = dibs()
    t.pick('rest')
    expect(t.asked).toBe('bob dibs.claim')
    t.pick('decline').pick('claim', 'pistol#1')
    expect(t.held('triggerman')).toEqual(['pistol'])
    expect(t.survivor('triggerman').hasDibs).toBe(true)
  })

  it('I32-SURV-3 I32-FACTION-2 the Moll gains a rest spoint for what she claims, and nobody else does', () => {
    const t = dibs().pick('rest').pick('claim', 'pistol#1')
    expect([t.survivor('moll').rest, t.survivor('triggerman').rest]).toEqual([1, 0])
    const other = dibs().pick('rest').pick('decline').pick('claim', 'pistol#1')
    expect([other.survivor('moll').rest, other.survivor('triggerman').rest]).toEqual([0, 0])
  })

  it('I32-FACTION-3 only in the open and without a marker', () => {
    const t = dibs({
      corners: ['gilman-house'],
      pools: [
        { has: ['lobsterman'] },
        {
          has: [
            { is: 'moll', in: 'gilman-house' },
            { is: 'triggerman', dibs: true },
          ],
        },
      ],
    })
    t.pick('rest')
    expect(t.told('claims')).toEqual([])
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
  })

  it('I32-FACTION-5 I32-TURN-7 the claimant loses its next turn', () => {
    const t = dibs()
    t.pick('rest').pick('claim', 'pistol#1').pick('decline')
    t.act()
    expect(t.told('missesTurn')).toHaveLength(1)
    expect(t.survivor('moll').hasDibs).toBe(false)
    expect(t.asked).toBe('bob act.choose')
  })

  it('I32-FACTION-6 the claimant is the cause of what follows', () => {
    const t = dibs({ screen: ['?pistol', 'thug', 'loafer'] })
    t.pick('rest').dice(6, 5, 6, 5, 6, 5).pick('claim', 'pistol#1')
    expect(t.told('attacks').map(({ who }) => cardAt(who).key)).toEqual(['moll', 'moll', 'moll'])
  })

  it('I32-TURN-8 whoever carries a marker is not in the spotlight', () => {
    const t = at({
      pools: [{ has: [{ is: 'moll', dibs: true }, 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['pills', null, null],
    })
    expect(t.refusal('spotlight', 'moll')).toBe('has-dibs')
    expect(t.offers('spotlight', 'lobsterman')).toBe(true)
  })

  it('I32-FACTION-8 what a search finds is not appearing', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['moll'] }] })
    t.draws(t.discards.indexOf('pistol'), 0).pick('search')
    expect(t.told('claims')).toEqual([])
    expect(t.asked).toBe('ann search.keep')
  })

  it('I32-FACTION-1 others are never asked', () => {
    const t = table({ screen: ['?pistol', 'thug', 'pills'] })
    t.pick('rest')
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
  })
})
