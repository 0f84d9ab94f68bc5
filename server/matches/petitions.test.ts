import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Petitions } from './petitions.ts'

const MINUTE = 60_000

describe('those who ask for a seat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const wanted = (guest: string, origin = guest) => ({ seat: 0, guest, name: guest, origin })
  /** Asks, if that is allowed; gives why not. */
  function ask(petitions: Petitions, guest: string, origin?: string): string | undefined {
    const why = petitions.cannotAsk(wanted(guest, origin))
    if (why === undefined) petitions.note({ t: 'petition', id: guest, ...wanted(guest, origin) })
    return why
  }
  const waiting = (petitions: Petitions) => petitions.open.map(({ guest }) => guest)

  it('are two from one place, and four in all', () => {
    const petitions = new Petitions()
    for (const guest of ['a1', 'a2']) expect(ask(petitions, guest, 'a')).toBeUndefined()
    expect(ask(petitions, 'a3', 'a')).toBe('too-many-requests')
    for (const guest of ['b', 'c']) expect(ask(petitions, guest)).toBeUndefined()
    expect(ask(petitions, 'd')).toBe('too-many-requests')
    // Who waits already may think better of it.
    expect(ask(petitions, 'b')).toBeUndefined()
    expect(waiting(petitions)).toHaveLength(4)
  })

  it('make room for others after a minute', () => {
    const petitions = new Petitions()
    for (const guest of ['a', 'b', 'c', 'd']) ask(petitions, guest)
    vi.advanceTimersByTime(MINUTE)
    expect(ask(petitions, 'honest')).toBeUndefined()
    expect(waiting(petitions)).toEqual(['b', 'c', 'd', 'honest'])
  })

  it('do not wait anew by asking again', () => {
    const petitions = new Petitions()
    const crowd = ['a', 'b', 'c', 'd']
    for (const guest of crowd) {
      vi.advanceTimersByTime(1)
      ask(petitions, guest)
    }
    vi.advanceTimersByTime(MINUTE)
    for (const guest of crowd) ask(petitions, guest)
    expect(ask(petitions, 'honest')).toBeUndefined()
    expect(waiting(petitions)).toEqual(['b', 'c', 'd', 'honest'])
  })

  it('do not come again for minutes after a no, nor as a third of the same place', () => {
    const petitions = new Petitions()
    const refuse = (petition: string) => petitions.note({ t: 'admit', petition, by: 1, yes: false })
    ask(petitions, 'a1', 'a')
    vi.advanceTimersByTime(9 * MINUTE)
    refuse('a1')
    vi.advanceTimersByTime(9 * MINUTE)
    expect(ask(petitions, 'a1', 'a')).toBe('petition-refused')
    // A brother or sister has not been refused yet.
    expect(ask(petitions, 'a2', 'a')).toBeUndefined()
    refuse('a2')
    expect(ask(petitions, 'a3', 'a')).toBe('petition-refused')
    expect(ask(petitions, 'b')).toBeUndefined()
    vi.advanceTimersByTime(10 * MINUTE)
    expect(ask(petitions, 'a1', 'a')).toBeUndefined()
  })

  it('are not shown to those who do not want to hear them', () => {
    const petitions = new Petitions()
    ask(petitions, 'a')
    const muted = new Set(['a'])
    expect(petitions.shownTo({ guest: 'seated', muted })).toEqual([])
    expect(petitions.shownTo({ guest: 'other', muted: new Set() })).toHaveLength(1)
  })
})
