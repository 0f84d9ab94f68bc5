import { SKULL_ON_ENTER, SOLID, OPEN, WATER, type Lanes, type Tile } from '../content/tile.ts'
import { NEXT, NO_SPACE, SPACES } from '../content/spaces.ts'
import { EXPLORER } from '../content/characters.ts'
import { objectNumber } from '../content/objects.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero } from '../targets.ts'
import type { Ground } from './ground.ts'
import { carries } from './numbers.ts'
import { heroAt, monsterRow } from './pieces.ts'

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

const ICE_BOOTS = objectNumber('ice-boots')
const NECKLACE = objectNumber('deep-one-necklace')

export function gaitOfHero(s: MashState, seat: number, isFlying: boolean): Gait {
  const hero = heroAt(s, seat)
  let gait = isFlying ? FLIES | THROUGH_HEROES | THROUGH_FOES : 0 // CM-FLY-2
  if (hero.character === EXPLORER || carries(hero, ICE_BOOTS)) gait |= ICE
  if (carries(hero, NECKLACE)) gait |= DRY
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

const isTissue = (tissue: Uint8Array, space: number, gait: Gait): boolean =>
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

export const isDangerous = ({ tile, tissue }: Ground, space: number, gait: Gait): boolean =>
  isTissue(tissue, space, gait) || lanesOf(tile, gait).danger[space] === 1

/** The space beyond an edge if nothing on the edge or beyond it stops the piece, or -1 (CM-MOVE-5, CM-FLY-3). */
export function beyond(tile: Tile, space: number, direction: number, gait: Gait): number {
  const edge = tile.edge[space * 4 + direction] ?? SOLID
  if (edge === SOLID || (edge !== OPEN && (gait & FLIES) === 0)) return NO_SPACE
  return NEXT[space * 4 + direction] ?? NO_SPACE
}

function lanesOf(tile: Tile, gait: Gait): Lanes {
  return (tile.lanes[gait] ??= {
    next: Int8Array.from({ length: SPACES * 4 }, (_, edge) =>
      beyond(tile, Math.floor(edge / 4), edge % 4, gait),
    ),
    price: Uint8Array.from({ length: SPACES }, (_, space) => priceOf(tile, space, gait)),
    danger: Uint8Array.from({ length: SPACES }, (_, space) =>
      Number(isHarmful(tile, space, gait) || wouldHold(tile, space, gait)),
    ),
  })
}

/** Whether whoever stands on a space lets the piece through (CM-MOVE-6 to CM-MOVE-9). */
export function isPassable({ who }: Ground, space: number, gait: Gait): boolean {
  const there = who[space] ?? NONE
  if (there === NONE) return true
  return (gait & (isHero(there) ? THROUGH_HEROES : THROUGH_FOES)) !== 0
}

/** Whether a move may end there: on nobody and on no obstacle (CM-MOVE-10, CM-FLY-4). */
export const isFree = ({ who, tile }: Ground, space: number): boolean =>
  who[space] === NONE && tile.obstacle[space] === 0

/** Further than anything. */
export const FAR = 255

/**
 * What it costs to get from a space to every other by ways that neither hurt nor hold, FAR where there is none within
 * the points. The ground must be without the piece itself.
 */
export function spread(
  ground: Ground,
  from: number,
  points: number,
  gait: Gait,
  costs: Uint8Array,
): Uint8Array {
  const { next, price, danger } = lanesOf(ground.tile, gait)
  costs.fill(FAR)
  costs[from] = 0
  open[0] = from
  let last = 1
  for (let first = 0; first < last; first++) {
    const space = open[first] ?? 0
    const cost = costs[space] ?? FAR
    for (let edge = space * 4; edge < space * 4 + 4; edge++) {
      const to = next[edge] ?? NO_SPACE
      if (to === NO_SPACE) continue
      const total = cost + (price[to] ?? 0)
      if (total > points || total >= (costs[to] ?? 0)) continue
      if (danger[to] === 1 || isTissue(ground.tissue, to, gait)) continue
      if (!isPassable(ground, to, gait)) continue
      costs[to] = total
      open[last++] = to
    }
  }
  return costs
}

/** Spaces whose neighbours have still to be looked at. */
const open: number[] = []
const back = new Uint8Array(SPACES)

/**
 * What it costs to get from every space to one of those marked with 0, by the same ways (CM-AUTO-4, CM-AUTO-6). Where
 * it only matters from one space, what is further away than that is left out.
 */
export function spreadBack(
  ground: Ground,
  gait: Gait,
  costs: Uint8Array,
  until: number = NO_SPACE,
): Uint8Array {
  const { next, price } = lanesOf(ground.tile, gait)
  let last = 0
  for (let space = 0; space < SPACES; space++) if (costs[space] === 0) open[last++] = space
  for (let first = 0; first < last; first++) {
    const space = open[first] ?? 0
    const total = (costs[space] ?? 0) + (price[space] ?? 0)
    if (until !== NO_SPACE && total > (costs[until] ?? 0)) continue
    if (!isPassable(ground, space, gait) || isDangerous(ground, space, gait)) continue
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
  back.fill(FAR)
  back[to] = 0
  spreadBack(ground, gait, back, from)
  const { next, price } = lanesOf(ground.tile, gait)
  const path: number[] = []
  for (let space = from; space !== to;) {
    const left = back[space] ?? FAR
    if (left === FAR) throw new Error(`there is no way from ${from} to ${to}`)
    let step = NO_SPACE
    for (let edge = space * 4; edge < space * 4 + 4; edge++) {
      const one = next[edge] ?? NO_SPACE
      if (one === NO_SPACE || (back[one] ?? FAR) + (price[one] ?? 0) !== left) continue
      if (one !== to && (!isPassable(ground, one, gait) || isDangerous(ground, one, gait))) continue
      step = one
      break
    }
    path.push(step)
    space = step
  }
  return path
}
