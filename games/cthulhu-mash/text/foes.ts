import { at } from '@eldertable/kernel'
import { GENERATOR_SLUGS, type GeneratorSlug } from '../pieces/generators.ts'
import { MONSTER_SLUGS, type MonsterSlug } from '../pieces/monsters.ts'

interface FoeWords {
  readonly name: string
  readonly plural: string
  /** What it does beside its numbers. */
  readonly does: string
}

interface GeneratorWords extends FoeWords {
  /** What it does when a monster comes, before "a Cultist". */
  readonly brings: string
}

export const monsterWords: Readonly<Record<MonsterSlug, FoeWords>> = {
  cultist: { name: 'Cultist', plural: 'Cultists', does: 'Runs up and strikes.' },
  'deep-one': {
    name: 'Deep One',
    plural: 'Deep Ones',
    does: 'Swims: water neither harms it nor slows it.',
  },
  'elder-thing': {
    name: 'Elder Thing',
    plural: 'Elder Things',
    does: 'Flies, and lashes from afar with tentacles that can be parried.',
  },
  'gnoph-keh': {
    name: 'Gnoph-Keh',
    plural: 'Gnoph-Kehs',
    does: 'Charges: runs at its prey, strikes and runs on, all in one action.',
  },
  'leng-spider': {
    name: 'Leng Spider',
    plural: 'Leng Spiders',
    does: 'Shoots webs that hold, escape 1-3, and then bites.',
  },
  'mi-go': {
    name: 'Mi-Go',
    plural: 'Mi-Gos',
    does: 'Flies, and shoots over everything but walls.',
  },
  'moon-beast': { name: 'Moon-Beast', plural: 'Moon-Beasts', does: 'Slow, and hard to kill.' },
  'star-vampire': {
    name: 'Star Vampire',
    plural: 'Star Vampires',
    does: 'Flies; a hit attaches it, and then each of its actions drains 1 health.',
  },
}

export const generatorWords: Readonly<Record<GeneratorSlug, GeneratorWords>> = {
  'cultist-idol': {
    name: 'Cultist Idol',
    plural: 'Cultist Idols',
    brings: 'calls',
    does: 'Calls Cultists, more often than not.',
  },
  whirlpool: {
    name: 'Whirlpool',
    plural: 'Whirlpools',
    brings: 'brings up',
    does: 'Brings up Deep Ones, and drags at whoever stands beside it.',
  },
  'star-mound': {
    name: 'Star Mound',
    plural: 'Star Mounds',
    brings: 'wakes',
    does: 'A grave from which Elder Things are woken, seldom.',
  },
  'gnoph-keh-cave': {
    name: 'Ice Cave',
    plural: 'Ice Caves',
    brings: 'lets out',
    does: 'Lets out a Gnoph-Keh, seldom.',
  },
  'web-cocoon': {
    name: 'Web Cocoon',
    plural: 'Web Cocoons',
    brings: 'hatches',
    does: 'Hatches Leng Spiders.',
  },
  'mi-go-gate': {
    name: 'Mi-Go Gate',
    plural: 'Mi-Go Gates',
    brings: 'lets in',
    does: 'Lets Mi-Gos through, and nobody else.',
  },
  'guard-cell': {
    name: 'Moon-Beast Guard Cell',
    plural: 'Moon-Beast Guard Cells',
    brings: 'lets out',
    does: 'Sends out Moon-Beasts.',
  },
  mutilation: {
    name: 'Star Vampire Mutilation',
    plural: 'Star Vampire Mutilations',
    brings: 'draws',
    does: 'Draws Star Vampires, and is no sight for anybody.',
  },
}

const monster = (slug: MonsterSlug): string => monsterWords[slug].name
const generator = (slug: GeneratorSlug): string => generatorWords[slug].name

export const monsterName = (kind: number): string => monster(at(MONSTER_SLUGS, kind))
export const generatorName = (kind: number): string => generator(at(GENERATOR_SLUGS, kind))
export const monstersName = (kind: number): string => monsterWords[at(MONSTER_SLUGS, kind)].plural
export const generatorsName = (kind: number): string =>
  generatorWords[at(GENERATOR_SLUGS, kind)].plural

/** What a generator does when it spawns, with its monster: each brings the one of its own number (CM-SPAWN-1). */
export function bringsInWords(kind: number): string {
  const { brings } = generatorWords[at(GENERATOR_SLUGS, kind)]
  const name = monsterName(kind)
  return `${brings} ${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}
