import { SKULL_ON_ENTER, SOLID, OPEN, WATER, type Lanes, type Tile } from '../../tiles/tile.ts'
import {
  HIGH_BIT,
  highBeyond,
  isAmong,
  LOW_BIT,
  lowBeyond,
  SpaceSet,
} from '../../tiles/space-set.ts'
import { E, N, NEXT, NO_SPACE, S, SPACES, W } from '../../tiles/spaces.ts'
import { EXPLORER } from '../../pieces/characters.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero } from '../../targets.ts'
import { layClearWalks, noClearWalks, reachAt, TOO_FAR } from './clear-walks.ts'
import {
  costTo,
  DEAREST,
  FAR,
  flood,
  wave,
  wayTo,
  writeCosts,
  type Flood,
  type Reach,
} from './flood.ts'
import type { Ground } from '../tiles/ground.ts'
import { hasHelp } from '../characters/numbers.ts'
import { heroAt, monsterRow } from '../pieces.ts'

export { FAR } from './flood.ts'

// How a piece goes, as bits.
const FLIES = 1
const SWIMS = 2
/** Pays no boot icons of ice (CM-HERO-2, CM-OBJ-43). */
const ICE = 4
/** Pays no boot icons at all (CM-OPT-23). */
const BOOTLESS = 8
const THROUGH_HEROES = 16
const THROUGH_FOES = 32
/** Water does it no harm (CM-OBJ-39). */
const DRY = 64
export type Gait = number

export function gaitOfHero(s: MashState, seat: number, isFlying: boolean): Gait {
  const hero = heroAt(s, seat)
  let gait = isFlying ? FLIES | THROUGH_HEROES | THROUGH_FOES : 0 // CM-FLY-2
  if (hero.character === EXPLORER || hasHelp(hero, 'isShod')) gait |= ICE
  if (hasHelp(hero, 'isDry')) gait |= DRY
  if (s.table.victory === 'cooperative') gait |= THROUGH_HEROES // CM-MOVE-7
  return gait
}

export function gaitOfFoe(s: MashState, piece: number): Gait {
  const { flying, swimming } = monsterRow(piece)
  let gait = THROUGH_FOES // CM-MOVE-9
  if (flying) gait |= FLIES | THROUGH_HEROES
  if (swimming) gait |= SWIMS
  if (s.table.settings.bootSparesMonsters) gait |= BOOTLESS
  return gait
}

/** Movement points for entering a space (CM-MOVE-3, CM-FLY-1, CM-SWIM-2). */
export function priceOf(tile: Tile, space: number, gait: Gait): number {
  if ((gait & (FLIES | BOOTLESS)) !== 0) return 1
  const boot = tile.boot[space] ?? 0
  if (boot === 0) return 1
  if ((gait & SWIMS) !== 0 && tile.terrain[space] === WATER) return 1
  return 1 + ((gait & ICE) === 0 ? boot : boot - (tile.bootIce[space] ?? 0))
}

/** Whether its water does nothing to the piece (CM-SWIM-1, CM-OBJ-39). */
const isSafeWater = (tile: Tile, space: number, gait: Gait): boolean =>
  (gait & (SWIMS | DRY)) !== 0 && tile.terrain[space] === WATER

/** Whether moving onto a space would damage or kill. */
export function wouldHurt({ tile, tissue }: Ground, space: number, gait: Gait): boolean {
  return isTissue(tissue, space, gait) || isHarmful(tile, space, gait)
}

const isTissue = (tissue: readonly number[], space: number, gait: Gait): boolean =>
  tissue[space] !== 0 && (gait & FLIES) === 0 // CM-ICON-12

/** The same for what is printed there. */
function isHarmful(tile: Tile, space: number, gait: Gait): boolean {
  const hold = tile.hold[space]
  if (hold !== undefined && hold.damage > 0 && wouldHold(tile, space, gait)) return true
  if ((gait & FLIES) !== 0) return false // CM-ICON-12
  if (isSafeWater(tile, space, gait)) return false
  return (tile.harm[space] ?? 0) > 0 || tile.skull[space] === SKULL_ON_ENTER
}

/** Whether moving onto a space would hold (CM-ICON-2, CM-PLACE-3, CM-PLACE-14, CM-PLACE-15). */
export function wouldHold(tile: Tile, space: number, gait: Gait): boolean {
  const hold = tile.hold[space]
  return hold !== undefined && !hold.onPush && ((gait & FLIES) === 0 || hold.catchesFlying)
}

export function isDangerous({ tile, tissue }: Ground, space: number, gait: Gait): boolean {
  if (isTissue(tissue, space, gait)) return true
  const { safe } = lanesOf(tile, gait)
  return !isAmong(space, safe.low, safe.high)
}

/** The space beyond an edge if nothing on the edge or beyond it stops the piece, or -1 (CM-MOVE-5, CM-FLY-3). */
export function beyond(tile: Tile, space: number, direction: number, gait: Gait): number {
  const edge = tile.edge[space * 4 + direction] ?? SOLID
  if (edge === SOLID || (edge !== OPEN && (gait & FLIES) === 0)) return NO_SPACE
  return NEXT[space * 4 + direction] ?? NO_SPACE
}

export const lanesOf = (tile: Tile, gait: Gait): Lanes =>
  (tile.lanes[gait] ??= layLanes(tile, gait))

function layLanes(tile: Tile, gait: Gait): Lanes {
  const canGo = (direction: number): SpaceSet =>
    new SpaceSet((space) => beyond(tile, space, direction, gait) !== NO_SPACE)
  const isSafe = (space: number): boolean =>
    !isHarmful(tile, space, gait) && !wouldHold(tile, space, gait)
  const price = Uint8Array.from({ length: SPACES }, (_, space) => priceOf(tile, space, gait))
  const lanes: Lanes = {
    next: Int8Array.from({ length: SPACES * 4 }, (_, edge) =>
      beyond(tile, Math.floor(edge / 4), edge % 4, gait),
    ),
    price,
    priced: Array.from(
      { length: Math.max(...price) + 1 },
      (_, points) => new SpaceSet((space) => price[space] === points),
    ),
    beside: new Int32Array(SPACES * 2),
    safe: new SpaceSet(isSafe),
    isQuiet: price.every((_, space) => !isSafe(space) || isPlain(tile, space)),
    snares: new SpaceSet(
      (space) =>
        wouldHold(tile, space, gait) &&
        !isHarmful(tile, space, gait) &&
        tile.hold[space]?.quicksand !== true,
    ),
    ...noClearWalks(),
    n: canGo(N),
    e: canGo(E),
    s: canGo(S),
    w: canGo(W),
  }
  for (let space = 0; space < SPACES; space++) {
    lanes.beside[space * 2] = lowBeyond(LOW_BIT[space] ?? 0, HIGH_BIT[space] ?? 0, lanes)
    lanes.beside[space * 2 + 1] = highBeyond(LOW_BIT[space] ?? 0, HIGH_BIT[space] ?? 0, lanes)
  }
  layClearWalks(lanes)
  return lanes
}

/** Whether nothing that is printed on a space does anything to whoever comes onto it by itself. */
export const isPlain = (tile: Tile, space: number): boolean =>
  tile.harm[space] === 0 &&
  tile.skull[space] !== SKULL_ON_ENTER &&
  tile.hold[space]?.onPush !== false

/** Whether whoever stands on a space lets the piece through (CM-MOVE-6 to CM-MOVE-9). */
export function isPassable({ who }: Ground, space: number, gait: Gait): boolean {
  const there = who[space] ?? NONE
  if (there === NONE) return true
  return (gait & (isHero(there) ? THROUGH_HEROES : THROUGH_FOES)) !== 0
}

/** Whether a move may end there: on nobody and on no obstacle (CM-MOVE-10, CM-FLY-4). */
export const isFree = ({ who, tile }: Ground, space: number): boolean =>
  who[space] === NONE && tile.obstacle[space] === 0

/**
 * What can be reached from a space for this many points by ways that neither hurt nor hold: see `flood`. The ground must
 * be without the piece itself.
 */
function floodFrom(
  ground: Ground,
  from: number,
  points: number,
  gait: Gait,
  until: number = NO_SPACE,
): Flood {
  const lanes = lanesOf(ground.tile, gait)
  const { low, high } = lanes.safe
  return flood(
    lanes,
    from,
    points,
    low & ~closedLow(ground, gait),
    high & ~closedHigh(ground, gait),
    until,
  )
}

/** Spaces that are closed to a piece by who stands there or by tissue: half of them, and the other half. */
function closedLow({ heroesLow, foesLow, tissueLow }: Ground, gait: Gait): number {
  let closed = (gait & FLIES) === 0 ? tissueLow : 0 // CM-ICON-12
  if ((gait & THROUGH_HEROES) === 0) closed |= heroesLow
  return (gait & THROUGH_FOES) === 0 ? closed | foesLow : closed
}
function closedHigh({ heroesHigh, foesHigh, tissueHigh }: Ground, gait: Gait): number {
  let closed = (gait & FLIES) === 0 ? tissueHigh : 0
  if ((gait & THROUGH_HEROES) === 0) closed |= heroesHigh
  return (gait & THROUGH_FOES) === 0 ? closed | foesHigh : closed
}

/** Where a piece can walk for this many points, the start among it; the ground must be without the piece itself. */
export function findWalks(ground: Ground, from: number, points: number, gait: Gait): Reach {
  if (isClearFor(ground, from, points, gait)) {
    const { clearReach } = lanesOf(ground.tile, gait)
    const place = reachAt(from, points)
    return { low: clearReach[place] ?? 0, high: clearReach[place + 1] ?? 0 }
  }
  const lanes = lanesOf(ground.tile, gait)
  const low = lanes.safe.low & ~closedLow(ground, gait)
  const high = lanes.safe.high & ~closedHigh(ground, gait)
  return lanes.priced.length > DEAREST + 1
    ? flood(lanes, from, points, low, high)
    : wave(lanes, from, points, low, high)
}

/** What a walk costs that is possible for this many points. */
export function costOfWalk(
  ground: Ground,
  from: number,
  to: number,
  points: number,
  gait: Gait,
): number {
  if (isClearFor(ground, from, points, gait))
    return lanesOf(ground.tile, gait).clearCost[from * SPACES + to] ?? FAR
  return costTo(floodFrom(ground, from, points, gait, to), to)
}

/** Whether nothing that is closed could be come to, so that it does not matter. */
function isClearFor(ground: Ground, from: number, points: number, gait: Gait): boolean {
  if (points >= TOO_FAR) return false
  const { clearReach } = lanesOf(ground.tile, gait)
  const place = reachAt(from, points)
  const inTheWay =
    (closedLow(ground, gait) & (clearReach[place] ?? 0)) |
    (closedHigh(ground, gait) & (clearReach[place + 1] ?? 0))
  return inTheWay === 0
}

/** What it costs to get from a space to every other by these ways, FAR where there is none within the points. */
export function spread(
  ground: Ground,
  from: number,
  points: number,
  gait: Gait,
  costs: Uint8Array = new Uint8Array(SPACES),
): Uint8Array {
  writeCosts(floodFrom(ground, from, points, gait), costs)
  return costs
}

/** What it costs to get from every space to one of those marked with 0, by the same ways (CM-AUTO-4, CM-AUTO-6). */
export function spreadBack(ground: Ground, gait: Gait, costs: Uint8Array): Uint8Array {
  const { next, price } = lanesOf(ground.tile, gait)
  // Spaces whose neighbours have still to be looked at.
  const open: number[] = []
  let last = 0
  for (let space = 0; space < SPACES; space++) if (costs[space] === 0) open[last++] = space
  for (let first = 0; first < last; first++) {
    const space = open[first] ?? 0
    if (!isPassable(ground, space, gait) || isDangerous(ground, space, gait)) continue
    const total = (costs[space] ?? 0) + (price[space] ?? 0)
    for (let edge = space * 4; edge < space * 4 + 4; edge++) {
      // Lines stop a step both ways, so what lies beyond is where one can come from.
      const before = next[edge] ?? NO_SPACE
      if (before === NO_SPACE || total >= (costs[before] ?? 0)) continue
      costs[before] = total
      open[last++] = before
    }
  }
  return costs
}

/** The cheapest safe path between two spaces, without the first; of equal ones the first in n, e, s, w (CM-AUTO-17). */
export function pathTo(ground: Ground, from: number, to: number, gait: Gait): number[] {
  const flooded = floodFrom(ground, from, FAR, gait, to)
  return wayTo(flooded, lanesOf(ground.tile, gait), from, to)
}
