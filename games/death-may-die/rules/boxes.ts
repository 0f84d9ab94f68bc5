import { elderOnes } from '../pieces/elder-ones.ts'
import { enemyCards, type EnemyCard, type EnemyKind } from '../pieces/enemies.ts'
import { byMatch } from './by-match.ts'
import { monstersOf } from './ground.ts'

/** The kinds of the figures of both boxes (DMD-SETUP-2) in the order of the enemy table, by the number of each figure. */
export const figuresIn = byMatch((settings): readonly EnemyKind[] => {
  const cards = enemyCards[settings.elderOne]
  const { servant } = elderOnes[settings.elderOne]
  const kinds: readonly EnemyKind[] = ['cultist', servant, ...monstersOf(settings)]
  return kinds.flatMap((kind) => Array.from({ length: cards[kind].figures }, () => kind))
})

/** Their cards. */
export const cardsIn = byMatch((settings): readonly EnemyCard[] =>
  figuresIn(settings).map((kind) => enemyCards[settings.elderOne][kind]),
)
