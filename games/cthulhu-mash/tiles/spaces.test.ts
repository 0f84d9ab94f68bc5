import { describe, expect, it } from 'vitest'
import {
  areAdjacent,
  AROUND,
  boardSpot,
  columnOf,
  compassOf,
  directionTo,
  DIRECTIONS,
  E,
  GATE_SPACE,
  N,
  NEXT,
  NO_SPACE,
  opposite,
  parseSpace,
  rowOf,
  S,
  sideFacing,
  spaceAt,
  spaceName,
  SPACES,
  W,
} from './spaces.ts'

const every = Array.from({ length: SPACES }, (_, space) => space)
const rotations = [0, 1, 2, 3]
const spotName = (space: number, rotation: number): string => {
  const { x, y } = boardSpot(space, rotation)
  return `${x},${y}`
}
const next = (space: number, direction: number): number => NEXT[space * 4 + direction] ?? NO_SPACE

describe('spaces of a tile', () => {
  it('CM-TERM-2 a tile has six rows of six spaces', () => {
    expect(new Set(every.map(rowOf))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    for (const row of [1, 2, 3, 4, 5, 6])
      expect(every.filter((space) => rowOf(space) === row).map(columnOf)).toEqual([
        1, 2, 3, 4, 5, 6,
      ])
  })

  it('CM-TERM-3 spaces are named by row from the bottom and column from the left; R1C6 is bottom right', () => {
    const bottomRight = parseSpace('R1C6')
    expect([next(bottomRight, S), next(bottomRight, E)]).toEqual([NO_SPACE, NO_SPACE])
    expect([spaceName(next(bottomRight, N)), spaceName(next(bottomRight, W))]).toEqual([
      'R2C6',
      'R1C5',
    ])
    for (const space of every) expect(parseSpace(spaceName(space))).toBe(space)
  })

  it.each(['R0C1', 'R7C1', 'R1C7', 'r1c1', 'R1C10'])('there is no space %j', (name) => {
    expect(() => parseSpace(name)).toThrow(name)
  })

  it('CM-TERM-4 adjacent shares an edge, diagonal only a corner, and both end at the border', () => {
    const middle = parseSpace('R3C3')
    expect(DIRECTIONS.map((direction) => spaceName(next(middle, direction)))).toEqual([
      'R4C3',
      'R3C4',
      'R2C3',
      'R3C2',
    ])
    expect(AROUND[middle]?.map(spaceName)).toEqual([
      'R4C3',
      'R4C4',
      'R3C4',
      'R2C4',
      'R2C3',
      'R2C2',
      'R3C2',
      'R4C2',
    ])
    expect(AROUND[parseSpace('R1C6')]?.map(spaceName)).toEqual(['R2C6', 'R1C5', 'R2C5'])
    expect(areAdjacent(parseSpace('R1C6'), parseSpace('R2C1'))).toBe(false)
    expect(areAdjacent(middle, parseSpace('R4C4'))).toBe(false)
    for (const space of every)
      for (const direction of DIRECTIONS) {
        const beside = next(space, direction)
        if (beside === NO_SPACE) continue
        expect(next(beside, opposite(direction))).toBe(space)
        expect(directionTo(space, beside)).toBe(direction)
      }
  })

  it('CM-TERM-5 a rotation carries side n to N, E, S, W and every other side with it', () => {
    expect(rotations.map((rotation) => compassOf(N, rotation))).toEqual([N, E, S, W])
    expect(DIRECTIONS.map((side) => compassOf(side, 1))).toEqual([E, S, W, N])
    for (const rotation of rotations)
      for (const side of DIRECTIONS)
        expect(sideFacing(compassOf(side, rotation), rotation)).toBe(side)
  })

  it('CM-TERM-6 a space lies on the board as its tile is turned', () => {
    const space = spaceAt(2, 5)
    expect(rotations.map((rotation) => spotName(space, rotation))).toEqual([
      '5,2',
      '2,2',
      '2,5',
      '5,5',
    ])
    expect(rotations.map((rotation) => spotName(parseSpace('R1C6'), rotation))).toEqual([
      '6,1',
      '1,1',
      '1,6',
      '6,6',
    ])
    for (const rotation of rotations)
      expect(new Set(every.map((one) => spotName(one, rotation))).size).toBe(SPACES)
  })

  it('CM-TERM-6 a step to a side is a step to where that side points', () => {
    const moves = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const
    for (const rotation of rotations)
      for (const space of every)
        for (const side of DIRECTIONS) {
          const beside = next(space, side)
          if (beside === NO_SPACE) continue
          const from = boardSpot(space, rotation)
          const to = boardSpot(beside, rotation)
          expect([to.x - from.x, to.y - from.y]).toEqual(moves[compassOf(side, rotation)])
        }
  })
})

describe('gate spaces', () => {
  it('CM-TILE-1 are R6C3, R4C6, R1C4 and R3C1', () => {
    expect(GATE_SPACE.map(spaceName)).toEqual(['R6C3', 'R4C6', 'R1C4', 'R3C1'])
    for (const side of DIRECTIONS) expect(next(GATE_SPACE[side], side)).toBe(NO_SPACE)
  })

  it('CM-TILE-2 a gate is the third space from the left as one looks out, and turning keeps the set of four', () => {
    for (const side of DIRECTIONS) {
      const toTheLeft = (side + 3) % 4
      const twoLeft = next(next(GATE_SPACE[side], toTheLeft), toTheLeft)
      expect(next(twoLeft, toTheLeft)).toBe(NO_SPACE)
    }
    const upright = GATE_SPACE.map((space) => spotName(space, 0))
    for (const rotation of rotations)
      for (const side of DIRECTIONS)
        expect(spotName(GATE_SPACE[side], rotation)).toBe(upright[compassOf(side, rotation)])
  })

  it('CM-TILE-3 two gates that face each other lie one column or row apart', () => {
    const [north, east, south, west] = GATE_SPACE.map((space) => boardSpot(space, 0))
    expect(Math.abs((north?.x ?? 0) - (south?.x ?? 0))).toBe(1)
    expect(Math.abs((east?.y ?? 0) - (west?.y ?? 0))).toBe(1)
    // No single place from the left would do: p and 7 - p are never the same.
    for (const place of [1, 2, 3, 4, 5, 6]) expect(place).not.toBe(7 - place)
  })
})
