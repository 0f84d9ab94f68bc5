import { random } from '@eldertable/bots'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { VERB } from '@eldertable/kernel/example/verbs.ts'
import { withBots, pickOf } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import { describe, expect, it } from 'vitest'
import { cannotShow, Suggestions, type Suggestion } from './suggestions.ts'

const id = 'abcdefghijklmnopqrstuv'

function newMatch(): Match {
  const seats = ['Ada', 'Bram', 'Cora'].map((name) => ({ name, player: 'person' }))
  return Match.open({ game: withBots(lastCandle, { habit: random }), seats, key: 'a'.repeat(64) })
}

describe('what may be shown', () => {
  it('is every amount that is offered, and none beyond', () => {
    const match = newMatch()
    const { moment: at } = match
    const seat = match.decision?.seat ?? -1
    const why = (amount: number) =>
      cannotShow(match, { t: 'aimed', match: id, seat, at, pick: pickOf(VERB.snuff, amount) })
    expect([0, 1, 2, 3, 4].map(why)).toEqual([
      'not-offered',
      undefined,
      undefined,
      undefined,
      'not-offered',
    ])
  })

  it('is not what a bot in one’s place may be thinking, nor advice to a bot', () => {
    const match = newMatch()
    const seat = match.decision?.seat ?? -1
    match.seat({ do: 'hold', seat, bot: 'random' })
    const { moment: at } = match
    const mine: Suggestion = { t: 'aimed', match: id, seat, at, pick: pickOf(VERB.snuff, 1) }
    expect(cannotShow(match, mine)).toBe('bot-holds-seat')
    const others: Suggestion = { ...mine, t: 'suggested', seat: 1 - seat }
    expect(cannotShow(match, others)).toBe('not-a-person')
  })

  it('is nothing once the match is over', () => {
    const match = newMatch()
    for (const seat of [0, 1, 2]) match.seat({ do: 'leave', seat, bot: 'random' })
    match.runBots()
    expect(match.outcome).not.toBeNull()
    const late: Suggestion = { t: 'suggested', match: id, seat: 0, at: match.moment, pick: null }
    expect(cannotShow(match, late)).toBe('match-over')
  })
})

describe('what is considered', () => {
  const aim = (at: number, pick: number | null): Suggestion => ({
    t: 'aimed',
    match: id,
    seat: 0,
    at,
    pick,
  })
  const idea = (seat: number, at: number, pick: number | null): Suggestion => {
    return { t: 'suggested', match: id, seat, at, pick }
  }

  it('is one aim and one suggestion of each seat', () => {
    const suggestions = new Suggestions()
    for (const one of [aim(4, 7), idea(1, 4, 7), idea(2, 4, 8), idea(1, 4, 9), aim(4, 8)])
      expect(suggestions.note(one)).toBe(true)
    expect(suggestions.at(4)).toEqual([idea(1, 4, 9), idea(2, 4, 8), aim(4, 8)])
  })

  it('is forgotten with the moment', () => {
    const suggestions = new Suggestions()
    suggestions.note(aim(4, 7))
    suggestions.note(idea(1, 4, 7))
    expect(suggestions.at(5)).toEqual([])
    expect(suggestions.note(idea(1, 5, 7))).toBe(true)
    expect(suggestions.at(5)).toEqual([idea(1, 5, 7)])
  })

  it('is nothing new if it is said again, or nothing is taken back', () => {
    const suggestions = new Suggestions()
    expect(suggestions.note(aim(4, null))).toBe(false)
    expect(suggestions.note(idea(1, 4, null))).toBe(false)
    suggestions.note(idea(1, 4, 7))
    expect(suggestions.note(idea(1, 4, 7))).toBe(false)
    expect(suggestions.note(idea(1, 4, null))).toBe(true)
    expect(suggestions.at(4)).toEqual([])
  })
})
