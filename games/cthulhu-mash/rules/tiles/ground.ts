import { at } from '@eldertable/kernel'
import { TISSUE_DAMAGE } from '../../pieces/objects.ts'
import { HIGH_BIT, LOW_BIT } from '../../tiles/space-set.ts'
import { SPACES } from '../../tiles/spaces.ts'
import { TILES } from '../../tiles/tiles.ts'
import type { Tile } from '../../tiles/tile.ts'
import { NONE, type Foe, type MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { spotOf } from '../spots.ts'

/** Who stands where on one place, as it is now. */
export interface Ground {
  readonly place: number
  readonly tile: Tile
  /** By space, the target that stands there, or -1; attached vampires are not counted. */
  who: readonly number[]
  /** By space, what Shoggoth Tissue does there (CM-OBJ-53). */
  tissue: readonly number[]
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
  /** The monsters and generators on the place, attached vampires among them. */
  readonly foes: Foe[]
  /** The seats of those to whom vampires cling, a bit for each. */
  clung: number
}

export const tileAt = (s: MashState, place: number): Tile =>
  at(TILES, at(s.table.places, place).tile)

const NOBODY: readonly number[] = Array.from({ length: SPACES }, () => NONE)
const CLEAN: readonly number[] = Array.from({ length: SPACES }, () => 0)

/** A tile with nobody and nothing on it. */
export const bareGround = (tile: Tile): Ground => ({
  place: NONE,
  tile,
  who: NOBODY,
  tissue: CLEAN,
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
  clung: 0,
})

/** Looks at a place; `without` is a target that is taken off, such as the one who would move. */
export function look(s: MashState, place: number, without: number = NONE): Ground {
  const { heroes, foes, piles } = s.table
  const first = spotOf(place, 0)
  const here: Foe[] = []
  let who = NOBODY
  let heroesLow = 0
  let heroesHigh = 0
  let foesLow = 0
  let foesHigh = 0
  let clung = 0
  for (let seat = 0; seat < heroes.length; seat++) {
    const space = at(heroes, seat).spot - first
    if (!isWithin(space) || seat === without) continue
    who = having(who, space, seat)
    heroesLow |= LOW_BIT[space] ?? 0
    heroesHigh |= HIGH_BIT[space] ?? 0
  }
  for (let i = 0; i < foes.length; i++) {
    const foe = at(foes, i)
    const space = foe.spot - first
    if (!isWithin(space)) continue
    const target = foeOf(foe.piece)
    here.push(foe)
    if (foe.victim !== NONE) clung |= 1 << foe.victim
    else if (target !== without) {
      who = having(who, space, target)
      // Whoever is put there last counts alone.
      foesLow |= LOW_BIT[space] ?? 0
      foesHigh |= HIGH_BIT[space] ?? 0
      heroesLow &= ~(LOW_BIT[space] ?? 0)
      heroesHigh &= ~(HIGH_BIT[space] ?? 0)
    }
  }
  const ground: Ground = {
    place,
    tile: tileAt(s, place),
    who,
    tissue: CLEAN,
    low: heroesLow | foesLow,
    high: heroesHigh | foesHigh,
    heroesLow,
    heroesHigh,
    foesLow,
    foesHigh,
    tissueLow: 0,
    tissueHigh: 0,
    pilesLow: 0,
    pilesHigh: 0,
    foes: here,
    clung,
  }
  for (let i = 0; i < piles.length; i++) {
    const pile = at(piles, i)
    const space = pile.spot - first
    if (!isWithin(space)) continue
    ground.pilesLow |= LOW_BIT[space] ?? 0
    ground.pilesHigh |= HIGH_BIT[space] ?? 0
    if (pile.tissue.length > 0) soil(ground, space, pile.tissue)
  }
  return ground
}

/** Copied for the first one: mostly there is nobody. */
function having(who: readonly number[], space: number, target: number): readonly number[] {
  const copy = who === NOBODY ? who.slice() : (who as number[])
  copy[space] = target
  return copy
}

/** One comparison does for both ends: what is below 0 counts as very large. */
const isWithin = (space: number): boolean => space >>> 0 < SPACES

/** Spaces on which somebody could come to stand: half of them, and the other half. */
export const freeLow = ({ tile, low }: Ground): number => tile.free.low & ~low
export const freeHigh = ({ tile, high }: Ground): number => tile.free.high & ~high

/** Puts a character on a space of the ground where nobody counts besides. */
export function standOn(ground: Ground, space: number, seat: number): void {
  ground.who = having(ground.who, space, seat)
  const low = LOW_BIT[space] ?? 0
  const high = HIGH_BIT[space] ?? 0
  ground.low |= low
  ground.high |= high
  ground.heroesLow |= low
  ground.heroesHigh |= high
  ground.foesLow &= ~low
  ground.foesHigh &= ~high
}

/** Puts tissue on a space of the ground. */
function soil(ground: Ground, space: number, tissue: readonly number[]): void {
  const damage = tissue.reduce((sum, object) => sum + (TISSUE_DAMAGE[object] ?? 0), 0)
  ground.tissue = ground.tissue.with(space, damage)
  ground.tissueLow |= LOW_BIT[space] ?? 0
  ground.tissueHigh |= HIGH_BIT[space] ?? 0
}
