import { at, type Offer, type Seat } from '@eldertable/kernel'
import { THERAPIST } from '../../pieces/characters.ts'
import { SPAWN_SPACE } from '../../tiles/spaces.ts'
import { spellAt, SPELLS, type Spell } from '../../pieces/spells.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { isHero, isHome, pieceIn } from '../../targets.ts'
import { areaOf, blowOf, V } from '../../verbs.ts'
import {
  canShoot,
  canStrike,
  clings,
  homeOn,
  isBlind,
  isClung,
  shootsOver,
  spaceOfTarget,
  targetsOn,
} from './aim.ts'
import { aimsOf, isMonster, isMovable } from './aims.ts'
import { look, type Ground } from '../tiles/ground.ts'
import { COCK, crowing, HANDS, RAZOR, SYRINGE, withObject, withSpell } from './means.ts'
import { hasRoom, ofKind, rowOfObject } from '../characters/numbers.ts'
import { foeAt, heroAt } from '../pieces.ts'
import { hasOtherMeans, knows } from '../objects/possessions.ts'
import { destinations } from './shoves.ts'
import { placeOf, spaceOf } from '../spots.ts'

const NOTHING: readonly number[] = []

const spellsThat = (attack: Spell['attack']): readonly number[] =>
  [...SPELLS.keys()].filter((spell) => spellAt(spell).attack === attack)
const aimed = spellsThat('single')
const lines = spellsThat('line')

// How somebody can be reached from where one stands, as bits.
const MELEE = 1
const RANGED = 2

/** Every attack that a character can make now (CM-PROMPT-17). */
export function offerAttacks(
  s: MashState,
  here: Ground,
  seat: Seat,
  targets: readonly number[],
  o: Offer<Reason>,
): void {
  const hero = heroAt(s, seat)
  const hasVampire = isClung(here, seat)
  const weapons = hero.objects.length === 0 ? NOTHING : weaponsOf(s, hero)
  const hasMore = hasOtherMeans(hero)
  // Whoever has nothing to shoot with need not look who could be shot at.
  const isBareHanded = !o.explains && !hasMore && !hero.hasRazor
  for (const target of targets) {
    const reach = reachOf(s, here, hero, seat, target, isBareHanded)
    if (reach === 0) {
      if (o.explains) o.refuse(V.attack, blowOf(HANDS, target), 'out-of-sight')
      continue
    }
    if (hasVampire && !clings(s, target, seat)) {
      if (o.explains) o.refuse(V.attack, blowOf(HANDS, target), 'vampire') // CM-ACT-6
      continue
    }
    if (o.explains && (reach & MELEE) === 0 && !canShootAt(s, hero, weapons, target))
      o.refuse(V.attack, blowOf(HANDS, target), 'no-shot')
    offerSingle(hero, weapons, target, reach, hasVampire, o)
    if (hasMore && !hasVampire) offerSpells(s, hero, target, o)
  }
  if (hasVampire || !hasMore) return
  for (const object of weapons)
    if (rowOfObject(object).area !== undefined) offerArea(s, here, seat, withObject(object), o)
  if (hero.mentality === 0) return
  for (const spell of lines)
    if (knows(s, hero, spell)) offerArea(s, here, seat, withSpell(spell), o)
}

/** Whether its Cock Fighter has an attack left this turn (CM-OBJ-8). */
export const canCrow = (hero: Hero): boolean => !hero.hasCrowed && crowing(hero) !== NONE

/** The Cock Fighter attacks once a turn, for no action, even while its owner is held (CM-OBJ-8, CM-HOLD-15). */
export function offerCock(s: MashState, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  if (!canCrow(hero)) return
  const here = look(s, placeOf(hero.spot))
  for (const target of targetsOn(s, here.place, seat))
    if (reachOf(s, here, hero, seat, target, true) !== 0)
      o.allow(V.attack, blowOf(COCK, target), 'CM-OBJ-8')
}

/** How a target can be reached; 0 if it cannot. */
function reachOf(
  s: MashState,
  here: Ground,
  hero: Hero,
  seat: Seat,
  target: number,
  isMeleeOnly: boolean,
): number {
  const from = spaceOf(hero.spot)
  const to = spaceOfTarget(s, here, target)
  const isStruck = canStrike(here, from, to) || (isClung(here, seat) && clings(s, target, seat))
  const melee = isStruck ? MELEE : 0
  if (isMeleeOnly) return melee
  const { tile } = at(s.table.places, here.place)
  const isInSight = canShoot(here, from, to, shootsOver(s, seat, tile, from))
  return isInSight && !isBlind(s, tile, from, to) ? melee | RANGED : melee
}

/** Weapons that can be used, one of each kind (CM-OPT-2). */
function weaponsOf({ table }: MashState, hero: Hero): number[] {
  const kinds: number[] = []
  return hero.objects.filter((object) => {
    const { melee, ranged } = rowOfObject(object)
    if ((!melee && !ranged) || kinds.includes(ofKind(object))) return false
    if (table.settings.readyWeapon && hero.ready !== object) return false
    kinds.push(ofKind(object))
    return true
  })
}

function offerSingle(
  hero: Hero,
  weapons: readonly number[],
  target: number,
  reach: number,
  hasVampire: boolean,
  o: Offer<Reason>,
): void {
  const isMelee = (reach & MELEE) !== 0
  const isRanged = (reach & RANGED) !== 0
  if (isMelee) o.allow(V.attack, blowOf(HANDS, target), 'CM-MELEE-1')
  for (const object of weapons) {
    const { melee, ranged, area, hold, rule } = rowOfObject(object)
    if (area !== undefined && area !== 'chain') continue
    if (!((melee && isMelee) || (ranged && isRanged))) continue
    if (hold !== undefined && !isMovable(target)) continue
    o.allow(V.attack, blowOf(withObject(object), target), rule)
  }
  if (hero.character === THERAPIST && isMelee && isMovable(target))
    o.allow(V.attack, blowOf(SYRINGE, target), 'CM-HERO-11')
  if (hero.hasRazor && !hasVampire)
    o.allow(V.attack, blowOf(withSpell(RAZOR), target), 'CM-SPELL-14')
}

/** Whether it has anything to reach somebody from afar with (CM-STAT-4). */
const canShootAt = (
  s: MashState,
  hero: Hero,
  weapons: readonly number[],
  target: number,
): boolean =>
  hero.hasRazor ||
  weapons.some((object) => rowOfObject(object).ranged) ||
  aimed.some((spell) => knows(s, hero, spell) && isAimable(s, hero, spell, target))

function offerSpells(s: MashState, hero: Hero, target: number, o: Offer<Reason>): void {
  for (const spell of aimed) {
    if (!knows(s, hero, spell) || !isAimable(s, hero, spell, target)) continue
    const blow = blowOf(withSpell(spell), target)
    if (hero.mentality > 0) o.allow(V.attack, blow, 'CM-CAST-9')
    else o.refuse(V.attack, blow, 'no-mentality')
  }
}

/** Whom each spell can be aimed at (CM-SPELL-1, 5, 6, 9, 11, 15). */
function isAimable(s: MashState, hero: Hero, spell: number, target: number): boolean {
  const { damage, hits } = spellAt(spell)
  if (isHome(target)) return damage > 0
  switch (hits?.does) {
    case 'bind':
      return isMonster(target)
    case 'suggest':
      return isMonster(target) && canBeControlled(s, target)
    case 'steal':
      return isHero(target) && heroAt(s, target).objects.length > 0 && hasRoom(hero)
    default:
      return damage > 0 || isMovable(target)
  }
}

/** A held monster cannot be made to act, nor a vampire that cannot be put beside its victim (CM-SPELL-9, CM-FOE-19). */
function canBeControlled(s: MashState, target: number): boolean {
  const { holds, victim } = foeAt(s, pieceIn(target))
  return holds.length === 0 && (victim === NONE || destinations(s, target).length > 0)
}

/** Areas that reach anybody but the attacker, or an opponent's spawning space (CM-AREA-1). */
function offerArea(s: MashState, here: Ground, seat: Seat, means: number, o: Offer<Reason>): void {
  const home = homeOn(s, here.place, seat)
  const hits = (space: number): boolean => {
    const there = here.who[space] ?? NONE
    return (there !== NONE && there !== seat) || (home !== NONE && space === SPAWN_SPACE)
  }
  for (const { space, pattern, spaces } of aimsOf(s, here, seat, means))
    if (spaces.some(hits)) o.allow(V.aim, areaOf(means, pattern, space), 'CM-AREA-1')
}
