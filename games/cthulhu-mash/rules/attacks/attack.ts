import { at, done } from '@eldertable/kernel'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type Facing, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHero, isHome, pieceIn, seatIn } from '../../targets.ts'
import { canStrike, spotOfTarget } from './aim.ts'
import { isHolding, shapeOf } from './areas.ts'
import { columnOf, E, N, rowOf, S, W } from '../../tiles/spaces.ts'
import { gainLife, loseSanity } from '../characters/health.ts'
import { bonusFromBehind, defenceAgainst, isHit, isTargetHeld } from './hits.ts'
import { look } from '../tiles/ground.ts'
import { procedure } from '../kit.ts'
import { layOpen } from '../objects/lying.ts'
import { isLine, isObject, objectOf, profileOf } from './means.ts'
import { rowOfObject } from '../characters/numbers.ts'
import { bodyOf, findFoe, isOnBoard } from '../pieces.ts'
import { discard, part } from '../objects/possessions.ts'
import { isStanding } from '../tiles/land.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { touch } from '../holds/holds.ts'
import { razeHome } from '../death/homes.ts'

/** One attack from its roll to its consequences (CM-FIGHT-1). It answers whether the first target was hit. */
export const attack = procedure('attack', {
  roll(g, f) {
    const s = g.state
    declare(g, f)
    const first = at(f.targets, 0)
    const profile = profileOf(s, f.by, f.means, f.isMelee)
    const isCertain = f.targets.length === 1 && !isArea(f) && f.isMelee && isTargetHeld(s, first)
    if (isCertain) {
      g.event?.('strikes', 'CM-MELEE-4', { by: f.by, means: f.means, targets: f.targets })
      f.hits = [1]
      letGo(g, f, true)
      return 'each'
    }
    f.natural = g.chance.die(profile.faces)
    const bonus = profile.bonus + bonusFromBehind(s, f.by, first, f.isMelee)
    f.total = f.natural + bonus
    const needed = defenceAgainst(s, f.by, first)
    s.table.roll = { by: f.by, dice: [f.natural], faces: profile.faces, bonus, needed }
    g.event?.('attacks', 'CM-FIGHT-1', {
      by: f.by,
      means: f.means,
      targets: f.targets,
      natural: f.natural,
      total: f.total,
      needed,
    })
    f.hits = f.targets.map((target) => Number(hits(s, f, target, profile.faces)))
    // CM-OBJ-18: a net that misses its target holds nobody.
    const hasHit = f.hits[f.targets.indexOf(primary(s, f))] === 1
    if (isNet(f) && !hasHit) f.hits = f.hits.map(() => 0)
    letGo(g, f, hasHit)
    return 'each'
  },
  each(g, f) {
    const s = g.state
    const index = f.index++
    const target = f.targets[index]
    if (target === undefined) return 'deaths'
    // CM-ORDER-7
    if (!isHome(target) && !isOnBoard(s, target)) return 'each'
    const isMelee = isMeleeFor(s, f, target)
    const { faces, damage } = profileOf(s, f.by, f.means, isMelee)
    g.call('blow', {
      by: f.by,
      credit: f.credit,
      target,
      means: f.means,
      isMelee,
      isHit: f.hits[index] === 1,
      natural: f.natural,
      total: f.total,
      faces,
      damage,
      isReflected: false,
    })
    return 'each'
  },
  deaths(g, f) {
    const s = g.state
    f.lost = f.targets.filter((target) => isLiving(target) && !isStanding(s, target)).length
    for (const target of f.targets) if (isHome(target)) razeHome(g, seatIn(target))
    g.call('bury', { credits: [] })
    return 'after'
  },
  after(g, f) {
    const s = g.state
    const isFirstHit = f.hits[0] === 1
    g.returnValue(Number(isFirstHit))
    if (!isObject(f.means)) return done
    const object = objectOf(f.means)
    // CM-OBJ-24, CM-SANE-17
    if (rowOfObject(object).drains && f.lost > 0 && isHero(f.by) && isStanding(s, f.by)) {
      gainLife(g, f.by, 'CM-OBJ-24')
      loseSanity(g, f.by, 1, 'CM-SANE-17', 'knife')
    }
    return done
  },
})

/** A monster or character: generators and spawning spaces are no lives to drain (CM-OBJ-24). */
const isLiving = (target: number): boolean =>
  isHero(target) || (isFoe(target) && !isGenerator(pieceIn(target)))

/** What happens before the die is thrown: the cost is paid, and pieces turn (CM-FIGHT-1, CM-CAST-10). */
function declare(g: Game, f: Frames['attack']): void {
  const s = g.state
  for (const target of f.targets) touch(s, target)
  spend(g, f)
  if (s.table.settings.facing) faceTarget(s, f.by, at(f.targets, 0))
  if (isHero(f.by)) for (const target of f.targets) unbind(g, f.by, target)
}

/** CM-SPELL-1: whoever attacks what it has bound sets it free. */
export function unbind(g: Game, seat: number, target: number): void {
  const foe = isFoe(target) ? findFoe(g.state, pieceIn(target)) : undefined
  if (foe === undefined || foe.boundBy !== seat) return
  foe.boundBy = NONE
  g.event?.('unbinds', 'CM-SPELL-1', { who: target })
}

/** Whoever attacks looks at its target (CM-OPT-1, CM-OPT-27). */
export function faceTarget(s: MashState, by: number, target: number): void {
  const from = spaceOf(spotOfTarget(s, by))
  const to = spaceOf(spotOfTarget(s, target))
  if (from === to) return
  bodyOf(s, by).facing = sideTowards(from, to)
}

function sideTowards(from: number, to: number): Facing {
  const up = rowOf(to) - rowOf(from)
  const right = columnOf(to) - columnOf(from)
  if (Math.abs(up) >= Math.abs(right)) return up > 0 ? N : S
  return right > 0 ? E : W
}

/** A net: what holds all in an area (CM-OBJ-18). */
const isNet = (f: Frames['attack']): boolean =>
  isObject(f.means) && isHolding(f.means) && shapeOf(f.means) !== undefined

/** Whether it is an attack on an area, which is always rolled (CM-AREA-16). */
const isArea = (f: Frames['attack']): boolean =>
  (isObject(f.means) && rowOfObject(objectOf(f.means)).area !== undefined) || isLine(f.means)

/** Who is meant: whoever stands on the target space. */
const primary = (s: MashState, f: Frames['attack']): number =>
  f.targets.find((target) => spotOfTarget(s, target) === f.spot) ?? NONE

/** Whether the attack is a melee one for this target (CM-AREA-16). */
function isMeleeFor(s: MashState, f: Frames['attack'], target: number): boolean {
  if (!isLine(f.means)) return f.isMelee
  const from = spotOfTarget(s, f.by)
  return canStrike(look(s, placeOf(from)), spaceOf(from), spaceOf(spotOfTarget(s, target)))
}

const hits = (s: MashState, f: Frames['attack'], target: number, faces: number): boolean =>
  isHit(
    f.natural,
    f.total,
    faces,
    defenceAgainst(s, f.by, target),
    isMeleeFor(s, f, target),
    isTargetHeld(s, target),
  )

/** Takes a weapon from whoever used it. */
function takeWeapon(s: MashState, by: number, object: number): void {
  if (isHero(by)) part(s, by, object)
  else {
    const { objects } = bodyOf(s, by)
    objects.splice(objects.indexOf(object), 1)
  }
}

/** A weapon with one use is spent hit or miss (CM-ITEM-15). */
function spend(g: Game, { by, means }: Frames['attack']): void {
  if (!isObject(means) || rowOfObject(objectOf(means)).use !== 'one') return
  const object = objectOf(means)
  takeWeapon(g.state, by, object)
  discard(g.state, object)
  g.event?.('usesUp', 'CM-ITEM-15', { who: by, object })
}

/** A weapon that must hit first is then spent; after a miss it lies where it was thrown (CM-ITEM-16, CM-HOLD-19). */
function letGo(g: Game, f: Frames['attack'], hasHit: boolean): void {
  if (!isObject(f.means) || rowOfObject(objectOf(f.means)).use !== 'hit') return
  const object = objectOf(f.means)
  takeWeapon(g.state, f.by, object)
  if (hasHit) discard(g.state, object)
  else layOpen(g.state, f.spot, object)
  g.event?.('letsGo', 'CM-ITEM-16', { who: f.by, object, hasHit })
}
