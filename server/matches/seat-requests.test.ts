import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SeatRequests } from './seat-requests.ts'

const MINUTE = 60_000

describe('those who ask for a seat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const wanted = (guest: string, origin = guest) => ({ seat: 0, guest, name: guest, origin })
  /** Asks, if that is allowed; gives why not. */
  function ask(seatRequests: SeatRequests, guest: string, origin?: string): string | undefined {
    const why = seatRequests.cannotAsk(wanted(guest, origin))
    if (why === undefined) seatRequests.note({ t: 'petition', id: guest, ...wanted(guest, origin) })
    return why
  }
  const waiting = (seatRequests: SeatRequests) => seatRequests.open.map(({ guest }) => guest)

  it('are two from one place, and four in all', () => {
    const seatRequests = new SeatRequests()
    for (const guest of ['a1', 'a2']) expect(ask(seatRequests, guest, 'a')).toBeUndefined()
    expect(ask(seatRequests, 'a3', 'a')).toBe('too-many-requests')
    for (const guest of ['b', 'c']) expect(ask(seatRequests, guest)).toBeUndefined()
    expect(ask(seatRequests, 'd')).toBe('too-many-requests')
    // Whoever waits already may think better of it.
    expect(ask(seatRequests, 'b')).toBeUndefined()
    expect(waiting(seatRequests)).toHaveLength(4)
  })

  it('make room for others after a minute', () => {
    const seatRequests = new SeatRequests()
    for (const guest of ['a', 'b', 'c', 'd']) ask(seatRequests, guest)
    vi.advanceTimersByTime(MINUTE)
    expect(ask(seatRequests, 'honest')).toBeUndefined()
    expect(waiting(seatRequests)).toEqual(['b', 'c', 'd', 'honest'])
  })

  it('do not wait anew by asking again', () => {
    const seatRequests = new SeatRequests()
    const crowd = ['a', 'b', 'c', 'd']
    for (const guest of crowd) {
      vi.advanceTimersByTime(1)
      ask(seatRequests, guest)
    }
    vi.advanceTimersByTime(MINUTE)
    for (const guest of crowd) ask(seatRequests, guest)
    expect(ask(seatRequests, 'honest')).toBeUndefined()
    expect(waiting(seatRequests)).toEqual(['b', 'c', 'd', 'honest'])
  })

  it('do not come again for minutes after a no, nor as a third of the same place', () => {
    const seatRequests = new SeatRequests()
    const refuse = (seatRequest: string) =>
      seatRequests.note({ t: 'admit', petition: seatRequest, by: 1, yes: false })
    ask(seatRequests, 'a1', 'a')
    vi.advanceTimersByTime(9 * MINUTE)
    refuse('a1')
    vi.advanceTimersByTime(9 * MINUTE)
    expect(ask(seatRequests, 'a1', 'a')).toBe('petition-refused')
    // A brother or sister has not been refused yet.
    expect(ask(seatRequests, 'a2', 'a')).toBeUndefined()
    refuse('a2')
    expect(ask(seatRequests, 'a3', 'a')).toBe('petition-refused')
    expect(ask(seatRequests, 'b')).toBeUndefined()
    vi.advanceTimersByTime(10 * MINUTE)
    expect(ask(seatRequests, 'a1', 'a')).toBeUndefined()
  })

  it('are not shown to those who do not want to hear them', () => {
    const seatRequests = new SeatRequests()
    ask(seatRequests, 'a')
    const muted = new Set(['a'])
    expect(seatRequests.shownTo({ guest: 'seated', muted })).toEqual([])
    expect(seatRequests.shownTo({ guest: 'other', muted: new Set() })).toHaveLength(1)
  })
})
