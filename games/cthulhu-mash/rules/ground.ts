import { at } from '@eldertable/kernel'
import { TISSUE_DAMAGE } from '../content/objects.ts'
import { SPACES } from '../content/spaces.ts'
import { TILES } from '../content/tiles.ts'
import type { Tile } from '../content/tile.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf } from '../targets.ts'
import { spotOf } from './spots.ts'

const LOW = 18

/** Who stands where on one place: worked out for an offer and good until the next look. */
export interface Ground {
  place: number
  tile: Tile
  /** By space, the target that stands there, or -1; attached vampires are not counted. */
  readonly who: Int16Array
  /** By space, what Shoggoth Tissue does there (CM-OBJ-53). */
  readonly tissue: Uint8Array
  /** Occupied spaces, for lines of sight. */
  low: number
  high: number
}

export const tileAt = (s: MashState, place: number): Tile =>
  at(TILES, at(s.table.places, place).tile)

const NO_TILE = at(TILES, 0)

/** Makes a ground that can be looked at again and again. */
export const newGround = (): Ground => ({
  place: NONE,
  tile: NO_TILE,
  who: new Int16Array(SPACES).fill(NONE),
  tissue: new Uint8Array(SPACES),
  low: 0,
  high: 0,
})

/** Looks at a place anew; `without` is a target that is taken off, such as the one who would move. */
export function look(s: MashState, place: number, ground: Ground, without = NONE): Ground {
  ground.place = place
  ground.tile = tileAt(s, place)
  ground.who.fill(NONE)
  ground.tissue.fill(0)
  ground.low = 0
  ground.high = 0
  const { heroes, foes, piles } = s.table
  const first = spotOf(place, 0)
  for (let i = 0; i < piles.length; i++) {
    const { spot, tissue } = at(piles, i)
    if (tissue.length > 0 && isWithin(spot - first))
      for (const object of tissue)
        ground.tissue[spot - first] =
          (ground.tissue[spot - first] ?? 0) + (TISSUE_DAMAGE[object] ?? 0)
  }
  for (let seat = 0; seat < heroes.length; seat++) {
    const space = at(heroes, seat).spot - first
    if (isWithin(space) && seat !== without) occupy(ground, space, seat)
  }
  for (let i = 0; i < foes.length; i++) {
    const { spot, victim, piece } = at(foes, i)
    if (isWithin(spot - first) && victim === NONE && foeOf(piece) !== without)
      occupy(ground, spot - first, foeOf(piece))
  }
  return ground
}

const isWithin = (space: number): boolean => space >= 0 && space < SPACES

/** Puts a target on a space of the ground. */
export function occupy(ground: Ground, space: number, target: number): void {
  ground.who[space] = target
  if (space < LOW) ground.low |= 1 << space
  else ground.high |= 1 << (space - LOW)
}
