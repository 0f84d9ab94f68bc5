import {
  canFireCone,
  cone,
  depthChoices,
  reachedFrom,
  reachedOfThreeByTwo,
  squareOfThree,
  squaresOfTwo,
  straightLine,
  threeByTwo,
} from '../../tiles/areas.ts'
import { DIRECTIONS, SPACES, WAYS } from '../../tiles/spaces.ts'
import type { Area } from '../../pieces/objects.ts'
import type { Tile } from '../../tiles/tile.ts'
import { isLine, isObject, objectOf } from './means.ts'
import { rowOfObject } from '../characters/numbers.ts'

/** The shape of what somebody attacks with, if it is more than one target. */
export function shapeOf(means: number): Area | 'line' | undefined {
  if (isObject(means)) return rowOfObject(objectOf(means)).area
  return isLine(means) ? 'line' : undefined
}

/** Whether a hit holds instead of doing damage. */
export const isHolding = (means: number): boolean =>
  isObject(means) && rowOfObject(objectOf(means)).hold !== undefined

/** The spaces that an area reaches, as it was aimed (CM-AREA-5 to CM-AREA-12). */
export function spacesOf(
  tile: Tile,
  means: number,
  from: number,
  target: number,
  pattern: number,
): readonly number[] {
  switch (shapeOf(means)) {
    case 'two':
      return (squaresOfTwo(target)[pattern] ?? []).filter((one) => reachedFrom(tile, target, one))
    case 'three':
      return squareOfThree(target).filter((one) => reachedFrom(tile, target, one))
    case 'three-by-two':
      return threeByTwo(from, target, pattern === 1).filter((one) =>
        reachedOfThreeByTwo(tile, from, one),
      )
    case 'cone':
      return cone(from, pattern).filter((one) => reachedFrom(tile, from, one))
    case 'line':
      return straightLine(tile, from, pattern)
    case 'chain':
    case undefined:
      return [target]
  }
}

const corners = [0, 1, 2, 3]
const ways = Array.from({ length: WAYS }, (_, way) => way)
const single = [0]

/** How a pattern may lie on a target space (CM-AREA-5, CM-AREA-8, CM-AREA-10, CM-AREA-12). */
export function patternsOf(
  tile: Tile,
  means: number,
  from: number,
  target: number,
): readonly number[] {
  switch (shapeOf(means)) {
    case 'two':
      return corners
    case 'three-by-two':
      return depthChoices(from, target).map(Number)
    case 'cone':
      return DIRECTIONS.filter((direction) => canFireCone(tile, from, direction))
    case 'line':
      return ways
    case 'three':
    case 'chain':
    case undefined:
      return single
  }
}

/** Whether no target space is named: the pattern goes out from the attacker. */
export const isFromSelf = (means: number): boolean => {
  const shape = shapeOf(means)
  return shape === 'cone' || shape === 'line'
}

export const everySpace: readonly number[] = Array.from({ length: SPACES }, (_, space) => space)
