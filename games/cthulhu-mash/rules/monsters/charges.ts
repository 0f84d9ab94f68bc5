import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import type { MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { look, type Ground } from '../tiles/ground.ts'
import { moveOfFoe } from '../characters/numbers.ts'
import { foeAt, heroAt } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import {
  FAR,
  gaitOfFoe,
  isDangerous,
  isFree,
  isPassable,
  pathTo,
  priceOf,
  spread,
  type Gait,
} from '../movement/walk.ts'

const LEAST = 3

/** A charge that could be made: the side of the target's space by which it comes in, where it ends, and what it costs. */
export interface Charge {
  side: number
  exit: number
  cost: number
}

/** All charges of a monster at a character (CM-FOE-12 to CM-FOE-15). */
export function chargesOf(s: MashState, piece: number, seat: number): Charge[] {
  const { spot } = foeAt(s, piece)
  const place = placeOf(spot)
  const own = spaceOf(spot)
  const to = spaceOf(heroAt(s, seat).spot)
  const gait = gaitOfFoe(s, piece)
  const move = moveOfFoe(s, piece)
  const here = look(s, place, foeOf(piece))
  if (move < LEAST || isDangerous(here, to, gait)) return []
  const there = spread(here, own, move, gait)
  const price = priceOf(here.tile, to, gait)
  const found: Charge[] = []
  for (const side of DIRECTIONS) {
    const from = NEXT[to * 4 + side] ?? NO_SPACE
    if (from === NO_SPACE || here.tile.edge[to * 4 + side] !== OPEN) continue
    const before = from === own ? roundTrip(here, own, gait) : (there[from] ?? FAR)
    if (before === FAR) continue
    const left = move - before - price
    if (left < 1) continue
    const away = spread(here, to, left, gait)
    for (let exit = 0; exit < SPACES; exit++)
      if (exit !== to && away[exit] !== FAR && isFree(here, exit))
        found.push({ side, exit, cost: before + price + (away[exit] ?? 0) })
  }
  return found
}

/** One step away and back: a charge from where the monster stands beside its target needs at least one step. */
function roundTrip(here: Ground, own: number, gait: Gait): number {
  let best = FAR
  for (const direction of DIRECTIONS) {
    const next = NEXT[own * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || here.tile.edge[own * 4 + direction] !== OPEN) continue
    if (!isPassable(here, next, gait) || isDangerous(here, next, gait)) continue
    best = Math.min(best, priceOf(here.tile, next, gait) + priceOf(here.tile, own, gait))
  }
  return best
}

/** The way of a charge into the target's space, and out of it again. */
export function wayOf(
  s: MashState,
  piece: number,
  seat: number,
  side: number,
  exit: number,
): { path: number[]; exit: number[] } {
  const { spot } = foeAt(s, piece)
  const own = spaceOf(spot)
  const to = spaceOf(heroAt(s, seat).spot)
  const gait = gaitOfFoe(s, piece)
  const here = look(s, placeOf(spot), foeOf(piece))
  const from = NEXT[to * 4 + side] ?? NO_SPACE
  const path = from === own ? [stepAside(here, own, gait), own] : pathTo(here, own, from, gait)
  return { path: [...path, to], exit: pathTo(here, to, exit, gait) }
}

/** The shortest way from where a monster is to a free space. */
export function wayOut(s: MashState, piece: number): number[] {
  const { spot } = foeAt(s, piece)
  const own = spaceOf(spot)
  const gait = gaitOfFoe(s, piece)
  const here = look(s, placeOf(spot), foeOf(piece))
  const away = spread(here, own, SPACES, gait)
  let best = own
  for (let space = 0; space < SPACES; space++)
    if (isFree(here, space) && (best === own || (away[space] ?? FAR) < (away[best] ?? FAR)))
      best = space
  return away[best] === FAR || best === own ? [] : pathTo(here, own, best, gait)
}

function stepAside(here: Ground, own: number, gait: Gait): number {
  let best = NO_SPACE
  for (const direction of DIRECTIONS) {
    const next = NEXT[own * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || here.tile.edge[own * 4 + direction] !== OPEN) continue
    if (!isPassable(here, next, gait) || isDangerous(here, next, gait)) continue
    if (best === NO_SPACE || priceOf(here.tile, next, gait) < priceOf(here.tile, best, gait))
      best = next
  }
  return best
}
