import { games } from '@eldertable/games'
import { describe, expect, it, vi } from 'vitest'
import { boxes, boxOf, nameOf } from './boxes.ts'

// The build makes it; no icon is drawn here.
vi.mock('virtual:icons/titles', () => ({ sprites: {} }))

describe('the shelf', () => {
  it('has each box once, those first that can be played', () => {
    const ids = boxes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const isHere = boxes.map((box) => box.isHere)
    expect(isHere).toEqual(isHere.toSorted((a, b) => Number(b) - Number(a)))
  })

  it.each(games.map(({ title }) => [title.id, title] as const))(
    'says of %s what the title says of itself',
    (id, title) => {
      expect(boxOf(id)).toMatchObject({ name: title.text.name, seats: title.seats })
    },
  )

  it('calls a title that it does not know by its id', () => {
    expect(nameOf('last-candle')).toBe('last-candle')
  })
})
