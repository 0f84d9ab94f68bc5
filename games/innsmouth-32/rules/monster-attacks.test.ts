import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'

/** Two pools, who flail by SPEED alone (I32-OPT-20). */
const table = {
  settings: { smallCast: false },
  pools: [{ has: ['lobsterman'] }, { has: ['moll'] }],
  screen: ['whiskey', null, null],
  turn: 'director',
} as const

describe('Attacks by monsters', () => {
  it('I32-MONATK-1 I32-MONATK-3 everybody in the open can be attacked, nobody who is held', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman', { is: 'doctor', in: 'snatched' }] }, { has: ['moll'] }],
      throngs: [['thug']],
    }).strikes(1)
    expect(t.offered).toEqual(['strike lobsterman', 'strike moll'])
    expect(t.refusal('strike', 'doctor')).toBe('is-held')
  })

  it('I32-MONATK-2 a sanctuary without locks is no shelter', () => {
    const t = at({
      ...table,
      corners: [{ is: 'gilman-house', locks: 0 }],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['moll'] }],
      throngs: [['thug']],
    }).strikes(1)
    expect(t.offered).toEqual(['strike lobsterman', 'strike moll'])
  })

  it.each([
    [['thug'], 5],
    [['thug', 'loafer'], 8],
    [['deep-one', 'elder', 'spawn'], 11],
  ] as const)('I32-MONATK-4 I32-MONATK-5 I32-TERM-10 %j attack with %i', (throng, target) => {
    const t = at({ ...table, throngs: [throng] })
    t.strikes(1).dice(6, 6).pick('strike', 'moll')
    expect(t.told('attacks')).toMatchObject([{ target }])
  })

  it('I32-MONATK-6 a throng throws once', () => {
    const t = at({ ...table, throngs: [['thug', 'thug', 'thug']] })
    t.strikes(1).dice(5, 6, 1, 1, 1).pick('strike', 'moll')
    expect(t.told('attacks')).toHaveLength(1)
  })

  it('I32-MONATK-7 I32-ABIL-3 two Reef Hunters drag no deeper than one', () => {
    const t = at({
      ...table,
      throngs: [['reef-hunter', 'reef-hunter']],
    })
    t.strikes(1).dice(5, 4, 6, 3, 2).pick('strike', 'moll')
    expect(t.table.roll).toMatchObject({ kind: 'flail', target: 5 })
    expect(t.isInPlay('moll')).toBe(true)
  })

  it('I32-MONATK-8 I32-STAR-8 I32-STAR-12 I32-PROMPT-17 a star anywhere makes a hit be thrown again', () => {
    const t = at({
      ...table,
      corners: ['gilman-house'],
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'moll', stars: 1, in: 'gilman-house' }] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3).pick('strike', 'lobsterman')
    expect(t.asked).toBe('bob assault.force')
    t.dice(5, 4).pick('forceRethrow', 'moll')
    expect(t.survivor('moll').stars).toBe(0)
    expect(t.isInPlay('lobsterman')).toBe(true)
    expect(t.told('suffers')).toEqual([])
  })

  it('I32-STAR-15 a roll is thrown again once', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'moll', stars: 2 }] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3).pick('strike', 'lobsterman')
    t.dice(1, 3, 6, 6, 5).pick('forceRethrow', 'moll')
    expect(t.survivor('moll').stars).toBe(1)
  })

  it('I32-STAR-9 a head shot is beyond a star', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman', 'doctor'] }, { has: [{ is: 'moll', stars: 1 }] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman')
    expect(t.asked).toBe('zoe place.choose')
    t.pick('placeIn', 'throng 1')
    expect(t.throng(1)).toEqual(['thug', 'lobsterman'])
    expect(t.survivor('moll').stars).toBe(1)
  })

  it('I32-DOUBLE-2 I32-PROMPT-25 I32-DAMAGE-8 a head shot leaves no answer', () => {
    const t = at({
      ...table,
      pools: [{ has: [{ is: 'lobsterman', rest: 7 }, 'doctor'], power: 9 }, { has: ['moll'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman').pick('placeIn', 'throng 2')
    expect(t.told('suffers')).toEqual([])
    expect(t.throng(2)).toEqual(['lobsterman'])
    expect(t.table.pools[0]?.power).toBe(9)
  })

  it('I32-DOUBLE-4 I32-THRONG-8 without a slot the victim goes to the discards', () => {
    const full = ['thug', 'thug', 'thug'] as const
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman', 'doctor'] }, { has: ['moll'] }],
      throngs: [
        full,
        ['deep-one', 'deep-one', 'deep-one'],
        ['brute', 'brute', 'brute'],
        ['cultist', 'cultist', 'cultist'],
        ['reef-hunter', 'reef-hunter', 'reef-hunter'],
        ['elder', 'elder', 'elder'],
      ],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman')
    expect(t.discarded).toContain('lobsterman')
    expect(t.rulesCited).toContain('I32-THRONG-8')
  })

  it('I32-DOUBLE-4 I32-TURN-10 and what follows a fall is looked at all the same', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman'] }, { has: ['moll', 'doctor'] }],
      survivors: [],
      throngs: [
        ['thug', 'thug', 'thug'],
        ['deep-one', 'deep-one', 'deep-one'],
        ['brute', 'brute', 'brute'],
        ['cultist', 'cultist', 'cultist'],
        ['reef-hunter', 'reef-hunter', 'reef-hunter'],
        ['elder', 'elder', 'elder'],
      ],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman')
    expect(t.told('seatFalls')).toEqual([{ pool: 0 }])
  })

  it('I32-DOUBLE-5 I32-DOUBLE-6 I32-PROMPT-16 a fumble lets the victim strike back, at whom it likes', () => {
    const t = at({
      ...table,
      pools: [{ has: [{ is: 'lobsterman', mythos: 9 }] }, { has: ['moll'] }],
      throngs: [['thug', 'loafer']],
    })
    t.strikes(1).dice(6, 6).pick('strike', 'lobsterman')
    expect(t.offered).toEqual(['decline', 'attack thug', 'attack loafer'])
    t.dice(2, 3, 4).pick('attack', 'loafer')
    expect(t.throng(1)).toEqual(['thug'])
    expect(t.survivor('lobsterman').mythos).toBe(9)
  })

  it('I32-DOUBLE-9 a fumble on a counterstrike ends the exchange', () => {
    const t = at({ ...table, throngs: [['thug']] })
    t.strikes(1).dice(6, 6).pick('strike', 'lobsterman').dice(6, 6).pick('attack', 'thug')
    expect(t.told('attacks')).toHaveLength(1)
    expect(t.asked).toBe('strike is over')
  })

  it('I32-DAMAGE-5 I32-DAMAGE-10 I32-ELIM-1 I32-ELIM-3 a failed flail eliminates', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman', 'doctor'] }, { has: ['moll'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 1, 3, 3).pick('strike', 'lobsterman')
    expect(t.isInPlay('lobsterman')).toBe(false)
    expect(t.discarded).toContain('lobsterman')
    expect(t.state.box.victims).toHaveLength(11)
    expect(t.isInPlay('moll')).toBe(true)
  })

  it('I32-ELIM-2 what the eliminated held goes to the discards, tokens are gone', () => {
    const t = at({
      ...table,
      pools: [
        {
          has: [
            { is: 'lobsterman', cards: ['fire-axe', 'medallion'], stars: 1, mythos: 4 },
            'doctor',
          ],
        },
        { has: ['moll'] },
      ],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3).pick('strike', 'lobsterman').dice(1, 3, 3).pick('decline')
    expect(t.discarded).toEqual(expect.arrayContaining(['fire-axe', 'medallion', 'lobsterman']))
    expect(t.table.stores).toEqual([0, 0, 0, 0])
  })

  it('I32-DAMAGE-6 I32-ITEM-13 I32-PROMPT-19 oilskins reduce damage by four', () => {
    const t = at({
      ...table,
      pools: [{ has: [{ is: 'lobsterman', cards: ['oilskins'] }] }, { has: ['moll'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 4).pick('strike', 'lobsterman')
    expect(t.asked).toBe('ann harm.wear')
    t.pick('wear')
    expect(t.isInPlay('lobsterman')).toBe(true)
    expect(t.discarded).toContain('oilskins')
  })

  it.each([
    [[3, 5], 5],
    [[5, 3], 5],
    [[4, 4], 8],
  ] as const)('I32-DAMAGE-12 SHAD dice of %j are %i', (dice, damage) => {
    const t = at({ ...table, throngs: [['spawn']] })
    t.strikes(1)
      .dice(4, 5, ...dice, 1, 1)
      .pick('strike', 'moll')
    expect(t.told('suffers')).toMatchObject([{ damage }])
  })

  it('I32-ABIL-4 Dread makes whoever lives test GUTS', () => {
    const t = at({ ...table, throngs: [['priest']] })
    t.strikes(1).dice(3, 4, 1, 1, 2, 5, 4, 1).pick('strike', 'moll')
    expect(t.survivor('moll').insane).toBe(1)
    expect(t.survivor('lobsterman').insane).toBe(0)
  })

  it('I32-INSANE-1 I32-INSANE-6 I32-TERM-12 a covered stat is 4, also in a flail', () => {
    const t = at({
      ...table,
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'moll', insane: ['speed'] }] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 1, 2, 2).pick('strike', 'moll')
    expect(t.table.roll).toMatchObject({ kind: 'flail', target: 4 })
    expect(t.isInPlay('moll')).toBe(true)
  })

  it('I32-SANCT-10 a head shot takes all locks', () => {
    const t = at({
      ...table,
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['moll'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(1, 1).pick('strikeLock', 'gilman-house')
    expect(t.locks('gilman-house')).toBe(0)
  })

  it('I32-SANCT-11 a fumble at a lock lets one inside strike back', () => {
    const t = at({
      ...table,
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'lobsterman', in: 'gilman-house' }] },
        { has: [{ is: 'moll', in: 'gilman-house' }, 'doctor'] },
      ],
      throngs: [['thug']],
    })
    t.strikes(1).dice(6, 6).pick('strikeLock', 'gilman-house')
    expect(t.offered).toEqual(['decline', 'choose lobsterman', 'choose moll'])
    t.pick('choose', 'moll').dice(1, 1).pick('attack', 'thug')
    expect(t.removed).toContain('thug')
    expect(t.locks('gilman-house')).toBe(3)
  })

  it('I32-SANCT-12 other doubles break one lock', () => {
    const t = at({
      ...table,
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['moll'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 2).pick('strikeLock', 'gilman-house')
    expect(t.locks('gilman-house')).toBe(2)
  })

  /** A survivor for each of this many pools; the Doctor has SPEED 5. */
  const pools = (count: number): NonNullable<Position['pools']> =>
    (['doctor', 'lobsterman', 'moll', 'co-ed', 'quarterback'] as const)
      .slice(0, count)
      .map((key) => ({ has: [key] }))

  it.each([
    ['feature', true, 2, 6],
    ['feature', true, 4, 6],
    ['feature', undefined, 5, 5],
    ['feature', false, 2, 5],
    ['feature', false, 4, 5],
    ['matinee', undefined, 2, 7],
    ['matinee', undefined, 5, 7],
    ['midnight', true, 2, 4],
    ['midnight', false, 2, 5],
    ['midnight', undefined, 3, 5],
  ])(
    'I32-OPT-3 I32-OPT-20 a flail in a %s, small casts %s, with %i pools is thrown against %i',
    (difficulty, smallCast, count, target) => {
      const t = at({
        settings: smallCast === undefined ? { difficulty } : { difficulty, smallCast },
        pools: pools(count),
        throngs: [['deep-one']],
        screen: ['whiskey', 'pills', null],
      })
      t.strikes(1).dice(3, 4, 6, 2, 2).pick('strike', 'doctor')
      expect(t.told('throws')).toMatchObject([{ kind: 'flail', target }])
    },
  )

  it('I32-OPT-20 seats count as at the start, fallen ones too', () => {
    const t = at({
      pools: [...pools(4), { fallen: true }],
      survivors: [],
      throngs: [['deep-one']],
      screen: ['whiskey', 'pills', null],
      turn: 'director',
    })
    t.strikes(1).dice(3, 4, 6, 2, 2).pick('strike', 'doctor')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 5 }])
  })
})
