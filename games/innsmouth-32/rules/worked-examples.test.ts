import { describe, expect, it } from 'vitest'
import { autoAction } from '../auto/action.ts'
import { autoSlot, autoTarget, worthOf } from '../auto/choices.ts'
import { cardAt, theCard } from '../pieces/cards.ts'
import { DIRECTOR, GENERAL } from '../state.ts'
import { at as anyTable, type I32Scenario, type Position } from '../testing/at.ts'
import { V } from '../verbs.ts'

/** The examples throw flails by SPEED alone (I32-OPT-20). */
const at = (position: Position): I32Scenario =>
  anyTable({ ...position, settings: { smallCast: false, ...position.settings } })

describe('Worked examples', () => {
  it('E1 I32-ATTACK-5 I32-DOUBLE-10 I32-DAMAGE-2 I32-SCREEN-2 doubles add to the damage', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['moll'] }],
      screen: ['thug', null, null],
      pile: ['whiskey', 'pills'],
    })
      .acts('lobsterman')
      .dice(2, 2, 3)
      .pick('attack', 'thug')
    expect(t.told('deals')).toMatchObject([{ die: 3, damage: 5 }])
    expect(t.discarded).toContain('thug')
    expect(t.screen).toEqual(['?', '', ''])
  })

  it('E2 I32-DOUBLE-11 I32-ATTACK-7 doubles above the target are a miss', () => {
    const t = at({
      pools: [{ has: ['co-ed'] }, { has: ['moll'] }],
      screen: ['loafer', null, null],
    })
      .acts('co-ed')
      .dice(3, 3)
      .pick('attack', 'loafer')
    expect(t.told('deals')).toEqual([])
    expect(t.screen).toEqual(['loafer', '', ''])
  })

  it('E3 I32-SPOINT-6 I32-SPOINT-7 I32-SPOINT-9 I32-DAMAGE-1 spoints raise target and damage', () => {
    const t = at({
      pools: [{ has: [{ is: 'kingpin', rest: 4, cards: ['fire-axe'] }] }, { has: ['moll'] }],
      throngs: [['deep-one']],
      screen: ['loafer', null, null],
    })
      .acts('kingpin')
      .pick('attack', 'deep-one')
    t.pick('wield', 'fire-axe muscle').dice(5, 3).pick('giveRest', 2).pick('enough')
    expect(t.table.roll).toMatchObject({ dice: [5, 3], target: 8 })
    t.dice(3).pick('giveRest', 1).pick('enough')
    expect(t.told('deals')).toMatchObject([{ damage: 7 }])
    expect(t.discarded).toContain('deep-one')
    expect(t.survivor('kingpin').rest).toBe(1)
  })

  it('E4 I32-MONATK-4 I32-DAMAGE-7 I32-SPOINT-1 a throng is paid off', () => {
    const t = at({
      pools: [{ has: [{ is: 'moll', rest: 2 }], power: 3 }, { has: ['doctor'] }],
      throngs: [['brute', 'thug']],
      turn: 'director',
      screen: ['whiskey', null, null],
    })
    t.strikes(1).dice(4, 5, 5).pick('strike', 'moll')
    expect(t.told('attacks')).toMatchObject([{ target: 11, dice: [4, 5] }])
    t.pick('negate').pick('giveRest', 2).pick('givePower', '3 of 1')
    expect(t.told('negates')).toMatchObject([{ damage: 5 }])
    expect([t.survivor('moll').rest, t.table.pools[0]?.power]).toEqual([0, 0])
  })

  it('E5 I32-ABIL-3 I32-DAMAGE-8 I32-DAMAGE-9 I32-DAMAGE-10 a flail against Drag Under', () => {
    const t = at({
      pools: [{ has: [{ is: 'doctor', rest: 3 }] }, { has: ['moll'] }],
      throngs: [['reef-hunter']],
      turn: 'director',
      screen: ['whiskey', null, null],
    })
    t.strikes(1).dice(5, 2, 6).pick('strike', 'doctor')
    // There are too few spoints to negate it, so nobody is asked.
    expect(t.asked).toBe('ann commit.own')
    t.dice(4, 2).pick('giveRest', 3)
    expect(t.table.roll).toMatchObject({ dice: [4, 2], target: 6 })
    expect(t.isInPlay('doctor')).toBe(true)
    expect(t.survivor('doctor').rest).toBe(0)
  })

  it('E6 I32-DOUBLE-5 I32-DOUBLE-7 I32-DOUBLE-9 a fumble against one of a throng', () => {
    const t = at({
      pools: [{ has: [{ is: 'triggerman', rest: 2, cards: ['pistol'] }] }, { has: ['moll'] }],
      throngs: [['deep-one', 'priest']],
      screen: ['loafer', null, null],
    })
      .acts('triggerman')
      .pick('attack', 'deep-one')
    t.pick('wield', 'pistol speed').dice(6, 6, 3, 2, 2).pick('enough')
    expect(t.told('attacks')).toMatchObject([{ throng: -1, target: 7 }])
    t.pick('negate').pick('giveRest', 2)
    expect(t.told('throws').filter(({ kind }) => kind === 'dread')).toEqual([])
    expect(t.survivor('triggerman').rest).toBe(0)
  })

  it('E7 I32-ATTACK-9 I32-ATTACK-10 I32-DOUBLE-10 I32-DAMAGE-2 a burst of the Tommy Gun', () => {
    const t = at({
      pools: [{ has: [{ is: 'quarterback', cards: ['tommy-gun'] }] }, { has: ['moll'] }],
      throngs: [['loafer', 'deep-one', 'elder']],
      screen: ['thug', null, null],
    })
      .acts('quarterback')
      .pick('burst', 'throng 1')
    t.dice(4, 4, 2).pick('wield', 'tommy-gun muscle')
    expect(t.told('deals')).toMatchObject([{ damage: 9 }])
    expect(t.throng(1)).toEqual([])
    expect(t.discarded).toEqual(expect.arrayContaining(['loafer', 'deep-one', 'elder']))
  })

  it('E8 I32-MYTHOS-4 I32-MYTHOS-6 I32-MYTHOS-7 I32-ABIL-1 I32-SURV-6 mythos against a chanting cultist', () => {
    const t = at({
      pools: [{ has: ['occultist'] }, { has: ['moll'] }],
      screen: ['cultist', null, null],
    })
      .acts('occultist')
      .pick('attack', 'cultist')
    t.dice(4, 3).pick('banish')
    expect(t.told('saves')).toMatchObject([{ target: 6 }])
    expect(t.survivor('occultist').mythos).toBe(0)
    expect(t.discarded).toContain('cultist')
  })

  it('E9 I32-MYTHOS-5 I32-MYTHOS-8 I32-MYTHOS-11 I32-ITEM-8 mythos from an item', () => {
    const t = at({
      pools: [
        { has: [{ is: 'archaeologist', mythos: 2, cards: ['medallion'] }] },
        { has: ['moll'] },
      ],
      screen: ['deep-one', null, null],
    })
      .acts('archaeologist')
      .pick('attack', 'deep-one')
    t.dice(3, 2).pick('banish')
    expect(t.told('saves')).toMatchObject([{ target: 4 }])
    expect(t.discarded).toContain('deep-one')
    expect([t.survivor('archaeologist').mythos, t.table.stores[0]]).toEqual([0, 0])
    expect(t.held('archaeologist')).toEqual(['medallion'])
  })

  it('E10 I32-CREAT-1 I32-CREAT-3 I32-CREAT-4 I32-CREAT-6 I32-DOUBLE-10 a creature feature', () => {
    const t = at({
      pools: [{ has: [{ is: 'co-ed', rest: 4 }] }, { has: ['moll'] }],
      screen: ['deep-one', 'loafer', 'boat-hook'],
      pile: ['brute', 'pills'],
    }).act()
    t.dice(5, 4, 1, 2, 4).pick('take', 'boat-hook')
    t.pick('negate').dice(3, 3, 1, 4, 3).pick('giveRest', 4)
    expect(t.screen).toEqual(['deep-one', 'loafer', 'brute'])
    expect(t.isInPlay('co-ed')).toBe(true)
    expect(t.table.trios).toHaveLength(1)
  })

  it('E11 I32-DIRECT-2 I32-CREAT-3 I32-CREAT-7 I32-CREAT-8 I32-FACTION-2 creature features in a row', () => {
    const t = at({
      pools: [{ has: ['triggerman'] }, { has: ['moll'] }],
      screen: ['deep-one', 'brute', 'thug'],
      pile: ['cultist', 'pistol', 'pills'],
      turn: 'director',
    })
    t.pick('takeMonster', 'deep-one').pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'moll')
    expect(t.asked).toBe('zoe feature.take')
    t.pick('takeMonster', 'cultist').pick('placeIn', 'throng 2')
    expect(t.asked).toBe('ann dibs.claim')
    expect(t.told('attacks')).toHaveLength(1)
    t.pick('decline').pick('decline')
    expect(t.screen).toEqual(['pistol', 'brute', 'thug'])
  })

  it('E12 I32-FADE-3 I32-FADE-6 I32-FADE-7 I32-CREAT-10 a card fades out', () => {
    const t = at({
      pools: [{ has: ['co-ed', 'doctor', 'lobsterman'] }, { has: ['moll'] }],
      screen: ['fire-axe', 'thug', 'loafer'],
      pile: ['deep-one', 'pills'],
      fade: { card: 'fire-axe', left: 3 },
    }).act()
    t.pick('rest').pick('rest')
    expect(t.screen[0]).toBe('fire-axe')
    t.pick('rest')
    expect(t.screen).toEqual(['deep-one', 'thug', 'loafer'])
    expect(t.discarded).toContain('fire-axe')
    expect(t.told('attacks')).toEqual([])
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('E13 I32-GAMBIT-1 I32-GAMBIT-2 I32-HORROR-2 a gambit', () => {
    const t = at({
      reel: 3,
      pools: [{ has: [{ is: 'bookworm', rest: 2, in: 'snatched' }] }, { has: ['moll'] }],
      screen: ['loafer', null, null],
    }).acts('bookworm')
    t.dice(5, 3).pick('giveRest', 2)
    expect(t.table.roll).toMatchObject({ target: 8 })
    expect(t.survivor('bookworm').area).toBe(GENERAL)
    expect(t.discarded).toContain('snatched')
  })

  it('E14 I32-ATTACK-8 I32-DAMAGE-4 I32-ITEM-7 overkill', () => {
    const t = at({
      pools: [{ has: [{ is: 'moll', cards: ['lamp-oil'] }] }, { has: ['doctor'] }],
      screen: ['spawn', null, null],
    })
      .acts('moll')
      .pick('attack', 'spawn')
    t.dice(3, 2, 4).pick('wield', 'lamp-oil speed')
    expect(t.removed).toContain('spawn')
    expect(t.discarded).toContain('lamp-oil')
    expect(t.held('moll')).toEqual([])
  })

  it('E15 I32-ELIM-5 I32-DAMAGE-11 I32-DAMAGE-12 I32-DAMAGE-13 I32-DOUBLE-10 SHAD damage', () => {
    const t = at({
      pools: [{ has: [{ is: 'aged-scholar', rest: 1 }] }, { has: ['moll'] }],
      throngs: [['loafer', 'quarterback']],
      turn: 'director',
      screen: ['whiskey', null, null],
    })
    t.strikes(1).dice(5, 5, 3, 3).pick('strike', 'aged-scholar')
    expect(t.told('suffers')).toMatchObject([{ damage: 11 }])
    t.dice(4, 2).pick('giveRest', 1)
    expect(t.table.roll).toMatchObject({ target: 5 })
    expect(t.removed).toContain('aged-scholar')
  })

  it('E16 I32-SANCT-8 I32-SANCT-9 I32-ABIL-2 I32-MONATK-2 locks are broken', () => {
    const t = at({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'moll', in: 'gilman-house' }] },
        { has: [{ is: 'doctor', in: 'gilman-house' }, 'lobsterman'] },
      ],
      throngs: [['brute', 'loafer']],
      turn: 'director',
      screen: ['whiskey', null, null],
    })
    t.strikes(1)
    expect(t.refusal('strike', 'moll')).toBe('behind-locks')
    t.dice(4, 3).pick('strikeLock', 'gilman-house')
    expect(t.locks('gilman-house')).toBe(1)
  })

  it('E17 I32-REEL-3 I32-REEL-5 I32-ENDTASK-3 I32-ENDTASK-4 a reel ends in the middle of a pool', () => {
    const t = at({
      reel: 2,
      pools: [{ has: ['moll'] }, { has: ['co-ed', 'doctor', 'lobsterman'] }, { has: ['bookworm'] }],
      screen: ['boat-hook', null, null],
      turn: 2,
    }).act()
    t.pick('take', 'boat-hook')
    expect(t.told('reelEnds')).toEqual([{ reel: 2 }])
    expect(t.table.fadeIn).toEqual({ place: 1, isMidPool: true })
    expect(t.table.acted.map((who) => cardAt(who).key)).toEqual(['co-ed'])
  })

  it('E18 I32-LASTONE-1 I32-LASTONE-3 I32-LASTONE-4 I32-LASTONE-5 I32-LASTONE-8 the Last One Standing', () => {
    const t = at({
      reel: 3,
      pools: [
        { has: [{ is: 'kingpin', rest: 7 }, 'moll'] },
        { throngs: [['thug']] },
        { fallen: true },
      ],
      survivors: [],
      screen: ['whiskey', 'pills', null],
      throngs: [['deep-one']],
      turn: 'director',
    })
    t.dice(3, 4, 6).pick('strike', 'moll').dice(6, 5).pick('enough')
    expect(t.asked).toBe('zoe lastOne.star')
    t.dice(2).pick('insist').dice(5).pick('insist')
    expect(t.survivor('kingpin').stars).toBe(1)
    expect(t.asked).toBe('ann lastOne.turn')
    // Seat 2 has one thing to do, and so has seat 3, which draws three Loafers.
    t.pick('poolActions').pick('rest').dice(6, 5).pick('decline')
    expect(t.told('attacks').at(-1)).toMatchObject({ target: 5, who: theCard('kingpin') })
    t.draws(0, 0, 0).pick('decline')
    t.pick('placeIn', 'throng 1 of 3').pick('placeIn', 'throng 1 of 3')
    t.dice(6, 5).pick('placeIn', 'throng 1 of 3')
    expect(t.told('attacks').at(-1)).toMatchObject({ target: 9, who: theCard('kingpin') })
    t.dice(6, 5).pick('decline')
    expect(t.told('attacks').at(-1)).toMatchObject({ target: 7, who: theCard('kingpin') })
    t.pick('decline')
    expect(t.table.outcome).toEqual({ ending: 'lastOneStands', winners: [1] })
  })

  it('E19 I32-MONPLAY-5 I32-TURNING-1 I32-TURNING-2 I32-TURNING-3 I32-TURNING-4 Turning Point with three seats', () => {
    const t = at({
      reel: 2,
      pools: [{ has: ['moll'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['deep-one', 'deep-one'],
      turn: 3,
    })
    expect(t.table.turningPoint).toBe('waits')
    t.pick('takeMonster', 'thug').pick('placeIn', 'throng 1 of 3')
    expect(t.table.turningPoint).toBe('active')
    expect(t.screen).toEqual(['', 'whiskey', 'pills'])
  })

  it('E20 I32-AUTO-1 I32-AUTO-2 I32-AUTO-3 the automatic director chooses an action', () => {
    const t = at({
      reel: 2,
      settings: { director: 'auto' },
      pools: [{ has: ['moll'] }, { has: ['doctor'] }],
      throngs: [['deep-one'], ['deep-one', 'thug']],
      screen: ['elder', 'whiskey', 'pills'],
    })
    const elder = t.table.screen[0]?.[0] ?? -1
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({
      verb: V.takeMonster,
      argument: elder,
      all: 56,
      taken: 73,
    })
    expect(autoSlot(t.state, DIRECTOR, 9)).toBe(2)
  })

  it('E21 I32-AUTO-6 the automatic director chooses a target', () => {
    const t = at({
      settings: { director: 'auto' },
      pools: [
        { has: [{ is: 'moll', cards: ['boat-hook'] }], power: 2 },
        { has: [{ is: 'lobsterman', rest: 4 }], power: 1 },
      ],
      screen: ['whiskey', null, null],
    })
    expect(worthOf(t.state, t.survivor('moll'))).toBe(111)
    expect(worthOf(t.state, t.survivor('lobsterman'))).toBe(90)
    expect(autoTarget(t.state)).toBe(theCard('moll'))
  })
})
