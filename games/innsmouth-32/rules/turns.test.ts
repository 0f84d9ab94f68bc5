import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { DIRECTOR } from '../state.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { activePool, placeAfter } from './survivors.ts'

describe('Turns', () => {
  const table = (more: Position = {}): I32Scenario =>
    at({
      pools: [{ has: ['lobsterman', 'co-ed', 'moll'] }, { has: ['doctor'] }],
      screen: ['thug', 'whiskey', 'pills'],
      pile: ['brute', 'elder', 'priest'],
      ...more,
    })

  it('I32-TURN-1 I32-SEAT-5 I32-TERM-7 seats in order, then the director', () => {
    const t = table()
    expect([placeAfter(t.state, 0), placeAfter(t.state, 1), placeAfter(t.state, DIRECTOR)]).toEqual(
      [1, DIRECTOR, 0],
    )
  })

  it('I32-TURN-2 I32-TURN-3 I32-TURN-4 I32-SEAT-7 I32-PROMPT-7 all of a pool act in order, one after another', () => {
    const t = table({ screen: ['thug', 'loafer', null], pile: [] })
    expect(t.table.acting).toBe(theCard('lobsterman'))
    t.pick('rest')
    expect(t.table.acting).toBe(theCard('co-ed'))
    t.pick('rest')
    expect(t.table.acting).toBe(theCard('moll'))
    t.pick('rest')
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-SPOT-1 I32-SPOT-2 I32-SPOT-7 I32-SCREEN-5 in the spotlight one takes and acts, the others do nothing', () => {
    const t = table()
    t.pick('spotlight', 'co-ed').pick('take', 'whiskey')
    expect(t.screen).toEqual(['thug', '?', 'pills'])
    t.pick('rest').pick('decline')
    expect(t.screen).toEqual(['thug', 'brute', 'pills'])
    expect(t.survivor('lobsterman').rest).toBe(0)
    expect(t.asked).toBe('bob poolTurn.choose')
  })

  it('I32-SPOT-3 who is inside comes out first, who is held is not chosen', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        {
          has: [
            { is: 'lobsterman', in: 'gilman-house' },
            { is: 'co-ed', in: 'snatched' },
          ],
        },
        { has: ['doctor'] },
      ],
    })
    expect(t.refusal('spotlight', 'co-ed')).toBe('is-held')
    t.pick('spotlight', 'lobsterman')
    expect(t.survivor('lobsterman').area).toBe(-1)
  })

  it('I32-SPOT-4 I32-SPOT-5 a drawn survivor comes last, with three rest spoints and its tokens, and acts', () => {
    const t = table({
      pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
      survivors: ['occultist', 'moll'],
    })
    t.pick('drawSurvivor')
    expect(t.survivor('occultist')).toMatchObject({ rest: 3, mythos: 5 })
    expect(t.asked).toBe('ann act.choose')
    expect(t.table.acting).toBe(theCard('occultist'))
  })

  it('I32-SPOT-6 I32-SEAT-6 not with three in the pool or none in the pile', () => {
    expect(table().refusal('drawSurvivor')).toBe('pool-full')
    const empty = table({
      pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
      survivors: [],
    })
    expect(empty.refusal('drawSurvivor')).toBe('no-survivors-left')
  })

  it('I32-TURN-5 an empty pool must draw', () => {
    const t = table({ pools: [{ has: [] }, { has: ['doctor'] }], survivors: ['moll', 'kingpin'] })
    expect(t.asked).toBe('ann act.choose')
    expect(t.isInPlay('moll')).toBe(true)
  })

  it('I32-TURN-9 whoever falls in its own turn still ends it', () => {
    const t = table({ screen: ['thug', 'whiskey', '?popcorn'] }).act()
    t.dice(6, 6, 2, 3, 6, 5, 5).pick('attack', 'thug')
    expect(t.isInPlay('lobsterman')).toBe(false)
    expect(t.told('reveals').map(({ card }) => cardAt(card).key)).toEqual(['popcorn', 'brute'])
  })

  it('I32-TERM-13 I32-SEAT-10 on other turns the next survivor seat decides', () => {
    const t = table({ turn: 'director', throngs: [['loafer']] })
    expect(activePool(t.state)).toBe(0)
    t.state.table.place = 1
    expect(activePool(t.state)).toBe(1)
  })
})
