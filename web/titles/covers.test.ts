import { games } from '@eldertable/games'
import { describe, expect, it, vi } from 'vitest'
import { covers, coverOf, nameOf } from './covers.ts'

// The build makes it; no icon is drawn here.
vi.mock('virtual:icons/titles', () => ({ sprites: {} }))

describe('the shelf', () => {
  it('has each cover once, those first that can be played', () => {
    const ids = covers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const isHere = covers.map((cover) => cover.isHere)
    expect(isHere).toEqual(isHere.toSorted((a, b) => Number(b) - Number(a)))
  })

  it.each(games.map(({ title }) => [title.id, title] as const))(
    'says of %s what the title says of itself',
    (id, title) => {
      expect(coverOf(id)).toMatchObject({ name: title.text.name, seats: title.seats })
    },
  )

  it('calls a title that it does not know by its id', () => {
    expect(nameOf('last-candle')).toBe('last-candle')
  })
})
