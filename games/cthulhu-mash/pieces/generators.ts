import { at } from '@eldertable/kernel'
import { lossOf, type SanityLoss } from './loss.ts'
import { numberIn } from './numbers.ts'

export const GENERATOR_SLUGS = [
  'cultist-idol',
  'whirlpool',
  'star-mound',
  'gnoph-keh-cave',
  'web-cocoon',
  'mi-go-gate',
  'guard-cell',
  'mutilation',
] as const
export type GeneratorSlug = (typeof GENERATOR_SLUGS)[number]

/** Each spawns the monster of its own number (CM-SPAWN-1). */
export interface Generator {
  readonly rule: string
  readonly slug: GeneratorSlug
  readonly defence: number
  readonly health: number
  /** n of a spawning number 1-n. */
  readonly spawning: number
  /** Dice by their number of faces; 0 is no attack (CM-FOE-2). */
  readonly melee: number
  readonly actions: number
  readonly sanity: SanityLoss | undefined
}

const row = (
  number: number,
  slug: GeneratorSlug,
  [defence, health, spawning]: readonly [number, number, number],
  special: Partial<Pick<Generator, 'melee' | 'actions' | 'sanity'>> = {},
): Generator => ({
  rule: `CM-GEN-${number}`,
  slug,
  defence,
  health,
  spawning,
  melee: 0,
  actions: 0,
  sanity: undefined,
  ...special,
})

export const GENERATORS: readonly Generator[] = [
  // defence, health, spawning number
  row(1, 'cultist-idol', [4, 2, 4]),
  row(2, 'whirlpool', [4, 2, 3], { melee: 6, actions: 1 }),
  row(3, 'star-mound', [5, 3, 1]),
  row(4, 'gnoph-keh-cave', [5, 3, 1]),
  row(5, 'web-cocoon', [3, 2, 2]),
  row(6, 'mi-go-gate', [5, 2, 3]),
  row(7, 'guard-cell', [5, 2, 2]),
  row(8, 'mutilation', [3, 2, 2], { sanity: lossOf('0/1d2') }),
]

export const generatorAt = (generator: number): Generator => at(GENERATORS, generator)
export const generatorNumber: (slug: GeneratorSlug) => number = numberIn(GENERATORS)
