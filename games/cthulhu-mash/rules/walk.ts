import { SKULL_ON_ENTER, SOLID, OPEN, WATER, type Tile } from '../content/tile.ts'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from '../content/spaces.ts'
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
  const hold = tile.hold[space]
  if (hold !== undefined && hold.damage > 0 && wouldHold(tile, space, gait)) return true
  if ((gait & FLIES) !== 0) return false // CM-ICON-12
  if ((tissue[space] ?? 0) > 0) return true
  if (isSafeWater(tile, space, gait)) return false
  return (tile.harm[space] ?? 0) > 0 || tile.skull[space] === SKULL_ON_ENTER
}

/** Whether moving onto a space would hold (CM-ICON-2, CM-PLACE-3, CM-PLACE-14, CM-PLACE-15). */
export function wouldHold(tile: Tile, space: number, gait: Gait): boolean {
  const hold = tile.hold[space]
  return hold !== undefined && !hold.onPush && ((gait & FLIES) === 0 || hold.catchesFlying)
}

export const isDangerous = (ground: Ground, space: number, gait: Gait): boolean =>
  wouldHurt(ground, space, gait) || wouldHold(ground.tile, space, gait)

/** The space beyond an edge if nothing on the edge or beyond it stops the piece, or -1 (CM-MOVE-5, CM-FLY-3). */
export function beyond(tile: Tile, space: number, direction: number, gait: Gait): number {
  const edge = tile.edge[space * 4 + direction] ?? SOLID
  if (edge === SOLID || (edge !== OPEN && (gait & FLIES) === 0)) return NO_SPACE
  return NEXT[space * 4 + direction] ?? NO_SPACE
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
  const { tile } = ground
  costs.fill(FAR)
  costs[from] = 0
  for (let cost = 0; cost < points; cost++)
    for (let space = 0; space < SPACES; space++) {
      if (costs[space] !== cost) continue
      for (const direction of DIRECTIONS) {
        const next = beyond(tile, space, direction, gait)
        if (next === NO_SPACE || !isPassable(ground, next, gait)) continue
        const total = cost + priceOf(tile, next, gait)
        if (total > points || total >= (costs[next] ?? 0)) continue
        if (!isDangerous(ground, next, gait)) costs[next] = total
      }
    }
  return costs
}

const back = new Uint8Array(SPACES)

/** What it costs to get from every space to one of those marked with 0, by the same ways (CM-AUTO-4, CM-AUTO-6). */
export function spreadBack(ground: Ground, gait: Gait, costs: Uint8Array): Uint8Array {
  const { tile } = ground
  let highest = 0
  for (let cost = 0; cost <= highest; cost++)
    for (let space = 0; space < SPACES; space++) {
      if (costs[space] !== cost) continue
      if (!isPassable(ground, space, gait) || isDangerous(ground, space, gait)) continue
      const total = cost + priceOf(tile, space, gait)
      for (const direction of DIRECTIONS) {
        // Lines stop a step both ways, so what lies beyond is where one can come from.
        const before = beyond(tile, space, direction, gait)
        if (before === NO_SPACE || total >= (costs[before] ?? 0)) continue
        costs[before] = total
        if (total > highest) highest = total
      }
    }
  return costs
}

/** The cheapest safe path between two spaces, without the first; of equal ones the first in n, e, s, w (CM-AUTO-17). */
export function pathTo(ground: Ground, from: number, to: number, gait: Gait): number[] {
  back.fill(FAR)
  back[to] = 0
  spreadBack(ground, gait, back)
  const path: number[] = []
  for (let space = from; space !== to;) {
    const left = back[space] ?? FAR
    if (left === FAR) throw new Error(`there is no way from ${from} to ${to}`)
    let step = NO_SPACE
    for (const direction of DIRECTIONS) {
      const next = beyond(ground.tile, space, direction, gait)
      if (next === NO_SPACE || (back[next] ?? FAR) === FAR) continue
      if (next !== to && (!isPassable(ground, next, gait) || isDangerous(ground, next, gait)))
        continue
      if ((back[next] ?? FAR) + priceOf(ground.tile, next, gait) !== left) continue
      step = next
      break
    }
    path.push(step)
    space = step
  }
  return path
}
