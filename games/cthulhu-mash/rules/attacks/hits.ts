import { THROUGH_HIGH, THROUGH_LOW } from '../../tiles/sight.ts'
import { isAmong } from '../../tiles/space-set.ts'
import { NEXT, opposite, SPACES } from '../../tiles/spaces.ts'
import { NONE, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHome, pieceIn } from '../../targets.ts'
import { groundOf } from '../../verbs.ts'
import { defenceOf, isHeld } from '../characters/numbers.ts'
import { bodyOf } from '../pieces.ts'
import { spotOfTarget } from './aim.ts'
import { placeOf, spaceOf } from '../spots.ts'

/** Whether a roll hits (CM-FIGHT-2 to CM-FIGHT-4, CM-MELEE-4, CM-RANGE-4). */
export function isHit(
  natural: number,
  total: number,
  faces: number,
  defence: number,
  isMelee: boolean,
  isTargetHeld: boolean,
): boolean {
  if (isTargetHeld && isMelee) return true
  if (natural === 1) return false
  return natural === faces || isTargetHeld || total >= defence
}

/** Whether a piece is held, so that blows and shots at it go by CM-HOLD-14. */
export const isTargetHeld = (s: MashState, target: number): boolean =>
  !isHome(target) && isHeld(bodyOf(s, target))

/** The defence against an attack by somebody, with what lies between (CM-STAT-8, CM-OPT-6). */
export function defenceAgainst(s: MashState, by: number, target: number): number {
  const defence = defenceOf(s, target)
  return s.table.settings.terrainHeights && isHindered(s, by, target) ? defence + 1 : defence
}

/** Whether the line runs through a marked space (CM-OPT-6). */
function isHindered(s: MashState, by: number, target: number): boolean {
  const { table } = s
  const to = spotOfTarget(s, target)
  const place = placeOf(to)
  const pair = spaceOf(spotOfTarget(s, by)) * SPACES + spaceOf(to)
  const tile = table.places[place]?.tile ?? NONE
  return table.hindrances.some((mark) => {
    const space = mark - groundOf(tile, 0)
    if (space < 0 || space >= SPACES) return false
    return isAmong(space, THROUGH_LOW[pair] ?? 0, THROUGH_HIGH[pair] ?? 0)
  })
}

/** What a blow from behind adds to the roll (CM-OPT-1). */
export const bonusFromBehind = (
  s: MashState,
  by: number,
  target: number,
  isMelee: boolean,
): number => Number(isMelee && isBehind(s, by, target))

/** Whether the attacker stands directly behind the target (CM-OPT-1). */
export function isBehind(s: MashState, by: number, target: number): boolean {
  if (!s.table.settings.facing || isHome(target)) return false
  if (isFoe(target) && isGenerator(pieceIn(target))) return false
  const { spot, facing } = bodyOf(s, target)
  const back = NEXT[spaceOf(spot) * 4 + opposite(facing)]
  const from = spotOfTarget(s, by)
  return placeOf(from) === placeOf(spot) && back === spaceOf(from)
}
