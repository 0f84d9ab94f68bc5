import type { IconName } from '@eldertable/board-kit'
import type { SightTag } from '../tiles/tile.ts'
import type { Label, TileSlug } from '../tiles/tile-maps.ts'

/** What stands inside the obstacles of each tile: within solid lines, and within dotted ones. */
export const solidIcons: Readonly<Record<TileSlug, IconName>> = {
  'base-camp': 'camping-tent',
  'mariners-ship': 'ship-wheel',
  'train-station': 'steam-locomotive',
  'medical-school': 'bookshelf',
  'abhoth-swamp': 'evil-tree',
  'coastal-cavern': 'rock',
  'cultist-temple': 'totem-mask',
  'elder-city': 'stone-tower',
  'family-farm': 'barracks-tent',
  'ice-cave': 'mountain-cave',
  'ice-floats': 'rock',
  'innsmouth-dock': 'barracks-tent',
  'leng-plateau': 'stone-tower',
  'mine-lab': 'rock',
  'university-library': 'bookshelf',
  'moon-base': 'stone-wall',
}

export const dottedIcons: Readonly<Record<TileSlug, IconName>> = {
  'base-camp': 'wooden-crate',
  'mariners-ship': 'barrel',
  'train-station': 'park-bench',
  'medical-school': 'park-bench',
  'abhoth-swamp': 'rock',
  'coastal-cavern': 'falling-rocks',
  'cultist-temple': 'totem',
  'elder-city': 'rock',
  'family-farm': 'wheelbarrow',
  'ice-cave': 'rock',
  'ice-floats': 'rock',
  'innsmouth-dock': 'wooden-crate',
  'leng-plateau': 'rock',
  'mine-lab': 'cargo-crate',
  'university-library': 'book-pile',
  'moon-base': 'wooden-crate',
}

/** What can be seen on a space and shakes whoever sees it. */
export const sightIcons: Readonly<Record<SightTag, IconName>> = {
  body: 'half-body-crawling',
  shadow: 'ghost',
  shoggoth: 'transparent-slime',
  tentacles: 'kraken-tentacle',
}

/** Features that have a picture of their own beside what their icons say. */
export const labelIcons: Readonly<Partial<Record<Label, IconName>>> = {
  'mariners-chest': 'locked-chest',
  ladder: 'ladder',
  'psychotherapy-machine': 'brainstorm',
  'refreshment-dispenser': 'health-potion',
  'reading-desk': 'open-book',
  'gate-transporter': 'portal',
  'ceiling-gate': 'hole-ladder',
  'drill-bin': 'bucket-wheel-excavator',
}
