import { list } from '@eldertable/kernel'
import { canStrike, homeOn, spotOfTarget, within } from '../rules/attacks/aim.ts'
import { isMovable } from '../rules/attacks/aims.ts'
import { isHolding, spacesOf } from '../rules/attacks/areas.ts'
import { look, type Ground } from '../rules/tiles/ground.ts'
import { bonusFromBehind, defenceAgainst, isHit, isTargetHeld } from '../rules/attacks/hits.ts'
import { isLine, profileOf } from '../rules/attacks/means.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf, isHero } from '../targets.ts'
import { meansOfArea, patternOf, spaceOfArea } from '../verbs.ts'
import { openState, pieceAsked, targetName, type Tell } from './telling.ts'

/** Somebody whom an area would strike, and how often. */
export interface Struck {
  target: number
  hits: number
  faces: number
}

/** Whom an area would strike: friends and the attacker too, if they stand in it (CM-AREA-2). */
export function struckBy(s: MashState, by: number, area: number): Struck[] {
  const means = meansOfArea(area)
  const space = spaceOfArea(area)
  const spot = spotOfTarget(s, by)
  const place = placeOf(spot)
  const here = look(s, place)
  const spaces = spacesOf(here.tile, means, spaceOf(spot), space, patternOf(area))
  const home = isHero(by) ? homeOn(s, place, by) : NONE
  const targets = within(s, place, spaces, home).filter(
    (target) => !isHolding(means) || isMovable(target),
  )
  const isMelee = space !== spaceOf(spot) && canStrike(here, spaceOf(spot), space)
  const { faces, bonus } = profileOf(s, by, means, isMelee)
  const [first] = targets
  const fromBehind = first === undefined ? 0 : bonusFromBehind(s, by, first, isMelee)
  return targets.map((target) => {
    const isNear = isLine(means) ? isBeside(s, here, by, target) : isMelee
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

/** Whoever aims: the piece that the question names, or else whoever acts. */
const attackerIn = (t: Tell): number => {
  const piece = pieceAsked(t)
  return piece === NONE ? t.table.active : foeOf(piece)
}

/** The same in words, with the chance of each: "the Cultist 6 in 10 and you 4 in 10". */
export const struckInWords = (area: number, t: Tell): string =>
  list(
    struckBy(openState(t), attackerIn(t), area).map(
      ({ target, hits, faces }) => `${targetName(target, t)} ${hits} in ${faces}`,
    ),
  )
