import { describe, expect, it } from 'vitest'
import { HOUND, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    settings: { smallCast: false },
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['whiskey', 'pills', null],
    throngs: [['thug']],
    ...more,
  })

describe('Oilskins', () => {
  const worn = (damage: number, more: object = {}): I32Scenario => {
    const one = { is: 'lobsterman', cards: ['oilskins'], ...more } as const
    const t = table({
      pools: [{ has: [one, 'co-ed'] }, { has: ['doctor'] }],
      throngs: [['deep-one']],
    })
    return t.strikes(1).dice(3, 4, damage).pick('strike', 'lobsterman')
  }

  it('I32-ITEM-13 I32-DAMAGE-6 may be kept, and then the damage is answered in full', () => {
    const t = worn(5)
    expect(t.offered).toEqual(['wear oilskins', 'keep'])
    expect(t.about).toEqual({ who: theCard('lobsterman'), damage: 5 })
    t.dice(2, 2).pick('keep')
    expect(t.told('throws')).toMatchObject([{ kind: 'flail', target: 4 }])
    expect(t.held('lobsterman')).toEqual(['oilskins'])
  })

  it.each([
    [4, []],
    [3, []],
    [5, [{ kind: 'flail' }]],
  ])('I32-ITEM-13 I32-DAMAGE-6 of %i damage what is left is answered: %j', (damage, throws) => {
    const t = worn(damage)
    if (throws.length > 0) t.dice(2, 2)
    t.pick('wear')
    expect(t.told('throws')).toMatchObject(throws)
    expect(t.discarded).toEqual(['oilskins'])
    expect(t.held('lobsterman')).toEqual([])
    expect(t.asked).toBe('strike is over')
  })

  it('I32-ITEM-13 I32-DAMAGE-7 what is left may be paid', () => {
    const t = worn(6, { rest: 2 })
    t.pick('wear')
    expect(t.about).toMatchObject({ damage: 2 })
    expect(t.offered).toEqual(['negate', 'flail'])
    t.pick('negate').pick('giveRest', 2)
    expect(t.told('negates')).toEqual([{ who: theCard('lobsterman'), damage: 2 }])
  })
})

describe('What fells a survivor', () => {
  it.each([
    [9, 'discarded'],
    [10, 'removed'],
  ] as const)('I32-DAMAGE-11 I32-ELIM-3 %i damage leaves the fallen %s', (damage, fate) => {
    // The Spawn throws two dice; a double four adds four, a double five adds five.
    const t = table({ throngs: [['spawn']] })
    const double = damage - 5
    t.strikes(1).dice(double, double, 5, 1, 6, 5).pick('strike', 'lobsterman')
    expect(t.told('suffers')).toMatchObject([{ damage }])
    expect(t[fate]).toContain('lobsterman')
    expect(t.table.roll).toMatchObject({ kind: 'flail', dice: [6, 5] })
  })

  it('I32-DAMAGE-1 the dice of the damage lie open while it is answered', () => {
    const t = table({ pools: [{ has: [{ is: 'lobsterman', rest: 7 }] }, { has: ['doctor'] }] })
    t.strikes(1).dice(2, 3, 4).pick('strike', 'lobsterman')
    expect(t.table.roll).toEqual({
      who: theCard('lobsterman'),
      kind: 'damage',
      dice: [4],
      target: 0,
    })
  })

  it.each([
    [7, false],
    [8, true],
  ])('I32-DAMAGE-9 I32-DAMAGE-10 a flail of %i against SPEED 7 fails: %s', (sum, isOut) => {
    const t = table({ pools: [{ has: ['moll', 'co-ed'] }, { has: ['doctor'] }] })
    t.strikes(1)
      .dice(2, 3, 4, 4, sum - 4)
      .pick('strike', 'moll')
    expect(t.isInPlay('moll')).toBe(!isOut)
  })
})

describe('Dread and madness', () => {
  it.each([
    ['priest', [3, 4]],
    ['star-spawn', [2, 2]],
  ] as const)('I32-ABIL-4 I32-DREAD-4 %s: who passes GUTS stays sane', (key, hit) => {
    const t = table({ settings: { terrors: '1', smallCast: false }, throngs: [[key]] })
    t.strikes(1)
      .dice(...hit, 1, 1, 1, 3, 4)
      .pick('strike', 'doctor')
    expect(t.told('throws').at(-1)).toMatchObject({ kind: 'dread', target: 7 })
    expect(t.survivor('doctor').insane).toBe(0)
    expect(t.told('maddened')).toEqual([])
  })

  it('I32-ABIL-4 I32-SPOINT-12 spoints help against dread', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', rest: 1 }] }],
      throngs: [['priest']],
    })
    t.strikes(1).dice(3, 4, 1).pick('strike', 'doctor').pick('flail').dice(1, 1).pick('enough')
    expect(t.about).toMatchObject({ kind: 'dread', figure: 7 })
    t.dice(4, 4).pick('giveRest', 1)
    expect(t.survivor('doctor').insane).toBe(0)
  })

  it('I32-ABIL-4 whoever is eliminated tests nothing', () => {
    const t = table({ throngs: [['priest']] })
    t.strikes(1).dice(3, 4, 1, 6, 5).pick('strike', 'lobsterman')
    expect(t.told('throws')).toHaveLength(1)
    expect(t.asked).toBe('strike is over')
  })

  it('I32-DREAD-4 I32-SPOINT-12 a miss that maddens leaves time for spoints', () => {
    const t = table({
      settings: { terrors: '1' },
      pools: [{ has: ['lobsterman'] }, { has: [{ is: 'doctor', rest: 1 }] }],
      throngs: [['star-spawn']],
    })
    t.strikes(1).dice(6, 5).pick('strike', 'doctor')
    expect(t.about).toMatchObject({ kind: 'dread', figure: 7 })
    t.dice(5, 4, 2).pick('enough')
    expect(t.survivor('doctor').insane).toBe(2)
    expect(t.rulesCited).toContain('I32-DREAD-4')
  })

  it('I32-TERROR-14 I32-DREAD-4 against a lock nobody is maddened', () => {
    const t = table({
      settings: { terrors: '1' },
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }] }, { has: ['doctor'] }],
      throngs: [['loafer', 'star-spawn']],
    })
    t.strikes(1).dice(6, 5).pick('strikeLock', 'gilman-house')
    expect([t.locks('gilman-house'), t.told('throws')]).toEqual([3, []])
    t.strikes(1).dice(3, 4).pick('strikeLock', 'gilman-house')
    expect([t.locks('gilman-house'), t.told('throws')]).toEqual([2, []])
  })

  it('I32-DREAD-2 I32-TERROR-14 Mother Hydra counts head shots, and not those who live', () => {
    const hydra = { settings: { terrors: '1' }, throngs: [['thug', 'hydra']] } as const
    const t = table(hydra)
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman').draws(0).pick('placeIn', 'throng 2')
    expect(t.told('gathers')).toHaveLength(1)
    const alive = table(hydra)
    alive.strikes(1).dice(4, 5, 1, 1, 1).pick('strike', 'lobsterman')
    expect(alive.told('gathers')).toEqual([])
    const missed = table(hydra)
    missed.strikes(1).dice(6, 5).pick('strike', 'lobsterman')
    expect(missed.told('gathers')).toEqual([])
  })

  it.each([
    [[5], 'ann insanity.byPlayer'],
    [[6], 'zoe insanity.byDirector'],
  ] as const)('I32-INSANE-2 on a %j %s says which stat', (dice, asked) => {
    const t = table()
    t.dice(...dice).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.asked).toBe(asked)
    expect(t.offered).toEqual(['madden muscle', 'madden speed', 'madden brains', 'madden guts'])
    t.pick('madden', 'brains')
    expect(t.survivor('lobsterman').insane).toBe(4)
    expect(t.told('maddened')).toEqual([{ who: theCard('lobsterman'), stat: 2 }])
    expect(t.table.roll).toEqual({ who: theCard('lobsterman'), kind: 'insanity', dice, target: 0 })
  })

  it('I32-INSANE-4 I32-INSANE-2 the fourth stat is the one that is left', () => {
    for (const [stat, insane] of [
      ['muscle', ['speed', 'brains', 'guts']],
      ['brains', ['muscle', 'speed', 'guts']],
    ] as const) {
      const t = table({ pools: [{ has: [{ is: 'lobsterman', insane }] }, { has: ['doctor'] }] })
      t.runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
      expect(t.told('maddened')).toEqual([
        { who: theCard('lobsterman'), stat: stat === 'muscle' ? 0 : 2 },
      ])
    }
  })
})

describe('The Hound leaps in', () => {
  const hound = (more: Position = {}): I32Scenario =>
    table({
      settings: { hound: 'thirteenth', smallCast: false },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }],
      ...more,
    })

  it('I32-HOUND-9 I32-HOUND-10 before a head shot, and is gone: nobody places it', () => {
    const t = hound().strikes(1).dice(1, 1).pick('strike', 'lobsterman').pick('rescue')
    expect(t.removed).toEqual(['hound'])
    expect(t.asked).toBe('strike is over')
    expect(t.throng(1)).toEqual(['thug'])
    expect(t.isInPlay('lobsterman')).toBe(true)
  })

  it('I32-HOUND-9 I32-ENDTASK-14 once a reel, and not if it declines', () => {
    const t = hound().strikes(1).dice(2, 3).pick('strike', 'doctor')
    expect(t.offered).toEqual(['rescue', 'decline'])
    t.dice(4, 1, 2).pick('decline')
    expect([t.table.hasRescued, t.told('throws')]).toMatchObject([
      false,
      [{ who: theCard('doctor') }],
    ])
    t.strikes(1).dice(2, 3).pick('strike', 'doctor').dice(4, 4, 5).pick('rescue')
    expect(t.told('suffers').at(-1)).toMatchObject({ who: HOUND })
    expect([t.table.hasRescued, t.isInPlay('hound')]).toEqual([true, true])
    t.strikes(1).dice(2, 3, 4, 1, 2).pick('strike', 'doctor')
    expect(t.told('rescues')).toHaveLength(1)
  })

  it('I32-HOUND-9 nobody leaps in for the Hound, from the pile, or before what a card does', () => {
    const own = hound().strikes(1).dice(2, 3, 4, 1, 1).pick('strike', 'hound')
    expect(own.told('rescues')).toEqual([])
    const away = table({ settings: { hound: 'thirteenth' } })
    away.strikes(1).dice(2, 3, 4, 1, 1).pick('strike', 'doctor')
    expect(away.asked).toBe('strike is over')
    const surge = hound({ screen: ['storm-surge', 'pills', null] })
    surge.draws(surge.victim('doctor')).dice(2, 3, 1, 1, 1).settles()
    expect(surge.told('rescues')).toEqual([])
  })

  it('I32-HOUND-10 I32-MONPLAY-1 a seat falls with its Hound', () => {
    const t = hound({
      pools: [{ has: ['hound'] }, { has: ['doctor', 'lobsterman'] }],
      survivors: [],
    })
    t.strikes(1).dice(1, 1).pick('strike', 'hound')
    expect(t.told('seatFalls')).toEqual([{ pool: 0 }])
  })

  it('I32-TERROR-14 I32-HOUND-9 maddening tests the Hound that rescued', () => {
    const t = hound({
      settings: { hound: 'thirteenth', terrors: '1', smallCast: false },
      throngs: [['star-spawn']],
    })
    t.strikes(1).dice(2, 2).pick('strike', 'doctor').dice(1, 4, 5, 6, 5, 2).pick('rescue')
    expect(t.told('throws').at(-1)).toMatchObject({ who: HOUND, kind: 'dread', target: 8 })
    expect(t.survivor('hound').insane).toBe(2)
  })

  it('I32-HOUND-4 I32-VICTIM-3 a card that takes random victims never takes the Hound', () => {
    const t = hound({ reel: 3, screen: ['dreadful-chant', 'pills', null], survivors: [] })
    t.draws(0, 0).dice(3, 4, 3, 4).settles()
    const victims = new Set(t.told('victim').map(({ who }) => who))
    expect(victims).toEqual(new Set([theCard('doctor'), theCard('lobsterman')]))
  })
})
