import type { Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import { searchProfile } from './search-profile.ts'

// The director is Ann; Dan has lost all survivors.
const cast: Position = {
  pools: [{ has: ['doctor', 'moll', 'kingpin'] }, { has: ['co-ed'] }, { fallen: true }],
}
const told = (position: Position): readonly number[] | undefined =>
  searchProfile.foretell?.(at(position).state)

describe('what people are told of the chances', () => {
  it('is what bots play for, where the director plays itself or fallen seats do', () => {
    expect(told({ ...cast, settings: { director: 'auto' } })).toBeUndefined()
    expect(told({ ...cast, settings: { director: 'human', fallenSeats: 'auto' } })).toBeUndefined()
  })

  it('reckons with it that whoever falls wins with the director (I32-WIN-5)', () => {
    const { state } = at({ ...cast, settings: { director: 'human', fallenSeats: 'match' } })
    const [directing = 0, many = 0, few = 0, fallen = 0] = searchProfile.foretell?.(state) ?? []
    const [, ofSide = 0] = searchProfile.evaluate(state)
    expect(directing).toBeCloseTo(1 - ofSide)
    expect(fallen).toBe(directing)
    expect(many).toBeGreaterThan(few)
    expect(few).toBeGreaterThan(directing)
  })

  it('is told in hints where it is also what is best for the side', () => {
    const shown = (settings: Settings) =>
      searchProfile.shown?.(at({ ...cast, settings }).state.table)
    expect(shown({ director: 'human', fallenSeats: 'match' })?.inHints).toBe(false)
    expect(shown({ director: 'human', fallenSeats: 'auto' })?.inHints).toBe(true)
    expect(shown({ director: 'auto' })?.inHints).toBe(true)
  })
})
