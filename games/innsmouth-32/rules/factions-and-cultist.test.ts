import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { NONE } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

describe('Faction play', () => {
  it('I32-FPLAY-1 I32-FPLAY-9 I32-OPT-14 rest spoints go to others of a faction, with consent', () => {
    const t = at({
      settings: { factionRest: true },
      pools: [
        { has: ['moll'] },
        {
          has: [
            { is: 'triggerman', rest: 3 },
            { is: 'doctor', rest: 3 },
          ],
        },
      ],
      screen: ['thug', 'whiskey', 'pills'],
    })
    t.acts('moll').pick('attack', 'thug')
    expect(t.asked).toBe('bob commit.others')
    expect(t.offered).toEqual([
      'enough',
      'giveOthersRest 1 of triggerman',
      'giveOthersRest 2 of triggerman',
      'giveOthersRest 3 of triggerman',
    ])
    t.dice(6, 5).pick('giveOthersRest', '2 of triggerman').pick('enough')
    expect([t.survivor('triggerman').rest, t.survivor('doctor').rest]).toEqual([1, 3])
    expect(t.told('throws')).toMatchObject([{ target: 6 }])
  })
})

describe('Faction play and orders', () => {
  /** The Moll suffers 4 damage; the Triggerman of the other pool could give all that is needed. */
  const struck = (order: 'ask' | 'freely' | 'never'): I32Scenario =>
    at({
      settings: { factionRest: true, smallCast: false },
      pools: [{ has: ['moll'] }, { has: [{ is: 'triggerman', rest: 5 }], order }],
      throngs: [['thug']],
      screen: ['whiskey', null, null],
      turn: 'director',
    }).strikes(1)

  it.each(['ask', 'freely'] as const)(
    'I32-FPLAY-9 I32-SPOINT-13 rest spoints of who says %s are asked for, and pay',
    (order) => {
      const t = struck(order).dice(2, 3, 4).pick('strike', 'moll')
      expect(t.offered).toEqual(['negate', 'flail'])
      t.pick('negate')
      if (t.asked === 'ann commit.own') t.pick('enough')
      expect(t.asked).toBe('bob commit.others')
      t.pick('giveOthersRest', '4 of triggerman')
      expect(t.isInPlay('moll')).toBe(true)
      expect(t.survivor('triggerman').rest).toBe(1)
    },
  )

  it('I32-DAMAGE-7 I32-SPOINT-13 I32-SPOINT-14 what nobody will be asked for pays for nothing', () => {
    const t = struck('never').dice(2, 3, 4, 3, 3).pick('strike', 'moll')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 7 }])
    expect(t.asked).toBe('strike is over')
    expect(t.survivor('triggerman').rest).toBe(5)
  })
})

describe('The secret cultist', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings: { secretCultist: true },
      cultist: 'doctor',
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor', 'moll'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
      ...more,
    })

  it('I32-CULTIST-1 I32-CULTIST-2 I32-SEAT-9 only the director knows, and it is no random victim', () => {
    const t = table()
    expect(t.state.hands.map(({ cultist }) => cultist)).toEqual([theCard('doctor'), NONE, NONE])
    expect(t.state.box.victims).not.toContain(theCard('doctor'))
  })

  it('I32-CULTIST-4 I32-CULTIST-5 alone in its pool it shows itself', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.isInPlay('doctor')).toBe(false)
    expect(t.table.pools[1]?.side).toBe('monsters')
    expect(t.table.throngs[9]?.cards).toEqual([theCard('doctor')])
    expect(t.told('cultist')).toHaveLength(1)
  })

  it('I32-CULTIST-3 before that it is eliminated like anybody', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'doctor')
    expect(t.discarded).toContain('doctor')
    expect(t.told('cultist')).toEqual([])
  })

  it('I32-CULTIST-4 not while somebody can be drawn', () => {
    const t = table({ survivors: ['kingpin'] })
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.isInPlay('doctor')).toBe(true)
  })

  it('I32-CULTIST-6 I32-TERM-9 once revealed only overkill touches it', () => {
    const t = table()
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    t.acts('co-ed').dice(1, 1, 5).pick('attack', 'doctor')
    expect(t.table.throngs[9]?.cards).toEqual([theCard('doctor')])
  })

  it('I32-CULTIST-7 I32-WIN-7 I32-WIN-8 if nobody else is left it was all for nothing', () => {
    const t = table({ pools: [{ fallen: true }, { has: ['doctor', 'moll'] }] })
    t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', 'moll')
    expect(t.table.outcome).toEqual({ ending: 'coup', winners: [0, 1, 2] })
  })
})

describe('What the eliminated become', () => {
  it('I32-ELIM-4 I32-ELIM-6 I32-ELIM-7 a familiar face is as strong as its printed MUSCLE', () => {
    const t = at({
      pools: [
        { has: ['lobsterman', { is: 'quarterback', insane: ['muscle'] }] },
        { has: ['doctor'] },
      ],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'quarterback').pick('placeIn', 'throng 2')
    t.strikes(2).dice(6, 5).pick('strike', 'doctor')
    expect(t.told('attacks').at(-1)).toMatchObject({ target: 8 })
    t.acts('lobsterman').dice(3, 4, 6).pick('attack', 'quarterback')
    expect(t.throng(2)).toEqual(['quarterback'])
  })
})
