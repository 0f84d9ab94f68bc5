import { isBeforeVersion4, isBeforeVersion5 } from '../../earlier/edition.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf, isGenerator, isHero } from '../../targets.ts'
import { canShoot, canStrike, isBlind, shootsOver } from '../attacks/aim.ts'
import { struckWith } from '../attacks/chains.ts'
import { foeAreas } from '../monsters/foe-areas.ts'
import type { Ground } from '../tiles/ground.ts'
import { bonusFromBehind, defenceAgainst } from '../attacks/hits.ts'
import {
  FOE_MELEE,
  FOE_RANGED,
  isObject,
  profileOf,
  withObject,
  type Profile,
} from '../attacks/means.ts'
import { defenceOf, isHeld, isWebProof, rowOfObject } from '../characters/numbers.ts'
import { findFoe, foeAt, heroAt, monsterRow } from '../pieces.ts'
import { spaceOf } from '../spots.ts'

/** An attack and what it is worth: this many faces of the die that hit, times damage, in this many faces (CM-AUTO-13). */
export interface Attack {
  means: number
  isMelee: boolean
  worth: number
  faces: number
  /** How it is aimed, if it is an area. */
  area?: number
}

/** Whether a Deep One will not attack this character because of the Seashell (CM-OBJ-22). */
const isCharmedBy = (s: MashState, piece: number, seat: number): boolean =>
  heroAt(s, seat).charmed === piece

/** Whether the policy would shoot a web at somebody (CM-AUTO-11). */
export function wouldWeb(s: MashState, seat: number): boolean {
  const hero = heroAt(s, seat)
  return !isHeld(hero) && !hero.isWebbed && !isWebProof(hero)
}

/** How many faces of a die hit (CM-FIGHT-2 to CM-FIGHT-4, CM-HOLD-14). */
function hitting(
  faces: number,
  bonus: number,
  defence: number,
  isTargetHeld: boolean,
  isMelee: boolean,
): number {
  if (isTargetHeld) return isMelee ? faces : faces - 1
  let count = 1
  for (let face = 2; face < faces; face++) if (face + bonus >= defence) count++
  return count
}

/** The points that a hit counts (CM-AUTO-13). */
function pointsOf(
  s: MashState,
  piece: number,
  seat: number,
  means: number,
  { damage, hold }: Profile,
): number {
  if (!isGenerator(piece) && monsterRow(piece).attach && means === FOE_MELEE) return 1
  if (isObject(means) && !struckWith(s, means, seat).every(isHero)) return 0 // CM-AUTO-24
  return hold === 'web' ? Number(wouldWeb(s, seat)) : damage
}

/** What an attack is worth from where the attacker stands. */
function valued(
  s: MashState,
  piece: number,
  seat: number,
  means: number,
  isMelee: boolean,
): Attack {
  const by = foeOf(piece)
  const profile = profileOf(s, by, means, isMelee)
  const { faces } = profile
  const isOld = isBeforeVersion4(s)
  const bonus = profile.bonus + (isOld ? 0 : bonusFromBehind(s, by, seat, isMelee))
  const defence = isOld ? defenceOf(s, seat) : defenceAgainst(s, by, seat)
  const hits = hitting(faces, bonus, defence, isHeld(heroAt(s, seat)), isMelee)
  return { means, isMelee, worth: hits * pointsOf(s, piece, seat, means, profile), faces }
}

/** Something to attack with, and how. */
interface Means {
  means: number
  isMelee: boolean
}

/** The means with which a monster or generator can attack at all. */
export function meansOf(s: MashState, piece: number): Means[] {
  if (isGenerator(piece)) return [{ means: FOE_MELEE, isMelee: true }]
  const { melee, ranged } = monsterRow(piece)
  const found: Means[] = []
  if (melee > 0) found.push({ means: FOE_MELEE, isMelee: true })
  if (ranged > 0) found.push({ means: FOE_RANGED, isMelee: false })
  // CM-OPT-9
  for (const object of findFoe(s, piece)?.objects ?? []) {
    const row = rowOfObject(object)
    if (row.area !== undefined && (row.area !== 'chain' || isBeforeVersion5(s))) continue
    if (row.melee && melee > 0) found.push({ means: withObject(object), isMelee: true })
    if (row.ranged && ranged > 0) found.push({ means: withObject(object), isMelee: false })
  }
  return found
}

/** The means with which a piece could attack a character from a space, as the board stands. */
export function meansFrom(
  s: MashState,
  ground: Ground,
  piece: number,
  from: number,
  seat: number,
): Means[] {
  if (isCharmedBy(s, piece, seat)) return []
  const to = spaceOf(heroAt(s, seat).spot)
  const tile = s.table.places[ground.place]?.tile ?? NONE
  const isOver = shootsOver(s, foeOf(piece), tile, from)
  return meansOf(s, piece).filter(({ isMelee }) =>
    isMelee
      ? canStrike(ground, from, to)
      : canShoot(ground, from, to, isOver) && !isBlind(s, tile, from, to),
  )
}

/** Whether any of them is worth something (CM-AUTO-5). */
export const hasAttackFrom = (
  s: MashState,
  ground: Ground,
  piece: number,
  from: number,
  seat: number,
): boolean =>
  meansFrom(s, ground, piece, from, seat).some(
    ({ means, isMelee }) =>
      pointsOf(s, piece, seat, means, profileOf(s, foeOf(piece), means, isMelee)) > 0,
  )

/** The attacks that it can make from where it stands, and what they are worth. */
export const attacksOn = (s: MashState, ground: Ground, piece: number, seat: number): Attack[] =>
  meansFrom(s, ground, piece, spaceOf(foeAt(s, piece).spot), seat).map(({ means, isMelee }) =>
    valued(s, piece, seat, means, isMelee),
  )

/** The areas that it can lay on somebody without striking its own kind, those that reach most first (CM-AUTO-24). */
export const areasOn = (s: MashState, ground: Ground, piece: number, seat: number): Attack[] =>
  foeAreas(s, ground, piece, [seat])
    .filter(({ targets }) => targets.every(isHero))
    .toSorted((a, b) => b.targets.length - a.targets.length)
    .map(({ means, area }) => ({ ...valued(s, piece, seat, means, false), area }))

/** The best of several attacks: the greatest worth, on equality melee (CM-AUTO-13). */
export function best(attacks: readonly Attack[]): Attack | undefined {
  let found: Attack | undefined
  for (const one of attacks) {
    if (one.worth === 0) continue
    if (found === undefined) found = one
    else {
      const difference = one.worth * found.faces - found.worth * one.faces
      if (difference > 0 || (difference === 0 && one.isMelee && !found.isMelee)) found = one
    }
  }
  return found
}
