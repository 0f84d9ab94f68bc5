import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import {
  addSign,
  burn,
  carryOff,
  dread,
  moreDiceBeside,
  moreDiceInWater,
  mostWounds,
  raiseRlyeh,
  recover,
  rlyehStress,
  type AbilityEffect,
} from '../effects/abilities/ability.ts'
import type { ElderKey } from './elder-ones.ts'

/** Dice of the two kinds (DMD-DICE-1, DMD-DICE-2). */
export interface Dice {
  readonly standard: number
  readonly bonus: number
}

/**
 * An enemy card: how many figures there are, how many wounds kill one, its dice and its ability (DMD-ENEMY-1), and how it
 * is named and drawn.
 */
export interface EnemyCard {
  /** The rule of its ability. */
  readonly rule: string
  readonly name: string
  readonly icon: IconName
  readonly figures: number
  readonly health: number
  readonly dice: Dice
  readonly does: AbilityEffect
  readonly flavour: string
}

type Row = Pick<EnemyCard, 'name' | 'icon' | 'figures' | 'health' | 'does' | 'flavour'> & {
  readonly dice: readonly [standard: number, bonus: number]
}
const enemy = (rule: string, { dice: [standard, bonus], ...row }: Row): EnemyCard => ({
  rule,
  ...row,
  dice: { standard, bonus },
})

/** DMD-SETUP-5: whose cultists they are is the Elder One's affair. */
const cultist = { name: 'Cultist', icon: 'cultist', figures: 10, health: 2 } as const
const cultists: Readonly<Record<ElderKey, EnemyCard>> = {
  cthulhu: enemy('DMD-ENEMY-9', {
    ...cultist,
    dice: [0, 2],
    does: rlyehStress(1),
    flavour: 'He hums a tune that he heard under water.',
  }),
  hastur: enemy('DMD-ENEMY-11', {
    ...cultist,
    dice: [1, 1],
    does: addSign(1, 'elder-sign'),
    flavour: 'The mask is paper; the face behind it is less.',
  }),
}

const monsters = {
  'star-spawn': enemy('DMD-ENEMY-10', {
    name: 'Star Spawn',
    icon: 'floating-tentacles',
    figures: 1,
    health: 7,
    dice: [3, 0],
    does: raiseRlyeh(2),
    flavour: 'A smaller god, in the way that a wave is a smaller sea.',
  }),
  'hastur-disciple': enemy('DMD-ENEMY-12', {
    name: 'Hastur Disciple',
    icon: 'cowled',
    figures: 4,
    health: 4,
    dice: [2, 1],
    does: addSign(1, 'wounds'),
    flavour: 'It has read the second act and wishes to discuss it.',
  }),
  'fire-vampire': enemy('DMD-ENEMY-2', {
    name: 'Fire Vampire',
    icon: 'burning-skull',
    figures: 2,
    health: 4,
    dice: [2, 1],
    does: burn,
    flavour: "A star's temper in the shape of a moth.",
  }),
  'deep-one': enemy('DMD-ENEMY-3', {
    name: 'Deep One',
    icon: 'fish-monster',
    figures: 5,
    health: 3,
    dice: [2, 0],
    does: moreDiceInWater(1),
    flavour: "It still has your grandmother's eyes.",
  }),
  ghoul: enemy('DMD-ENEMY-4', {
    name: 'Ghoul',
    icon: 'imp-laugh',
    figures: 5,
    health: 3,
    dice: [1, 1],
    does: moreDiceBeside(1, 'Ghoul'),
    flavour: 'Manners at table are the last thing it forgot.',
  }),
  byakhee: enemy('DMD-ENEMY-5', {
    name: 'Byakhee',
    icon: 'harpy',
    figures: 2,
    health: 4,
    dice: [1, 2],
    does: carryOff,
    flavour: 'Not bird, not ant, not finished with you.',
  }),
  'hunting-horror': enemy('DMD-ENEMY-6', {
    name: 'Hunting Horror',
    icon: 'wyvern',
    figures: 2,
    health: 5,
    dice: [2, 2],
    does: mostWounds(2),
    flavour: 'A rope of night that has learned to strike.',
  }),
  shoggoth: enemy('DMD-ENEMY-7', {
    name: 'Shoggoth',
    icon: 'transparent-slime',
    figures: 1,
    health: 9,
    dice: [3, 1],
    does: recover,
    flavour: 'It makes an eye for each thing it means to eat.',
  }),
  chthonian: enemy('DMD-ENEMY-8', {
    name: 'Chthonian',
    icon: 'worm-mouth',
    figures: 1,
    health: 7,
    dice: [2, 2],
    does: dread(1, 1),
    flavour: 'The ground does not shake; it swallows.',
  }),
} as const

export type EnemyKind = 'cultist' | keyof typeof monsters

/** The cards of a match with one Elder One or the other. */
export const enemyCards: Readonly<Record<ElderKey, Readonly<Record<EnemyKind, EnemyCard>>>> = {
  cthulhu: { cultist: cultists.cthulhu, ...monsters },
  hastur: { cultist: cultists.hastur, ...monsters },
}

/** Every kind of enemy but the Elder Ones, in the order of the rulebook (DMD-CHOICE-5). */
export const enemyKinds = Object.keys(enemyCards.cthulhu) as readonly EnemyKind[]

/** What a kind is whatever the Elder One: its name, its icon and how many there are. */
export const kindOfEnemy = (kind: EnemyKind): Pick<EnemyCard, 'name' | 'icon' | 'figures'> =>
  enemyCards.cthulhu[kind]
/** Of some there is only one. */
export const isSingle = (kind: EnemyKind): boolean => kindOfEnemy(kind).figures === 1

/** The monsters in the boxes of the six episodes, in their order. */
export const episodeMonsters: readonly (readonly EnemyKind[])[] = [
  ['fire-vampire'],
  ['deep-one'],
  ['ghoul'],
  ['byakhee'],
  ['hunting-horror'],
  ['shoggoth', 'chthonian'],
]
