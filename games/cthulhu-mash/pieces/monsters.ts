import { at } from '@eldertable/kernel'
import { lossOf, type SanityLoss } from './loss.ts'
import { numberIn } from './numbers.ts'

export const MONSTER_SLUGS = [
  'cultist',
  'deep-one',
  'elder-thing',
  'gnoph-keh',
  'leng-spider',
  'mi-go',
  'moon-beast',
  'star-vampire',
] as const
export type MonsterSlug = (typeof MONSTER_SLUGS)[number]

export interface Monster {
  readonly rule: string
  readonly slug: MonsterSlug
  /** Dice by their number of faces; 0 is no such attack (CM-FOE-2). */
  readonly melee: number
  readonly ranged: number
  readonly actions: number
  readonly defence: number
  readonly health: number
  readonly move: number
  readonly flying: boolean
  readonly swimming: boolean
  readonly charging: boolean
  readonly web: boolean
  readonly attach: boolean
  readonly tentacles: boolean
  readonly sanity: SanityLoss
}

type Ability = 'flying' | 'swimming' | 'charging' | 'web' | 'attach' | 'tentacles'

const row = (
  number: number,
  slug: MonsterSlug,
  [melee, ranged]: readonly [number, number],
  [actions, defence, health, move]: readonly [number, number, number, number],
  sanity: string,
  ...abilities: readonly Ability[]
): Monster => ({
  rule: `CM-MON-${number}`,
  slug,
  melee,
  ranged,
  actions,
  defence,
  health,
  move,
  flying: abilities.includes('flying'),
  swimming: abilities.includes('swimming'),
  charging: abilities.includes('charging'),
  web: abilities.includes('web'),
  attach: abilities.includes('attach'),
  tentacles: abilities.includes('tentacles'),
  sanity: lossOf(sanity),
})

/** Six pieces of each kind. */
export const COPIES = 6

export const MONSTERS: readonly Monster[] = [
  // melee, ranged; actions, defence, health, move; sanity
  row(1, 'cultist', [6, 0], [2, 3, 1, 6], '0/1d3'),
  row(2, 'deep-one', [6, 0], [2, 4, 1, 5], '0/1d6', 'swimming'),
  row(3, 'elder-thing', [8, 6], [1, 5, 2, 6], '0/1d6', 'flying', 'tentacles'),
  row(4, 'gnoph-keh', [8, 0], [2, 5, 2, 7], '0/1d10', 'charging'),
  row(5, 'leng-spider', [6, 6], [2, 3, 1, 6], '1/1d10', 'web'),
  row(6, 'mi-go', [6, 6], [1, 4, 1, 7], '0/1d6', 'flying'),
  row(7, 'moon-beast', [6, 0], [2, 4, 2, 5], '0/1d8'),
  row(8, 'star-vampire', [6, 0], [2, 4, 1, 6], '1/1d10', 'flying', 'attach'),
]

export const monsterAt = (monster: number): Monster => at(MONSTERS, monster)
export const monsterNumber: (slug: MonsterSlug) => number = numberIn(MONSTERS)

/** Escape number of a web that a Leng Spider shoots (CM-FOE-8, CM-MON-9). */
export const WEB_ESCAPE = 3
