import { describe, expect, it } from 'vitest'
import { arrivals } from './arrivals.ts'
import { gatheringTitle } from './gathering-title.ts'
import { invitationTo, lastsFor } from './invitation-words.ts'

const person = (name: string, ready: boolean) => ({
  name,
  player: 'person',
  heldBy: null,
  present: true,
  ready,
})
const free = { name: '', player: 'open', heldBy: null, present: false, ready: true }
const mara = person('Mara', false)

describe('the news of a table that gathers people', () => {
  it('tells who has sat down, and who is ready', () => {
    expect(arrivals([mara, free], [mara, person('Tom', false)], 0)).toEqual(['Tom has sat down.'])
    expect(arrivals([mara, free], [mara, person('Tom', true)], 0)).toEqual([
      'Tom has sat down and is ready.',
    ])
    expect(arrivals([mara, person('Tom', false)], [mara, person('Tom', true)], 0)).toEqual([
      'Tom is ready.',
    ])
  })

  it('tells somebody new in a seat that was free for a moment', () => {
    const [tom, odile] = [person('Tom', false), person('Odile', false)]
    expect(arrivals([mara, tom], [mara, odile], 0)).toEqual(['Odile has sat down.'])
  })

  it('tells neither what the reader does nor who gets up', () => {
    expect(arrivals([mara, free], [person('Mara', true), free], 0)).toEqual([])
    expect(arrivals([mara, person('Tom', true)], [mara, free], 0)).toEqual([])
  })

  it('stands in the tab until the reader looks, unless they are waited for', () => {
    const table = { seats: [mara, person('Tom', false), free], reader: 0 }
    expect(gatheringTitle(table, 'Candle')).toBe('Waiting for 1 · Candle')
    expect(gatheringTitle(table, 'Candle', 'Tom has sat down.')).toBe(
      '● Tom has sat down. · Candle',
    )
    const full = { seats: [mara, person('Tom', true)], reader: 0 }
    expect(gatheringTitle(full, 'Candle', 'Tom is ready.')).toBe('● They wait for you · Candle')
  })
})

describe('an invitation', () => {
  it('names whoever invites, if they sit there', () => {
    expect(invitationTo({ seats: [mara, free], hostSeat: 0 }, 'Candle')).toBe(
      'Mara invites you to Candle',
    )
    expect(invitationTo({ seats: [mara, free], hostSeat: null }, 'Candle')).toBe(
      'You are invited to Candle',
    )
  })

  it('says how long it takes', () => {
    expect(lastsFor(50)).toMatch(/50 minutes, in one sitting/)
    expect(lastsFor(50, 'slow')).toMatch(/over days.*50 minutes/)
  })
})
