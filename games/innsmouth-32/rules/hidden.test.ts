import { Engine, FastChance } from '@eldertable/kernel'
import { setUp } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cardAt, FIRST_SURVIVOR, theCard } from '../pieces/cards.ts'
import type { SurvivorKey } from '../pieces/survivors.ts'
import { innsmouth32 } from '../index.ts'
import { DIRECTOR, type I32State } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const isMet = (t: I32Scenario, key: SurvivorKey): boolean | undefined =>
  t.table.met[theCard(key) - FIRST_SURVIVOR]

/** The Moll, whom nobody has seen, lies on top of the reel, above the Quarterback, whom all have met. */
function unseen(more: Position = {}): I32Scenario {
  const t = at({
    pools: [{ has: [{ is: 'lobsterman', cards: ['smash-cut'] }] }, { has: ['doctor'] }],
    survivors: ['kingpin', 'moll'],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['quarterback', 'brute'],
    ...more,
  })
  const { table, box } = t.state
  box.reel.push(box.piles[0]?.shift() ?? -1)
  Object.assign(table, { reelPile: 3, piles: [1] })
  return t
}

describe('Cards that move unseen', () => {
  it('I32-SEAT-11 I32-POWER-3 a survivor whom nobody has seen stays unknown in the discards', () => {
    const t = unseen().acts('lobsterman').pick('use', 'smash-cut')
    expect(t.told('unseen')).toEqual([{ count: 3 }])
    expect(t.discarded.toSorted()).toEqual(['brute', 'quarterback'])
    expect(t.state.box.strangers).toEqual([theCard('moll')])
    expect([t.table.strangers, isMet(t, 'moll'), t.table.reelPile]).toEqual([1, false, 0])
    expect(t.removed).toContain('smash-cut')
    expect(t.held('lobsterman')).toEqual([])
  })

  it('I32-SEAT-11 whoever draws it knows it, and so do all from then on', () => {
    const t = unseen().acts('lobsterman').pick('use', 'smash-cut')
    const place = t.discards.length
    t.acts('doctor').draws(place, 0).pick('search')
    expect(t.told('searches')[0]?.cards[0]).toBe(theCard('moll'))
    expect(t.discards).toContain('moll')
    expect([t.table.strangers, isMet(t, 'moll')]).toEqual([0, true])
  })

  it('I32-SEAT-11 I32-POOL-14 it is one of the discards that can be searched', () => {
    const t = unseen().acts('lobsterman').pick('use', 'smash-cut')
    const { table } = t.state
    table.removed.push(...table.discards.splice(0))
    t.acts('doctor').draws(0).pick('search')
    expect(t.told('searches')).toMatchObject([{ cards: [theCard('moll')] }])
    expect(t.discards).toEqual(['moll'])
  })

  it('I32-CULTIST-8 I32-ELIM-4 the director’s side draws it as a familiar face, which has no protection', () => {
    const t = unseen({ reel: 1 }).acts('lobsterman').pick('use', 'smash-cut')
    t.draws(() => t.discards.length)
    t.runOnly('gather', { side: DIRECTOR, count: 1, rule: 'I32-CUT-2', drawn: [], throngs: [] })
    t.pick('placeIn', 'throng 1')
    expect([t.throng(1), isMet(t, 'moll'), t.table.strangers]).toEqual([['moll'], true, 0])
    t.acts('lobsterman').dice(1, 1).pick('attack', 'moll')
    expect([t.throng(1), t.removed.includes('moll')]).toEqual([[], true])
  })

  it('I32-SEAT-11 I32-TERM-14 no more go unseen than there are', () => {
    const t = unseen({ reel: 2 }).acts('lobsterman').pick('use', 'smash-cut')
    expect(t.told('unseen')).toEqual([{ count: 3 }])
    expect([t.table.reelPile, t.state.box.reel]).toEqual([0, []])
  })

  it('I32-SEAT-11 turned up on the screen it is a familiar face that all know', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      screen: ['?moll', 'whiskey', 'pills'],
    })
    t.state.table.met[theCard('moll') - FIRST_SURVIVOR] = false
    t.settles()
    expect([t.screen[0], isMet(t, 'moll')]).toEqual(['moll', true])
  })

  it('I32-SEAT-11 I32-ENDTASK-10 I32-ENDTASK-11 I32-CULTIST-8 who is lost stays unknown when a reel is dealt', () => {
    const t = at({
      settings: { survivorLoss: true, directorsCut: false },
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: ['moll', 'kingpin'],
      faces: ['quarterback'],
      screen: ['boat-hook', null, null],
      throngs: [['loafer']],
    })
    t.act().pick('take', 'boat-hook').pick('vote', 'doctor')
    t.draws(t.victim('doctor')).dice(1).pick('vote', 'doctor').pick('lose')
    expect(t.told('survivorLost')).toEqual([{}])
    expect([t.table.reel, t.table.piles]).toEqual([2, [1]])
    expect(t.state.box.strangers).toEqual([theCard('moll')])
    expect([t.table.strangers, isMet(t, 'moll')]).toEqual([1, false])
    expect(t.discards).toContain('quarterback')
    expect(t.discards).not.toContain('moll')
  })

  it('I32-SEAT-11 I32-SPOT-4 whoever is drawn from the pile is met', () => {
    const t = at({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: ['moll', 'kingpin'],
      screen: ['thug', 'whiskey', 'pills'],
    })
    expect(isMet(t, 'moll')).toBe(false)
    t.pick('drawSurvivor')
    expect([isMet(t, 'moll'), isMet(t, 'kingpin')]).toEqual([true, false])
  })
})

describe('The order of cards', () => {
  /** A table after its set-up, with dice and shuffles by a seed. */
  function opened(seed: string, change?: (s: I32State) => void): I32State {
    const s = setUp(innsmouth32, 3)
    change?.(s)
    new Engine(innsmouth32).advance(s, new FastChance(seed))
    return s
  }

  it('I32-SEAT-9 discards lie in no order that would tell of the shuffle', () => {
    const { discards } = opened('order').table
    expect(discards).toEqual(discards.toSorted((a, b) => a - b))
    expect(discards.length).toBeGreaterThan(60)
  })

  it('I32-SEAT-8 the same seed deals the same, however the discards lay', () => {
    const one = opened('order')
    const other = opened('order', ({ table }) => table.discards.reverse())
    expect(other.box.reel).toEqual(one.box.reel)
    expect(other.table.screen).toEqual(one.table.screen)
    const third = opened('another')
    expect(third.box.reel).not.toEqual(one.box.reel)
  })

  it('I32-SEAT-9 I32-VICTIM-1 whoever was drawn as a victim is known not to be the cultist', () => {
    const t = at({
      settings: { secretCultist: true },
      cultist: 'kingpin',
      pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor', 'kingpin'] }],
      screen: ['snatched', 'whiskey', 'pills'],
    })
    t.draws(t.victim('moll')).settles()
    const cleared = t.table.cleared.flatMap((is, place) =>
      is ? [cardAt(FIRST_SURVIVOR + place).key] : [],
    )
    expect(cleared).toEqual(['moll'])
  })
})
