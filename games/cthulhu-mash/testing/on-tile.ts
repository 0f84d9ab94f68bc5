import type { TileSlug } from '../tiles/tile-maps.ts'
import { at, type MashScenario, type Position } from './at.ts'
import type { Foes, HeroAt, Objects } from './one.ts'

/** A tile, and one on which somebody else is out of the way. */
export const tilesWith = (tile: 'ice-floats' | 'mariners-ship' | 'abhoth-swamp' | 'elder-city') =>
  [tile, 'train-station'] as const

/** The Explorer on a space of a tile; the Private Eye out of the way on another tile. */
export const explorerOn = (
  tile: TileSlug,
  space: string,
  foes: Foes = [],
  ann: Partial<HeroAt> = {},
  more: Partial<Position> = {},
): MashScenario =>
  at({
    tiles: [tile, 'train-station'],
    heroes: [
      { is: 'arctic-explorer', at: space, ...ann },
      { is: 'private-eye', at: 'train-station R6C1' },
    ],
    foes,
    ...more,
  })

/** The Psychotherapist on a space of a tile; the Private Eye on another of the same tile. */
export const docOn = (
  tile: TileSlug,
  space: string,
  bob: string,
  more: Partial<Position> = {},
  ann: Partial<HeroAt> = {},
): MashScenario =>
  at({
    tiles: [tile, 'train-station'],
    heroes: [
      { is: 'psychotherapist', at: space, ...ann },
      { is: 'private-eye', at: bob },
    ],
    ...more,
  })

/** The Mariner, who pushes with a d8, on a space of a tile; the Private Eye as told. */
export const marinerOn = (
  tile: TileSlug,
  space: string,
  bob: string,
  more: Partial<Position> = {},
  ann: Partial<HeroAt> = {},
): MashScenario =>
  at({
    tiles: [tile, 'mariners-ship', 'train-station'].filter(
      (one, place, all): one is TileSlug => all.indexOf(one) === place,
    ),
    heroes: [
      { is: 'mariner-merchant', at: space, ...ann },
      { is: 'private-eye', at: bob },
    ],
    ...more,
  })

/** The Psychotherapist (ranged d8) in the Medical School, which has walls. */
export const docInSchool = (place: string, object: Objects[number], foes: Foes): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: place, objects: [object] },
      { is: 'private-eye', at: 'train-station R1C6' },
    ],
    tiles: ['medical-school', 'train-station'],
    foes,
  })

/** The Mariner (push d8) beside the Private Eye in the Train Station, side by side with Base Camp. */
export const marinerInStation = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'mariner-merchant', at: 'R3C5' },
      { is: 'private-eye', at: 'R3C6' },
    ],
    tiles: ['train-station', 'base-camp'],
    ...more,
  })

/** Ann beside Bob in the temple, and Cid where he is wanted. */
export const threeInTemple = (
  ann: string,
  bob: string,
  cid: string,
  { tiles = [{ is: 'cultist-temple' }], ...more }: Position = {},
): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: ann },
      { is: 'psychotherapist', at: bob },
      { is: 'mariner-merchant', at: cid },
    ],
    tiles,
    ...more,
  })
