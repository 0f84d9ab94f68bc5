import type { Seat, View } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { MatchSession, Past } from '../session/session.ts'
import { tableWith } from '../table/testing/candle-table.ts'
import { PastViews, viewNear } from './past-views.ts'

/** A match in memory whose past answers when it is told to. */
class SlowMatch {
  position = 100
  rewinds = 0
  earliest = 0
  readonly asked: [from: number, to: number][] = []
  readonly eyes: (Seat | null)[] = []
  readonly #answers: { answer: () => void; fail: (why: Error) => void }[] = []

  get session(): MatchSession {
    const session: Partial<MatchSession> = {
      get: () => tableWith({ position: this.position, rewinds: this.rewinds }),
      lookBack: (from, to, eyes) => this.#lookBack(from, to, eyes),
    }
    return session as MatchSession
  }

  /** Answers the oldest question that is open. */
  async answer(problem?: string): Promise<void> {
    const next = this.#answers.shift()
    if (problem === undefined) next?.answer()
    else next?.fail(new Error(problem))
    await Promise.resolve().then(() => {})
    await new Promise((resolve) => setImmediate(resolve))
  }

  #lookBack(from: number, to: number, eyes: Seat | null): Promise<Past> {
    this.asked.push([from, to])
    this.eyes.push(eyes)
    const last = Math.min(to, this.position)
    const { rewinds, earliest } = this
    return new Promise((resolve, reject) => {
      const views = Array.from({ length: last - from + 1 }, (_, i) => viewOf(from + i, rewinds))
      this.#answers.push({ answer: () => resolve({ earliest, from, views }), fail: reject })
    })
  }
}

const viewOf = (position: number, line: number): View =>
  ({ ...tableWith().view, hand: { position, line } }) as View

const handAt = (past: PastViews, position: number) =>
  viewNear(past.get().views, position)?.hand as { position: number; line: number } | undefined

describe('earlier positions of a running match', () => {
  it('are asked for in stretches, the next ones before they are needed', async () => {
    const match = new SlowMatch()
    const past = new PastViews(match.session)
    past.want(10)
    expect(match.asked).toEqual([[6, 37]])
    expect(handAt(past, 10)).toBeUndefined()
    await match.answer()
    expect(handAt(past, 10)?.position).toBe(10)
    for (let position = 11; position <= 21; position++) past.want(position)
    expect(match.asked).toHaveLength(1)
    past.want(22)
    expect(match.asked).toHaveLength(2)
  })

  it('are asked for backwards when one goes back', async () => {
    const match = new SlowMatch()
    const past = new PastViews(match.session)
    past.want(90)
    await match.answer()
    past.want(85)
    expect(match.asked[1]).toEqual([57, 88])
  })

  it('leave the nearest view on the screen until they are there', async () => {
    const match = new SlowMatch()
    const past = new PastViews(match.session)
    past.want(10)
    await match.answer()
    past.want(80)
    expect(handAt(past, 80)?.position).toBe(37)
    // Whoever moves on meanwhile gets what they look at in the end, and nothing in between.
    past.want(50)
    past.want(60)
    await match.answer()
    expect(match.asked.slice(1)).toEqual([
      [76, 107],
      [32, 63],
    ])
    await match.answer()
    expect(handAt(past, 60)?.position).toBe(60)
  })

  it('are forgotten when something is taken back, even while they are on their way', async () => {
    const match = new SlowMatch()
    const past = new PastViews(match.session)
    past.want(10)
    match.rewinds++
    await match.answer()
    expect(past.get().views.size).toBe(0)
    await match.answer()
    expect(handAt(past, 10)).toEqual({ position: 10, line: 1 })
    match.rewinds++
    past.want(10)
    expect(past.get().views.size).toBe(0)
  })

  it('say why they can’t be had, and are asked for again at the next step', async () => {
    const match = new SlowMatch()
    const past = new PastViews(match.session)
    past.want(10)
    await match.answer('Too many requests')
    expect(past.get().problem).toBe('Too many requests')
    past.want(11)
    await match.answer()
    expect(past.get()).toMatchObject({ problem: null, earliest: 0 })
    expect(handAt(past, 11)?.position).toBe(11)
  })

  it('are asked for through the eyes of a seat no further than these may see', async () => {
    const match = new SlowMatch()
    let last = 90
    const past = new PastViews(match.session, { seat: 1, last: () => last })
    past.want(90)
    expect([match.asked, match.eyes]).toEqual([[[86, 90]], [1]])
    await match.answer()
    past.want(90)
    expect(match.asked).toHaveLength(1)
    last = 91
    past.want(91)
    expect(match.asked.at(-1)).toEqual([87, 91])
  })
})
