import { isBeforeVersion5 } from '../../earlier/edition.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isHero } from '../../targets.ts'
import { areaOf } from '../../verbs.ts'
import { canStrike, within } from '../attacks/aim.ts'
import { aimsOf } from '../attacks/aims.ts'
import { shapeOf } from '../attacks/areas.ts'
import type { Ground } from '../tiles/ground.ts'
import { profileOf, withObject } from '../attacks/means.ts'
import { foeAt, heroAt } from '../pieces.ts'
import { spaceOf } from '../spots.ts'

/** An area that a monster could attack with what it carries. */
interface FoeArea {
  means: number
  area: number
  /** Whom it would strike. */
  targets: number[]
}

/** Areas for which it has the die and that reach one of those whom it may attack (CM-OPT-9, CM-PHASE-2). */
export function foeAreas(
  s: MashState,
  here: Ground,
  piece: number,
  victims: readonly number[],
): FoeArea[] {
  if (isBeforeVersion5(s)) return []
  const { objects, spot } = foeAt(s, piece)
  const by = foeOf(piece)
  const isSpared = (target: number): boolean =>
    isHero(target) && heroAt(s, target).charmed === piece // CM-OBJ-22
  return objects
    .map(withObject)
    .filter((means) => shapeOf(means) !== undefined)
    .flatMap((means) =>
      aimsOf(s, here, by, means)
        .filter(({ space }) => {
          const isMelee = canStrike(here, spaceOf(spot), space)
          return profileOf(s, by, means, isMelee).faces > 0
        })
        .map(({ space, pattern, spaces }) => ({
          means,
          area: areaOf(means, pattern, space),
          targets: within(s, here.place, spaces, NONE),
        })),
    )
    .filter(
      ({ targets }) =>
        targets.some((target) => victims.includes(target)) && !targets.some(isSpared),
    )
}
