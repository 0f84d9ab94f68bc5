import type { IconName } from '@eldertable/board-kit'
import type { GeneratorSlug } from '../content/generators.ts'
import type { MonsterSlug } from '../content/monsters.ts'
import type { Label, TileSlug } from '../content/tile-maps.ts'

export const monsterIcons: Readonly<Record<MonsterSlug, IconName>> = {
  cultist: 'cultist',
  'deep-one': 'fish-monster',
  'elder-thing': 'floating-tentacles',
  'gnoph-keh': 'polar-bear',
  'leng-spider': 'spider-alt',
  'mi-go': 'amber-mosquito',
  'moon-beast': 'spiked-tentacle',
  'star-vampire': 'brain-tentacle',
}

export const generatorIcons: Readonly<Record<GeneratorSlug, IconName>> = {
  'cultist-idol': 'totem-head',
  whirlpool: 'whirlpool-shuriken',
  'star-mound': 'beveled-star',
  'gnoph-keh-cave': 'cave-entrance',
  'web-cocoon': 'spider-web',
  'mi-go-gate': 'magic-portal',
  'guard-cell': 'dungeon-gate',
  mutilation: 'death-star',
}

/** What stands inside the obstacles of each tile: within solid lines, and within dotted ones. */
export const obstacleIcons: Readonly<
  Record<TileSlug, readonly [solid: IconName, dotted: IconName]>
> = {
  'base-camp': ['camping-tent', 'wooden-crate'],
  'mariners-ship': ['ship-wheel', 'barrel'],
  'train-station': ['steam-locomotive', 'park-bench'],
  'medical-school': ['bookshelf', 'park-bench'],
  'abhoth-swamp': ['evil-tree', 'rock'],
  'coastal-cavern': ['rock', 'falling-rocks'],
  'cultist-temple': ['totem-mask', 'totem'],
  'elder-city': ['stone-tower', 'rock'],
  'family-farm': ['barracks-tent', 'wheelbarrow'],
  'ice-cave': ['mountain-cave', 'rock'],
  'ice-floats': ['rock', 'rock'],
  'innsmouth-dock': ['barracks-tent', 'wooden-crate'],
  'leng-plateau': ['stone-tower', 'rock'],
  'mine-lab': ['rock', 'cargo-crate'],
  'university-library': ['bookshelf', 'book-pile'],
  'moon-base': ['stone-wall', 'wooden-crate'],
}

/** Features that have a picture of their own beside what their icons say. */
export const labelIcons: Readonly<Partial<Record<Label, IconName>>> = {
  'mariners-chest': 'locked-chest',
  ladder: 'ladder',
  'squid-tentacles': 'kraken-tentacle',
  'psychotherapy-machine': 'brainstorm',
  'refreshment-dispenser': 'health-potion',
  'reading-desk': 'open-book',
  'gate-transporter': 'portal',
  'ceiling-gate': 'hole-ladder',
  'drill-bin': 'bucket-wheel-excavator',
  shoggoth: 'transparent-slime',
  body: 'half-body-crawling',
  'frozen-body': 'half-body-crawling',
  'moving-shadow': 'ghost',
}
