import type { Seat } from '@eldertable/kernel'
import { inSight } from '../../tiles/sight.ts'
import { directionTo, NO_SPACE, SPACES, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import { isBeforeVersion3 } from '../../earlier/edition.ts'
import { NONE, type MashState } from '../../state.ts'
import {
  foeOf,
  homeOf,
  isFoe,
  isGenerator,
  isHero,
  isHome,
  pieceIn,
  seatIn,
} from '../../targets.ts'
import { groundOf } from '../../verbs.ts'
import type { Ground } from '../tiles/ground.ts'
import { bodyOf, findFoe, heroAt, isAlive, isIn, monsterRow } from '../pieces.ts'
import { areFriends } from '../sides.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

/** Where a target is. */
export const spotOfTarget = (s: MashState, target: number): number =>
  isHome(target) ? spotOf(heroAt(s, seatIn(target)).home, SPAWN_SPACE) : bodyOf(s, target).spot

/** The space of somebody who could be a target on a ground. */
export function spaceOfTarget(s: MashState, here: Ground, target: number): number {
  if (isHome(target)) return SPAWN_SPACE
  if (isHero(target)) return spaceOf(heroAt(s, target).spot)
  const piece = pieceIn(target)
  return spaceOf(here.foes.findLast((foe) => foe.piece === piece)?.spot ?? NONE)
}

/** Whether a blow reaches from one space to another (CM-MELEE-1, CM-MELEE-2, CM-LOS-12). */
export function canStrike({ tile }: Ground, from: number, to: number): boolean {
  const direction = directionTo(from, to)
  return direction !== NO_SPACE && tile.edge[from * 4 + direction] === OPEN
}

/** Whether a shot reaches from one space to another, past pieces or not (CM-RANGE-1, CM-RANGE-2, CM-LOS-13). */
export function canShoot(ground: Ground, from: number, to: number, isOverPieces: boolean): boolean {
  if (from === to || directionTo(from, to) !== NO_SPACE) return false
  return isOverPieces
    ? inSight(ground.tile, from, to, 0, 0)
    : inSight(ground.tile, from, to, ground.low, ground.high)
}

/** Whether a space can be seen: adjacent ones and the own count as well (CM-LOS-16). */
export const canSee = ({ tile, low, high }: Ground, from: number, to: number): boolean =>
  inSight(tile, from, to, low, high)

/** Whether pieces do not stand in the way of somebody's shots (CM-FLY-5, CM-OPT-6). */
export function shootsOver(s: MashState, by: number, tile: number, space: number): boolean {
  if (s.table.settings.terrainHeights && s.table.heights.includes(groundOf(tile, space)))
    return true
  return isHero(by) ? heroAt(s, by).isFlying : isFoe(by) && monsterRow(pieceIn(by)).flying
}

/** Whether a shot from a height at a blind space is forbidden (CM-OPT-6). */
export const isBlind = ({ table }: MashState, tile: number, from: number, to: number): boolean =>
  table.settings.terrainHeights &&
  table.heights.includes(groundOf(tile, from)) &&
  table.blinds.includes(groundOf(tile, to))

/** Whether somebody of its side is still in the game, so that its spawning space counts (CM-WIN-4, CM-WIN-6). */
const hasTeammate = (s: MashState, seat: number): boolean =>
  !isBeforeVersion3(s) &&
  s.table.heroes.some((_, other) => isIn(s, other) && areFriends(s, other, seat))

/** The spawning space on a place that somebody of this side may attack, or -1 (CM-HOME-3, CM-HOME-5, CM-HOME-11). */
export function homeOn(s: MashState, place: number, seat: number): number {
  const { victory, heroes } = s.table
  if (victory === 'cooperative') return NONE
  for (let owner = 0; owner < heroes.length; owner++) {
    const { home, homeHealth, life } = heroAt(s, owner)
    if (home !== place || homeHealth <= 0) continue
    if (life === 'out' && !hasTeammate(s, owner)) continue
    if (seat === NONE || !areFriends(s, owner, seat)) return homeOf(owner)
  }
  return NONE
}

/** Everything on a place that could be a target for somebody, in the order of the table; not the attacker itself. */
export function targetsOn(s: MashState, place: number, by: number): number[] {
  const found: number[] = []
  const { foes } = s.table
  const first = spotOf(place, 0)
  heroesOnPlace(s, place, by, found)
  for (const foe of foes)
    if (foe.spot >= first && foe.spot < first + SPACES && foeOf(foe.piece) !== by)
      found.push(foeOf(foe.piece))
  const home = homeOn(s, place, isHero(by) ? by : NONE)
  if (home !== NONE) found.push(home)
  return found
}

/** The same for a character who has looked at the place. */
export function targetsFor(s: MashState, here: Ground, seat: Seat): number[] {
  const found: number[] = []
  heroesOnPlace(s, here.place, seat, found)
  for (const { piece } of here.foes) found.push(foeOf(piece))
  const home = homeOn(s, here.place, seat)
  if (home !== NONE) found.push(home)
  return found
}

function heroesOnPlace(s: MashState, place: number, by: number, found: number[]): void {
  const { heroes } = s.table
  for (let seat = 0; seat < heroes.length; seat++)
    if (seat !== by && isAlive(s, seat) && placeOf(heroAt(s, seat).spot) === place) found.push(seat)
}

/** Whether a vampire clings to somebody on the ground. */
export const isClung = ({ clung }: Ground, seat: Seat): boolean => (clung & (1 << seat)) !== 0

/** Whether two targets share a space because one is a vampire on the other (CM-MELEE-3). */
export function clings(s: MashState, target: number, seat: number): boolean {
  return isFoe(target) && findFoe(s, pieceIn(target))?.victim === seat
}

/** Whoever is on any of these spaces of a place, vampires included, in the order of CM-ORDER-1; homes only if wanted. */
export function within(
  s: MashState,
  place: number,
  spaces: readonly number[],
  home: number,
): number[] {
  const { heroes, foes, active } = s.table
  const isIn = (spot: number): boolean => placeOf(spot) === place && spaces.includes(spaceOf(spot))
  const found: number[] = []
  for (let turn = 0; turn < heroes.length; turn++) {
    const seat = (active + turn) % heroes.length
    if (isAlive(s, seat) && isIn(heroAt(s, seat).spot)) found.push(seat)
  }
  if (home !== NONE && spaces.includes(SPAWN_SPACE)) found.push(home)
  for (const { piece, spot } of foes)
    if (!isGenerator(piece) && isIn(spot)) found.push(foeOf(piece))
  for (const { piece, spot } of foes) if (isGenerator(piece) && isIn(spot)) found.push(foeOf(piece))
  return found
}
