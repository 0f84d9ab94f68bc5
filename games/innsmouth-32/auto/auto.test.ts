import { describe, expect, it } from 'vitest'
import { cardAt, cardsCalled, CLERK, HOUND, theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { autoAction } from './action.ts'
import {
  autoInsanity,
  autoLock,
  autoSlot,
  autoTake,
  autoTarget,
  autoTerrorSlot,
} from './choices.ts'
import { hitsOf } from './hits.ts'

/** Survivors in the first pool's turn, against the director that plays itself. */
const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['whiskey', 'pills', null],
    ...more,
    settings: { director: 'auto', ...more.settings },
  })

describe('The automatic director', () => {
  it('I32-AUTO-1 h counts the throws of two dice that hit', () => {
    const count = (value: number): number => {
      let hits = 0
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) if (a + b <= Math.min(11, value) && a + b < 12) hits++
      return hits
    }
    for (let value = 0; value <= 15; value++) expect(hitsOf(value)).toBe(count(value))
  })

  it('I32-AUTO-1 ties go to an empty slot, then to the lowest', () => {
    const t = table({ throngs: [['spawn', 'loafer']] })
    expect(autoSlot(t.state, DIRECTOR, 5)).toBe(1)
  })

  it('I32-AUTO-2 of equal gains the higher value, then the leftmost', () => {
    const t = table({ screen: ['thug', 'loafer', 'cultist'] })
    const cards = t.table.screen.flat()
    expect(cardAt(autoTake(t.state, DIRECTOR, cards)).key).toBe('thug')
  })

  it('I32-AUTO-3 with strong throngs and nothing worth taking it attacks with all', () => {
    const t = table({
      throngs: [
        ['elder', 'loafer'],
        ['spawn', 'thug'],
        ['brute', 'deep-one'],
      ],
      screen: ['loafer', 'pills', null],
      reel: 4,
    })
    expect(autoAction(t.state, DIRECTOR).verb).toBe(V.allOut)
  })

  it('I32-AUTO-3 a final turn that is known leaves nothing for later', () => {
    const t = table({
      throngs: [['loafer', 'loafer', 'loafer']],
      screen: ['brute', 'pills', null],
      reel: 4,
    })
    const take = { all: 30, taken: 15 + 22, verb: V.takeMonster }
    expect(autoAction(t.state, DIRECTOR)).toMatchObject(take)
    t.state.table.finale = 'known'
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({ all: 30, taken: 15, verb: V.allOut })
  })

  it('I32-AUTO-4 with nothing else it covers what it wants gone most', () => {
    const t = table({ screen: ['whiskey', 'tommy-gun', 'pills'], pile: ['brute'] })
    expect(autoAction(t.state, DIRECTOR)).toMatchObject({ verb: V.cover, argument: 1 })
    const none = table({ settings: { coverAttack: false }, pile: ['brute'] })
    expect(autoAction(none.state, DIRECTOR).verb).toBe(V.pass)
  })

  it('I32-AUTO-5 I32-AUTO-22 a seat without monsters cuts first, and attacks with what it formed', () => {
    const t = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }, { fallen: true }],
      survivors: [],
      pile: ['brute'],
    })
    expect(autoAction(t.state, 2).verb).toBe(V.cut)
  })

  it('I32-AUTO-7 ties in worth go to fewer rest spoints, then to the lower seat and the earlier place', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['town-drunk'] }] })
    t.survivor('town-drunk').mythos = 0
    expect(autoTarget(t.state)).toBe(theCard('lobsterman'))
    const same = table({ pools: [{ has: ['doctor', 'archaeologist'] }, { has: ['moll'] }] })
    same.survivor('archaeologist').mythos = 0
    expect(autoTarget(same.state)).toBe(theCard('doctor'))
  })

  it('I32-AUTO-8 locks only if nobody is in reach: most inside, then fewest locks', () => {
    const t = table({
      corners: ['gilman-house', 'hall-of-the-order'],
      pools: [
        { has: [{ is: 'lobsterman', in: 'gilman-house' }] },
        { has: [{ is: 'doctor', in: 'hall-of-the-order' }] },
      ],
    })
    expect(autoTarget(t.state)).toBe(-1)
    expect(autoLock(t.state)).toBe(1)
  })

  it('I32-AUTO-9 I32-AUTO-10 its throngs attack in order of their slots', () => {
    const t = table({
      throngs: [
        ['elder', 'loafer'],
        ['spawn', 'thug'],
        ['brute', 'deep-one'],
      ],
      screen: ['boat-hook', 'pills', null],
      pile: ['whiskey', 'harpoon'],
      reel: 4,
    })
    t.dice(6, 6, 6, 6, 6, 6).runOnly('allOut', { side: DIRECTOR, left: [0, 1, 2] })
    while (t.asked?.includes('counter')) t.pick('decline')
    expect(t.told('attacks').map(({ throng }) => throng)).toEqual([0, 1, 2])
  })

  it('I32-AUTO-11 it fades out the best card at once, but not in reel IV', () => {
    const t = table({ screen: ['whiskey', 'fire-axe', 'thug'], pile: ['brute', 'elder'] }).act()
    t.pick('rest')
    expect(t.table.fade).toMatchObject({ card: theCard('fire-axe') })
    const late = table({ reel: 4, screen: ['whiskey', 'fire-axe', 'thug'], pile: ['brute'] }).act()
    late.pick('rest')
    expect(late.table.fade).toBeNull()
  })

  it.each([
    [3, 1],
    [4, 0],
  ])('I32-AUTO-12 in reel %i it clips %i times', (reel, clips) => {
    const t = table({
      reel,
      throngs: [['loafer', 'loafer', 'loafer']],
      screen: ['whiskey', null, null],
    })
    t.until('poolTurn')
    t.runOnly('sideEnd', { side: DIRECTOR, isFinal: false })
    expect(t.told('clips')).toHaveLength(clips)
  })

  it('I32-AUTO-15 I32-AUTO-24 it covers SPEED, then the best printed stat', () => {
    const t = table({
      pools: [{ has: ['lobsterman', { is: 'moll', insane: ['speed'] }] }, { has: ['doctor'] }],
    })
    expect(autoInsanity(t.state, theCard('lobsterman'))).toBe(1)
    expect(autoInsanity(t.state, theCard('moll'))).toBe(2)
  })

  it('I32-AUTO-16 what it takes from hands has the highest rank', () => {
    const t = table({
      pools: [
        { has: [{ is: 'lobsterman', cards: ['boat-hook', 'harpoon'] }] },
        { has: ['doctor'] },
      ],
      screen: ['slick-hands', 'pills', null],
    })
    t.draws(t.victim('lobsterman')).settles()
    expect(t.held('lobsterman')).toEqual(['boat-hook'])
  })

  it('I32-AUTO-17 a terror goes under its strongest throng', () => {
    const t = table({ settings: { terrors: '1' }, throngs: [['loafer'], ['brute']] })
    expect(autoTerrorSlot(t.state, DIRECTOR)).toBe(1)
    expect(autoTerrorSlot(table().state, DIRECTOR)).toBe(0)
  })

  it('I32-AUTO-13 it always cuts, and places in descending order', () => {
    const t = table({ reel: 2 })
    t.draws(0, t.discards.indexOf('spawn') - 1).runOnly('cut', {})
    expect([t.throng(1), t.throng(2)]).toEqual([['spawn'], ['loafer']])
  })

  it('I32-AUTO-18 it grants stars only before six throngs', () => {
    const six = table({
      pools: [{ has: ['lobsterman'] }, { throngs: [['loafer'], ['thug'], ['brute']] }],
      survivors: [],
      throngs: [['deep-one'], ['deep-one'], ['deep-one']],
    })
    six.runOnly('lastOne', { who: theCard('lobsterman'), tokens: 1, places: [] })
    expect(six.told('starDie')).toMatchObject([{ die: 0, isEarned: true }])
    const few = table({
      pools: [{ has: ['lobsterman'] }, { throngs: [['loafer'], ['thug']] }],
      survivors: [],
      throngs: [['deep-one'], ['deep-one'], ['deep-one']],
    })
    few.dice(5).runOnly('lastOne', { who: theCard('lobsterman'), tokens: 1, places: [] })
    expect(few.told('starDie')).toMatchObject([{ die: 5, isEarned: false }])
  })

  it('I32-AUTO-14 it uses survivor loss at every opportunity', () => {
    const t = table({ settings: { survivorLoss: true }, screen: [null, null, null] })
    const left = t.table.piles[0] ?? 0
    t.runOnly('endTasks', { left: 0 }).pick('vote', 'doctor')
    t.pick('vote', 'doctor')
    expect(t.table.piles[0]).toBe(left - 1)
  })

  it('I32-AUTO-23 the Hound on the screen is what it wants gone most', () => {
    const t = table({
      settings: { hound: 'thirteenth', houndRecurring: true, nightClerk: true },
      screen: ['tommy-gun', 'hound', 'clerk'],
      pile: ['brute', 'elder'],
    }).act()
    expect(autoTake(t.state, DIRECTOR, [theCard('clerk'), ...cardsCalled('deep-one')])).toBe(CLERK)
    t.pick('rest')
    expect(t.table.fade).toMatchObject({ card: HOUND })
  })

  it('I32-AUTO-25 a monster seat leaves nothing for later once the final turn is known', () => {
    const t = table({
      reel: 4,
      pools: [
        { has: ['lobsterman', 'co-ed'] },
        { has: ['doctor'] },
        { throngs: [['loafer', 'loafer', 'loafer']] },
      ],
      survivors: [],
      screen: ['brute', 'pills', null],
    })
    t.state.table.finale = 'known'
    expect(autoAction(t.state, 2).verb).toBe(V.allOut)
  })

  it('I32-AUTO-19 I32-AUTO-21 it has nobody to ask', () => {
    const t = table({ throngs: [['thug'], ['brute']], screen: ['ambush', 'pills', null] })
    t.dice(6, 5).settles()
    expect(t.told('attacks')).toMatchObject([{ throng: 1, who: theCard('lobsterman') }])
  })
})
