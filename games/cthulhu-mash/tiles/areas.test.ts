import { describe, expect, it } from 'vitest'
import { drawnTile } from '../testing/drawn-tile.ts'
import {
  canFireCone,
  chainFrom,
  cone,
  depthChoices,
  reachedFrom,
  reachedOfThreeByTwo,
  squareOfThree,
  squaresOfTwo,
  straightLine,
  threeByTwo,
} from './areas.ts'
import { E, N, parseSpace, S, spaceName, SPACES, W } from './spaces.ts'

const open = drawnTile()
const names = (spaces: readonly number[]): string[] =>
  spaces.toSorted((a, b) => a - b).map(spaceName)
const sorted = (...list: readonly string[]): string[] => names(list.map(parseSpace))
const every = Array.from({ length: SPACES }, (_, space) => space)

describe('2x2 and 3x3', () => {
  it('CM-AREA-5 CM-RULING-79 four squares of two contain the target space', () => {
    expect(squaresOfTwo(parseSpace('R3C3')).map(names)).toEqual([
      sorted('R3C3', 'R4C3', 'R3C4', 'R4C4'),
      sorted('R3C3', 'R2C3', 'R3C4', 'R2C4'),
      sorted('R3C3', 'R2C3', 'R3C2', 'R2C2'),
      sorted('R3C3', 'R4C3', 'R3C2', 'R4C2'),
    ])
  })

  it('CM-AREA-4 what falls outside the tile is ignored', () => {
    expect(squaresOfTwo(parseSpace('R1C6')).map(names)).toEqual([
      sorted('R1C6', 'R2C6'),
      ['R1C6'],
      sorted('R1C5', 'R1C6'),
      sorted('R1C5', 'R1C6', 'R2C5', 'R2C6'),
    ])
    expect(names(squareOfThree(parseSpace('R6C1')))).toEqual(sorted('R6C1', 'R6C2', 'R5C1', 'R5C2'))
    expect(names(threeByTwo(parseSpace('R3C1'), parseSpace('R3C6'), true))).toEqual(
      sorted('R2C6', 'R3C6', 'R4C6'),
    )
    const deep = (attacker: string, target: string, alongRow: boolean): string[] =>
      names(threeByTwo(parseSpace(attacker), parseSpace(target), alongRow))
    expect(deep('R3C6', 'R3C1', true)).toEqual(sorted('R2C1', 'R3C1', 'R4C1'))
    expect(deep('R1C1', 'R1C4', true)).toEqual(sorted('R1C4', 'R2C4', 'R1C5', 'R2C5'))
    expect(deep('R6C1', 'R6C4', true)).toEqual(sorted('R6C4', 'R5C4', 'R6C5', 'R5C5'))
    expect(deep('R3C1', 'R6C1', false)).toEqual(sorted('R6C1', 'R6C2'))
    expect(deep('R3C6', 'R1C6', false)).toEqual(sorted('R1C5', 'R1C6'))
    expect(names(cone(parseSpace('R1C5'), E))).toEqual(['R1C6'])
    expect(cone(parseSpace('R1C6'), E)).toEqual([])
    expect(straightLine(open, parseSpace('R6C6'), 1)).toEqual([])
  })

  it('CM-AREA-6 CM-RULING-79 a square of three is the nine spaces round its target space', () => {
    expect(names(squareOfThree(parseSpace('R3C3')))).toEqual(
      sorted('R2C2', 'R2C3', 'R2C4', 'R3C2', 'R3C3', 'R3C4', 'R4C2', 'R4C3', 'R4C4'),
    )
  })

  it('CM-AREA-7 walls shield from the target space, dotted lines do not', () => {
    const walled = drawnTile(['R3C3', E, 'solid'], ['R3C3', N, 'dotted'])
    const target = parseSpace('R3C3')
    const reached = squareOfThree(target).filter((space) => reachedFrom(walled, target, space))
    expect(names(reached)).toEqual(
      sorted('R2C2', 'R2C3', 'R2C4', 'R3C2', 'R3C3', 'R4C2', 'R4C3', 'R4C4'),
    )
    expect(reachedFrom(walled, parseSpace('R3C4'), target)).toBe(false)
  })
})

describe('3x2', () => {
  it('CM-AREA-8 CM-RULING-79 lies along the way in which the target is farther off, away from the attacker', () => {
    const attacker = parseSpace('R3C1')
    expect(depthChoices(attacker, parseSpace('R4C4'))).toEqual([true])
    expect(names(threeByTwo(attacker, parseSpace('R4C4'), true))).toEqual(
      sorted('R3C4', 'R4C4', 'R5C4', 'R3C5', 'R4C5', 'R5C5'),
    )
    expect(depthChoices(attacker, parseSpace('R6C2'))).toEqual([false])
    expect(names(threeByTwo(attacker, parseSpace('R5C2'), false))).toEqual(
      sorted('R5C1', 'R5C2', 'R5C3', 'R6C1', 'R6C2', 'R6C3'),
    )
    expect(names(threeByTwo(parseSpace('R6C6'), parseSpace('R4C5'), false))).toEqual(
      sorted('R4C4', 'R4C5', 'R4C6', 'R3C4', 'R3C5', 'R3C6'),
    )
    expect(names(threeByTwo(parseSpace('R4C6'), parseSpace('R4C3'), true))).toEqual(
      sorted('R3C3', 'R4C3', 'R5C3', 'R3C2', 'R4C2', 'R5C2'),
    )
  })

  it('CM-AREA-8 at equal distances the attacker chooses between two', () => {
    const attacker = parseSpace('R2C2')
    const target = parseSpace('R4C4')
    expect(depthChoices(attacker, target)).toEqual([true, false])
    expect(names(threeByTwo(attacker, target, true))).not.toEqual(
      names(threeByTwo(attacker, target, false)),
    )
    const diagonal = every.filter((space) => depthChoices(attacker, space).length === 2)
    expect(names(diagonal)).toEqual(
      sorted('R2C2', 'R1C1', 'R3C3', 'R4C4', 'R5C5', 'R6C6', 'R1C3', 'R3C1'),
    )
  })

  it('CM-AREA-9 reaches what is clear of walls from the attacker, never next to the attacker or the own space', () => {
    const attacker = parseSpace('R3C3')
    const pattern = threeByTwo(attacker, parseSpace('R4C4'), true)
    expect(names(pattern)).toEqual(sorted('R3C4', 'R4C4', 'R5C4', 'R3C5', 'R4C5', 'R5C5'))
    const reached = (tile = open): string[] =>
      names(pattern.filter((space) => reachedOfThreeByTwo(tile, attacker, space)))
    expect(reached()).toEqual(sorted('R4C4', 'R5C4', 'R3C5', 'R4C5', 'R5C5'))
    // It is the way from the attacker that counts, not that from the target space.
    const walled = drawnTile(['R3C4', E, 'solid'])
    expect(reached(walled)).toEqual(sorted('R4C4', 'R5C4', 'R4C5', 'R5C5'))
    expect(reachedFrom(walled, parseSpace('R4C4'), parseSpace('R3C5'))).toBe(true)
    expect(reached(drawnTile(['R3C4', E, 'dotted']))).toEqual(reached())
    expect(reachedOfThreeByTwo(open, attacker, attacker)).toBe(false)
    expect(reachedOfThreeByTwo(open, attacker, parseSpace('R3C4'))).toBe(false)
  })
})

describe('cone', () => {
  it('CM-AREA-10 CM-RULING-79 is the next space and a square of three behind it, ten spaces', () => {
    expect(names(cone(parseSpace('R2C3'), N))).toEqual(
      sorted('R3C3', 'R4C2', 'R4C3', 'R4C4', 'R5C2', 'R5C3', 'R5C4', 'R6C2', 'R6C3', 'R6C4'),
    )
    expect(names(cone(parseSpace('R3C6'), W))).toEqual(
      sorted('R3C5', 'R2C4', 'R3C4', 'R4C4', 'R2C3', 'R3C3', 'R4C3', 'R2C2', 'R3C2', 'R4C2'),
    )
    expect(cone(parseSpace('R3C1'), E)).toHaveLength(10)
    expect(names(cone(parseSpace('R3C3'), S))).toEqual(sorted('R2C3', 'R1C2', 'R1C3', 'R1C4'))
  })

  it('CM-AREA-11 reaches what is clear of walls from the attacker and is barred by a wall before the first space', () => {
    const attacker = parseSpace('R2C3')
    const walled = drawnTile(['R4C3', N, 'solid'], ['R2C3', E, 'solid'], ['R2C2', E, 'dotted'])
    const reached = cone(attacker, N).filter((space) => reachedFrom(walled, attacker, space))
    expect(names(reached)).not.toContain('R5C3')
    expect(names(reached)).not.toContain('R6C3')
    expect(names(reached)).toEqual(expect.arrayContaining(['R3C3', 'R4C2', 'R4C3', 'R4C4']))
    expect([N, E, S, W].map((way) => canFireCone(walled, attacker, way))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(canFireCone(open, parseSpace('R1C1'), S)).toBe(false)
  })
})

describe('straight line', () => {
  it('CM-AREA-12 CM-RULING-79 takes every space in one of eight directions up to the border', () => {
    const from = parseSpace('R3C3')
    const lines = Array.from({ length: 8 }, (_, way) =>
      straightLine(open, from, way).map(spaceName),
    )
    expect(lines).toEqual([
      ['R4C3', 'R5C3', 'R6C3'],
      ['R4C4', 'R5C5', 'R6C6'],
      ['R3C4', 'R3C5', 'R3C6'],
      ['R2C4', 'R1C5'],
      ['R2C3', 'R1C3'],
      ['R2C2', 'R1C1'],
      ['R3C2', 'R3C1'],
      ['R4C2', 'R5C1'],
    ])
  })

  it('CM-AREA-12 ends at the first solid line, judged step by step', () => {
    const from = parseSpace('R3C3')
    const walled = drawnTile(
      ['R4C3', N, 'solid'],
      ['R3C4', E, 'dotted'],
      ['R4C4', N, 'solid'],
      ['R4C4', E, 'solid'],
    )
    expect(straightLine(walled, from, 0).map(spaceName)).toEqual(['R4C3'])
    expect(straightLine(walled, from, 2).map(spaceName)).toEqual(['R3C4', 'R3C5', 'R3C6'])
    expect(straightLine(walled, from, 1).map(spaceName)).toEqual(['R4C4'])
  })
})

describe('chain', () => {
  it('CM-AREA-13 spreads over adjacent pieces with no line between, as long as more join', () => {
    let low = 0
    for (const name of ['R1C1', 'R1C2', 'R2C2', 'R3C2', 'R3C4', 'R2C3', 'R1C5'])
      low |= 1 << parseSpace(name)
    const target = parseSpace('R1C1')
    expect(names(chainFrom(open, target, low, 0))).toEqual(
      sorted('R1C1', 'R1C2', 'R2C2', 'R2C3', 'R3C2'),
    )
    const fenced = drawnTile(['R2C2', E, 'dotted'], ['R2C2', N, 'solid'])
    expect(names(chainFrom(fenced, target, low, 0))).toEqual(sorted('R1C1', 'R1C2', 'R2C2'))
    expect(names(chainFrom(open, parseSpace('R6C1'), 0, -1)).length).toBe(18)
    expect(names(chainFrom(open, parseSpace('R6C6'), low, 0))).toEqual(['R6C6'])
  })
})
