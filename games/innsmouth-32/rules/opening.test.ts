import type { Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardAt, theCard, type CardKey } from '../pieces/cards.ts'
import { DIRECTOR, FACEDOWN } from '../state.ts'
import { newMatch, type I32Scenario } from '../testing/at.ts'
import { causedBySide } from './cause.ts'

/** The opening scene of the Lobsterman and the Moll, with these three cards and a reel whose top card comes first. */
function opening(
  screen: readonly [CardKey, CardKey, CardKey],
  reel: readonly CardKey[],
  settings: Settings = {},
): I32Scenario {
  const t = newMatch(3, settings)
  const { table, box } = t.state
  const take = (key: CardKey): number => {
    const place = table.discards.findIndex((card) => cardAt(card).key === key)
    return table.discards.splice(place, 1)[0] ?? -1
  }
  box.screen = screen.map((key) => take(key))
  box.reel = reel.map((key) => take(key)).toReversed()
  Object.assign(table, { screen: [[FACEDOWN], [FACEDOWN], [FACEDOWN]], reelPile: reel.length })
  const starters = [theCard('moll'), theCard('lobsterman')]
  box.piles = box.piles.map((pile) => [
    ...pile.filter((card) => !starters.includes(card)),
    ...starters,
  ])
  box.stack = [{ at: 'match.reel' }]
  t.state.box.stack.push({
    at: 'start.survivors',
    slot: 0,
    cause: causedBySide(DIRECTOR),
  } as (typeof box.stack)[number])
  return t.go()
}

describe('The opening scene', () => {
  it('I32-SETUP-13 I32-SETUP-16 events of the opening are resolved, and then the first seat begins', () => {
    const t = opening(
      ['popcorn', 'whiskey', 'popcorn'],
      ['fire-axe', 'lights-out', 'pills', 'thug'],
    )
    expect(t.told('reveals').map(({ card }) => cardAt(card).key)).toEqual([
      'popcorn',
      'whiskey',
      'popcorn',
      'fire-axe',
      'lights-out',
      'pills',
    ])
    expect(t.screen).toEqual(['fire-axe', 'whiskey', 'pills'])
    expect(t.survivor('lobsterman').rest).toBe(4)
    expect(t.asked).toBe('zoe cut.choose')
    t.pick('decline')
    expect(t.asked).toBe('ann poolTurn.choose')
  })

  it('I32-SETUP-16 I32-CUT-1 I32-PROMPT-4 the director may cut before the first turn, without a monster', () => {
    const t = opening(['whiskey', 'pills', 'fire-axe'], ['thug', 'brute'])
    expect(t.offered).toEqual(['cut', 'decline'])
    t.draws(0).pick('cut').pick('placeIn', 'throng 3')
    expect(t.throng(3)).toEqual(['loafer'])
    expect(t.asked).toBe('ann poolTurn.choose')
    const armed = opening(['whiskey', 'thug', 'fire-axe'], ['pills', 'brute'])
    expect(armed.throng(1)).toEqual(['thug'])
    expect(armed.asked).toBe('ann poolTurn.choose')
  })

  it('I32-SETUP-18 I32-FACTION-2 items of the opening get their tokens, and first dibs come before what is turned up', () => {
    const t = opening(['medallion', 'pistol', 'thug'], ['brute', 'popcorn', 'pills'])
    expect(t.table.stores[0]).toBe(5)
    expect(t.asked).toBe('bob dibs.claim')
    expect(t.screen).toEqual(['medallion', 'pistol', '?'])
    t.pick('claim', 'pistol')
    expect(t.held('moll')).toEqual(['pistol'])
    expect(t.screen).toEqual(['medallion', 'pills', 'brute'])
    expect(t.survivor('lobsterman').rest).toBe(2)
  })

  it('I32-FACTION-6 I32-SETUP-15 whoever claims is the cause of what is turned up afterwards', () => {
    const t = opening(['pistol', 'thug', 'brute'], ['loafer', 'priest', 'deep-one', 'pills'])
    t.dice(6, 5, 6, 5, 6, 5).pick('claim', 'pistol')
    expect(t.screen).toEqual(['deep-one', 'loafer', 'priest'])
    expect(t.told('attacks').map(({ who }) => cardAt(who).key)).toEqual(['moll', 'moll', 'moll'])
    const declined = opening(['pistol', 'thug', 'brute'], ['loafer', 'priest', 'deep-one'])
    expect(declined.pick('decline').told('attacks')).toEqual([])
  })

  it('I32-SETUP-18 whoever declines first dibs leaves the card on the screen', () => {
    const t = opening(['pistol', 'pills', 'thug'], ['brute', 'priest'])
    t.pick('decline')
    expect(t.screen).toEqual(['pistol', 'pills', 'brute'])
    expect(t.survivor('moll').hasDibs).toBe(false)
  })

  it('I32-CLERK-2 the Night Clerk stays on the screen of the opening, with his tokens', () => {
    const t = opening(['clerk', 'thug', 'pills'], ['brute', 'priest'], { nightClerk: true })
    expect(t.throng(1)).toEqual(['thug'])
    expect(t.screen).toEqual(['clerk', 'brute', 'pills'])
    expect(t.table.stores[3]).toBe(9)
  })
})
