/** Every kind of enemy but the Elder Ones, in the order of the rulebook (DMD-CHOICE-5). */
export const enemyKinds = [
  'cultist',
  'star-spawn',
  'hastur-disciple',
  'fire-vampire',
  'deep-one',
  'ghoul',
  'byakhee',
  'hunting-horror',
  'shoggoth',
  'chthonian',
] as const
export type EnemyKind = (typeof enemyKinds)[number]

/** Dice of the two kinds (DMD-DICE-1, DMD-DICE-2). */
export interface Dice {
  readonly standard: number
  readonly bonus: number
}

/** An enemy card: how many figures there are, how many wounds kill one, and its dice (DMD-ENEMY-1). */
export interface EnemyCard {
  readonly figures: number
  readonly health: number
  readonly dice: Dice
}

const card = (figures: number, health: number, standard: number, bonus: number): EnemyCard => ({
  figures,
  health,
  dice: { standard, bonus },
})

const monsters: Readonly<Record<Exclude<EnemyKind, 'cultist'>, EnemyCard>> = {
  'star-spawn': card(1, 7, 3, 0),
  'hastur-disciple': card(4, 4, 2, 1),
  'fire-vampire': card(2, 4, 2, 1),
  'deep-one': card(5, 3, 2, 0),
  ghoul: card(5, 3, 1, 1),
  byakhee: card(2, 4, 1, 2),
  'hunting-horror': card(2, 5, 2, 2),
  shoggoth: card(1, 9, 3, 1),
  chthonian: card(1, 7, 2, 2),
}

/** DMD-SETUP-5: whose cultists they are is the Elder One's affair. */
export const enemyCards: Readonly<
  Record<'cthulhu' | 'hastur', Readonly<Record<EnemyKind, EnemyCard>>>
> = {
  cthulhu: { cultist: card(10, 2, 0, 2), ...monsters },
  hastur: { cultist: card(10, 2, 1, 1), ...monsters },
}

/** The monsters in the boxes of the six episodes, in their order. */
export const episodeMonsters: readonly (readonly EnemyKind[])[] = [
  ['fire-vampire'],
  ['deep-one'],
  ['ghoul'],
  ['byakhee'],
  ['hunting-horror'],
  ['shoggoth', 'chthonian'],
]
