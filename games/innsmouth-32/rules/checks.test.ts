import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    survivors: [],
    throngs: [['thug']],
    screen: ['boat-hook', 'whiskey', 'pills'],
    pile: ['elder', 'priest'],
    turn: 'director',
    ...more,
  })

/** The Thug strikes somebody down. */
const fell = (t: I32Scenario, who: 'doctor' | 'lobsterman' | 'moll'): I32Scenario =>
  t.strikes(1).dice(2, 3, 6, 6, 5).pick('strike', who)

describe('What is looked at when somebody falls or comes', () => {
  it('I32-WIN-3 nothing is over while the pile holds a survivor', () => {
    const t = table({
      settings: { secretCultist: true },
      cultist: 'kingpin',
      pools: [{ has: [] }, { has: ['doctor'] }],
      survivors: ['moll', 'kingpin'],
    })
    t.dice(2, 3, 6, 6, 5).strikes(1)
    expect(t.isInPlay('doctor')).toBe(false)
    expect([t.table.outcome, t.table.isLastOne]).toEqual([null, false])
    expect(t.table.pools.map(({ side }) => side)).toEqual(['survivors', 'survivors'])
  })

  it('I32-LASTONE-1 whoever is alone in play is not the last while the pile holds a survivor', () => {
    const t = fell(table({ survivors: ['moll'] }), 'doctor')
    expect(t.told('lastOne')).toEqual([])
    expect(t.table.isLastOne).toBe(false)
  })

  it('I32-LASTONE-1 I32-TERM-2 who is held counts as in play', () => {
    const held = { is: 'co-ed', in: 'snatched' } as const
    const t = fell(table({ pools: [{ has: ['lobsterman', held] }, { has: ['doctor'] }] }), 'doctor')
    expect(t.told('lastOne')).toEqual([])
    const last = table({ pools: [{ has: [held] }, { has: ['doctor'] }] })
    last.dice(2, 3, 6, 6, 5).pick('allOut')
    expect(last.told('lastOne')).toEqual([{ who: theCard('co-ed') }])
  })

  it('I32-LASTONE-1 I32-REEL-8 I32-REEL-11 not any more once the last turn of reel IV is over', () => {
    const t = table({
      reel: 4,
      turn: 2,
      pools: [{ has: [{ is: 'lobsterman', in: 'lost-in-the-marsh' }] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
      pile: [],
    }).act()
    // The Thug misses the Doctor, and SPEED 4 does not save the Lobsterman.
    t.dice(6, 5, 6, 4).pick('take', 'boat-hook')
    expect(t.isInPlay('lobsterman')).toBe(false)
    expect(t.told('lastOne')).toEqual([])
    expect(t.table.outcome).toEqual({ ending: 'filmEnds', winners: [2] })
  })

  it('I32-MONPLAY-1 an empty pool falls when somebody else draws the last survivor', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: [], power: 4 }, { has: ['doctor'] }],
      survivors: ['moll'],
      turn: 1,
    })
    t.pick('drawSurvivor')
    expect(t.told('seatFalls')).toEqual([{ pool: 1 }])
    expect(t.table.pools[1]).toMatchObject({ side: 'fallen', power: 0 }) // I32-SPOINT-16
    expect(t.asked).toBe('ann act.choose')
  })

  it('I32-TURN-10 seats fall, then the Last One Standing, and no Turning Point after that', () => {
    const t = fell(table({ reel: 2 }), 'doctor')
    const keys = t.events.map(({ key }) => key)
    const order = ['eliminated', 'seatFalls', 'lastOne'] as const
    const places = order.map((key) => keys.indexOf(key))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(-1)
    expect(keys).not.toContain('turningPoint')
  })

  it('I32-TURN-10 I32-TURNING-1 a fall makes the numbers of Turning Point, and it is noticed at once', () => {
    const t = table({
      reel: 2,
      pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor'] }, { throngs: [['loafer']] }],
    })
    t.state.table.turningPoint = 'over'
    fell(t, 'doctor')
    expect(t.told('turningPoint')).toEqual([]) // I32-TURNING-5
    const first = table({
      reel: 2,
      pools: [
        { has: ['lobsterman', 'moll'] },
        { has: ['doctor'] },
        { has: ['co-ed'] },
        { throngs: [['loafer']] },
      ],
    })
    expect(first.table.turningPoint).toBe('waits')
    fell(first, 'doctor')
    expect(first.told('turningPoint')).toHaveLength(1)
    expect(first.table.turningPoint).toBe('active')
  })

  it.each([
    [1, 'waits'],
    [2, 'active'],
  ])('I32-TURNING-1 I32-TURNING-2 %i monster seats against three make it %s', (seats, point) => {
    const monsters = Array.from({ length: seats }, (_, place) => ({
      throngs: [[place === 0 ? 'loafer' : 'brute'] as const],
    }))
    const t = table({
      reel: 2,
      pools: [
        { has: ['lobsterman'] },
        { has: ['doctor'] },
        { has: ['moll'] },
        { fallen: true },
        ...monsters,
      ],
    })
    t.runOnly('checks', {})
    expect(t.table.turningPoint).toBe(point)
  })
})

describe('The Last One Standing', () => {
  /** The same in the director's turn, which goes on. */
  const struck = (t: I32Scenario, who: 'doctor' | 'lobsterman'): I32Scenario =>
    t.pick('allOut').dice(2, 3, 6, 6, 5).pick('strike', who)

  it.each([
    [3, 3, true],
    [3, 4, false],
    [4, 4, true],
  ])('I32-LASTONE-3 in reel %i a %i earns the star: %s', (reel, die, isEarned) => {
    const t = struck(table({ reel }), 'doctor').dice(die).pick('insist')
    expect(t.told('starDie')).toEqual([{ who: theCard('lobsterman'), die, isEarned }])
    expect(t.survivor('lobsterman').stars).toBe(isEarned ? 1 : 0)
    expect(t.table.roll).toEqual({
      who: theCard('lobsterman'),
      kind: 'star',
      dice: [die],
      target: reel,
    })
  })

  it('I32-LASTONE-3 a star that is granted is not thrown for', () => {
    const t = struck(table({ reel: 4 }), 'doctor')
    const { roll } = t.table
    t.pick('grant')
    expect(t.told('starDie')).toMatchObject([{ die: 0, isEarned: true }])
    expect(t.table.roll).toEqual(roll)
  })

  it('I32-LASTONE-4 I32-SPOT-1 the final turn may be TAKE + ACT', () => {
    const t = struck(table({ reel: 4 }), 'doctor')
      .dice(6)
      .pick('insist')
    const { turn } = t.table
    t.pick('spotlight', 'lobsterman').pick('take', 'pills')
    expect(t.asked).toBe('ann act.choose')
    t.pick('rest')
    expect(t.held('lobsterman')).toEqual(['pills'])
    expect(t.survivor('lobsterman').rest).toBe(2)
    expect(t.table.turn).toBe(turn + 2)
    expect(t.asked).toBe('bob sideTurn.choose')
  })

  it('I32-LASTONE-4 I32-HOUND-15 the Hound is not in the spotlight of it', () => {
    const t = table({
      reel: 4,
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: ['doctor'] }],
    })
    t.pick('allOut').dice(2, 3).pick('strike', 'doctor').dice(6, 6, 5).pick('decline')
    t.dice(6).pick('insist')
    expect(t.asked).toBe('ann act.choose')
    expect(t.offered).toEqual(['rest', 'attack thug'])
  })

  it('I32-LASTONE-5 I32-LASTONE-6 each other place has one turn, clockwise, and no reel ends', () => {
    const t = table({
      reel: 3,
      pools: [{ fallen: true }, { has: ['moll', 'lobsterman'] }, { throngs: [['loafer']] }],
      screen: ['boat-hook', null, null],
      pile: [],
    })
    t.dice(2, 3, 6, 6, 5).pick('strike', 'lobsterman').dice(6).pick('insist').dice(6).pick('insist')
    // Both throngs miss, and the cut of the fallen seat finds no monster.
    const find = (key: string) => () => t.discards.indexOf(key)
    t.forget().dice(6, 5, 6, 5).draws(find('fire-axe'), find('harpoon'), find('shotgun'))
    t.pick('spotlight', 'moll').pick('rest')
    expect(t.told('turn').map(({ side }) => side)).toEqual([1, 2, 8, 0])
    expect(t.table.outcome).toEqual({ ending: 'lastOneStands', winners: [2] })
    expect(t.rulesCited).toContain('I32-LASTONE-5')
    expect(t.told('reelEnds')).toEqual([])
  })
})
