import { enemiesIn, kindOf, spaceOf } from '../rules/figures.ts'
import { monstersOf } from '../rules/ground.ts'
import { alwaysIn, type Change } from '../rules/numbers.ts'
import type { DmdState } from '../state.ts'

const isInPack = (s: DmdState, foe: number): boolean =>
  enemiesIn(s, spaceOf(s, foe)).some((other) => other !== foe && kindOf(s, other) === 'ghoul')

export const ghoul: Change = alwaysIn(
  (settings) => monstersOf(settings).includes('ghoul'),
  'DMD-ENEMY-4',
  { foeDice: (dice, foe, s) => (kindOf(s, foe) === 'ghoul' && isInPack(s, foe) ? dice + 1 : dice) },
)
