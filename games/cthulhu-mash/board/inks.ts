import type { TileSlug } from '../tiles/tile-maps.ts'

/** Print, so the same in both themes. */
export const INK = '#1c1712'
export const PAPER = '#efe6d2'
export const BLOOD = '#96301f'
export const COPPER = '#d9773f'
export const WATER = '#2f7d8c'
export const FOAM = '#dcecec'
export const SEA_GREEN = '#17695a'
export const BLUE = '#275a96'
export const CREAM = '#f1e8d3'
export const CLAY = '#8f3d13'

/** One ink tint for each tile, and its gouge marks a little darker. */
export const tints: Readonly<Record<TileSlug, { ground: string; gouge: string }>> = {
  'base-camp': { ground: '#dbe3e4', gouge: '#9fb4ba' },
  'mariners-ship': { ground: '#dfc391', gouge: '#b98a4a' },
  'train-station': { ground: '#d3cabd', gouge: '#a1917b' },
  'medical-school': { ground: '#dcdcc6', gouge: '#a9aa84' },
  'abhoth-swamp': { ground: '#bdb877', gouge: '#8d8947' },
  'coastal-cavern': { ground: '#c3c9c4', gouge: '#8d9891' },
  'cultist-temple': { ground: '#cbc4bd', gouge: '#9c9086' },
  'elder-city': { ground: '#d6dfdd', gouge: '#98b0b0' },
  'family-farm': { ground: '#d9cf9d', gouge: '#a8994f' },
  'ice-cave': { ground: '#cfdde6', gouge: '#8fabbd' },
  'ice-floats': { ground: '#e4ebea', gouge: '#abc0c0' },
  'innsmouth-dock': { ground: '#cfc4ab', gouge: '#9a8b66' },
  'leng-plateau': { ground: '#c9bfc6', gouge: '#96879a' },
  'mine-lab': { ground: '#cdc3b4', gouge: '#998b74' },
  'university-library': { ground: '#ddcfb3', gouge: '#ab9465' },
  'moon-base': { ground: '#d4d4d4', gouge: '#9a9aa0' },
}
