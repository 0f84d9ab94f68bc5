import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { GENERAL, heldBy } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

/** A horror that lies face up on the screen, with nothing to come after it. */
const table = (
  horror:
    | 'lost-in-the-marsh'
    | 'snatched'
    | 'storm-surge'
    | 'they-rise'
    | 'dreadful-chant'
    | 'lights-out'
    | 'mob-at-the-door'
    | 'ambush'
    | 'slick-hands',
  more: Position = {},
): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: [horror, 'whiskey', 'pills'],
    ...more,
  })

describe('Shuffling horrors', () => {
  it.each([
    [1, ['co-ed']],
    [3, ['co-ed', 'doctor']],
  ] as const)('I32-HORROR-1 I32-CARD-5 I32-TERM-4 in reel %i the Marsh takes %j', (reel, taken) => {
    const t = table('lost-in-the-marsh', { reel })
    t.draws(t.victim('co-ed'))
    if (taken.length > 1) t.draws(t.victim('doctor') - 1)
    t.settles()
    for (const key of taken) expect(t.survivor(key).area).toBe(heldBy(theCard('lost-in-the-marsh')))
    expect(t.table.beside).toEqual([theCard('lost-in-the-marsh')])
    expect(t.survivor('lobsterman').area).toBe(GENERAL)
  })

  it('I32-SURV-11 I32-VICTIM-2 I32-VICTIM-6 the Lobsterman knows the Marsh: another card is drawn', () => {
    const t = table('lost-in-the-marsh')
    t.draws(t.victim('lobsterman'), t.victim('doctor')).settles()
    expect(t.survivor('lobsterman').area).toBe(GENERAL)
    expect(t.survivor('doctor').area).not.toBe(GENERAL)
    expect(t.state.box.victims).toHaveLength(12)
  })

  it('I32-HORROR-1 I32-VICTIM-6 with nobody to take it is discarded', () => {
    const t = table('lost-in-the-marsh', {
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', in: 'snatched' }] }],
      survivors: [],
    })
    t.draws(0, 0).settles()
    expect(t.discarded).toContain('lost-in-the-marsh')
  })

  it('I32-HORROR-2 I32-GAMBIT-3 Snatched takes one, and a gambit is capped at 11', () => {
    const t = table('snatched', {
      reel: 4,
      pools: [{ has: ['lobsterman', { is: 'co-ed', rest: 7 }] }, { has: ['doctor'] }],
    })
    t.draws(t.victim('co-ed')).settles()
    expect(t.survivor('co-ed').area).toBe(heldBy(theCard('snatched')))
    t.acts('co-ed')
    expect(t.offered).toEqual(['enough', 'giveRest 1..3'])
    t.dice(6, 5).pick('giveRest', 3)
    expect(t.table.roll).toMatchObject({ target: 11 })
    expect(t.survivor('co-ed').area).toBe(GENERAL)
  })

  it('I32-HORROR-3 I32-MONATK-10 I32-VICTIM-3 I32-VICTIM-7 the surge attacks so many with 6', () => {
    const t = table('storm-surge', { reel: 2 })
    t.draws(t.victim('doctor'), t.victim('co-ed')).dice(4, 3, 3, 3, 2, 5, 3)
    t.settles()
    expect(t.told('attacks')).toMatchObject([
      { target: 6, who: theCard('doctor') },
      { target: 6, who: theCard('co-ed') },
    ])
    expect(t.told('suffers')).toMatchObject([{ damage: 5 }])
    expect(t.discarded).toContain('storm-surge')
  })

  it('I32-MONATK-10 I32-DOUBLE-3 a head shot of the surge is the director’s, its fumble is nothing', () => {
    const t = table('storm-surge')
    t.draws(t.victim('co-ed')).dice(1, 1).settles()
    expect(t.asked).toBe('zoe place.choose')
    const other = table('storm-surge')
    other.draws(other.victim('co-ed')).dice(6, 6).settles()
    expect(other.asked).toBe('reveal is over')
  })

  it('I32-HORROR-4 I32-PROMPT-31 the director places what rises and returns the rest', () => {
    const t = table('they-rise', { reel: 2 })
    const before = t.discards.length
    t.draws(0, t.discards.indexOf('fire-axe') - 1).settles()
    expect(t.asked).toBe('zoe place.choose')
    t.pick('placeIn', 'throng 3')
    expect(t.throng(3)).toEqual(['loafer'])
    expect(t.discards).toHaveLength(before)
  })

  it('I32-HORROR-5 the chant drives those mad who fail, wherever they are', () => {
    const t = table('dreadful-chant', {
      reel: 2,
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor', 'moll'] }],
    })
    t.draws(t.victim('lobsterman'), t.victim('doctor')).dice(4, 4, 3, 3, 4)
    t.settles()
    expect(t.survivor('lobsterman').insane).toBe(4)
    expect(t.survivor('doctor').insane).toBe(0)
  })

  it.each([
    [2, [2, 0]],
    [3, [1, 0]],
  ])('I32-HORROR-6 in reel %i the lights cost power', (reel, left) => {
    const t = table('lights-out', {
      reel,
      pools: [
        { has: ['lobsterman'], power: 3 },
        { has: ['doctor'], power: 1 },
      ],
    })
    t.settles()
    expect(t.table.pools.map(({ power }) => power)).toEqual(left)
  })

  it('I32-HORROR-6 who has none loses none', () => {
    const t = table('lights-out', {
      pools: [{ has: ['lobsterman'], power: 3 }, { has: ['doctor'] }],
    })
    t.settles()
    expect(t.told('losesPower')).toEqual([{ pool: 0, amount: 1 }])
  })

  it('I32-HORROR-3 I32-VICTIM-2 the surge reaches nobody who is sheltered', () => {
    const t = table('storm-surge', {
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }, 'co-ed'] }, { has: ['doctor'] }],
    })
    t.draws(t.victim('lobsterman'), t.victim('co-ed')).dice(6, 5).settles()
    expect(t.told('victim')).toEqual([{ who: theCard('co-ed') }])
    expect(t.told('attacks')).toMatchObject([{ who: theCard('co-ed') }])
  })

  it('I32-HORROR-5 I32-SPOINT-6 each spoint helps a test by one', () => {
    const t = table('dreadful-chant', {
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: [{ is: 'doctor', rest: 2 }] }],
    })
    t.draws(t.victim('doctor')).settles().dice(4, 5).pick('giveRest', 2)
    expect(t.told('throws')).toMatchObject([{ kind: 'event', target: 9 }])
    expect(t.survivor('doctor').insane).toBe(0)
  })

  it('I32-HORROR-2 I32-SURV-11 the Lobsterman can be snatched', () => {
    const t = table('snatched')
    t.draws(t.victim('lobsterman')).settles()
    expect(t.survivor('lobsterman').area).toBe(heldBy(theCard('snatched')))
  })

  it('I32-HORROR-7 the mob breaks a lock of every sanctuary', () => {
    const t = table('mob-at-the-door', {
      corners: ['gilman-house', { is: 'hall-of-the-order', locks: 1, mythos: 0 }],
      throngs: [['thug']],
    })
    t.settles()
    expect(t.locks('gilman-house')).toBe(2)
    expect(t.removed).toContain('hall-of-the-order')
    expect(t.asked).toBe('reveal is over')
  })

  it('I32-HORROR-7 I32-SANCT-13 a sanctuary without locks has none to lose', () => {
    const t = table('mob-at-the-door', {
      corners: [{ is: 'gilman-house', locks: 0 }],
      throngs: [['thug']],
    })
    t.settles()
    expect([t.told('locksBreak'), t.locks('gilman-house')]).toEqual([[], 0])
    expect(t.asked).toBe('reveal is over')
  })

  it('I32-HORROR-7 I32-PROMPT-31 without a sanctuary a throng attacks', () => {
    const t = table('mob-at-the-door', { throngs: [['thug'], ['brute']] })
    t.settles().pick('strikeWith', 'throng 2').dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toMatchObject([{ throng: 1 }])
  })

  it('I32-HORROR-8 an ambush is one attack, or nothing without a throng', () => {
    const t = table('ambush', { throngs: [['thug']] })
    t.settles().dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks')).toHaveLength(1)
    expect(table('ambush').settles().told('attacks')).toEqual([])
  })

  it('I32-HORROR-9 I32-VICTIM-1 I32-VICTIM-4 the director says what slips from a random victim', () => {
    const t = table('slick-hands', {
      pools: [
        { has: [{ is: 'lobsterman', cards: ['fire-axe', 'pistol'] }, 'co-ed'] },
        { has: ['doctor'] },
      ],
    })
    t.draws(t.victim('co-ed'), t.victim('lobsterman') - 1).settles()
    expect(t.asked).toBe('zoe slick.lose')
    t.pick('discardCard', 'fire-axe')
    expect(t.held('lobsterman')).toEqual(['pistol'])
    expect(t.discarded).toEqual(expect.arrayContaining(['fire-axe', 'slick-hands']))
  })

  it('I32-CARD-4 I32-TERM-11 a horror is read at once and discarded', () => {
    const t = table('lights-out')
    t.settles()
    expect(t.told('horror')).toEqual([{ card: theCard('lights-out') }])
    expect(t.discarded).toContain('lights-out')
  })
})
