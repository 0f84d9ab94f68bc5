import { at } from '@eldertable/kernel'
import {
  boardSpot,
  compassOf,
  DIRECTIONS,
  E,
  GATE_SIDE,
  GATE_SPACE,
  N,
  opposite,
  sideFacing,
  SPACES,
  W,
} from '../../tiles/spaces.ts'
import { RED } from '../../tiles/tile.ts'
import { tileAt as tileOf, tileNumber } from '../../tiles/tiles.ts'
import { NONE, type MashState } from '../../state.ts'
import { tileAt } from '../tiles/ground.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

const ICE_CAVE = tileNumber('ice-cave')

/** Where a gate leads that is no way anywhere (CM-GATE-7). */
export const DEAD_END = -2
/** Where a gate leads whose neighbour lies face down (CM-GATE-6). */
export const OPEN_GATE = -3

/** The compass direction of the gate on a spot, or -1 if there is none (CM-GATE-1). */
export function gateOn(s: MashState, spot: number): number {
  const side = GATE_SIDE[spaceOf(spot)] ?? NONE
  if (side === NONE) return NONE
  const place = placeOf(spot)
  if ((tileAt(s, place).gates & (1 << side)) === 0) return NONE
  return compassOf(side, at(s.table.places, place).rotation)
}

export const neighbourOf = (s: MashState, place: number, compass: number): number =>
  at(s.table.neighbours, place * 4 + compass)

/** Whether a face-up tile has a gate on the side that points that way; the entry of a shared start is none (CM-COOP-4). */
export function hasGate(s: MashState, place: number, compass: number): boolean {
  if (place === 0 && compass === s.table.entry) return false
  const side = sideFacing(compass, at(s.table.places, place).rotation)
  return (tileAt(s, place).gates & (1 << side)) !== 0
}

/** Where the gate of a tile that points that way leads: a spot, OPEN_GATE or DEAD_END. */
export function beyondGate(s: MashState, place: number, compass: number): number {
  if (place === 0 && compass === s.table.entry) return DEAD_END
  const next = neighbourOf(s, place, compass)
  if (next === NONE) return DEAD_END
  const { tile, rotation } = at(s.table.places, next)
  if (tile === NONE) return OPEN_GATE
  const facing = opposite(compass)
  const side = sideFacing(facing, rotation)
  if (hasGate(s, next, facing)) return spotOf(next, at(GATE_SPACE, side))
  // CM-PLACE-10, CM-PLACE-12: its name side is the only one without a gate.
  if (tile === ICE_CAVE) return spotOf(next, tileAt(s, next).ceiling)
  if (!s.table.settings.oneWayGates || (next === 0 && facing === s.table.entry)) return DEAD_END
  const across = acrossFrom(s, place, compass, next)
  return across === NONE ? DEAD_END : spotOf(next, across)
}

/** The border space of the neighbour on which a one-way gate ends, or -1 if there is none that will do (CM-OPT-5). */
function acrossFrom(s: MashState, place: number, compass: number, next: number): number {
  const own = at(s.table.places, place).rotation
  const { rotation } = at(s.table.places, next)
  const tile = tileAt(s, next)
  const isLevel = compass === E || compass === W
  const along = ({ x, y }: { x: number; y: number }): number => (isLevel ? y : x)
  const wanted = along(boardSpot(at(GATE_SPACE, sideFacing(compass, own)), own))
  // The border line of the neighbour, seen on the board.
  const edge = compass === E || compass === N ? 1 : 6
  let best = NONE
  let distance = Infinity
  for (let space = 0; space < SPACES; space++) {
    const spot = boardSpot(space, rotation)
    if ((isLevel ? spot.x : spot.y) !== edge) continue
    if (tile.obstacle[space] !== 0 || tile.outline[space] === RED) continue
    // Ties go to the west or south, the lower number.
    const off = Math.abs(along(spot) - wanted) * 2 + Number(along(spot) > wanted)
    if (off >= distance) continue
    best = space
    distance = off
  }
  return best
}

/** Where the ceiling of the Ice Cave leads for those who fly, or DEAD_END (CM-PLACE-11). */
export function aboveCeiling(s: MashState, place: number): number {
  const { rotation } = at(s.table.places, place)
  const compass = compassOf(N, rotation)
  const next = neighbourOf(s, place, compass)
  if (next === NONE || at(s.table.places, next).tile === NONE) return DEAD_END
  const facing = opposite(compass)
  if (!hasGate(s, next, facing)) return DEAD_END
  return spotOf(next, at(GATE_SPACE, sideFacing(facing, at(s.table.places, next).rotation)))
}

/** How a tile that is turned up may lie; `towards` is the compass direction of a gate that it must meet, or -1 (CM-GATE-14, CM-GATE-20, CM-GATE-21). */
export function rotationsOf(
  s: MashState,
  place: number,
  towards: number,
  isThroughGate: boolean,
): number[] {
  const { tile } = at(s.table.places, place)
  const all = [...DIRECTIONS]
  // CM-PLACE-9: with its name side towards the tile that the revealer came from.
  if (tile === ICE_CAVE && isThroughGate) return all.filter((q) => compassOf(N, q) === towards)
  const fitting = towards === NONE ? all : all.filter((q) => wouldFace(tile, q, towards))
  const joining = fitting.filter((q) => joinsStarts(s, place, tile, q))
  return joining.length > 0 ? joining : fitting
}

const wouldFace = (tile: number, rotation: number, compass: number): boolean =>
  (tileOf(tile).gates & (1 << sideFacing(compass, rotation))) !== 0

/** Whether it would meet every gate of a start tile that faces it (CM-GATE-17). */
function joinsStarts(s: MashState, place: number, tile: number, rotation: number): boolean {
  return DIRECTIONS.every((compass) => {
    const next = neighbourOf(s, place, compass)
    if (next === NONE || !at(s.table.places, next).isStart) return true
    return !hasGate(s, next, opposite(compass)) || wouldFace(tile, rotation, compass)
  })
}
