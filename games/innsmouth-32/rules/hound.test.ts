import { describe, expect, it } from 'vitest'
import { HOUND } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

describe('The Hound', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound', 'lobsterman'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      ...more,
    })

  it('I32-HOUND-4 I32-EXTRA-1 it has no victim card', () => {
    expect(table().state.box.victims).not.toContain(HOUND)
  })

  it.each([
    ['companion', undefined],
    ['thirteenth', 'pool-full'],
  ])('I32-HOUND-3 I32-SEAT-6 as a %s it takes up a place: %s', (hound, reason) => {
    const t = table({
      settings: { hound },
      pools: [{ has: ['hound', 'lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    })
    expect(t.refusal('drawSurvivor')).toBe(reason)
    expect(t.offers('drawSurvivor')).toBe(reason === undefined)
  })

  it('I32-HOUND-5 I32-HOUND-6 I32-HOUND-15 it rests, bites and moves, and holds nothing', () => {
    const t = table({ corners: ['gilman-house'] }).acts('hound')
    expect(t.offered).toEqual(['rest', 'attack thug', 'enter gilman-house'])
    const spot = table()
    expect(spot.refusal('spotlight', 'hound')).toBe('hound-holds-nothing')
  })

  it('I32-HOUND-6 it takes nothing from the store of a sanctuary either', () => {
    const stored = { is: 'gilman-house', cards: ['boat-hook'] } as const
    const t = table({ corners: [stored] })
      .acts('hound')
      .pick('enter', 'gilman-house')
    expect(t.offers('pickUp', 'boat-hook')).toBe(false)
    t.acts('hound')
    expect(t.offered).toEqual(['rest', 'leave'])
  })

  it('I32-HOUND-7 I32-PROMPT-9 it bites twice with SPEED', () => {
    const t = table({ screen: ['thug', 'loafer', 'pills'] })
    t.acts('hound').dice(5, 4, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
    expect(t.asked).toBe('ann act.bite')
    t.dice(5, 4, 3).pick('attack', 'loafer')
    expect(t.discarded).toEqual(expect.arrayContaining(['thug', 'loafer']))
  })

  it('I32-HOUND-15 it may decline the second', () => {
    const t = table()
    t.acts('hound').dice(6, 5).pick('attack', 'thug').pick('decline')
    expect(t.told('throws')).toHaveLength(1)
  })

  it('I32-HOUND-8 insanity may cover a stat that it does not have', () => {
    const t = table()
    t.dice(1).runOnly('insanity', { who: HOUND, by: 'I32-ABIL-4' })
    expect(t.survivor('hound').insane).toBe(1)
    t.acts('hound').dice(5, 4, 5).pick('attack', 'thug')
    expect(t.told('throws')).toMatchObject([{ target: 9 }])
  })

  it('I32-HOUND-9 I32-PROMPT-18 I32-MONATK-8 it leaps in, even before a head shot', () => {
    const t = table({ throngs: [['thug']] })
    t.strikes(1).dice(1, 1).pick('strike', 'lobsterman')
    expect(t.asked).toBe('ann assault.rescue')
    t.pick('rescue')
    expect(t.isInPlay('lobsterman')).toBe(true)
    expect(t.removed).toEqual(['hound'])
  })

  it('I32-HOUND-9 only in the same area, and once a reel', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [{ has: [{ is: 'hound', in: 'gilman-house' }, 'lobsterman'] }, { has: ['doctor'] }],
      throngs: [['thug']],
    })
    t.strikes(1).dice(2, 3, 1, 1, 1).pick('strike', 'lobsterman')
    expect(t.told('rescues')).toEqual([])
    const used = table({ throngs: [['thug']] })
    used.state.table.hasRescued = true
    used.strikes(1).dice(2, 3, 1, 1, 1).pick('strike', 'lobsterman')
    expect(used.told('rescues')).toEqual([])
  })

  it('I32-HOUND-10 I32-HOUND-11 I32-OPT-10 eliminated it is gone, or comes back', () => {
    const t = table({ throngs: [['thug']] })
    t.strikes(1).dice(2, 3, 1, 6, 5).pick('strike', 'hound')
    expect(t.removed).toEqual(['hound'])
    const again = table({
      settings: { hound: 'thirteenth', houndRecurring: true },
      throngs: [['thug']],
    })
    again.strikes(1).dice(2, 3, 1, 6, 5).pick('strike', 'hound')
    expect(again.discarded).toContain('hound')
  })

  it('I32-HOUND-17 overkill removes it for good', () => {
    const t = table({
      settings: { hound: 'thirteenth', houndRecurring: true },
      throngs: [['spawn']],
    })
    t.strikes(1).dice(4, 4, 5, 5, 6, 5).pick('strike', 'hound')
    expect(t.removed).toEqual(['hound'])
  })

  it('I32-HOUND-11 I32-HOUND-12 I32-SPOT-8 from the screen it is taken like a drawn survivor', () => {
    const t = at({
      settings: { hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['hound', 'whiskey', 'thug'],
      pile: ['brute', 'elder'],
    })
    t.pick('takeHound')
    expect(t.survivor('hound').rest).toBe(3)
    expect(t.asked).toBe('ann act.choose')
  })

  it('I32-HOUND-12 I32-FADE-1 the director may fade it out', () => {
    const t = at({
      settings: { hound: 'thirteenth', houndRecurring: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['hound', 'loafer', 'thug'],
      pile: ['brute', 'elder'],
    }).act()
    t.pick('rest')
    expect(t.offered).toEqual(['decline', 'fadeOut hound'])
  })

  it('I32-HOUND-13 it shares rest with every faction', () => {
    const t = table({
      settings: { hound: 'thirteenth', factionRest: true },
      pools: [{ has: [{ is: 'hound', rest: 2 }, 'lobsterman'] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman').pick('attack', 'thug')
    expect(t.offered).toEqual(['enough', 'giveOthersRest 1 of hound', 'giveOthersRest 2 of hound'])
  })

  it('I32-HOUND-14 it is a survivor for the Last One Standing', () => {
    const t = at({
      settings: { hound: 'thirteenth' },
      pools: [{ has: ['hound'] }, { has: ['doctor'] }],
      survivors: [],
      throngs: [['thug']],
      screen: ['loafer', 'whiskey', 'pills'],
      turn: 'director',
    })
    t.pick('allOut').dice(2, 3).pick('strike', 'doctor').dice(6, 6, 4).pick('decline')
    expect(t.told('lastOne')).toEqual([{ who: HOUND }])
  })

  it('I32-HOUND-16 if it is lost it is shown and gone', () => {
    const t = at({
      settings: { hound: 'thirteenth', survivorLoss: true },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['boat-hook', null, null],
    })
    const { table, box } = t.state
    table.removed = table.removed.filter((card) => card !== HOUND)
    box.piles[0]?.push(HOUND)
    table.piles[0] = box.piles[0]?.length ?? 0
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor').pick('lose')
    expect(t.removed).toContain('hound')
    expect(t.told('houndLost')).toHaveLength(1)
    expect(t.told('survivorLost')).toEqual([])
  })
})
