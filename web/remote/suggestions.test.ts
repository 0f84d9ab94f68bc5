import { describe, expect, it } from 'vitest'
import { Suggestions } from './suggestions.ts'

const match = 'abcdefghijklmnopqrstuv'
const aimed = (at: number, pick: number | null) =>
  ({ t: 'aimed', match, seat: 0, at, pick }) as const
const suggested = (seat: number, at: number, pick: number | null) =>
  ({ t: 'suggested', match, seat, at, pick }) as const

describe('what the server tells of those at a table', () => {
  it('is what the seat that is asked looks at, and the latest suggestion of each other one', () => {
    const suggestions = new Suggestions()
    for (const message of [aimed(4, 1), suggested(1, 4, 1), suggested(2, 4, 2), aimed(4, 2)])
      suggestions.hear(message)
    suggestions.hear(suggested(1, 4, 3))
    expect(suggestions.at(4)).toEqual({
      aimed: 2,
      suggestions: [
        { seat: 1, pick: 3 },
        { seat: 2, pick: 2 },
      ],
    })
  })

  it('can be taken back', () => {
    const suggestions = new Suggestions()
    for (const message of [aimed(4, 1), suggested(1, 4, 1), aimed(4, null), suggested(1, 4, null)])
      suggestions.hear(message)
    expect(suggestions.at(4)).toEqual({ aimed: null, suggestions: [] })
  })

  it('is over with its moment', () => {
    const suggestions = new Suggestions()
    for (const message of [aimed(4, 1), suggested(1, 4, 1), suggested(2, 5, 2)])
      suggestions.hear(message)
    expect(suggestions.at(5)).toEqual({ aimed: null, suggestions: [{ seat: 2, pick: 2 }] })
    expect(suggestions.at(6)).toEqual({ aimed: null, suggestions: [] })
  })
})
