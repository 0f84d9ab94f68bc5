import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { openMatch } from '../testing/open-match.ts'

describe('a seat whose person is away', () => {
  it('is played by a bot until the person takes it back', () => {
    const match = openMatch(['person', 'person'])
    expect(match.seat({ do: 'hold', seat: 0, bot: 'sleepy' })).toBeUndefined()
    expect(match.isBot(0)).toBe(true)
    expect(match.command(0, match.moment, watchPick.throw)).toBe('bot-holds-seat')
    expect(match.runBots()).toBe(1)
    expect(match.line).toMatchObject([{ seat: 0, pick: watchPick.throw, by: 'bot-hold' }])
    expect(match.command(1, match.moment, watchPick.quiet)).toBeUndefined()
    expect(match.seat({ do: 'back', seat: 0 })).toBeUndefined()
    expect(match.runBots()).toBe(0)
    expect(match.command(0, match.moment, watchPick.rest)).toBeUndefined()
  })

  it('can be given up and taken by somebody else', () => {
    const match = openMatch(['person', 'person'])
    expect(match.seat({ do: 'leave', seat: 0 })).toBeUndefined()
    expect(match.seats[0]).toEqual({ name: 'Ada', player: 'nobody', heldBy: null })
    expect(match.isBot(0)).toBe(false)
    expect(match.command(0, match.moment, watchPick.throw)).toBe('not-your-decision')
    expect(match.seat({ do: 'back', seat: 0 })).toBe('not-a-person')
    expect(match.seat({ do: 'hold', seat: 0, bot: 'random' })).toBeUndefined()
    expect(match.isBot(0)).toBe(true)
    const cora = { do: 'replace', seat: 0, name: 'Cora', player: 'person' } as const
    expect(match.seat(cora)).toBeUndefined()
    expect(match.seats[0]).toEqual({ name: 'Cora', player: 'person', heldBy: null })
    expect(match.command(0, match.moment, watchPick.throw)).toBeUndefined()
  })

  it('does not make the decision another one', () => {
    const match = openMatch(['person', 'person'])
    const { moment } = match
    match.seat({ do: 'hold', seat: 1, bot: 'random' })
    match.seat({ do: 'back', seat: 1 })
    expect(match.length).toBe(3)
    expect(match.command(0, moment, watchPick.throw)).toBeUndefined()
  })

  it('keeps no orders for somebody else', () => {
    const match = openMatch(['person', 'person'])
    match.order(1, 'listen.react', 'turn-ends')
    match.seat({ do: 'leave', seat: 1 })
    match.seat({ do: 'replace', seat: 1, name: 'Cora', player: 'person' })
    expect(match.orders(1)).toEqual([])
  })

  it.each([
    ['no-such-seat', { do: 'hold', seat: 5, bot: 'random' }],
    ['no-such-bot', { do: 'hold', seat: 0, bot: 'wizard' }],
    ['no-such-bot', { do: 'leave', seat: 0, bot: 'wizard' }],
    ['no-such-bot', { do: 'replace', seat: 0, name: 'W', player: 'bot:wizard' }],
    ['seat-taken', { do: 'replace', seat: 0, name: 'Cora', player: 'person' }],
    ['seat-taken', { do: 'replace', seat: 0, name: 'W', player: 'bot:random' }],
    ['not-a-person', { do: 'hold', seat: 2, bot: 'random' }],
    ['not-a-person', { do: 'leave', seat: 2 }],
    ['not-held', { do: 'back', seat: 0 }],
  ] as const)('is not changed if there is %s', (why, change) => {
    const match = openMatch(['person', 'person', 'sleepy'])
    expect(match.seat(change)).toBe(why)
    expect(match.length).toBe(1)
  })

  it('is in the file', () => {
    const match = openMatch(['person', 'person'])
    match.seat({ do: 'hold', seat: 0, bot: 'sleepy' })
    match.runBots()
    match.seat({ do: 'leave', seat: 1, bot: 'sleepy' })
    match.runBots()
    expect(match.outcome).not.toBeNull()
    const file = match.toFile({ withKey: true })
    expect(file.seats.map(({ player }) => player)).toEqual(['person', 'person'])
    expect(verify(nightWatchGame, file).verdict).toBe('verified')
    expect(Match.restore(nightWatchGame, file).seats).toEqual(match.seats)
    const first = file.log[0]
    if (first?.do === 'hold') file.log.shift()
    expect(verify(nightWatchGame, file).difference?.message).toMatch('no bot holds that seat')
  })
})
