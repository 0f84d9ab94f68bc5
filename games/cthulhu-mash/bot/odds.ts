import type { MashState } from '../state.ts'
import { isHit, isTargetHeld } from '../rules/attacks/hits.ts'
import { profileOf } from '../rules/attacks/means.ts'
import { defenceOf } from '../rules/characters/numbers.ts'

/** The chance that an attack by these means hits. */
export function chanceToHit(
  s: MashState,
  by: number,
  means: number,
  target: number,
  isMelee: boolean,
): number {
  const { faces, bonus } = profileOf(s, by, means, isMelee)
  const defence = defenceOf(s, target)
  const isHeld = isTargetHeld(s, target)
  let hits = 0
  for (let face = 1; face <= faces; face++)
    if (isHit(face, face + bonus, faces, defence, isMelee, isHeld)) hits++
  return hits / faces
}
