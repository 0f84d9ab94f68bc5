import { at } from '@eldertable/kernel'

export const STOPS = 30
const STOPS_PER_SECTOR = 2
const STRIPS_PER_TOWN = 3

/** What the front-pointer can point to (TEC-POINT-1), and what each does (TEC-POINT-2 to TEC-POINT-7). */
export const wheelIcons = {
  lull: { name: 'Lull', says: 'Discard one tentacle of your choice from the Shambler Mat.' },
  surge: { name: 'Surge', says: 'One more tentacle is drawn this turn.' },
  rift: { name: 'Rift', says: 'One Chaos goes from the supply to the Discard Mat.' },
  omenFear: { name: 'Omen of Fear', says: 'The power of Fear strikes.' },
  omenRage: { name: 'Omen of Rage', says: 'The power of Rage strikes.' },
  omenGreed: { name: 'Omen of Greed', says: 'The power of Greed strikes.' },
} as const
export type Icon = keyof typeof wheelIcons

/** The icon of each sector, clockwise, three to a Town Card. */
export const sectors: readonly Icon[] = [
  ...(['lull', 'omenFear', 'surge'] as const), // P1
  ...(['rift', 'lull', 'surge'] as const), // P2
  ...(['lull', 'omenRage', 'rift'] as const), // P3
  ...(['surge', 'lull', 'rift'] as const), // P4
  ...(['surge', 'omenGreed', 'lull'] as const), // P5
]

/** TEC-WHEEL-3, counted from 0. */
export const sectorOf = (stop: number): number => Math.floor(stop / STOPS_PER_SECTOR)

/** TEC-WHEEL-3: the position of the Town Card, counted from 0. */
export const townAt = (stop: number): number => Math.floor(sectorOf(stop) / STRIPS_PER_TOWN)

/** The place of the colour strip on the inner edge of its Town Card, counted from 0. */
export const stripAt = (stop: number): number => sectorOf(stop) % STRIPS_PER_TOWN

/** TEC-WHEEL-4: the stop of the tentacle-pointer. */
export const tentacleStop = (stop: number): number => (stop + STOPS / 2) % STOPS

/** TEC-POINT-1 */
export const iconAt = (stop: number): Icon => at(sectors, sectorOf(stop))
