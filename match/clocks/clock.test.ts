import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { describe, expect, it } from 'vitest'
import { leftOf, movedTo, newClock, settled, wished, type ClockFacts } from './clock.ts'

const live: ClockTerms = { kind: 'live', bank: 60, extra: 10, whenOut: 'bot' }
const days: ClockTerms = { kind: 'days', hours: 24, window: null, daysOff: [], whenOut: 'bot' }
const people = [0, 1, 2]
const A_DAY = 24 * 3_600_000

/** The clocks once a person is asked at a position, and their time runs. */
function asked(
  facts: ClockFacts,
  seat: number,
  position: number,
  given: { terms?: ClockTerms; agreedTo?: number } = {},
): ClockFacts {
  const { terms = live, agreedTo } = given
  const standing = { moment: facts.moment + 1, position, asked: seat, people, agreedTo }
  const moved = movedTo(facts, terms, standing)
  return { ...moved, run: { seat, by: 'us', since: 0, at: 0 } }
}

describe('a stretch of time', () => {
  it('takes the seconds of the decision first, and only then the bank of its seat', () => {
    const first = asked(newClock(live, 3), 1, 0)
    expect(leftOf(first, 0)).toBe(70_000)
    expect(settled(first, 9_999)).toMatchObject({ left: [60_000, 60_000, 60_000], extra: 1 })
    expect(settled(first, 10_001)).toMatchObject({ left: [60_000, 59_999, 60_000], extra: 0 })
    expect(settled(first, 10_001).spent).toEqual([0, 10_001, 0])
  })

  it('ends with the last millisecond and not before, and takes no more than there is', () => {
    const first = asked(newClock(live, 3), 1, 0)
    expect([69_999, 70_000, 70_001].map((elapsed) => leftOf(first, elapsed))).toEqual([1, 0, 0])
    expect(settled(first, 80_000).left).toEqual([60_000, 0, 60_000])
  })

  it('is never shorter than nothing, whatever a clock says that was set back', () => {
    const first = asked(newClock(live, 3), 1, 0)
    expect(settled(first, -5_000)).toMatchObject({
      left: [60_000, 60_000, 60_000],
      spent: [0, 0, 0],
    })
  })
})

describe('a decision', () => {
  it('has its seconds once: who takes back and chooses again has what was left of them', () => {
    let facts = settled(asked(newClock(live, 3), 0, 0), 2_000)
    facts = settled(asked(facts, 0, 1), 3_000)
    for (let times = 0; times < 3; times++) {
      facts = asked(facts, 0, 0)
      facts = settled(asked(facts, 0, 1), 2_000)
    }
    expect(facts.extra).toBe(1_000)
    expect(asked(facts, 0, 2).extra).toBe(10_000)
  })

  it('has its time anew where all have agreed to go back, and the bank as it is', () => {
    let facts = settled(asked(newClock(live, 3), 0, 0), 30_000)
    facts = settled(asked(facts, 0, 1), 0)
    const back = asked(facts, 0, 0, { agreedTo: 0 })
    expect(back).toMatchObject({ extra: 10_000, left: [40_000, 60_000, 60_000] })
  })

  it('has its time anew for who has not taken it back themselves', () => {
    let facts = settled(asked(newClock(days, 3), 0, 0, { terms: days }), A_DAY - 1_000)
    facts = settled(asked(facts, 1, 1, { terms: days }), 5_000)
    expect(asked(facts, 0, 0, { terms: days }).left[0]).toBe(A_DAY)
    expect(asked(facts, 1, 1, { terms: days }).left[1]).toBe(A_DAY - 5_000)
  })

  it('is nobody’s while a bot is asked', () => {
    const facts = settled(asked(newClock(live, 3), 0, 0), 2_000)
    const standing = { moment: 9, position: 1, asked: null, people }
    expect(movedTo(facts, live, standing)).toMatchObject({ run: null, left: facts.left })
  })
})

describe('a pause', () => {
  const standing = { moment: 1, position: 0, asked: 1, people }
  const facts = asked(newClock(live, 3), 1, 0)
  const wish = (before: ClockFacts, seat: number, yes: boolean) =>
    wished(before, standing, seat, yes)

  it('begins when all people want it, and not before', () => {
    const two = wish(wish(facts, 0, true), 2, true)
    expect(two).toMatchObject({ isPaused: false, wishes: [0, 2] })
    expect(wish(two, 1, true)).toMatchObject({ isPaused: true, wishes: [] })
    expect(wish(wish(two, 0, false), 1, true)).toMatchObject({ isPaused: false, wishes: [2, 1] })
  })

  it('ends when whoever is asked wants to go on, or all others do', () => {
    const paused = { ...facts, isPaused: true, wishes: [] }
    expect(wish(paused, 1, false)).toMatchObject({ isPaused: false })
    expect(wish(paused, 0, false)).toMatchObject({ isPaused: true, wishes: [0] })
    expect(wish(wish(paused, 0, false), 2, false)).toMatchObject({ isPaused: false })
  })
})
