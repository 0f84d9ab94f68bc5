import { describe, expect, it } from 'vitest'
import { cardAt } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'deep-one', 'priest', 'elder'],
    turn: 'director',
    ...more,
  })

describe('The director’s turn', () => {
  it('I32-DIRECT-1 I32-PROMPT-23 one of three actions', () => {
    const t = table({ throngs: [['loafer']] })
    expect(t.offered).toEqual([
      'takeMonster thug',
      'allOut',
      'cover left',
      'cover centre',
      'cover right',
    ])
  })

  it('I32-DIRECT-2 the throng that a monster joins attacks at once', () => {
    const t = table({ throngs: [['loafer']] })
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ throng: 0, target: 8 }])
  })

  it('I32-DIRECT-3 I32-DIRECT-4 all throngs attack, in an order chosen as they go', () => {
    const t = table({
      throngs: [['loafer'], ['thug'], ['brute']],
      screen: ['pills', 'whiskey', null],
    })
    t.pick('allOut').pick('strikeWith', 'throng 3').dice(6, 5).pick('strike', 'doctor')
    expect(t.offered).toEqual(['strikeWith throng 1', 'strikeWith throng 2'])
    t.pick('strikeWith', 'throng 1').dice(6, 5).pick('strike', 'lobsterman')
    t.dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks').map(({ throng }) => throng)).toEqual([2, 0, 1])
  })

  it('I32-DIRECT-15 a throng that is started on the way does not attack', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      throngs: [['loafer'], ['thug']],
      screen: ['pills', 'whiskey', null],
    })
    t.pick('allOut').pick('strikeWith', 'throng 1').dice(1, 1).pick('strike', 'lobsterman')
    t.pick('placeIn', 'throng 3').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toHaveLength(2)
    expect(t.throng(3)).toEqual(['lobsterman'])
  })

  it('I32-DIRECT-5 I32-DIRECT-6 I32-DIRECT-7 a covering monster stays until it is gone, and then nothing is drawn', () => {
    const t = table({ throngs: [['loafer']] })
    t.pick('cover', 'centre').dice(6, 5).pick('strike', 'doctor')
    expect(t.screen).toEqual(['thug', 'brute', 'pills'])
    const left = t.table.reelPile
    t.act()
    expect(t.offers('take', 'whiskey')).toBe(false)
    expect(t.told('covers')).toEqual([{ side: 8, slot: 1 }])
    t.dice(1, 1).pick('attack', 'brute').pick('decline')
    expect(t.screen).toEqual(['thug', 'whiskey', 'pills'])
    expect(t.table.reelPile).toBe(left)
  })

  it('I32-DIRECT-8 a covering event is resolved, and what lay below is back', () => {
    const t = table({ throngs: [['loafer']], pile: ['popcorn', 'elder', 'priest'] })
    t.pick('cover', 'left').dice(6, 5).pick('strike', 'doctor')
    expect(t.screen).toEqual(['thug', 'whiskey', 'pills'])
    expect(t.table.reelPile).toBe(2)
    expect(t.survivor('doctor').rest).toBe(2)
  })

  it.each([
    ['without a reel', { pile: [] }, 'reel-closed'],
    ['at a Turning Point', { turningPoint: 'active' }, 'reel-closed'],
    ['if it is switched off', { settings: { coverAttack: false } }, 'no-cover'],
  ] as const)('I32-DIRECT-10 I32-OPT-5 no cover %s', (_, more, reason) => {
    const t = table({ throngs: [['loafer']], ...more })
    expect(t.refusal('cover', 'left')).toBe(reason)
  })

  it('I32-DIRECT-10 only what lies face up is covered', () => {
    const t = table({ throngs: [['loafer']], screen: ['thug', null, 'pills'] })
    expect(t.refusal('cover', 'centre')).toBe('nothing-to-cover')
  })

  it('I32-DIRECT-11 without a throng the attack of a cover is skipped', () => {
    const t = table()
    t.pick('cover', 'centre')
    expect(t.told('attacks')).toEqual([])
    expect(t.screen).toEqual(['thug', 'brute', 'pills'])
  })

  it('I32-DIRECT-12 without a target there is no attack', () => {
    const t = table({
      pools: [
        { has: [{ is: 'lobsterman', in: 'snatched' }] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] },
      ],
      throngs: [['loafer']],
    })
    t.pick('allOut')
    expect(t.told('attacks')).toEqual([])
    expect(t.asked).toBe('ann poolTurn.choose')
  })

  it('I32-DIRECT-12 I32-SANCT-8 where only locks are in reach, a lock is attacked', () => {
    const inside = (is: 'lobsterman' | 'doctor') => ({ is, in: 'gilman-house' }) as const
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [inside('lobsterman')] }, { has: [inside('doctor')] }],
      throngs: [['thug']],
      screen: ['whiskey', 'pills', 'boat-hook'],
    })
    t.dice(2, 3).pick('allOut')
    expect(t.locks('gilman-house')).toBe(2)
  })

  it('I32-DIRECT-13 I32-DIRECT-11 a director who can only cover may not pass', () => {
    const t = table({ screen: ['loafer', 'whiskey', null] })
    expect(t.offered).toEqual(['takeMonster loafer', 'cover left', 'cover centre'])
    const bare = table({ screen: ['whiskey', 'pills', null] })
    expect(bare.offered).toEqual(['cover left', 'cover centre'])
    expect(bare.refusals).toEqual(['allOut: no-throng', 'cover right: nothing-to-cover'])
    expect(bare.rulesCited).toContain('I32-TURN-1')
    expect(bare.rulesCited).not.toContain('I32-LASTONE-5')
  })

  it('I32-DIRECT-13 with nothing to do the director passes', () => {
    const t = table({ pile: [], screen: ['pills', null, 'whiskey'] })
    expect(t.told('passes')).toHaveLength(1)
  })
})

describe('Throngs', () => {
  const three = ['deep-one', 'deep-one', 'deep-one'] as const

  it('I32-THRONG-1 I32-THRONG-3 three of three in any order, no fourth card', () => {
    const t = table({ throngs: [three] })
    t.pick('takeMonster', 'thug')
    expect(t.offered).toEqual(['placeIn throng 2', 'placeIn throng 3'])
    expect(t.refusal('placeIn', 'throng 1')).toBe('throng-full')
    expect(t.refusal('placeIn', 'throng 4')).toBe('not-established')
  })

  it('I32-THRONG-4 the fourth only while three are full', () => {
    const t = table({
      throngs: [three, ['brute', 'brute', 'brute'], ['cultist', 'cultist', 'cultist']],
      pile: ['priest', 'elder'],
    })
    t.pick('takeMonster', 'thug')
    expect(t.throng(4)).toEqual(['thug'])
  })

  it('I32-THRONG-5 I32-THRONG-6 once established it may be filled again', () => {
    const t = table({ throngs: [three, [], [], ['brute']], pile: ['priest', 'elder'] })
    t.pick('takeMonster', 'thug')
    expect(t.offers('placeIn', 'throng 4')).toBe(true)
    expect(t.refusal('placeIn', 'throng 5')).toBe('not-established')
  })

  it('I32-THRONG-5 a throng is established by its first card, for good', () => {
    const t = table({
      throngs: [three, ['brute', 'brute', 'brute'], ['cultist', 'cultist', 'cultist']],
      pile: ['priest', 'elder'],
    })
    t.pick('takeMonster', 'thug').dice(6, 6).pick('strike', 'lobsterman')
    t.dice(1, 1).pick('attack', 'thug')
    expect(t.throng(4)).toEqual([])
    expect(t.table.throngs[3]?.isEstablished).toBe(true)
  })

  it('I32-THRONG-2 I32-THRONG-7 what is placed stays where it is', () => {
    const t = table({ throngs: [['loafer'], ['brute']], pile: ['priest', 'elder'] })
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 3').dice(6, 5).pick('strike', 'doctor')
    expect([t.throng(1), t.throng(2), t.throng(3)]).toEqual([['loafer'], ['brute'], ['thug']])
  })
})

describe('Fade out', () => {
  const asking = (more: Position = {}): I32Scenario => {
    const t = table({ turn: 1, ...more }).act()
    return t.pick('rest')
  }

  it('I32-FADE-1 I32-PROMPT-21 the director is asked after each survivor’s turn', () => {
    const t = asking()
    expect(t.asked).toBe('zoe survivorEnd.fadeOut')
    expect(t.offered).toEqual(['decline', 'fadeOut whiskey', 'fadeOut pills'])
    t.pick('fadeOut', 'pills')
    expect(t.table.fade).toMatchObject({ left: 3 })
  })

  it('I32-FADE-1 not while the token is in use', () => {
    const t = asking({ fade: { card: 'pills', left: 3 } })
    expect(t.asked).toBe('bob poolTurn.choose')
    expect(t.table.fade?.left).toBe(2)
  })

  it('I32-FADE-4 I32-FADE-5 whatever is taken in time is safe', () => {
    const t = table({ turn: 1, fade: { card: 'pills', left: 1 } }).act()
    t.pick('take', 'pills').pick('decline')
    expect(t.table.fade).toBeNull()
    expect(t.held('lobsterman')).toEqual(['pills'])
  })

  it('I32-FADE-8 a covered card fades from under its cover', () => {
    const t = table({
      turn: 1,
      screen: ['thug', ['pills', 'brute'], null],
      pile: ['priest', 'elder'],
      fade: { card: 'pills', left: 1 },
    }).act()
    t.pick('rest')
    expect(t.discarded).toContain('pills')
    expect(t.screen).toEqual(['thug', 'brute', ''])
    expect(t.table.reelPile).toBe(2)
  })

  it('I32-FADE-3 turns of the director do not count', () => {
    const t = table({ fade: { card: 'pills', left: 2 }, throngs: [['loafer']] })
    t.pick('allOut').dice(6, 5).pick('strike', 'doctor')
    expect(t.table.fade?.left).toBe(2)
  })
})

describe('Monster players', () => {
  const fallen = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'priest', 'elder'],
      turn: 3,
      ...more,
    })

  it('I32-MONPLAY-1 I32-SPOINT-16 a seat without survivors and without a pile falls', () => {
    const t = at({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'], power: 3 }, { has: ['moll'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
    })
    t.strikes(1).dice(1, 1).pick('strike', 'doctor').pick('placeIn', 'throng 1')
    expect(t.table.pools[1]).toMatchObject({ side: 'fallen', power: 0 })
    expect(t.table.pools[0]?.side).toBe('survivors')
  })

  it('I32-MONPLAY-1 not while there is somebody to draw', () => {
    const t = at({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
    })
    t.strikes(1).dice(1, 1).pick('strike', 'doctor').pick('placeIn', 'throng 1')
    expect(t.table.pools[1]?.side).toBe('survivors')
  })

  it('I32-MONPLAY-2 I32-MONPLAY-3 I32-MONPLAY-9 I32-TERM-8 its own player plays the monsters of a fallen seat', () => {
    const t = fallen()
    expect(t.asked).toBe('cid sideTurn.choose')
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 1 of 3')
    expect(t.table.pools[2]?.side).toBe('monsters')
    expect(t.asked).toBe('cid strike.choose')
  })

  it('I32-MONPLAY-4 three throngs, in any order', () => {
    const t = fallen()
    t.pick('takeMonster', 'thug')
    expect(t.offered).toEqual([
      'placeIn throng 1 of 3',
      'placeIn throng 2 of 3',
      'placeIn throng 3 of 3',
    ])
  })

  it('I32-MONPLAY-3 it is asked for no other task of the director, and neither is the director at its turn', () => {
    const t = fallen({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      screen: ['boat-hook', null, 'pills'],
      pile: [],
      throngs: [['thug']],
    })
    t.dice(6, 5).pick('strike', 'doctor')
    // The reel could be clipped, but not by this turn: the director's own comes next.
    expect([t.told('clips'), t.asked]).toEqual([[], 'zoe strike.choose'])
  })

  it('I32-MONPLAY-2 a seat that fell plays monsters when its place in the round comes', () => {
    const t = at({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { has: ['moll'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      turn: 'director',
    })
    t.pick('allOut').dice(1, 1).pick('strike', 'doctor').pick('placeIn', 'throng 1')
    expect(t.asked).toBe('ann poolTurn.choose')
    t.act().pick('rest').pick('decline').pick('rest').pick('decline')
    expect(t.asked).toBe('bob sideTurn.choose')
  })

  it('I32-MONPLAY-4 I32-CREAT-7 the first seat has slots of its own like the others', () => {
    const t = fallen({
      pools: [{ fallen: true }, { has: ['doctor'] }, { has: ['lobsterman', 'co-ed'] }],
      screen: ['thug', 'loafer', '?brute'],
      turn: 1,
    })
    expect(t.asked).toBe('ann sideTurn.choose')
    t.pick('cover', 'left').pick('takeMonster', 'loafer')
    expect(t.offered).toEqual([
      'placeIn throng 1 of 1',
      'placeIn throng 2 of 1',
      'placeIn throng 3 of 1',
    ])
    t.pick('placeIn', 'throng 1 of 1')
    expect(t.table.throngs[6]?.cards).toHaveLength(1)
  })

  it('I32-MONPLAY-6 I32-PROMPT-33 without a monster anywhere a cut replaces the take', () => {
    const t = fallen({ screen: ['boat-hook', 'whiskey', 'pills'] })
    t.draws(0).pick('cut')
    expect(t.asked).toBe('cid place.choose')
    t.pick('placeIn', 'throng 2 of 3').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ target: 3 }])
  })

  it('I32-MONPLAY-8 its throngs can be attacked', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
    }).acts('lobsterman')
    t.dice(2, 3, 6).pick('attack', 'loafer')
    expect(t.discarded).toContain('loafer')
  })

  it('I32-MONPLAY-10 I32-OPT-2 who still has survivors does not play monsters: the director does', () => {
    const t = at({
      people: 1,
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute'],
      turn: 3,
    })
    expect(t.asked).toBe('zoe sideTurn.choose')
  })

  it('I32-OPT-2 I32-AUTO-20 fallen seats may play themselves', () => {
    const t = fallen({
      settings: { fallenSeats: 'auto' },
      pools: [
        { has: [{ is: 'lobsterman', in: 'snatched' }] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] },
        { fallen: true },
      ],
    })
    expect(t.told('places').map(({ card, isTaken }) => [cardAt(card).key, isTaken])).toEqual([
      ['thug', true],
    ])
  })

  it('I32-MONPLAY-11 whom its head shot takes is its own', () => {
    const t = at({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
      survivors: [],
      screen: ['boat-hook', 'whiskey', 'pills'],
      pile: ['brute', 'elder'],
      turn: 3,
    })
    t.pick('allOut').dice(1, 1).pick('strike', 'lobsterman')
    expect(t.asked).toBe('cid place.choose')
    t.pick('placeIn', 'throng 1 of 3')
    expect(t.table.throngs[12]?.cards).toHaveLength(2)
  })

  it('I32-MONPLAY-7 its turn ends with a reveal step of which it is the cause', () => {
    const t = fallen({ screen: ['thug', 'loafer', 'pills'], pile: ['priest', 'elder', 'deep-one'] })
    t.pick('cover', 'right')
    expect(t.asked).toBe('cid feature.take')
  })
})
