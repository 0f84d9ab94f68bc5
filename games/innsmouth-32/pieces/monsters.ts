/** What a monster's or a terror's card does beside its value (I32-ABIL-1 to 5, I32-DREAD-1 to 4). */
export type Ability =
  | 'chant'
  | 'lockbreaker'
  | 'drag-under'
  | 'dread'
  | 'crushing-mass'
  | 'tidal-might'
  | 'brood'
  | 'engulf'
  | 'maddening'

type MonsterKey =
  | 'loafer'
  | 'thug'
  | 'cultist'
  | 'brute'
  | 'deep-one'
  | 'priest'
  | 'reef-hunter'
  | 'elder'
  | 'spawn'

export interface MonsterRow {
  readonly rule: string
  readonly key: MonsterKey
  readonly value: number
  readonly copies: number
  readonly ability: Ability | null
}

const row = (
  number: number,
  key: MonsterKey,
  value: number,
  copies: number,
  ability: Ability | null = null,
): MonsterRow => ({ rule: `I32-MON-${number}`, key, value, copies, ability })

/** 42 cards. */
export const monsters: readonly MonsterRow[] = [
  row(1, 'loafer', 3, 3),
  row(2, 'thug', 5, 4),
  row(3, 'cultist', 5, 5, 'chant'),
  row(4, 'brute', 6, 6, 'lockbreaker'),
  row(5, 'deep-one', 7, 10),
  row(6, 'priest', 7, 3, 'dread'),
  row(7, 'reef-hunter', 8, 5, 'drag-under'),
  row(8, 'elder', 9, 4, 'dread'),
  row(9, 'spawn', 10, 2, 'crushing-mass'),
]

type TerrorKey = 'dagon' | 'hydra' | 'shoggoth' | 'star-spawn'

export interface TerrorRow {
  readonly rule: string
  readonly key: TerrorKey
  readonly value: number
  readonly ability: Ability
}

export const terrors: readonly TerrorRow[] = [
  { rule: 'I32-DREAD-1', key: 'dagon', value: 6, ability: 'tidal-might' },
  { rule: 'I32-DREAD-2', key: 'hydra', value: 5, ability: 'brood' },
  { rule: 'I32-DREAD-3', key: 'shoggoth', value: 7, ability: 'engulf' },
  { rule: 'I32-DREAD-4', key: 'star-spawn', value: 4, ability: 'maddening' },
]

/** The Night Clerk as a monster (I32-CLERK-2). */
export const CLERK_VALUE = 8
