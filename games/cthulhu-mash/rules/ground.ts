import { at } from '@eldertable/kernel'
import { TISSUE_DAMAGE } from '../pieces/objects.ts'
import { firstIn, HALF, HIGH_BIT, LOW_BIT } from '../tiles/space-set.ts'
import { SPACES } from '../tiles/spaces.ts'
import { TILES } from '../tiles/tiles.ts'
import type { Tile } from '../tiles/tile.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf, isHero, TARGETS } from '../targets.ts'
import { spotOf } from './spots.ts'

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
  /** Those on which characters stand, and those with monsters and generators. */
  heroesLow: number
  heroesHigh: number
  foesLow: number
  foesHigh: number
  /** Spaces with tissue. */
  tissueLow: number
  tissueHigh: number
  /** Spaces where something lies. */
  pilesLow: number
  pilesHigh: number
  /** The monsters and generators on the place, attached vampires among them, as targets: so many of the list. */
  readonly foes: number[]
  foesHere: number
  /** By target, the space of whoever is on the place; of all others it says nothing. */
  readonly spaceOf: Int8Array
  /** The seats of those to whom vampires cling, a bit for each. */
  clung: number
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
  heroesLow: 0,
  heroesHigh: 0,
  foesLow: 0,
  foesHigh: 0,
  tissueLow: 0,
  tissueHigh: 0,
  pilesLow: 0,
  pilesHigh: 0,
  foes: [],
  foesHere: 0,
  spaceOf: new Int8Array(TARGETS),
  clung: 0,
})

/** Looks at a place anew; `without` is a target that is taken off, such as the one who would move. */
export function look(s: MashState, place: number, ground: Ground, without: number = NONE): Ground {
  wipe(ground)
  ground.place = place
  ground.tile = tileAt(s, place)
  const { heroes, foes, piles } = s.table
  const first = spotOf(place, 0)
  for (let i = 0; i < piles.length; i++) {
    const pile = at(piles, i)
    const space = pile.spot - first
    if (!isWithin(space)) continue
    ground.pilesLow |= LOW_BIT[space] ?? 0
    ground.pilesHigh |= HIGH_BIT[space] ?? 0
    if (pile.tissue.length > 0) soil(ground, space, pile.tissue)
  }
  for (let seat = 0; seat < heroes.length; seat++) {
    const space = at(heroes, seat).spot - first
    if (!isWithin(space)) continue
    ground.spaceOf[seat] = space
    if (seat !== without) occupy(ground, space, seat)
  }
  for (let i = 0; i < foes.length; i++) {
    const foe = at(foes, i)
    const space = foe.spot - first
    if (!isWithin(space)) continue
    const target = foeOf(foe.piece)
    ground.spaceOf[target] = space
    ground.foes[ground.foesHere++] = target
    if (foe.victim !== NONE) ground.clung |= 1 << foe.victim
    else if (target !== without) occupy(ground, space, target)
  }
  return ground
}

/** One comparison does for both ends: what is below 0 counts as very large. */
const isWithin = (space: number): boolean => space >>> 0 < SPACES

/** Takes everything off a ground. Only what was put there is looked for, which is little. */
function wipe(ground: Ground): void {
  const { who, tissue } = ground
  for (let left = ground.low; left !== 0; left &= left - 1) who[firstIn(left)] = NONE
  for (let left = ground.high; left !== 0; left &= left - 1) who[firstIn(left) + HALF] = NONE
  for (let left = ground.tissueLow; left !== 0; left &= left - 1) tissue[firstIn(left)] = 0
  for (let left = ground.tissueHigh; left !== 0; left &= left - 1) tissue[firstIn(left) + HALF] = 0
  ground.low = 0
  ground.high = 0
  ground.heroesLow = 0
  ground.heroesHigh = 0
  ground.foesLow = 0
  ground.foesHigh = 0
  ground.tissueLow = 0
  ground.tissueHigh = 0
  ground.pilesLow = 0
  ground.pilesHigh = 0
  ground.foesHere = 0
  ground.clung = 0
}

/** Spaces on which somebody could come to stand: half of them, and the other half. */
export const freeLow = ({ tile, low }: Ground): number => tile.free.low & ~low
export const freeHigh = ({ tile, high }: Ground): number => tile.free.high & ~high

/** Puts a target on a space of the ground. */
export function occupy(ground: Ground, space: number, target: number): void {
  ground.who[space] = target
  const low = LOW_BIT[space] ?? 0
  const high = HIGH_BIT[space] ?? 0
  ground.low |= low
  ground.high |= high
  // Whoever is put there last counts alone.
  if (isHero(target)) {
    ground.heroesLow |= low
    ground.heroesHigh |= high
    ground.foesLow &= ~low
    ground.foesHigh &= ~high
  } else {
    ground.foesLow |= low
    ground.foesHigh |= high
    ground.heroesLow &= ~low
    ground.heroesHigh &= ~high
  }
}

/** Takes whoever stands on a space off the ground. */
export function vacate(ground: Ground, space: number): void {
  ground.who[space] = NONE
  const low = ~(LOW_BIT[space] ?? 0)
  const high = ~(HIGH_BIT[space] ?? 0)
  ground.low &= low
  ground.high &= high
  ground.heroesLow &= low
  ground.heroesHigh &= high
  ground.foesLow &= low
  ground.foesHigh &= high
}

/** Puts tissue on a space of the ground. */
function soil(ground: Ground, space: number, tissue: readonly number[]): void {
  for (const object of tissue)
    ground.tissue[space] = (ground.tissue[space] ?? 0) + (TISSUE_DAMAGE[object] ?? 0)
  ground.tissueLow |= LOW_BIT[space] ?? 0
  ground.tissueHigh |= HIGH_BIT[space] ?? 0
}
