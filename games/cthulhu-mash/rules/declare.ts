import type { Seat } from '@eldertable/kernel'
import { chainFrom } from '../content/areas.ts'
import { spellAt } from '../content/spells.ts'
import type { Frames, Game } from '../frames.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf, isHero, isHome } from '../targets.ts'
import { canStrike, clings, homeOn, spotOfTarget, within } from './aim.ts'
import { shapeOf, spacesOf } from './areas.ts'
import { castAtOnce } from './casting.ts'
import { look, newGround } from './ground.ts'
import { COCK, DRILL, FOE_MELEE, isObject, isSpell, RAZOR, spellOf } from './means.ts'
import { heroAt } from './pieces.ts'
import { placeOf, spaceOf, spotOf } from './spots.ts'

const ground = newGround()

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
  const targets = shapeOf(means) === 'chain' ? chained(s, target) : [target]
  g.call('attack', attackOf(seat, seat, means, isMelee, targets, spot))
}

/** Whether somebody can be struck from where the attacker stands, rather than shot at. */
function isBlow(s: MashState, by: number, target: number): boolean {
  if (isHero(by) && clings(s, target, by)) return true
  const from = spotOfTarget(s, by)
  return canStrike(look(s, placeOf(from), ground), spaceOf(from), spaceOf(spotOfTarget(s, target)))
}

/** CM-AREA-13; a chain that is aimed at a spawning space ends there (CM-HOME-12). */
function chained(s: MashState, target: number): number[] {
  if (isHome(target)) return [target]
  const spot = spotOfTarget(s, target)
  const place = placeOf(spot)
  const { tile, low, high } = look(s, place, ground)
  return within(s, place, chainFrom(tile, spaceOf(spot), low, high), NONE)
}

/** A character attacks an area; an opponent's spawning space in it counts only if that is said (CM-AREA-15). */
export function declareArea(
  g: Game,
  seat: Seat,
  means: number,
  pattern: number,
  space: number,
): void {
  const s = g.state
  pay(g, seat, means)
  const { spot } = heroAt(s, seat)
  const place = placeOf(spot)
  const here = look(s, place, ground)
  const spaces = spacesOf(here.tile, means, spaceOf(spot), space, pattern)
  const home = homeOn(s, place, seat)
  const targets = within(s, place, spaces, home)
  const isMelee = canStrike(here, spaceOf(spot), space) && space !== spaceOf(spot)
  const attack = { ...attackOf(seat, seat, means, isMelee, targets, spotOf(place, space)), pattern }
  if (targets.some(isHome)) g.call('sparing', { seat, attack })
  else g.call('attack', attack)
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
  g.call('attack', attackOf(by, credit, means, isMelee, [target], spotOfTarget(s, target)))
}
