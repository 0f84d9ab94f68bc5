/** The basic cast (I32-SURV-1 to 12), the Hound and the Night Clerk (I32-EXTRA-1, I32-EXTRA-2). */
export const FACTIONS = ['gangster', 'scholar', 'student', 'local'] as const
export type Faction = (typeof FACTIONS)[number]

export type SurvivorKey =
  | 'kingpin'
  | 'triggerman'
  | 'moll'
  | 'aged-scholar'
  | 'archaeologist'
  | 'occultist'
  | 'quarterback'
  | 'co-ed'
  | 'bookworm'
  | 'doctor'
  | 'lobsterman'
  | 'town-drunk'
  | 'hound'
  | 'clerk'

export interface SurvivorRow {
  readonly rule: string
  readonly key: SurvivorKey
  /** Null for the two who belong to none (I32-HOUND-13, I32-CLERK-9). */
  readonly faction: Faction | null
  /** MUSCLE, SPEED, BRAINS and GUTS; 0 is an inactive stat. */
  readonly stats: readonly [number, number, number, number]
  readonly mythos: number
}

const row = (
  number: number,
  key: SurvivorKey,
  faction: Faction,
  stats: SurvivorRow['stats'],
  mythos = 0,
): SurvivorRow => ({ rule: `I32-SURV-${number}`, key, faction, stats, mythos })

/** The twelve in the order of the book. */
export const cast: readonly SurvivorRow[] = [
  row(1, 'kingpin', 'gangster', [6, 5, 6, 8]),
  row(2, 'triggerman', 'gangster', [6, 6, 4, 7]),
  row(3, 'moll', 'gangster', [4, 7, 6, 6]),
  row(4, 'aged-scholar', 'scholar', [4, 4, 9, 7], 6),
  row(5, 'archaeologist', 'scholar', [6, 5, 8, 5], 4),
  row(6, 'occultist', 'scholar', [4, 5, 8, 8], 5),
  row(7, 'quarterback', 'student', [8, 6, 4, 6]),
  row(8, 'co-ed', 'student', [4, 8, 6, 6]),
  row(9, 'bookworm', 'student', [4, 6, 8, 5], 3),
  row(10, 'doctor', 'local', [4, 5, 8, 7]),
  row(11, 'lobsterman', 'local', [7, 4, 5, 7]),
  row(12, 'town-drunk', 'local', [5, 4, 5, 9], 2),
]

export const hound: SurvivorRow = {
  rule: 'I32-EXTRA-1',
  key: 'hound',
  faction: null,
  stats: [0, 9, 0, 8],
  mythos: 0,
}

export const clerk: SurvivorRow = {
  rule: 'I32-EXTRA-2',
  key: 'clerk',
  faction: null,
  stats: [0, 0, 8, 7],
  mythos: 9,
}
