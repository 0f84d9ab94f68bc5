import { describe, expect, it } from 'vitest'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** Lobsterman (MUSCLE 7) in the open, somebody else far from it all. */
const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', null],
    ...more,
  })

describe('Dice', () => {
  it.each([
    [[3, 4], true],
    [[4, 4], false],
  ] as const)('I32-DICE-1 %j against 7', (dice, isHit) => {
    const t = table()
    if (isHit) t.dice(...dice, 1)
    else t.dice(...dice)
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.told('deals')).toHaveLength(isHit ? 1 : 0)
  })

  it('I32-DICE-2 I32-DICE-3 a twelve fails even against 11', () => {
    const t = table({ pools: [{ has: [{ is: 'aged-scholar', rest: 7 }] }, { has: ['doctor'] }] })
    t.acts('aged-scholar').pick('study')
    t.dice(6, 6).pick('giveRest', 2)
    expect(t.table.roll?.target).toBe(11)
    expect(t.survivor('aged-scholar').mythos).toBe(6)
  })

  it('I32-DICE-4 I32-SPOINT-11 no more spoints than bring the target to 11', () => {
    const t = table({
      pools: [{ has: [{ is: 'aged-scholar', rest: 7 }], power: 9 }, { has: ['doctor'] }],
    })
    t.acts('aged-scholar').pick('study')
    expect(t.offered).toEqual(['enough', 'giveRest 1..2', 'givePower 1 of 1', 'givePower 2 of 1'])
  })

  it('I32-DICE-6 doubles on a test mean nothing', () => {
    const t = table({ pools: [{ has: ['bookworm'] }, { has: ['doctor'] }] })
    t.acts('bookworm').dice(1, 1).pick('study')
    expect(t.survivor('bookworm').mythos).toBe(4)
    expect(t.removed).toEqual([])
  })
})

describe('Attacks by survivors', () => {
  it('I32-ATTACK-2 I32-ATTACK-3 the target comes before the weapon, and one item at most', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['fire-axe', 'harpoon'] }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.asked).toBe('ann attack.weapon')
    expect(t.offered).toEqual([
      'bareHands',
      'wield fire-axe muscle',
      'wield harpoon muscle',
      'wield harpoon speed',
    ])
    expect(t.refusal('banish')).toBe('too-little-mythos')
  })

  it('I32-ATTACK-4 the stat on the item is the target', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['harpoon'] }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug').dice(2, 3).pick('wield', 'harpoon speed')
    expect(t.table.roll).toMatchObject({ target: 4 })
  })

  it('I32-ATTACK-6 spoints come before the dice, damage after a success', () => {
    const t = table({ pools: [{ has: [{ is: 'lobsterman', rest: 3 }] }, { has: ['doctor'] }] })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.asked).toBe('ann commit.own')
    t.dice(3, 4).pick('enough')
    expect(t.asked).toBe('ann commit.own')
    t.dice(2).pick('giveRest', 3)
    expect(t.told('deals')).toMatchObject([{ die: 2, damage: 5 }])
    expect(t.discarded).toContain('thug')
  })

  it('I32-ATTACK-8 a single use item is gone, hit or miss', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['lamp-oil'] }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug').dice(5, 4).pick('wield', 'lamp-oil speed')
    expect(t.held('lobsterman')).toEqual([])
    expect(t.screen[0]).toBe('thug')
  })

  it('I32-ATTACK-11 I32-ATTACK-13 a head shot with the Tommy Gun clears a throng, but for terrors', () => {
    const t = table({
      settings: { terrors: '1' },
      pools: [{ has: [{ is: 'lobsterman', cards: ['tommy-gun'] }] }, { has: ['doctor'] }],
      throngs: [['loafer', 'elder', 'dagon']],
    })
    t.acts('lobsterman').pick('burst', 'throng 1').dice(1, 1, 5).pick('wield', 'tommy-gun muscle')
    expect(t.throng(1)).toEqual(['dagon'])
    expect(t.removed).toEqual(expect.arrayContaining(['loafer', 'elder']))
    expect(t.told('deals')).toMatchObject([{ damage: 8 }])
  })

  it('I32-ATTACK-12 the Tommy Gun strikes one monster too, and never the screen as a throng', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['tommy-gun'] }] }, { has: ['doctor'] }],
      screen: ['thug', 'loafer', 'brute'],
    })
    t.acts('lobsterman')
    expect(t.offers('burst')).toBe(false)
    t.pick('attack', 'thug').dice(3, 4, 2).pick('wield', 'tommy-gun muscle')
    expect(t.screen).toEqual(['', 'loafer', 'brute'])
  })

  it('I32-ATTACK-14 what prints no stat is no weapon', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['pills', 'smash-cut'] }] }, { has: ['doctor'] }],
      screen: ['thug', null, null],
      pile: ['brute'],
    })
    t.acts('lobsterman').dice(5, 6).pick('attack', 'thug')
    expect(t.told('strikesAt')).toMatchObject([{ item: -1 }])
  })

  it('I32-DAMAGE-3 less than its value does nothing, and is forgotten', () => {
    const t = table()
    t.acts('lobsterman').dice(3, 4, 4).pick('attack', 'thug')
    expect(t.screen[0]).toBe('thug')
    t.acts('lobsterman').dice(3, 4, 4).pick('attack', 'thug')
    expect(t.screen[0]).toBe('thug')
  })

  it('I32-DOUBLE-1 a head shot removes the monster without a damage roll', () => {
    const t = table()
    t.acts('lobsterman').dice(1, 1).pick('attack', 'thug')
    expect(t.removed).toEqual(['thug'])
    expect(t.told('deals')).toEqual([])
  })

  it('I32-DOUBLE-8 a burst that fumbles is answered by the whole throng', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['tommy-gun'] }] }, { has: ['doctor'] }],
      throngs: [['loafer', 'thug']],
    })
    t.acts('lobsterman').pick('burst', 'throng 1').dice(6, 6, 6, 5).pick('wield', 'tommy-gun guts')
    expect(t.told('attacks')).toMatchObject([{ throng: 0, target: 8 }])
  })

  it('I32-DOUBLE-12 I32-TERROR-9 against a terror a head shot is an ordinary hit', () => {
    const t = table({
      settings: { terrors: '1' },
      throngs: [['dagon']],
    })
    t.acts('lobsterman').dice(1, 1, 6).pick('attack', 'dagon')
    expect(t.throng(1)).toEqual(['dagon'])
    expect(t.told('deals')).toMatchObject([{ damage: 6 }])
  })

  it('I32-DOUBLE-13 the director is not asked about a counterstrike', () => {
    const t = table({ throngs: [['deep-one']] })
    t.acts('lobsterman').dice(6, 6, 6, 5).pick('attack', 'deep-one')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.asked).toBe('act is over')
  })

  it('I32-DOUBLE-3 a survivor who fumbles at the screen may be taken by the director', () => {
    const t = table({ pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }] })
    t.acts('lobsterman').dice(6, 6, 1, 1).pick('attack', 'thug')
    expect(t.asked).toBe('zoe place.choose')
  })
})

describe('Survivors’ powers in an attack', () => {
  it.each([
    ['pistol speed', 7],
    ['harpoon speed', 6],
  ])('I32-SURV-2 the Triggerman with %s aims at %i', (weapon, target) => {
    const t = table({
      pools: [{ has: [{ is: 'triggerman', cards: ['pistol', 'harpoon'] }] }, { has: ['doctor'] }],
    })
    t.acts('triggerman').pick('attack', 'thug').dice(6, 5).pick('wield', weapon)
    expect(t.table.roll).toMatchObject({ target })
  })

  it('I32-SURV-7 the Quarterback hits harder without an item', () => {
    const t = table({
      pools: [{ has: [{ is: 'quarterback', cards: ['boat-hook'] }] }, { has: ['doctor'] }],
    })
    t.acts('quarterback').pick('attack', 'thug').dice(3, 2, 1).pick('bareHands')
    expect(t.told('deals')).toMatchObject([{ damage: 3 }])
  })

  it('I32-SURV-1 I32-SPOINT-12 I32-PROMPT-11 the Kingpin adds two to the throw of another, once a reel', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['kingpin'] }] })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.asked).toBe('bob commit.others')
    t.dice(5, 4, 1).pick('callTheShots')
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
    t.acts('lobsterman').dice(5, 4).pick('attack', 'thug')
    expect(t.told('throws').at(-1)).toMatchObject({ target: 7 })
  })

  it('I32-SURV-1 the Kingpin helps nobody who is elsewhere', () => {
    const inside = { is: 'kingpin', in: 'gilman-house' } as const
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: ['lobsterman'] }, { has: [inside] }],
    })
    t.acts('lobsterman').dice(5, 4).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 7 }])
  })
})
