import { describe, expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import type { plots } from '../pieces/plots.ts'

const table = (plot: (typeof plots)[number]['key'], more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: [plot, 'whiskey', 'pills'],
    ...more,
  })

describe('Plot devices', () => {
  it('I32-CARD-6 I32-CARD-7 I32-CARD-8 I32-PROMPT-6 the survivors decide: the player of the cause, or whose turn it is', () => {
    const t = table('zadoks-confession')
    t.settles()
    expect(t.asked).toBe('ann event.decide')
    const other = table('zadoks-confession').settles(theCard('doctor'))
    expect(other.asked).toBe('bob event.decide')
    other.pick('discard')
    expect(other.discarded).toContain('zadoks-confession')
  })

  it.each([
    ['a success', [3, 3], 5, 0],
    ['a failure', [5, 4, 1], 0, 1],
  ] as const)('I32-PLOT-1 I32-CARD-13 Zadok with %s', (_, dice, mythos, insane) => {
    const t = table('zadoks-confession', { reel: 2 })
    t.settles().pick('resolve')
    expect(t.offered).toEqual(['choose lobsterman', 'choose co-ed', 'choose doctor'])
    t.dice(...dice).pick('choose', 'doctor')
    expect(t.survivor('doctor')).toMatchObject({ mythos, insane })
    expect(t.removed).toContain('zadoks-confession')
  })

  it('I32-PLOT-1 I32-PLOT-4 says of each whom the test cannot be given to why not', () => {
    const inside = { is: 'co-ed', in: 'gilman-house' } as const
    const pools = [{ has: ['lobsterman', inside] }, { has: ['doctor'] }] as const
    for (const plot of ['zadoks-confession', 'wire-to-boston'] as const) {
      const t = table(plot, { pools, corners: ['gilman-house'], pile: ['thug', 'loafer'] })
      t.settles().pick('resolve')
      expect(t.offered).toEqual(['choose lobsterman', 'choose doctor'])
      expect(t.refusal('choose', 'co-ed')).toBe('not-in-the-open')
    }
  })

  it('I32-CARD-9 what cannot be met can only be discarded', () => {
    const t = table('zadoks-confession', {
      pools: [
        { has: [{ is: 'lobsterman', in: 'snatched' }] },
        { has: [{ is: 'doctor', in: 'lost-in-the-marsh' }] },
      ],
    })
    t.settles()
    expect(t.discarded).toContain('zadoks-confession')
  })

  it('I32-PLOT-2 whoever holds the bridge is attacked, and relieves all if it lives', () => {
    const t = table('last-stand', { throngs: [['thug'], ['brute']] })
    t.settles().pick('resolve').pick('choose', 'doctor')
    expect(t.asked).toBe('zoe raid.with')
    t.dice(6, 5).pick('strikeWith', 'throng 2')
    expect(t.told('attacks')).toMatchObject([{ throng: 1, who: theCard('doctor') }])
    expect([t.survivor('doctor').rest, t.survivor('co-ed').rest]).toEqual([2, 2])
  })

  it('I32-PLOT-2 I32-CARD-13 only those in the open can hold the bridge, and only they are relieved', () => {
    const t = table('last-stand', {
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'lobsterman', in: 'gilman-house' }, 'co-ed'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.settles().pick('resolve')
    expect(t.offered).toEqual(['choose co-ed', 'choose doctor'])
    t.dice(6, 5).pick('choose', 'doctor')
    expect([t.survivor('lobsterman').rest, t.survivor('co-ed').rest]).toEqual([0, 2])
  })

  it('I32-PLOT-2 nobody is relieved if it falls', () => {
    const t = table('last-stand', { throngs: [['thug']] })
    t.settles().pick('resolve').dice(2, 3, 1, 6, 4).pick('choose', 'doctor')
    expect(t.survivor('co-ed').rest).toBe(0)
    expect(t.removed).toContain('last-stand')
  })

  it('I32-PLOT-3 fire takes what is not above the die and the reel', () => {
    const t = table('refinery-fire', {
      reel: 3,
      throngs: [['thug', 'brute', 'deep-one'], ['loafer']],
    })
    t.settles().pick('resolve')
    expect(t.offered).toEqual(['aimAt throng 1', 'aimAt throng 2'])
    t.dice(4).pick('aimAt', 'throng 1')
    expect(t.throng(1)).toEqual(['deep-one'])
    expect(t.throng(2)).toEqual(['loafer'])
    expect(t.discarded).toEqual(['thug', 'brute'])
    expect(t.told('burns')).toEqual([{ throng: 0, die: 4, heat: 6 }])
    expect(t.table.roll).toEqual({ who: -1, kind: 'fire', dice: [4], target: 0 })
    expect(t.removed).toContain('refinery-fire')
  })

  it('I32-PLOT-4 I32-SEAT-11 a wire discards three cards unseen', () => {
    const t = table('wire-to-boston', { pile: ['brute', 'thug', 'elder', 'priest', 'loafer'] })
    t.settles().pick('resolve').dice(3, 3).pick('choose', 'doctor')
    expect(t.told('unseen')).toEqual([{ count: 3 }])
    expect(t.discarded).toEqual(['brute', 'thug', 'elder'])
    // The next card has come to the screen.
    expect([t.screen[0], t.table.reelPile]).toEqual(['priest', 1])
    expect(t.told('horror')).toEqual([])
  })

  it('I32-PLOT-4 or the director draws two', () => {
    const t = table('wire-to-boston', { pile: ['brute', 'thug', 'elder', 'priest', 'loafer'] })
    t.settles().pick('resolve').dice(6, 5).draws(0, 0).pick('choose', 'doctor')
    expect(t.asked).toBe('zoe place.choose')
    t.pick('placeIn', 'throng 1').pick('placeIn', 'throng 3')
    expect([t.throng(1), t.throng(3)]).toEqual([['loafer'], ['loafer']])
    expect(t.table.reelPile).toBe(4)
  })

  it('I32-PLOT-5 up to as many as the reel go into one sanctuary', () => {
    const t = table('secret-passage', { reel: 2, corners: ['gilman-house', 'refinery-vault'] })
    t.settles().pick('resolve').pick('enter', 'refinery-vault')
    expect(t.offered).toEqual(['finish', 'choose lobsterman', 'choose co-ed', 'choose doctor'])
    expect(t.about).toEqual({ corner: 1, left: 2 })
    t.pick('choose', 'doctor').pick('choose', 'co-ed')
    expect([t.survivor('doctor').area, t.survivor('co-ed').area]).toEqual([1, 1])
    expect(t.asked).toBe('reveal is over')
  })
})
