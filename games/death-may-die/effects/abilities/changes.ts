import { enemyCards, enemyKinds, type EnemyKind } from '../../pieces/enemies.ts'
import { cardOf, enemiesIn, heroAt, kindOf, spaceOf } from '../../rules/figures.ts'
import { isWater, monstersOf } from '../../rules/ground.ts'
import { alwaysIn, type Change } from '../../rules/numbers.ts'
import { ELDER, type DmdState } from '../../state.ts'

const TOO_MANY_SIGNS = 2

const isInWater = (s: DmdState, foe: number): boolean => isWater(s, spaceOf(s, foe))
const isBesideItsKind = (s: DmdState, foe: number): boolean =>
  enemiesIn(s, spaceOf(s, foe)).some(
    (other) => other !== foe && kindOf(s, other) === kindOf(s, foe),
  )

/** Whether it gains dice from standing in Water. */
export function isInItsElement(s: DmdState, foe: number): boolean {
  const kind = kindOf(s, foe)
  if (kind === undefined) return false
  const { does } = cardOf(s, kind)
  return does.does === 'more-dice' && does.beside === null && isInWater(s, foe)
}

/** The extra dice of a kind, if its card gives it any. */
function diceOf(kind: EnemyKind): Change[] {
  const { does, rule } = enemyCards.cthulhu[kind]
  if (does.does !== 'more-dice') return []
  const applies = does.beside === null ? isInWater : isBesideItsKind
  return [
    alwaysIn((settings) => monstersOf(settings).includes(kind), rule, {
      foeDice: (dice, foe, s) =>
        kindOf(s, foe) === kind && applies(s, foe) ? dice + does.dice : dice,
    }),
  ]
}

/** What enemies and Elder Ones change while their cards are in force. */
export const foeChanges: readonly Change[] = [
  ...enemyKinds.flatMap(diceOf),
  alwaysIn(({ elderOne }) => elderOne === 'cthulhu', 'DMD-CTHULHU-2', {
    foeDice: (dice, foe, s) => (s.table.rlyeh[spaceOf(s, foe)] === true ? dice + 1 : dice),
  }),
  alwaysIn(({ elderOne }) => elderOne === 'hastur', 'DMD-HASTUR-6', {
    isFixed(is, _, s, hero) {
      const isAtElder = s.table.roll?.targets.includes(ELDER) === true
      return is || (isAtElder && heroAt(s, hero).signs >= TOO_MANY_SIGNS)
    },
  }),
]
