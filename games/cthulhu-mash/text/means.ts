import {
  COCK,
  DRILL,
  FOE_MELEE,
  FOE_RANGED,
  HANDS,
  isObject,
  isSpell,
  objectOf,
  spellOf,
  SYRINGE,
} from '../rules/attacks/means.ts'
import { theObject } from './objects.ts'
import { spellName } from './spells.ts'

/** With what somebody attacks, after "with"; nothing for bare hands and claws. */
function meansName(means: number): string | undefined {
  if (isObject(means)) return theObject(objectOf(means))
  if (isSpell(means)) return spellName(spellOf(means))
  switch (means) {
    case SYRINGE:
      return 'the Sedative Syringe'
    case COCK:
      return 'the Cock Fighter'
    case DRILL:
      return 'the drill'
    case HANDS:
    case FOE_MELEE:
    case FOE_RANGED:
    default:
      return undefined
  }
}

/** What somebody attacks with, by itself. */
export function meansInWords(means: number): string {
  if (means === HANDS) return 'Bare hands'
  return (meansName(means) ?? 'Claws').replace(/^the /, '')
}

export const withMeans = (means: number): string => {
  const name = meansName(means)
  return name === undefined ? '' : ` with ${name}`
}
