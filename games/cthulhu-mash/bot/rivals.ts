import { NONE, type MashState } from '../state.ts'
import { HANDS, profileOf, withObject } from '../rules/attacks/means.ts'
import { actionsOf, defenceOf, isHeld, rowOfObject } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { hitChance, riskOf, toughnessOf, type Stakes } from './danger.ts'

/** To be killed by a rival is to be out; but who never dares to stand beside one never wins either. */
const AFRAID: Stakes = { death: 30, point: 0 }

/** What it costs to end the turn on a place with rivals. */
export function rivalThreat(s: MashState, seat: number, place: number): number {
  if (s.table.victory === 'cooperative') return 0
  let expected = 0
  for (const [other, { spot }] of s.table.heroes.entries()) {
    if (other === seat || spot === NONE || placeOf(spot) !== place) continue
    if (!areFriends(s, seat, other)) expected += blowsOf(s, other, seat)
  }
  return riskOf(expected, toughnessOf(heroAt(s, seat)), AFRAID)
}

/** The damage that a character is expected to do to another in a turn, once it stands beside it. */
export function blowsOf(s: MashState, by: number, target: number): number {
  const hero = heroAt(s, by)
  const defence = defenceOf(s, target)
  const { faces, bonus, damage } = profileOf(s, by, HANDS, true)
  let best = hitChance(faces, bonus, defence) * damage
  for (const object of hero.objects) {
    const { melee, use } = rowOfObject(object)
    if (!melee || use !== 'endless') continue
    const weapon = profileOf(s, by, withObject(object), true)
    best = Math.max(best, hitChance(weapon.faces, weapon.bonus, defence) * weapon.damage)
  }
  return best * (isHeld(hero) ? 0.5 : actionsOf(s, hero) - 1)
}
