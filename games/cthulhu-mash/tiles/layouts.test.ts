import { describe, expect, it } from 'vitest'
import {
  LARGE_LAYOUT,
  neighbourOf,
  NO_NEIGHBOUR,
  sharedLayout,
  sharedTiles,
  SMALL_LAYOUT,
  type Layout,
} from './layouts.ts'
import { E, N, S, W } from './spaces.ts'

/** A layout as the book draws it: numbers for starts in turn order, T for the rest, a dot for a gap. */
function plan({ columns, rows, positions, starts }: Layout): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const place = positions.findIndex((one) => one.row === row && one.column === column)
      if (place < 0) return '.'
      return starts.includes(place) ? String(starts.indexOf(place) + 1) : 'T'
    }).join(''),
  )
}

const around = (layout: Layout, place: number): number[] =>
  [N, E, S, W].map((compass) => neighbourOf(layout.positions, place, compass))

describe('layouts', () => {
  it('CM-SETUP-10 CM-RULING-9 one or two players: a start tile above and below six tiles, in the middle column', () => {
    expect(plan(SMALL_LAYOUT).map((line) => line.replaceAll(/\d/g, 's'))).toEqual([
      '.s.',
      'TTT',
      'TTT',
      '.s.',
    ])
  })

  it('CM-SETUP-11 three or four players: start tiles in the corners and twelve others', () => {
    expect(plan(LARGE_LAYOUT).map((line) => line.replaceAll(/\d/g, 's'))).toEqual([
      'sTTs',
      'TTTT',
      'TTTT',
      'sTTs',
    ])
    expect(LARGE_LAYOUT.positions.length - LARGE_LAYOUT.starts.length).toBe(12)
  })

  it('CM-SETUP-12 players start top then bottom, or north-west, north-east, south-east, south-west', () => {
    expect(plan(SMALL_LAYOUT)).toEqual(['.1.', 'TTT', 'TTT', '.2.'])
    expect(plan(LARGE_LAYOUT)).toEqual(['1TT2', 'TTTT', 'TTTT', '4TT3'])
  })

  it('CM-COOP-3 a shared start has six tiles in three columns or twelve in four, the start above the second', () => {
    expect([1, 2, 3, 4].map(sharedTiles)).toEqual([6, 6, 12, 12])
    expect(plan(sharedLayout(6))).toEqual(['.1.', 'TTT', 'TTT'])
    expect(plan(sharedLayout(12))).toEqual(['.1..', 'TTTT', 'TTTT', 'TTTT'])
  })

  it('CM-COOP-15 other numbers fill rows from the top, second column first', () => {
    expect(plan(sharedLayout(1))).toEqual(['.1.', '.T.'])
    expect(plan(sharedLayout(2))).toEqual(['.1.', 'TT.'])
    expect(plan(sharedLayout(4))).toEqual(['.1.', 'TTT', '.T.'])
    expect(plan(sharedLayout(7))).toEqual(['.1..', 'TTTT', 'TTT.'])
    expect(plan(sharedLayout(15))).toEqual(['.1..', 'TTTT', 'TTTT', 'TTTT', 'TTT.'])
    expect(sharedLayout(5).positions.slice(1)).toEqual([
      { column: 1, row: 1 },
      { column: 0, row: 1 },
      { column: 2, row: 1 },
      { column: 1, row: 2 },
      { column: 0, row: 2 },
    ])
  })

  it('CM-GATE-3 CM-RULING-11 a neighbour is the next tile that way, past gaps and round the edge', () => {
    // The places of the large layout count row by row.
    expect(around(LARGE_LAYOUT, 5)).toEqual([1, 6, 9, 4])
    expect(around(LARGE_LAYOUT, 0)).toEqual([12, 1, 4, 3])
    expect(around(LARGE_LAYOUT, 15)).toEqual([11, 12, 3, 14])
    // Small: 0 is the upper start, 1 to 3 and 4 to 6 the rows, 7 the lower start.
    expect(around(SMALL_LAYOUT, 2)).toEqual([0, 3, 5, 1])
    expect(around(SMALL_LAYOUT, 1)).toEqual([4, 2, 4, 3])
    const [north, , south] = around(SMALL_LAYOUT, 0)
    expect([north, south]).toEqual([7, 2])
  })

  it('CM-GATE-3 gaps inside a row or column are skipped too', () => {
    const positions = [
      { column: 0, row: 0 },
      { column: 4, row: 0 },
      { column: 2, row: 3 },
      { column: 4, row: 3 },
    ]
    expect(neighbourOf(positions, 0, E)).toBe(1)
    expect(neighbourOf(positions, 1, S)).toBe(3)
    expect(neighbourOf(positions, 3, S)).toBe(1)
    expect(neighbourOf(positions, 3, E)).toBe(2)
  })

  it('CM-GATE-4 CM-RULING-11 a tile alone in its row or column has no neighbour there', () => {
    expect(neighbourOf(SMALL_LAYOUT.positions, 0, E)).toBe(NO_NEIGHBOUR)
    expect(neighbourOf(SMALL_LAYOUT.positions, 7, W)).toBe(NO_NEIGHBOUR)
    expect(neighbourOf(sharedLayout(1).positions, 1, W)).toBe(NO_NEIGHBOUR)
    expect(neighbourOf(sharedLayout(1).positions, 1, S)).toBe(0)
  })

  it('CM-GATE-3 CM-COOP-15 in a row that is filled from the second column on, neighbours are those beside each other', () => {
    // As laid: 1 is the second column of the first row, 2 the first, 3 the third and 4 the fourth.
    const beside = (tiles: number, place: number): number[] =>
      [E, W].map((compass) => neighbourOf(sharedLayout(tiles).positions, place, compass))
    expect([1, 2, 3].map((place) => beside(6, place))).toEqual([
      [3, 2],
      [1, 3],
      [2, 1],
    ])
    expect([1, 2, 3, 4].map((place) => beside(12, place))).toEqual([
      [3, 2],
      [1, 4],
      [4, 1],
      [2, 3],
    ])
  })
})
