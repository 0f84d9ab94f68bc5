import type { MashState } from '../../state.ts'
import { isHero } from '../../targets.ts'
import { canStrike, clings, spotOfTarget } from './aim.ts'
import { look } from '../tiles/ground.ts'
import { bonusFromBehind, defenceAgainst, isHit, isTargetHeld } from './hits.ts'
import { profileOf } from './means.ts'
import { placeOf, spaceOf } from '../spots.ts'

/** What can be said of an attack before it is made. */
export interface Odds {
  faces: number
  bonus: number
  /** What the total has to reach. */
  defence: number
  /** The lowest throw that hits. */
  least: number
  /** How many of the faces hit. */
  hits: number
  damage: number
  /** Whether a hit holds. */
  holds: boolean
  isMelee: boolean
}

/** Whether a target is struck from where somebody stands, rather than shot at (CM-RANGE-5). */
function isStruck(s: MashState, by: number, target: number): boolean {
  if (isHero(by) && clings(s, target, by)) return true
  const from = spotOfTarget(s, by)
  const here = look(s, placeOf(from))
  return canStrike(here, spaceOf(from), spaceOf(spotOfTarget(s, target)))
}

/** The odds of an attack by these means from where the attacker stands (CM-FIGHT-2 to CM-FIGHT-4, CM-OPT-1). */
export function blowOdds(s: MashState, by: number, means: number, target: number): Odds {
  const isMelee = isStruck(s, by, target)
  const { faces, damage, hold, ...profile } = profileOf(s, by, means, isMelee)
  const bonus = profile.bonus + bonusFromBehind(s, by, target, isMelee)
  const defence = defenceAgainst(s, by, target)
  const isHeld = isTargetHeld(s, target)
  const throws = Array.from({ length: faces }, (_, face) => face + 1)
  const good = throws.filter((face) => isHit(face, face + bonus, faces, defence, isMelee, isHeld))
  return {
    faces,
    bonus,
    defence,
    least: good[0] ?? faces,
    hits: good.length,
    damage,
    holds: hold !== undefined,
    isMelee,
  }
}
