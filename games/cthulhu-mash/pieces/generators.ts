import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { at } from '@eldertable/kernel'
import { lossOf, type SanityLoss } from './loss.ts'
import { numberIn } from './numbers.ts'

/** One kind of generator, as its row in the rulebook has it. Each spawns the monster of its own number (CM-SPAWN-1). */
export interface Generator<Slug extends string = string> {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  readonly icon: IconName
  /** What it does when a monster comes, before "a Cultist". */
  readonly brings: string
  /** What it does beside its numbers. */
  readonly does: string
  readonly defence: number
  readonly health: number
  /** n of a spawning number 1-n. */
  readonly spawning: number
  /** Dice by their number of faces; 0 is no attack (CM-FOE-2). */
  readonly melee: number
  readonly actions: number
  readonly sanity: SanityLoss | undefined
}

type Told = Pick<Generator, 'name' | 'icon' | 'brings' | 'does'>

const generator = <Slug extends string>(
  number: number,
  slug: Slug,
  { name, icon, brings, does }: Told,
  [defence, health, spawning]: readonly [number, number, number],
  special: Partial<Pick<Generator, 'melee' | 'actions' | 'sanity'>> = {},
): Generator<Slug> => ({
  rule: `CM-GEN-${number}`,
  slug,
  name,
  icon,
  brings,
  does,
  defence,
  health,
  spawning,
  melee: 0,
  actions: 0,
  sanity: undefined,
  ...special,
})

const rows = [
  // In words; defence, health, spawning number
  generator(
    1,
    'cultist-idol',
    {
      name: 'Cultist Idol',
      icon: 'totem-head',
      brings: 'calls',
      does: 'Calls Cultists, more often than not.',
    },
    [4, 2, 4],
  ),
  generator(
    2,
    'whirlpool',
    {
      name: 'Whirlpool',
      icon: 'whirlpool-shuriken',
      brings: 'brings up',
      does: 'Brings up Deep Ones, and drags at whoever stands beside it.',
    },
    [4, 2, 3],
    { melee: 6, actions: 1 },
  ),
  generator(
    3,
    'star-mound',
    {
      name: 'Star Mound',
      icon: 'beveled-star',
      brings: 'wakes',
      does: 'A grave from which Elder Things are woken, seldom.',
    },
    [5, 3, 1],
  ),
  generator(
    4,
    'gnoph-keh-cave',
    {
      name: 'Ice Cave',
      icon: 'cave-entrance',
      brings: 'lets out',
      does: 'Lets out a Gnoph-Keh, seldom.',
    },
    [5, 3, 1],
  ),
  generator(
    5,
    'web-cocoon',
    { name: 'Web Cocoon', icon: 'spider-web', brings: 'hatches', does: 'Hatches Leng Spiders.' },
    [3, 2, 2],
  ),
  generator(
    6,
    'mi-go-gate',
    {
      name: 'Mi-Go Gate',
      icon: 'magic-portal',
      brings: 'lets in',
      does: 'Lets Mi-Gos through, and nobody else.',
    },
    [5, 2, 3],
  ),
  generator(
    7,
    'guard-cell',
    {
      name: 'Moon-Beast Guard Cell',
      icon: 'dungeon-gate',
      brings: 'lets out',
      does: 'Sends out Moon-Beasts.',
    },
    [5, 2, 2],
  ),
  generator(
    8,
    'mutilation',
    {
      name: 'Star Vampire Mutilation',
      icon: 'death-star',
      brings: 'draws',
      does: 'Draws Star Vampires, and is no sight for anybody.',
    },
    [3, 2, 2],
    { sanity: lossOf('0/1d2') },
  ),
] as const
export type GeneratorSlug = (typeof rows)[number]['slug']

export const GENERATORS: readonly Generator<GeneratorSlug>[] = rows
export const GENERATOR_SLUGS: readonly GeneratorSlug[] = GENERATORS.map(({ slug }) => slug)

export const generatorAt = (number: number): Generator<GeneratorSlug> => at(GENERATORS, number)
export const generatorNumber: (slug: GeneratorSlug) => number = numberIn(GENERATORS)
