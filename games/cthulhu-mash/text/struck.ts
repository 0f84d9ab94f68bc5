import { list } from '@eldertable/kernel'
import { canStrike, homeOn, spotOfTarget, within } from '../rules/aim.ts'
import { spacesOf } from '../rules/areas.ts'
import { look, newGround, type Ground } from '../rules/ground.ts'
import { bonusFromBehind, defenceAgainst, isHit, isTargetHeld } from '../rules/hits.ts'
import { profileOf, SOUND_WAVE, withSpell } from '../rules/means.ts'
import { heroAt } from '../rules/pieces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import type { MashState } from '../state.ts'
import { meansOfArea, patternOf, spaceOfArea } from '../verbs.ts'
import { openState, targetName, type Tell } from './telling.ts'

/** Somebody whom an area would strike, and how often. */
export interface Struck {
  target: number
  hits: number
  faces: number
}

/** Whom an area of a character's would strike: friends and the attacker too, if they stand in it (CM-AREA-2). */
export function struckBy(s: MashState, by: number, area: number): Struck[] {
  const means = meansOfArea(area)
  const space = spaceOfArea(area)
  const { spot } = heroAt(s, by)
  const place = placeOf(spot)
  const here = look(s, place, newGround())
  const spaces = spacesOf(here.tile, means, spaceOf(spot), space, patternOf(area))
  const targets = within(s, place, spaces, homeOn(s, place, by))
  const isMelee = space !== spaceOf(spot) && canStrike(here, spaceOf(spot), space)
  const { faces, bonus } = profileOf(s, by, means, isMelee)
  const [first] = targets
  const fromBehind = first === undefined ? 0 : bonusFromBehind(s, by, first, isMelee)
  return targets.map((target) => {
    const isNear = means === withSpell(SOUND_WAVE) ? isBeside(s, here, by, target) : isMelee
    const defence = defenceAgainst(s, by, target)
    const isHeld = isTargetHeld(s, target)
    const good = Array.from({ length: faces }, (_, face) => face + 1).filter((face) =>
      isHit(face, face + bonus + fromBehind, faces, defence, isNear, isHeld),
    )
    return { target, hits: good.length, faces }
  })
}

const isBeside = (s: MashState, here: Ground, by: number, target: number): boolean =>
  canStrike(here, spaceOf(spotOfTarget(s, by)), spaceOf(spotOfTarget(s, target)))

/** The same in words, with the chance of each: "the Cultist 6 in 10 and you 4 in 10". */
export const struckInWords = (area: number, t: Tell): string =>
  list(
    struckBy(openState(t), t.table.active, area).map(
      ({ target, hits, faces }) => `${targetName(target, t)} ${hits} in ${faces}`,
    ),
  )
