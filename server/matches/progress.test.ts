import { games } from '@eldertable/games'
import { Match } from '@eldertable/match'
import { describe, expect, it } from 'vitest'
import { Progress } from './progress.ts'

const people = ['Ada', 'Bram', 'Cora'].map((name) => ({ name, player: 'person' }))

/** A match with trade, at its first decision, and its progress by a clock of our own. */
function begun(undo: 'strict' | 'free' = 'strict') {
  const game = games.find(({ title }) => title.id === 'necronomonopoly')
  if (game === undefined) throw new Error('there is no such title')
  const match = Match.open({ game, seats: people, settings: {}, undo, key: '0'.repeat(64) })
  const progress = new Progress()
  let now = 0
  const seat = match.asked ?? -1
  /** Time passes, then the seat that is asked chooses the option of this name, with so much more than the least; says whether the match has got on. */
  const pick = (verb: string, more = 0): boolean => {
    now++
    const options = match.view(match.asked).menu?.options ?? []
    const option = options.find((one) => one.verb === verb)
    if (option === undefined)
      throw new Error(`${verb} is not among ${options.map((one) => one.verb).join()}`)
    expect(match.command(match.asked ?? -1, match.moment, option.pick + more)).toBeUndefined()
    return progress.follow(match, now)
  }
  progress.follow(match, now)
  const waiting = (about = seat) => progress.waiting(about, now)
  return { match, progress, seat, pick, waiting, later: () => ++now }
}

describe('who goes to and fro', () => {
  it('gets on by what was not there before, and by a turn', () => {
    const { pick, waiting, progress } = begun()
    expect(pick('buy')).toBe(true)
    expect(pick('trade')).toBe(true)
    for (let n = 1; n <= 40; n++) {
      expect(pick('withdraw')).toBe(false)
      expect(pick('trade')).toBe(false)
      expect(waiting()).toBe(2 * n)
      expect(progress.isToAndFro).toBe(n > 25)
    }
    expect(pick('withdraw')).toBe(false)
    expect(pick('endBuying')).toBe(true)
    expect(waiting()).toBe(0)
    expect(progress.isToAndFro).toBe(false)
  })

  it('does not get on for ever by what is always a little different', () => {
    const { pick, waiting } = begun()
    pick('buy')
    pick('trade')
    pick('partner')
    let last = 0
    for (let amount = 0; amount < 110; amount++) {
      if (pick('giveSanity', amount)) last = amount
      expect(pick('giveNoSanity')).toBe(false)
    }
    expect(last).toBeGreaterThan(50)
    expect(last).toBeLessThan(100)
    expect(waiting()).toBe(1 + 2 * (109 - last))
  })

  it('does not get on by taking back and playing again, not even by a throw', () => {
    const { match, progress, seat, pick, later, waiting } = begun('free')
    pick('buy')
    pick('endBuying')
    // Whoever came next has thrown by now.
    const next = match.asked ?? -1
    for (let n = 0; n < 3; n++) {
      expect(match.undo(seat, match.moment, 'step')).toBeUndefined()
      expect(progress.follow(match, later())).toBe(false)
      expect(match.redo(seat, match.moment)).toBeUndefined()
      expect(progress.follow(match, later())).toBe(false)
    }
    expect(waiting()).toBe(6)
    expect(match.asked).toBe(next)
    // Whoever is asked has not done it.
    expect(waiting(next)).toBe(0)
  })

  it('is somebody else as soon as another sits there', () => {
    const { match, progress, seat, pick, later, waiting } = begun()
    pick('buy')
    for (let n = 0; n < 10; n++) {
      pick('trade')
      pick('withdraw')
    }
    expect(waiting()).toBeGreaterThan(10)
    match.seat({ do: 'leave', seat })
    expect(progress.follow(match, later())).toBe(true)
    expect(waiting()).toBe(0)
  })
})
