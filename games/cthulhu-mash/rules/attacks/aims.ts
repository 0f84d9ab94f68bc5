import { NONE, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHero, pieceIn } from '../../targets.ts'
import { canShoot, canStrike, isBlind, shootsOver, spotOfTarget } from './aim.ts'
import { everySpace, isFromSelf, isHolding, patternsOf, shapeOf, spacesOf } from './areas.ts'
import type { Ground } from '../tiles/ground.ts'
import { objectOf } from './means.ts'
import { rowOfObject } from '../characters/numbers.ts'
import { spaceOf } from '../spots.ts'

/** A way to lay an area: on which space, how, and what it reaches. */
interface Aim {
  space: number
  pattern: number
  spaces: readonly number[]
}

/** Every way in which somebody can aim an area from where it stands, whoever that reaches (CM-AREA-1). */
export function aimsOf(s: MashState, here: Ground, by: number, means: number): Aim[] {
  if (shapeOf(means) === 'chain') return []
  const from = spaceOf(spotOfTarget(s, by))
  const tile = s.table.places[here.place]?.tile ?? NONE
  const isOver = shootsOver(s, by, tile, from)
  const aims: Aim[] = []
  for (const space of isFromSelf(means) ? [from] : everySpace) {
    if (!isFromSelf(means) && !isAimable(s, here, means, from, space, isOver, tile)) continue
    for (const pattern of patternsOf(here.tile, means, from, space))
      aims.push({ space, pattern, spaces: spacesOf(here.tile, means, from, space, pattern) })
  }
  return aims
}

/** The target space of an area must be one that could be attacked; a net needs somebody there (CM-AREA-1, CM-OBJ-18). */
function isAimable(
  s: MashState,
  here: Ground,
  means: number,
  from: number,
  target: number,
  isOver: boolean,
  tile: number,
): boolean {
  const { melee } = rowOfObject(objectOf(means))
  const there = here.who[target] ?? NONE
  if (isHolding(means) && (there === NONE || !isMovable(there))) return false
  if (melee && canStrike(here, from, target)) return true
  return canShoot(here, from, target, isOver) && !isBlind(s, tile, from, target)
}

export const isMonster = (target: number): boolean => isFoe(target) && !isGenerator(pieceIn(target))
export const isMovable = (target: number): boolean => isHero(target) || isMonster(target)
