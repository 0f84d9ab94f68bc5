import type { Seat } from '@eldertable/kernel'
import { spellAt } from '../../pieces/spells.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isHero, isHome } from '../../targets.ts'
import { meansOfArea, patternOf, spaceOfArea } from '../../verbs.ts'
import { canStrike, clings, homeOn, spotOfTarget, within } from './aim.ts'
import { isMovable } from './aims.ts'
import { isHolding, spacesOf } from './areas.ts'
import { castAtOnce } from '../spells/casting.ts'
import { struckWith } from './chains.ts'
import { look } from '../tiles/ground.ts'
import { COCK, DRILL, FOE_MELEE, isObject, isSpell, RAZOR, spellOf } from './means.ts'
import { heroAt } from '../pieces.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

/** An attack before its die is thrown. */
export const attackOf = (
  by: number,
  credit: Seat,
  means: number,
  isMelee: boolean,
  targets: number[],
  spot: number,
): Frames['attack'] => ({
  by,
  credit,
  means,
  isMelee,
  targets,
  natural: 0,
  total: 0,
  hits: [],
  index: 0,
  spot,
  pattern: 0,
  lost: 0,
})

/** A character attacks a single target, or what hangs together with it (CM-FIGHT-1). */
export function declareAttack(g: Game, seat: Seat, means: number, target: number): void {
  const s = g.state
  pay(g, seat, means)
  if (means === COCK) heroAt(s, seat).hasCrowed = true
  const spot = spotOfTarget(s, target)
  const isMelee = means !== DRILL && isBlow(s, seat, target)
  g.call('attack', attackOf(seat, seat, means, isMelee, struckWith(s, means, target), spot))
}

/** Whether somebody can be struck from where the attacker stands, rather than shot at. */
function isBlow(s: MashState, by: number, target: number): boolean {
  if (isHero(by) && clings(s, target, by)) return true
  const from = spotOfTarget(s, by)
  return canStrike(look(s, placeOf(from)), spaceOf(from), spaceOf(spotOfTarget(s, target)))
}

/** An attack on an area, as it is aimed from where the attacker stands. */
function areaAttack(
  s: MashState,
  by: number,
  credit: Seat,
  area: number,
  home: number,
): Frames['attack'] {
  const means = meansOfArea(area)
  const pattern = patternOf(area)
  const space = spaceOfArea(area)
  const spot = spotOfTarget(s, by)
  const place = placeOf(spot)
  const here = look(s, place)
  const spaces = spacesOf(here.tile, means, spaceOf(spot), space, pattern)
  const targets = within(s, place, spaces, home).filter((target) => isMeant(s, means, target))
  const isMelee = canStrike(here, spaceOf(spot), space) && space !== spaceOf(spot)
  return { ...attackOf(by, credit, means, isMelee, targets, spotOf(place, space)), pattern }
}

/** A net means nobody whom it could not hold (CM-OBJ-18). */
const isMeant = (s: MashState, means: number, target: number): boolean =>
  isBeforeVersion5(s) || !isHolding(means) || isMovable(target)

/** A character attacks an area; an opponent's spawning space in it counts only if that is said (CM-AREA-15). */
export function declareArea(g: Game, seat: Seat, area: number): void {
  const s = g.state
  pay(g, seat, meansOfArea(area))
  const home = homeOn(s, placeOf(heroAt(s, seat).spot), seat)
  const attack = areaAttack(s, seat, seat, area, home)
  if (attack.targets.some(isHome)) g.call('sparing', { seat, attack })
  else g.call('attack', attack)
}

/** A monster attacks an area; a spawning space in it is not meant (CM-OPT-9). */
export function foeArea(g: Game, piece: number, area: number): void {
  g.call('attack', areaAttack(g.state, foeOf(piece), NONE, area, NONE))
}

/** A spell is paid for when it is announced; the Razor was when it was cast (CM-CAST-10, CM-SPELL-14). */
function pay(g: Game, seat: Seat, means: number): void {
  if (!isSpell(means) || spellOf(means) === RAZOR) return
  castAtOnce(g, seat, spellOf(means), spellAt(spellOf(means)).rule)
}

/** The attack of a monster or generator, or of one that a character controls (CM-FIGHT-8, CM-DEATH-4). */
export function foeAttack(
  g: Game,
  piece: number,
  means: number,
  target: number,
  credit: Seat,
): void {
  const s = g.state
  const by = foeOf(piece)
  const isMelee = means === FOE_MELEE || (isObject(means) && isBlow(s, by, target))
  const targets = struckWith(s, means, target)
  g.call('attack', attackOf(by, credit, means, isMelee, targets, spotOfTarget(s, target)))
}
