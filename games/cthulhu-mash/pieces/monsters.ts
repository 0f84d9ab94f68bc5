import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { at } from '@eldertable/kernel'
import { lossOf, type SanityLoss } from './loss.ts'
import { numberIn } from './numbers.ts'
import { facesTo } from './object.ts'

/** One kind of monster, as its row in the rulebook has it: all that there is to know of it. */
export interface Monster<Slug extends string = string> {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  readonly icon: IconName
  /** What it does beside its numbers. */
  readonly does: string
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

type Told = Pick<Monster, 'name' | 'icon' | 'does'>

const monster = <Slug extends string>(
  number: number,
  slug: Slug,
  { name, icon, does }: Told,
  [melee, ranged]: readonly [number, number],
  [actions, defence, health, move]: readonly [number, number, number, number],
  sanity: string,
  ...abilities: readonly Ability[]
): Monster<Slug> => ({
  rule: `CM-MON-${number}`,
  slug,
  name,
  icon,
  does,
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

/** Escape number of a web that a Leng Spider shoots (CM-FOE-8, CM-MON-9). */
export const WEB_ESCAPE = 3
/** What an attached vampire takes with each action (CM-FOE-18). */
export const DRAIN = 1

/** Six pieces of each kind. */
export const COPIES = 6

const rows = [
  // In words; melee, ranged; actions, defence, health, move; sanity
  monster(
    1,
    'cultist',
    { name: 'Cultist', icon: 'cultist', does: 'Runs up and strikes.' },
    [6, 0],
    [2, 3, 1, 6],
    '0/1d3',
  ),
  monster(
    2,
    'deep-one',
    { name: 'Deep One', icon: 'fish-monster', does: 'Swims: water neither harms it nor slows it.' },
    [6, 0],
    [2, 4, 1, 5],
    '0/1d6',
    'swimming',
  ),
  monster(
    3,
    'elder-thing',
    {
      name: 'Elder Thing',
      icon: 'floating-tentacles',
      does: 'Flies, and lashes from afar with tentacles that can be parried.',
    },
    [8, 6],
    [1, 5, 2, 6],
    '0/1d6',
    'flying',
    'tentacles',
  ),
  monster(
    4,
    'gnoph-keh',
    {
      name: 'Gnoph-Keh',
      icon: 'polar-bear',
      does: 'Charges: runs at its prey, strikes and runs on, all in one action.',
    },
    [8, 0],
    [2, 5, 2, 7],
    '0/1d10',
    'charging',
  ),
  monster(
    5,
    'leng-spider',
    {
      name: 'Leng Spider',
      icon: 'spider-alt',
      does: `Shoots webs that hold, escape ${facesTo(WEB_ESCAPE)}, and then bites.`,
    },
    [6, 6],
    [2, 3, 1, 6],
    '1/1d10',
    'web',
  ),
  monster(
    6,
    'mi-go',
    { name: 'Mi-Go', icon: 'amber-mosquito', does: 'Flies, and shoots over everything but walls.' },
    [6, 6],
    [1, 4, 1, 7],
    '0/1d6',
    'flying',
  ),
  monster(
    7,
    'moon-beast',
    { name: 'Moon-Beast', icon: 'spiked-tentacle', does: 'Slow, and hard to kill.' },
    [6, 0],
    [2, 4, 2, 5],
    '0/1d8',
  ),
  monster(
    8,
    'star-vampire',
    {
      name: 'Star Vampire',
      icon: 'brain-tentacle',
      does: `Flies; a hit attaches it, and then each of its actions drains ${DRAIN} health.`,
    },
    [6, 0],
    [2, 4, 1, 6],
    '1/1d10',
    'flying',
    'attach',
  ),
] as const
export type MonsterSlug = (typeof rows)[number]['slug']

export const MONSTERS: readonly Monster<MonsterSlug>[] = rows
export const MONSTER_SLUGS: readonly MonsterSlug[] = MONSTERS.map(({ slug }) => slug)

export const monsterAt = (number: number): Monster<MonsterSlug> => at(MONSTERS, number)
export const monsterNumber: (slug: MonsterSlug) => number = numberIn(MONSTERS)
