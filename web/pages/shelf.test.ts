import { describe, expect, it } from 'vitest'
import { columnsFor, howMany } from './shelf.ts'

describe('the shelf', () => {
  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 4],
    [8, 4],
    [9, 5],
    [13, 5],
  ])('of %i games has %i beside each other', (games, columns) => {
    expect(columnsFor(games)).toBe(columns)
  })

  it('says how many there are', () => {
    expect([1, 5, 9, 10].map(howMany)).toEqual(['One game', 'Five games', 'Nine games', '10 games'])
  })
})
