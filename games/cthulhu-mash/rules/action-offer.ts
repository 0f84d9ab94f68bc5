import { at, type Offer, type Seat } from '@eldertable/kernel'
import { MARINER, THERAPIST } from '../content/characters.ts'
import { monsterNumber } from '../content/monsters.ts'
import { objectNumber } from '../content/objects.ts'
import { DIRECTIONS, NEXT, NO_SPACE, SPAWN_SPACE } from '../content/spaces.ts'
import { spellAt, spellNumber } from '../content/spells.ts'
import { SOLID, WATER } from '../content/tile.ts'
import type { Frames } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NONE, type Hero, type MashState } from '../state.ts'
import { foeOf, isFoe, isGenerator, isHome, kindOf, pieceIn } from '../targets.ts'
import { castingOf, giftOf, V } from '../verbs.ts'
import { canSee, canStrike, clings, spotOfTarget, targetsOn } from './aim.ts'
import { offerAttacks, offerCock } from './attack-offer.ts'
import { canBreak } from './exits.ts'
import { canUseGreen, wouldHelp } from './greens.ts'
import { look, newGround, occupy, tileAt, type Ground } from './ground.ts'
import { isInsane } from './health.ts'
import { neighbourOf } from './gates.ts'
import { offerMove } from './move-offer.ts'
import {
  baseHealth,
  baseMentality,
  cardOf,
  hasRoom,
  isFixed,
  isHeld,
  jumpOf,
  moveOf,
  ofKind,
  rowOfObject,
} from './numbers.ts'
import { partings } from './partings.ts'
import { bodyOf, foesOn, hasVampire, heroAt, printedHealth } from './pieces.ts'
import { knows } from './possessions.ts'
import { hasDestination, isPushable } from './shoves.ts'
import { placeOf, spaceOf } from './spots.ts'
import { powersLeft } from './stacks.ts'

const ground = newGround()
/** Whoever could be aimed at from where the actions are offered. */
const targets: number[] = []

const GLASSES = objectNumber('leng-glasses')
const CHIME = objectNumber('paralyzing-chime')
const SHELL = objectNumber('rlyeh-seashell')
const KEY = objectNumber('skeleton-key')
const DEEP_ONE = monsterNumber('deep-one')
const CREATE_GATE = spellNumber('create-gate')
const WARD = spellNumber('flesh-ward')
const FLY = spellNumber('fly')
const RAZOR = spellNumber('spectral-razor')
const HEAL = spellNumber('heal')
const REGENERATION = spellNumber('mental-regeneration')
const PARTING = spellNumber('parting-sands')
const REACH = spellNumber('reach')
const MOST_MEMORIZED = 5

/** What a space gives to whoever spends an action on it. */
export const COMFORT = { health: 0, mentality: 1, therapy: 2, spawn: 3 } as const

/** A move that has not begun, and what it begins with, if that is known. */
export const unbegun = (
  seat: Seat,
  spot: number,
  points: number,
  verb: number = NONE,
  argument = 0,
  replay: number[] = [],
): Frames['move'] => ({
  seat,
  points,
  isFlying: false,
  path: [],
  last: spot,
  refused: 0,
  declined: [],
  verb,
  argument,
  replay,
})

/** Everything that a character can spend an action on (CM-PROMPT-11). */
export function offerActions(s: MashState, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  if (isHeld(hero)) offerEscapes(s, hero, o) // CM-ACT-5
  if (isFixed(hero)) return
  const here = look(s, placeOf(hero.spot), ground, seat)
  offerMove(s, here, unbegun(seat, hero.spot, moveOf(hero, false)), o)
  if (isHeld(hero)) return // CM-HOLD-16
  occupy(here, spaceOf(hero.spot), seat)
  if (hero.isFlying) o.allow(V.takeOff, 0, 'CM-FLY-6')
  targetsOn(s, here.place, seat, targets)
  offerAttacks(s, here, seat, targets, o)
  offerPushes(s, here, seat, o)
  if (hasVampire(s, seat)) return // CM-ACT-6
  offerJumps(s, here, hero, o)
  offerSpace(s, here, hero, o)
  offerSpells(s, here, hero, seat, o)
  offerObjects(s, here, hero, o)
  offerAbilities(s, here, hero, o)
  if (s.table.settings.readyWeapon) offerReady(hero, o)
  if (s.table.settings.sanity) offerHelp(s, here, hero, seat, o)
}

/** What costs no action (CM-ACT-4, CM-PROMPT-10). */
export function offerFree(s: MashState, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  offerCock(s, seat, o)
  const { kills } = cardOf(hero)
  if (hero.kills.length >= kills && powersLeft(s, hero.character) > 0)
    o.allow(V.powerUp, 0, 'CM-BOOST-3')
  else if (o.explains && hero.kills.length > 0)
    o.refuse(V.powerUp, 0, hero.kills.length < kills ? 'too-few-kills' : 'no-power-ups')
  for (const object of hero.objects) {
    o.allow(V.drop, object, 'CM-ITEM-8')
    if (isHeld(hero)) continue
    if (canUseGreen(s, seat, object)) o.allow(V.green, object, 'CM-ITEM-20')
    else if (rowOfObject(object).colour === 'green') o.refuse(V.green, object, 'nothing-to-restore')
    if (isSpare(hero, object)) o.allow(V.wear, object, 'CM-ITEM-18')
  }
}

/** Whether something is worth asking about although no action is left. */
export function hasFree(s: MashState, seat: Seat): boolean {
  const hero = heroAt(s, seat)
  if (hero.kills.length >= cardOf(hero).kills && powersLeft(s, hero.character) > 0) return true
  return !isHeld(hero) && hero.objects.some((object) => canUseGreen(s, seat, object))
}

/** Whether another object of its slot is in use instead of this one. */
function isSpare(hero: Hero, object: number): boolean {
  const row = rowOfObject(object)
  const isOther = (slot: 'shield' | 'armour' | 'movement', chosen: number): boolean => {
    if (!row[slot]) return false
    const used = chosen === NONE ? hero.objects.find((one) => rowOfObject(one)[slot]) : chosen
    return used !== object
  }
  return (
    isOther('shield', hero.shield) ||
    isOther('armour', hero.armour) ||
    isOther('movement', hero.mover)
  )
}

/** Attempts to break free, one for each hold (CM-HOLD-6, CM-HOLD-9, CM-OPT-25). */
function offerEscapes(s: MashState, hero: Hero, o: Offer<Reason>): void {
  for (const [index, hold] of hero.holds.entries()) {
    if (canBreak(s, hero, hold)) o.allow(V.breakFree, index, 'CM-HOLD-6')
    else o.refuse(V.breakFree, index, 'no-way-out')
  }
}

/** CM-JUMP-1 to CM-JUMP-5 */
function offerJumps(s: MashState, { tile, who }: Ground, hero: Hero, o: Offer<Reason>): void {
  const most = jumpOf(s, hero)
  for (const direction of DIRECTIONS) {
    let space = spaceOf(hero.spot)
    for (let crossed = 0; crossed <= most; crossed++) {
      if (tile.edge[space * 4 + direction] === SOLID) break
      space = NEXT[space * 4 + direction] ?? NO_SPACE
      if (space === NO_SPACE) break
      if (crossed > 0 && who[space] === NONE && tile.obstacle[space] === 0)
        o.allow(V.jump, space, 'CM-JUMP-1')
    }
  }
}

/** CM-PUSH-1 */
function offerPushes(s: MashState, here: Ground, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  const isClung = hasVampire(s, seat)
  for (const target of targets) {
    if (!isPushable(s, target)) continue
    const isOnMe = clings(s, target, seat)
    if (isClung && !isOnMe) continue
    if (!isOnMe && !canStrike(here, spaceOf(hero.spot), spaceOf(bodyOf(s, target).spot))) continue
    if (hasDestination(s, target)) o.allow(V.push, target, 'CM-PUSH-1')
    else o.refuse(V.push, target, 'nowhere-to-push')
  }
}

/** Machines, restoring icons and spawning spaces (CM-OPER-1, CM-ICON-13, CM-ICON-14, CM-HOME-2). */
function offerSpace(s: MashState, { tile, place }: Ground, hero: Hero, o: Offer<Reason>): void {
  const space = spaceOf(hero.spot)
  const machine = tile.machine[space]
  if (machine?.kind === 'drill') {
    for (const target of targets)
      if (tile.reach.includes(spaceOf(spotOfTarget(s, target))))
        o.allow(V.drill, target, 'CM-PLACE-18')
  } else if (machine?.kind === 'transporter') o.allow(V.transport, 0, 'CM-PLACE-20')
  if (tile.therapy === space) o.allow(V.refresh, COMFORT.therapy, 'CM-PLACE-19')
  if ((tile.heal[space] ?? 0) > 0)
    o.allowUnless(isHurt(s, hero), V.refresh, COMFORT.health, 'CM-ICON-13')
  if ((tile.mind[space] ?? 0) > 0)
    o.allowUnless(isDrained(s, hero), V.refresh, COMFORT.mentality, 'CM-ICON-14')
  if (space === SPAWN_SPACE && tile.spawnRestores !== undefined)
    o.allowUnless(cannotRest(s, place, hero), V.refresh, COMFORT.spawn, 'CM-HOME-2')
}

const isHurt = (s: MashState, hero: Hero): Reason | undefined =>
  hero.health < baseHealth(s, hero) ? undefined : 'nothing-to-restore'
const isDrained = (s: MashState, hero: Hero): Reason | undefined =>
  hero.mentality < baseMentality(s, hero) ? undefined : 'nothing-to-restore'

/** CM-HOME-2, CM-HOME-8, CM-OPT-11 */
function cannotRest(s: MashState, place: number, hero: Hero): Reason | undefined {
  const owner = s.table.heroes.find(({ home }) => home === place)
  if (owner !== undefined && owner.homeHealth === 0) return 'home-destroyed'
  const { spawnRestores } = tileAt(s, place)
  if (s.table.settings.spawnRestoresBoth)
    return isHurt(s, hero) === undefined ? undefined : isDrained(s, hero)
  return spawnRestores === 'health' ? isHurt(s, hero) : isDrained(s, hero)
}

/** Spells that are no attacks (CM-CAST-4, CM-CAST-7). */
function offerSpells(s: MashState, here: Ground, hero: Hero, seat: Seat, o: Offer<Reason>): void {
  for (const spell of [CREATE_GATE, WARD, FLY, RAZOR]) {
    if (!knows(s, hero, spell)) continue
    o.allowUnless(cannotCast(hero, spell), V.cast, spell, spellAt(spell).rule)
  }
  if (hero.mentality === 0) return
  if (knows(s, hero, PARTING))
    for (const space of partings(s, hero.spot)) o.allow(V.part, space, 'CM-SPELL-10')
  offerHealing(s, here, hero, seat, o)
  if (knows(s, hero, REACH)) offerFetching(s, here, hero, o)
}

function cannotCast(hero: Hero, spell: number): Reason | undefined {
  if (hero.mentality === 0) return 'no-mentality'
  if (spell === WARD && (hero.hasWard || hero.isWardSpent)) return 'once-a-turn'
  if (spell === RAZOR && (hero.hasRazor || hero.isRazorSpent)) return 'once-a-turn'
  if (spell === FLY && hero.isFlying) return 'flying-already'
  return undefined
}

/** Heal and Mental Regeneration, on oneself or somebody adjacent (CM-SPELL-7, CM-SPELL-8, CM-CAST-12). */
function offerHealing(s: MashState, here: Ground, hero: Hero, seat: Seat, o: Offer<Reason>): void {
  const canHeal = knows(s, hero, HEAL)
  const canRefill = knows(s, hero, REGENERATION)
  if (!canHeal && !canRefill) return
  if (canHeal && isHurt(s, hero) === undefined)
    o.allow(V.castOn, castingOf(HEAL, seat), 'CM-SPELL-7')
  // The point just paid comes back as well, so one's own mentality need not be below its base.
  if (canRefill && hero.mentality < baseMentality(s, hero))
    o.allow(V.castOn, castingOf(REGENERATION, seat), 'CM-SPELL-8')
  for (const target of targets) {
    if (isHome(target)) continue
    const body = bodyOf(s, target)
    if (!canStrike(here, spaceOf(hero.spot), spaceOf(body.spot))) continue
    if (canHeal && isHurtAt(s, target)) o.allow(V.castOn, castingOf(HEAL, target), 'CM-SPELL-7')
    if (canRefill && !isFoe(target) && isDrained(s, heroAt(s, target)) === undefined)
      o.allow(V.castOn, castingOf(REGENERATION, target), 'CM-SPELL-8')
  }
}

const isHurtAt = (s: MashState, target: number): boolean =>
  isFoe(target)
    ? bodyOf(s, target).health < printedHealth(pieceIn(target))
    : isHurt(s, heroAt(s, target)) === undefined

/** Objects that lie in sight (CM-SPELL-11). */
function offerFetching(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  const isFull = !hasRoom(hero)
  const from = spaceOf(hero.spot)
  for (const { spot, open, unseen } of s.table.piles) {
    if (placeOf(spot) !== here.place || !canSee(here, from, spaceOf(spot))) continue
    for (const object of open)
      if (!isFull || rowOfObject(object).uncounted) o.allow(V.fetch, object, 'CM-SPELL-11')
    if (unseen > 0 && !isFull) o.allow(V.fetchTop, spaceOf(spot), 'CM-SPELL-11')
  }
}

/** Red objects that are no weapons, and tomes (CM-ITEM-19, CM-CAST-1). */
function offerObjects(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  for (const object of hero.objects) {
    const { tomeSpells } = rowOfObject(object)
    if (tomeSpells > 0 && !s.table.tomes.includes(object))
      if (s.table.spellsLeft > 0) o.allow(V.read, object, 'CM-CAST-1')
      else o.refuse(V.read, object, 'no-spells-left')
    const kind = ofKind(object)
    if (kind === CHIME) o.allow(V.use, object, 'CM-OBJ-19')
    else if (kind === KEY) {
      if (here.tile.chest === spaceOf(hero.spot)) o.allow(V.use, object, 'CM-OBJ-26')
      else o.refuse(V.use, object, 'no-chest')
    } else if (kind === GLASSES)
      for (const compass of hiddenBeside(s, here.place)) o.allow(V.spy, compass, 'CM-OBJ-12')
    else if (kind === SHELL)
      for (const { piece, spot, holds } of foesOn(s, here.place))
        if (
          isDeepOne(piece) &&
          holds.length === 0 &&
          canSee(here, spaceOf(hero.spot), spaceOf(spot))
        )
          o.allow(V.charm, foeOf(piece), 'CM-OBJ-22')
  }
}

const isDeepOne = (piece: number): boolean => !isGenerator(piece) && kindOf(piece) === DEEP_ONE

/** Directions in which the neighbour lies face down (CM-CHAR-12). */
const hiddenBeside = (s: MashState, place: number): number[] =>
  DIRECTIONS.filter((compass) => {
    const next = neighbourOf(s, place, compass)
    return next !== NONE && at(s.table.places, next).tile === NONE
  })

/** CM-HERO-6, CM-HERO-7, CM-HERO-13 */
function offerAbilities(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  if (hero.character === MARINER) {
    for (const compass of hiddenBeside(s, here.place))
      o.allowUnless(hero.mentality > 0 ? undefined : 'no-mentality', V.scout, compass, 'CM-HERO-6')
    const most = Math.min(hero.mentality, baseHealth(s, hero) - hero.health)
    if (isByWater(here, spaceOf(hero.spot))) o.range(V.fish, 1, most, 'CM-HERO-7')
  }
  if (hero.character === THERAPIST)
    for (let spell = 0; spell < s.table.tomes.length; spell++) {
      const tome = at(s.table.tomes, spell)
      if (tome === NONE || !hero.objects.includes(tome) || hero.memorized.includes(spell)) continue
      o.allowUnless(cannotMemorize(hero), V.memorize, spell, 'CM-HERO-13')
    }
}

const cannotMemorize = (hero: Hero): Reason | undefined => {
  if (hero.mentality === 0) return 'no-mentality'
  return hero.memorized.length >= MOST_MEMORIZED ? 'memory-full' : undefined // CM-CHAR-22
}

/** In or next to a water space, with no wall between (CM-CHAR-14). */
function isByWater({ tile }: Ground, space: number): boolean {
  if (tile.terrain[space] === WATER) return true
  return DIRECTIONS.some((direction) => {
    const next = NEXT[space * 4 + direction] ?? NO_SPACE
    return (
      next !== NO_SPACE &&
      tile.terrain[next] === WATER &&
      tile.edge[space * 4 + direction] !== SOLID
    )
  })
}

/** CM-OPT-2 */
function offerReady(hero: Hero, o: Offer<Reason>): void {
  for (const object of hero.objects) {
    const { melee, ranged } = rowOfObject(object)
    if ((melee || ranged) && object !== hero.ready) o.allow(V.ready, object, 'CM-OPT-2')
  }
}

/** Giving an insane character something, or using it on them (CM-SANE-38). */
function offerHelp(s: MashState, here: Ground, hero: Hero, seat: Seat, o: Offer<Reason>): void {
  for (const [other, patient] of s.table.heroes.entries()) {
    if (other === seat || patient.life !== 'alive' || !isInsane(s, patient)) continue
    if (placeOf(patient.spot) !== here.place) continue
    if (!canStrike(here, spaceOf(hero.spot), spaceOf(patient.spot))) continue
    for (const object of hero.objects)
      if (hasRoom(patient) || rowOfObject(object).uncounted)
        o.allow(V.help, giftOf(object, other), 'CM-SANE-38')
    for (const object of [...hero.objects, ...patient.objects])
      if (wouldHelp(s, other, object)) o.allow(V.treat, giftOf(object, other), 'CM-SANE-38')
  }
}
