import type { ElderKey } from '../../pieces/elder-ones.ts'
import { enemyCards, type EnemyCard, type EnemyKind } from '../../pieces/enemies.ts'
import { cardsIn } from '../../rules/boxes.ts'
import { byMatch } from '../../rules/by-match.ts'
import { ELDER, type DmdState } from '../../state.ts'
import type { Ability } from './ability.ts'
import { abilityEffects } from './meanings.ts'

const abilityOn = ({ does, rule }: EnemyCard): Ability => abilityEffects.changes(does, rule)

/** By the number of the figure. */
const abilitiesIn = byMatch((settings) => cardsIn(settings).map(abilityOn))

/** The ability of an enemy's card; the Elder One has none. */
export const abilityOf = ({ table }: DmdState, foe: number): Ability | undefined =>
  foe === ELDER ? undefined : abilitiesIn(table.settings)[foe]

/** What an enemy does besides its dice (DMD-ENEMY-2 to DMD-ENEMY-12). */
export const abilityInWords = (kind: EnemyKind, elderOne: ElderKey): string =>
  abilityEffects.inWords(enemyCards[elderOne][kind].does)
