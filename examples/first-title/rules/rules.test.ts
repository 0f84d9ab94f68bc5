import { Engine, FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { firstTitle } from '../index.ts'
import { at } from '../testing/at.ts'

describe('set-up', () => {
  it('FT-SETUP-1 two to four seats take part', () => {
    const start = (seats: number) =>
      new Engine(firstTitle).start(seats, {}, new FastChance('seats')).hands.length
    expect([2, 3, 4].map(start)).toEqual([2, 3, 4])
    for (const seats of [1, 5]) expect(() => start(seats)).toThrow('takes 2 to 4 seats')
  })

  it('FT-SETUP-2 six stones lie in the row', () => {
    expect(at().table.takenBy).toEqual([null, null, null, null, null, null])
    for (const worth of [1, 2, 3, 4, 5, 6]) expect(at().offers('take', `worth-${worth}`)).toBe(true)
  })
})

describe('the turn', () => {
  it('FT-TURN-1 each seat has one turn, in order', () => {
    const t = at({ seats: 3 }).dice(1, 1, 1)
    expect(t.asked).toBe('ann turn.choose')
    t.pick('take', 'worth-1')
    expect(t.asked).toBe('bob turn.choose')
    t.pick('take', 'worth-2')
    expect(t.asked).toBe('cid turn.choose')
    t.pick('take', 'worth-3')
    expect(t.asked).toBeNull()
  })

  it('FT-TURN-2 a stone is taken from the row, and nobody else can take it', () => {
    const t = at().dice(6).pick('take', 'worth-4')
    expect(t.table.takenBy).toEqual([null, null, null, 0, null, null])
    expect(t.refusal('take', 'worth-4')).toBe('already-taken')
    expect(t.offers('take', 'worth-5')).toBe(true)
  })

  it.each([
    [3, 0],
    [4, 4],
    [5, 4],
  ])('FT-TURN-3 a %i for the stone worth 4 scores %i', (face, points) => {
    const t = at().dice(face).pick('take', 'worth-4')
    expect(t.table.points).toEqual([points, 0])
    expect(t.told('threw')).toEqual([{ seat: 0, dice: [face], points }])
  })
})

describe('the ending', () => {
  it('FT-END-1 the most points win', () => {
    const t = at({ points: [3, 0], turn: 'bob' })
      .dice(6)
      .pick('take', 'worth-2')
    expect(t.outcome).toEqual({ ending: 'most-points', winners: [0] })
  })

  it('FT-END-1 several win if they have as many', () => {
    const t = at({ points: [2, 0], turn: 'bob' })
      .dice(2)
      .pick('take', 'worth-2')
    expect(t.outcome?.winners).toEqual([0, 1])
  })

  it('the worked example: a 5 that fails loses to a 2 that does not', () => {
    const t = at().dice(4, 2).pickAs('ann', 'take', 'worth-5').pickAs('bob', 'take', 'worth-2')
    expect(t.outcome?.winners).toEqual([1])
  })
})
