import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { KEY, openMatch, seatsOf } from '../testing/open-match.ts'

const REACT = 'listen.react'

/** Picks for whoever is asked. */
function pick(match: Match, ...picks: number[]): void {
  for (const one of picks)
    expect(match.command(match.decision?.seat ?? -1, match.moment, one)).toBeUndefined()
}

describe('a standing order for the rest of the turn', () => {
  it('passes the open decision and all that follow in the turn, and is then over', () => {
    const match = openMatch(['person', 'person'])
    pick(match, watchPick.throw)
    expect(match.order(1, REACT, 'turn-ends')).toBeUndefined()
    expect(match.decision).toMatchObject({ seat: 0, key: 'watch.choose' })
    pick(match, watchPick.throw, watchPick.throw)
    expect(match.line.map(({ seat, by }) => [seat, by])).toEqual([
      [0, undefined],
      [1, 'order'],
      [0, undefined],
      [1, 'order'],
      [0, undefined],
      [1, 'order'],
    ])
    pick(match, watchPick.rest) // seat 1 has the turn now
    expect(match.orders(1)).toEqual([])
    pick(match, watchPick.rest, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 1, key: REACT })
  })

  it('holds although the options change', () => {
    const match = openMatch()
    pick(match, watchPick.throw, watchPick.alarm(1), watchPick.quiet)
    expect(match.order(1, REACT, 'turn-ends')).toBeUndefined()
    pick(match, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 2, key: REACT })
  })

  it('can be given before the decision comes up', () => {
    const match = openMatch(['person', 'person'])
    expect(match.order(1, REACT, 'turn-ends')).toBeUndefined()
    expect(match.position).toBe(0)
    pick(match, watchPick.throw)
    expect(match.position).toBe(2)
  })

  it('answers for its own seat alone', () => {
    const match = openMatch()
    match.order(2, REACT, 'turn-ends')
    pick(match, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 1, key: REACT })
  })
})

describe('a standing order as long as the options are the same', () => {
  it('outlives the turn', () => {
    const match = openMatch(['person', 'person', 'sleepy'])
    pick(match, watchPick.throw)
    expect(match.order(1, REACT, 'options-change')).toBeUndefined()
    match.runBots()
    pick(match, watchPick.rest, watchPick.rest)
    match.runBots() // seat 2 throws and seat 0 is asked
    pick(match, watchPick.quiet)
    expect(match.turn).toBe(3)
    expect(match.line.at(-1)).toMatchObject({ seat: 1, by: 'order' })
    expect(match.orders(1)).toEqual([{ seat: 1, decision: REACT, until: 'options-change' }])
  })

  it('is lifted by the first decision with other options, in the same turn too', () => {
    const match = openMatch()
    pick(match, watchPick.throw)
    match.order(1, REACT, 'options-change')
    pick(match, watchPick.quiet, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 2, key: REACT })
    pick(match, watchPick.alarm(1)) // which gives seat 1 another alarm
    expect(match.orders(1)).toHaveLength(1)
    pick(match, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 1, key: REACT })
    expect(match.orders(1)).toEqual([])
    pick(match, watchPick.quiet)
    expect(match.line.map(({ by }) => by === 'order')).toEqual(
      [0, 1, 0, 0, 1, 0, 0, 0].map((order) => order === 1),
    )
  })

  it('can only be given while the options are offered', () => {
    const match = openMatch()
    expect(match.order(1, REACT, 'options-change')).toBe('not-asked-now')
  })
})

describe('standing orders', () => {
  it('are never taken for a decision without a pass', () => {
    const match = openMatch()
    expect(match.order(0, 'watch.choose', 'turn-ends')).toBe('no-pass')
    expect(match.order(0, 'watch.nothing', 'turn-ends')).toBe('no-such-decision')
    expect(match.order(0, 'night.fall', 'turn-ends')).toBe('no-such-decision')
    expect(match.order(0, 'watch.constructor', 'turn-ends')).toBe('no-such-decision')
    expect(match.orders(0)).toEqual([])
  })

  it('are taken from people at the table, while it is played', () => {
    const match = openMatch(['person', 'sleepy'])
    expect(match.order(1, REACT, 'turn-ends')).toBe('not-your-seat')
    expect(match.order(5, REACT, 'turn-ends')).toBe('not-your-seat')
    match.command(0, 0, watchPick.resign)
    expect(match.order(0, REACT, 'turn-ends')).toBe('match-over')
  })

  it('can be listed and lifted', () => {
    const match = openMatch(['person', 'person'])
    match.order(1, REACT, 'turn-ends')
    expect(match.orders(1)).toEqual([{ seat: 1, decision: REACT, until: 'turn-ends' }])
    expect(match.orders(0)).toEqual([])
    expect(match.lift(1, REACT)).toBeUndefined()
    expect(match.lift(1, REACT)).toBe('no-such-order')
    pick(match, watchPick.throw)
    expect(match.decision).toMatchObject({ seat: 1, key: REACT })
  })

  it('leave a log that can be verified', () => {
    const seats = seatsOf('person', 'sleepy', 'sleepy')
    const match = Match.open({ game: nightWatchGame, seats, key: KEY })
    while (match.outcome === null) {
      match.runBots()
      if (match.decision?.key === REACT) match.order(0, REACT, 'options-change')
      else if (match.decision !== null) pick(match, watchPick.rest)
    }
    expect(match.line.filter(({ by }) => by === 'order').length).toBeGreaterThan(2)
    expect(verify(nightWatchGame, match.toFile({ withKey: true })).verdict).toBe('verified')
  })
})
