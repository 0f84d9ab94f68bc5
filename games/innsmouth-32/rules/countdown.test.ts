import { section } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { cardAt, theCard } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'
import { countdownOf, tokensOf } from './countdown.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    pile: ['brute', 'elder'],
    throngs: [['loafer']],
    fade: { card: 'pills', left: 3 },
    ...more,
  })

const waited = (t: I32Scenario, isBetween = false): string[] =>
  countdownOf(t.table, isBetween).map((card) => cardAt(card).key)

describe('The countdown of a fade out', () => {
  it('I32-FADE-2 marks those who are expected to take the next three turns', () => {
    const t = table()
    expect(waited(t)).toEqual(['lobsterman', 'co-ed', 'doctor'])
    t.act()
    expect(waited(t)).toEqual(['lobsterman', 'co-ed', 'doctor'])
    t.pick('rest')
    expect(t.table.fade?.left).toBe(2)
    expect(waited(t)).toEqual(['co-ed', 'doctor'])
    t.pick('rest')
    expect(waited(t)).toEqual(['doctor'])
  })

  it('I32-FADE-2 begins with whoever comes after the turn in which it was placed', () => {
    const t = table({
      pools: [{ has: ['lobsterman', { is: 'co-ed', stars: 1 }] }, { has: ['doctor'] }],
    })
    t.state.table.fade = null
    t.act().pick('rest').pick('fadeOut', 'pills')
    expect(t.asked).toBe('ann second.ask')
    expect(waited(t, true)).toEqual(['co-ed', 'doctor', 'lobsterman'])
    t.pick('decline')
    expect(waited(t)).toEqual(['co-ed', 'doctor', 'lobsterman'])
  })

  it('I32-FADE-10 marks the same survivor several times where there are fewer than three', () => {
    const t = table({ pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }], turn: 'director' })
    expect(waited(t)).toEqual(['lobsterman', 'doctor', 'lobsterman'])
    expect(tokensOf(t.table, false, theCard('lobsterman'))).toEqual([3, 1])
    expect(tokensOf(t.table, false, theCard('doctor'))).toEqual([2])
  })

  it('I32-FADE-3 I32-TURN-7 passes over who has used the next turn for first dibs, once', () => {
    const t = table({
      pools: [{ has: [{ is: 'moll', dibs: true }] }, { has: ['doctor'] }],
    })
    expect(waited(t)).toEqual(['doctor', 'moll', 'doctor'])
  })

  it('I32-FADE-2 marks nobody where nothing fades', () => {
    const t = table()
    t.state.table.fade = null
    expect(waited(t)).toEqual([])
    expect(tokensOf(t.table, false, theCard('doctor'))).toEqual([])
  })

  it('I32-FADE-2 is read on the board in words', () => {
    const t = table({ turn: 2, fade: { card: 'pills', left: 2 } })
    expect(section(t, 'bob', 'Screen')).toContain(
      'The Sanatorium Pills go after the turns of the Doctor and the Lobsterman.',
    )
  })
})
