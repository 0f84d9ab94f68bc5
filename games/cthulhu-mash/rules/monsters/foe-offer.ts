import { argumentOf, verbOf, type Offer } from '@eldertable/kernel'
import { firstIn, HALF, HIGH_BIT, LOW_BIT } from '../../tiles/space-set.ts'
import { DIRECTIONS, NO_SPACE, SPACES, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { isBeforeVersion3 } from '../../earlier/edition.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Foe, type MashState } from '../../state.ts'
import { foeOf, isGenerator, isHome } from '../../targets.ts'
import { blowOf, chargeOf, V } from '../../verbs.ts'
import { meansAgainstHome } from '../automatic-monsters/home-attack.ts'
import { meansFrom } from '../automatic-monsters/worth.ts'
import { canBreak } from '../holds/exits.ts'
import {
  canShoot,
  canStrike,
  homeOn,
  isBlind,
  shootsOver,
  spotOfTarget,
  targetsOn,
} from '../attacks/aim.ts'
import { chargesOf } from './charges.ts'
import { foeAreas } from './foe-areas.ts'
import { picksHere, wouldFoeHelp } from './foe-things.ts'
import { freeHigh, freeLow, look, tileAt, type Ground } from '../tiles/ground.ts'
import { FOE_MELEE, FOE_RANGED } from '../attacks/means.ts'
import { isFixed, isHeld, moveOfFoe } from '../characters/numbers.ts'
import { foeAt, heroesOn, monsterRow, printedHealth } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import {
  FAR,
  beyond,
  findWalks,
  gaitOfFoe,
  isFree,
  isPassable,
  lanesOf,
  pathTo,
  priceOf,
  spread,
  wouldHold,
  wouldHurt,
} from '../movement/walk.ts'

/** Everything a monster or generator can spend an action on, as a human controller chooses (CM-PROMPT-33). */
export function offerFoe(s: MashState, piece: number, hasCharged: boolean, o: Offer<Reason>): void {
  const foe = foeAt(s, piece)
  if (isHeld(foe)) {
    offerFoeEscapes(s, piece, o) // CM-HOLD-18
    if (isFixed(foe)) return
  }
  if (foe.victim !== NONE) {
    // CM-FOE-19: in handcuffs it only tries to get out of them.
    if (!isHeld(foe) && canDrain(s, piece)) o.allow(V.drain, 0, 'CM-FOE-18')
    return
  }
  // Without itself: what it stands on is in nobody's way but its own, and no line of its own runs through there.
  const here = look(s, placeOf(foe.spot), foeOf(piece))
  if (!isGenerator(piece)) {
    offerFoeWalks(s, here, foe, moveOfFoe(s, piece), o)
    if (canPick(s, foe)) offerPicks(s, piece, o)
  }
  if (isHeld(foe)) return
  for (const seat of victims(s, here.place)) {
    for (const { means } of meansFrom(s, here, piece, spaceOf(foe.spot), seat))
      offerMeans(means, seat, o)
    if (!isGenerator(piece) && monsterRow(piece).charging && !hasCharged)
      for (const { side, exit } of chargesOf(s, piece, seat))
        o.allow(V.charge, chargeOf(seat, side, exit), 'CM-FOE-12')
  }
  offerHomes(s, piece, o)
  if (isGenerator(piece)) return
  for (const { area } of foeAreas(s, here, piece, victims(s, here.place)))
    o.allow(V.foeAim, area, 'CM-OPT-9')
  if (s.table.settings.monstersHeal && canFoeHeal(s, piece)) o.allow(V.foeHeal, 0, 'CM-OPT-7')
  for (const object of foe.objects)
    if (wouldFoeHelp(s, piece, object)) o.allow(V.foeGreen, object, 'CM-OPT-9')
}

function offerMeans(means: number, target: number, o: Offer<Reason>): void {
  if (means === FOE_MELEE) o.allow(V.foeStrike, target, 'CM-FIGHT-8')
  else if (means === FOE_RANGED) o.allow(V.foeShoot, target, 'CM-FIGHT-8')
  else o.allow(V.foeWield, blowOf(means, target), 'CM-OPT-9')
}

/** Whom it may attack in this monster step (CM-PHASE-2, CM-OPT-13). */
function victims(s: MashState, place: number): number[] {
  const { active, settings } = s.table
  return settings.monstersAttackAnyone ? heroesOn(s, place) : [active]
}

/** Whether an attached vampire's action does anything (CM-FOE-18, CM-OPT-24). */
export function canDrain(s: MashState, piece: number): boolean {
  const { victim } = foeAt(s, piece)
  const { active, settings } = s.table
  if (settings.vampireDrain === 'victim-actions') return false
  return victim === active || settings.monstersAttackAnyone
}

/** Spaces that a monster can walk to, and those that would only hold it, if somebody wants that (CM-FOE-6, CM-FOE-7). */
function offerFoeWalks(
  s: MashState,
  here: Ground,
  { piece, spot }: Foe,
  points: number,
  o: Offer<Reason>,
): void {
  const own = spaceOf(spot)
  const gait = gaitOfFoe(s, piece)
  const { snares } = lanesOf(here.tile, gait)
  if (((snares.low & freeLow(here)) | (snares.high & freeHigh(here))) === 0) {
    const walks = findWalks(here, own, points, gait)
    const low = walks.low & freeLow(here) & ~(LOW_BIT[own] ?? 0)
    const high = walks.high & freeHigh(here) & ~(HIGH_BIT[own] ?? 0)
    for (let left = low; left !== 0; left &= left - 1) o.allow(V.foeWalk, firstIn(left), 'CM-FOE-4')
    for (let left = high; left !== 0; left &= left - 1)
      o.allow(V.foeWalk, firstIn(left) + HALF, 'CM-FOE-4')
    return
  }
  const costs = spread(here, own, points, gait)
  for (let space = 0; space < SPACES; space++) {
    if (space === own || !isFree(here, space)) continue
    if (costs[space] !== FAR) o.allow(V.foeWalk, space, 'CM-FOE-4')
    else if (isSnare(here, space, gait) && doorTo(here, costs, space, points, gait) !== NO_SPACE)
      o.allow(V.foeWalk, space, 'CM-FOE-7')
  }
}

/** A space that holds without doing harm; quicksand is never entered (CM-PLACE-7). */
const isSnare = (here: Ground, space: number, gait: number): boolean =>
  wouldHold(here.tile, space, gait) &&
  !wouldHurt(here, space, gait) &&
  here.tile.hold[space]?.quicksand !== true

/** The space from which one steps onto another most cheaply, by what each costs. */
function doorTo(
  here: Ground,
  costs: Uint8Array,
  space: number,
  points: number,
  gait: number,
): number {
  let best = NO_SPACE
  for (const direction of DIRECTIONS) {
    const from = beyond(here.tile, space, direction, gait)
    if (from === NO_SPACE || !isPassable(here, from, gait)) continue
    const cost = (costs[from] ?? FAR) + priceOf(here.tile, space, gait)
    if (cost <= points && (best === NO_SPACE || (costs[from] ?? FAR) < (costs[best] ?? FAR)))
      best = from
  }
  return best
}

/** The way of a monster to a space that it was offered for this many points. */
export function foePath(s: MashState, piece: number, space: number, points: number): number[] {
  const { spot } = foeAt(s, piece)
  const own = spaceOf(spot)
  const gait = gaitOfFoe(s, piece)
  const here = look(s, placeOf(spot), foeOf(piece))
  if (!isSnare(here, space, gait)) return pathTo(here, own, space, gait)
  const costs = spread(here, own, points, gait)
  const door = doorTo(here, costs, space, points, gait)
  return door === own ? [space] : [...pathTo(here, own, door, gait), space]
}

function offerFoeEscapes(s: MashState, piece: number, o: Offer<Reason>): void {
  const foe = foeAt(s, piece)
  for (const [index, hold] of foe.holds.entries())
    if (canBreak(s, foe, hold)) o.allow(V.foeBreak, index, 'CM-HOLD-18')
}

/** CM-OPT-12 */
function offerHomes(s: MashState, piece: number, o: Offer<Reason>): void {
  const home = homeOn(s, placeOf(foeAt(s, piece).spot), NONE)
  for (const means of meansAgainstHome(s, piece)) offerMeans(means, home, o)
}

/** CM-OPT-7 */
export function canFoeHeal(s: MashState, piece: number): boolean {
  const { spot, health } = foeAt(s, piece)
  const tile = tileAt(s, placeOf(spot))
  const space = spaceOf(spot)
  const restores =
    (tile.heal[space] ?? 0) > 0 || (space === SPAWN_SPACE && tile.spawnRestores === 'health')
  return restores && health < printedHealth(piece)
}

/** Handcuffs do not keep it from that, as they do not keep it from moving (CM-OPT-9, CM-HOLD-16). */
const canPick = (s: MashState, foe: Foe): boolean =>
  s.table.settings.monstersUseObjects && !(isHeld(foe) && isBeforeVersion3(s))

function offerPicks(s: MashState, piece: number, o: Offer<Reason>): void {
  for (const pick of picksHere(s, piece)) o.allow(verbOf(pick), argumentOf(pick), 'CM-OPT-9')
}

/** What somebody who leads a monster can do in the middle of its move: pick up, go on, or stop (CM-OPT-9, CM-MOVE-13). */
export function offerOnward(s: MashState, piece: number, points: number, o: Offer<Reason>): void {
  const foe = foeAt(s, piece)
  offerPicks(s, piece, o)
  offerFoeWalks(s, look(s, placeOf(foe.spot), foeOf(piece)), foe, points, o)
  o.allow(V.rest, 0, 'CM-MOVE-17')
}

/** What a controlled monster can be made to do: a move, or one attack on anybody (CM-OBJ-22, CM-SPELL-9). */
export function offerControlled(
  s: MashState,
  piece: number,
  isShell: boolean,
  o: Offer<Reason>,
): void {
  const foe = foeAt(s, piece)
  const place = placeOf(foe.spot)
  const here = look(s, place, foeOf(piece))
  offerFoeWalks(s, here, foe, moveOfFoe(s, piece), o)
  const from = spaceOf(foe.spot)
  const tile = s.table.places[place]?.tile ?? NONE
  const { melee, ranged } = monsterRow(piece)
  for (const target of targetsOn(s, place, foeOf(piece))) {
    const to = spaceOf(spotOfTarget(s, target))
    if (isHome(target)) continue
    if (melee > 0 && canStrike(here, from, to)) o.allow(V.foeStrike, target, 'CM-SPELL-9')
    if (isShell || ranged === 0 || isBlind(s, tile, from, to)) continue
    if (canShoot(here, from, to, shootsOver(s, foeOf(piece), tile, from)))
      o.allow(V.foeShoot, target, 'CM-SPELL-9')
  }
}
