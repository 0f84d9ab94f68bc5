import { describe, expect, it } from 'vitest'
import { cardAt, cardsCalled, theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { autoAction } from './action.ts'
import {
  autoCover,
  autoInsanity,
  autoLock,
  autoSlot,
  autoTake,
  autoTarget,
  hitsAfter,
  worthOf,
} from './choices.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['whiskey', 'pills', null],
    ...more,
    settings: { director: 'auto', ...more.settings },
  })

/** All slots of the director are full. */
const full = [
  ['deep-one', 'deep-one', 'deep-one'],
  ['deep-one', 'deep-one', 'deep-one'],
  ['cultist', 'cultist', 'cultist'],
  ['reef-hunter', 'reef-hunter', 'reef-hunter'],
  ['elder', 'elder', 'elder'],
  ['spawn', 'spawn', 'brute'],
] as const

describe('Figures of the automatic director', () => {
  it('I32-AUTO-1 a monster joins the throng that gains most by it', () => {
    // With 3 a Brute makes 9: 30 - 3 = 27 hits more, alone it has 15.
    const t = table({ throngs: [['loafer'], ['deep-one']] })
    expect(autoSlot(t.state, DIRECTOR, 6)).toBe(0)
    expect(autoSlot(table({ throngs: full }).state, DIRECTOR, 6)).toBe(-1)
  })

  it('I32-AUTO-2 of equal gains the higher value, then the leftmost', () => {
    const t = table({
      throngs: [full[0], full[1], ['elder', 'loafer']],
      screen: ['loafer', 'thug', 'cultist'],
    })
    // In the only open throng, of 12, nothing gains anything.
    expect(cardAt(autoTake(t.state, DIRECTOR, t.table.screen.flat())).key).toBe('thug')
    const none = table({ throngs: full, screen: ['thug', 'loafer', null] })
    expect(autoTake(none.state, DIRECTOR, cardsCalled('thug'))).toBe(-1)
    expect(hitsAfter(none.state, DIRECTOR, cardsCalled('thug')[0] ?? -1)).toBe(0)
  })

  it('I32-AUTO-3 what is equal is taken, and without a monster nothing counts for it', () => {
    const t = table({
      reel: 4,
      throngs: [['loafer', 'loafer', 'loafer']],
      screen: ['elder', 'pills', null],
    })
    t.state.table.finale = 'known'
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({ verb: V.takeMonster, all: 30, taken: 30 })
    const none = table({ throngs: [['loafer']] })
    expect(autoAction(none.state, DIRECTOR)).toMatchObject({
      verb: V.allOut,
      argument: 0,
      taken: 0,
    })
    none.state.table.isLastOne = true
    expect(autoAction(none.state, DIRECTOR)).toMatchObject({ verb: V.allOut, all: 3 })
  })

  it.each([
    [1, 43],
    [3, 43],
    [4, 22],
  ])('I32-AUTO-3 in reel %i another monster counts %i more', (reel, patience) => {
    const t = table({ reel, screen: ['thug', 'pills', null] })
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({ taken: 10 + patience })
    t.state.table.isLastOne = true
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({ taken: 10 })
  })

  it('I32-AUTO-4 it covers the leftmost of what has no rank, and passes before a bare screen', () => {
    const t = table({ throngs: [], screen: [null, 'fire-axe', 'tommy-gun'], pile: ['brute'] })
    expect(autoCover(t.state)).toBe(2)
    const loafer = table({ screen: ['loafer', null, null] })
    expect(loafer.table.screen[0]).toEqual([0])
    expect(autoCover(loafer.state)).toBe(0)
    const hidden = table({ screen: ['?thug', 'whiskey', null], pile: ['brute'] })
    expect(autoAction(hidden.state, DIRECTOR)).toMatchObject({ verb: V.cover, argument: 1 })
    const bare = table({ screen: [null, null, null], pile: ['brute'] })
    expect(autoAction(bare.state, DIRECTOR)).toMatchObject({ verb: V.pass, argument: 0 })
  })

  it('I32-AUTO-5 a seat cuts before it covers', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      pile: ['brute'],
    })
    expect(autoAction(t.state, 2)).toMatchObject({ verb: V.cut, argument: 0, rule: 'I32-AUTO-5' })
  })

  it.each([
    [0, 0, 30 * 8],
    [5, 0, 30 * 3],
    [7, 0, 30 * 2],
    [2, 4, 30 * 4],
    [2, 5, 30 * 4],
    [2, 12, 30 * 2],
  ])(
    'I32-AUTO-6 with %i rest and %i power spoints the Lobsterman counts %i',
    (rest, power, worth) => {
      const t = table({
        pools: [{ has: [{ is: 'lobsterman', rest }] }, { has: ['doctor'], power }],
      })
      expect(worthOf(t.state, t.survivor('lobsterman'))).toBe(worth)
    },
  )

  it('I32-AUTO-6 I32-AUTO-7 cards and mythos count six each, and the highest is attacked', () => {
    const t = table({
      pools: [
        { has: [{ is: 'lobsterman', cards: ['pills', 'boat-hook'], mythos: 3 }] },
        { has: ['town-drunk'] },
      ],
      screen: ['whiskey', null, null],
    })
    expect(worthOf(t.state, t.survivor('lobsterman'))).toBe(240 + 12 + 6)
    expect(worthOf(t.state, t.survivor('town-drunk'))).toBe(240 + 6)
    expect(autoTarget(t.state)).toBe(theCard('lobsterman'))
    const other = table({ pools: [{ has: ['moll'] }, { has: ['lobsterman'] }] })
    expect(autoTarget(other.state)).toBe(theCard('lobsterman'))
  })

  it('I32-AUTO-7 of equal worth who has fewer rest spoints', () => {
    const drunk = { is: 'town-drunk', mythos: 0, rest: 6 } as const
    const t = table({ pools: [{ has: [{ is: 'lobsterman', rest: 7 }] }, { has: [drunk] }] })
    expect(autoTarget(t.state)).toBe(theCard('town-drunk'))
  })

  it('I32-AUTO-8 most inside before fewest locks, and only where there are both', () => {
    const t = table({
      corners: ['refinery-vault', 'hall-of-the-order', { is: 'gilman-house', locks: 0 }],
      pools: [
        {
          has: [
            { is: 'lobsterman', in: 'refinery-vault' },
            { is: 'moll', in: 'refinery-vault' },
          ],
        },
        { has: [{ is: 'doctor', in: 'hall-of-the-order' }] },
      ],
    })
    expect(autoLock(t.state)).toBe(0)
    const some = table({
      corners: [{ is: 'refinery-vault', locks: 0 }, 'hall-of-the-order', 'gilman-house'],
      pools: [
        {
          has: [
            { is: 'lobsterman', in: 'refinery-vault' },
            { is: 'moll', in: 'refinery-vault' },
          ],
        },
        { has: [{ is: 'doctor', in: 'gilman-house' }] },
      ],
    })
    expect(autoLock(some.state)).toBe(2)
    const nobody = table({ corners: ['gilman-house'] })
    expect(autoLock(nobody.state)).toBe(-1)
  })

  it('I32-AUTO-15 I32-AUTO-24 of stats that are open the highest printed one', () => {
    const covers = (insane: NonNullable<Position['pools']>[number]): number =>
      autoInsanity(table({ pools: [insane, {}] }).state, theCard('moll'))
    // The Moll: MUSCLE 4, SPEED 7, BRAINS 6, GUTS 6.
    expect(covers({ has: ['moll'] })).toBe(1)
    expect(covers({ has: [{ is: 'moll', insane: ['speed'] }] })).toBe(2)
    expect(covers({ has: [{ is: 'moll', insane: ['speed', 'brains'] }] })).toBe(3)
    expect(covers({ has: [{ is: 'moll', insane: ['speed', 'brains', 'guts'] }] })).toBe(0)
    const hound = table({
      settings: { hound: 'thirteenth' },
      pools: [{ has: [{ is: 'hound', insane: ['speed'] }] }, {}],
    })
    expect(autoInsanity(hound.state, theCard('hound'))).toBe(3)
  })
})

describe('The automatic director at play', () => {
  it('I32-AUTO-2 I32-AUTO-1 takes the best of a creature feature', () => {
    const t = table({ screen: ['thug', 'elder', 'loafer'], throngs: [['brute']] })
    t.runOnly('feature', { side: DIRECTOR, slot: -1 })
    expect(t.screen).toEqual(['thug', '', 'loafer'])
    expect(t.told('places')).toMatchObject([{ throng: 1, gain: 30 }])
  })

  it('I32-AUTO-3 I32-AUTO-6 says by what figures it chose', () => {
    const t = table({ screen: ['thug', 'pills', null] })
    t.dice(6, 5).runOnly('sideTurn', { side: DIRECTOR, slot: -1, isCut: false })
    expect(t.told('reckons')).toEqual([{ side: DIRECTOR, all: 0, taken: 53, isTake: true }])
    expect(t.told('picksVictim')).toEqual([
      { side: DIRECTOR, who: theCard('lobsterman'), worth: 240, why: 'slow' },
    ])
    const all = table({
      throngs: [
        ['elder', 'loafer'],
        ['spawn', 'thug'],
      ],
    })
    all.dice(6, 6).runOnly('sideTurn', { side: DIRECTOR, slot: -1, isCut: false })
    expect(all.told('reckons')).toEqual([{ side: DIRECTOR, all: 70, taken: 0, isTake: false }])
    const human = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'pills', null],
      turn: 'director',
    })
    human.pick('placeIn', 'throng 1').dice(6, 5).pick('strike', 'doctor')
    expect([human.told('reckons'), human.told('picksVictim')]).toEqual([[], []])
  })

  it('I32-AUTO-8 I32-SANCT-8 strikes at locks where nobody is in reach', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'lobsterman', in: 'gilman-house' }] },
        { has: [{ is: 'doctor', in: 'gilman-house' }] },
      ],
      throngs: [['thug']],
    })
    t.dice(2, 3).strikes(1)
    expect(t.locks('gilman-house')).toBe(2)
    expect(t.told('picksVictim')).toEqual([])
  })

  it('I32-AUTO-5 I32-AUTO-22 a seat cuts, places from the highest down, and strikes with the best', () => {
    const t = table({
      reel: 2,
      pools: [
        { has: ['lobsterman', 'co-ed'] },
        { has: [{ is: 'doctor', in: 'snatched' }] },
        { fallen: true },
      ],
      survivors: [],
      screen: ['whiskey', 'pills', 'boat-hook'],
      pile: ['brute'],
    })
    const find = (key: string) => () => t.discards.indexOf(key)
    t.draws(find('loafer'), find('spawn')).dice(6, 5)
    t.runOnly('sideTurn', { side: 2, slot: -1, isCut: false })
    expect(t.told('places').map(({ card, throng }) => [cardAt(card).key, throng])).toEqual([
      ['spawn', 12],
      ['loafer', 13],
    ])
    expect(t.told('attacks')).toMatchObject([
      { throng: 12, target: 10, who: theCard('lobsterman') },
    ])
    expect(t.told('reckons')).toMatchObject([{ side: 2, isTake: false }])
  })

  it('I32-AUTO-10 I32-AUTO-4 a card gives its attack to the strongest throng', () => {
    const t = table({
      throngs: [['loafer'], ['brute'], ['cultist']],
      screen: ['ambush', 'pills', null],
    })
    t.dice(6, 5).settles()
    expect(t.told('attacks')).toMatchObject([{ throng: 1 }])
  })

  it('I32-AUTO-15 I32-INSANE-2 covers on a six what it wants', () => {
    const t = table()
    t.dice(6).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.survivor('lobsterman').insane).toBe(2)
  })

  it('I32-AUTO-17 I32-TERROR-3 puts a terror under its strongest throng', () => {
    const t = table({
      settings: { terrors: '1' },
      throngs: [['loafer'], ['brute']],
      screen: ['?dagon', 'pills', null],
    })
    t.settles()
    expect(t.throng(2)).toEqual(['brute', 'dagon'])
  })

  it('I32-AUTO-13 I32-AUTO-1 places what rises from the highest down', () => {
    const t = table({ reel: 2, screen: ['they-rise', 'pills', null] })
    const find = (key: string) => () => t.discards.indexOf(key)
    t.draws(find('loafer'), find('spawn')).settles()
    expect([t.throng(1), t.throng(2)]).toEqual([['spawn'], ['loafer']])
  })

  it('I32-AUTO-12 I32-AUTO-11 in reel IV it neither clips nor fades out', () => {
    const t = table({ reel: 4, throngs: [['loafer']], screen: ['whiskey', null, null] })
    t.dice(6, 5).runOnly('sideTurn', { side: DIRECTOR, slot: -1, isCut: false })
    expect([t.told('clips'), t.screen[0]]).toEqual([[], 'whiskey'])
    expect(t.asked).toBe('sideTurn is over')
  })
})
