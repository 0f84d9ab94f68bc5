import { at } from '@eldertable/kernel'
import type { Condition, Mover } from './script.ts'
import { foesIn, heroAt, kindOf, onMap, placeOf, sheetOf, spaceOf } from '../../rules/figures.ts'
import { fireIn } from '../../rules/fire.ts'
import { distance, isWater } from '../../rules/ground.ts'
import { isDark } from '../../rules/light.ts'
import { ELDER, NOWHERE, type DmdState } from '../../state.ts'

const isOnMap = ({ table }: DmdState, who: Mover): boolean =>
  who === 'elder'
    ? table.elder.space !== NOWHERE
    : table.enemies.some(({ kind, space }) => kind === who && space !== NOWHERE)

/** Whether something is so for "you". */
export function holds(s: DmdState, you: number, condition: Condition): boolean {
  const space = placeOf(s, you)
  const one = heroAt(s, you)
  switch (condition.is) {
    case 'on-map':
      return isOnMap(s, condition.who)
    case 'within':
      return onMap(s, condition.of).some(
        (foe) => distance(s, space, spaceOf(s, foe)) <= condition.spaces,
      )
    case 'holding':
      return s.table.things.some(({ kind, holder }) => kind === condition.what && holder === you)
    case 'signs':
      return one.signs >= condition.atLeast
    case 'beside':
      return foesIn(s, space).some((foe) =>
        condition.whom.some((who) => (foe === ELDER ? who === 'elder' : who === kindOf(s, foe))),
      )
    case 'in-rlyeh':
      return at(s.table.rlyeh, space)
    case 'in-water':
      return isWater(s, space)
    case 'in-fire':
      return fireIn(s, space) > 0
    case 'in-dark':
      return isDark(s, space)
    case 'stress-full':
      return one.stress === sheetOf(s, you).lastStress
  }
}
