import type { Offer, Seat } from '@eldertable/kernel'
import type { Frames } from '../../frames.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { giftOf, V } from '../../verbs.ts'
import { canStrike, clings, isClung, spaceOfTarget, targetsFor } from '../attacks/aim.ts'
import { offerAttacks, offerCock } from '../attacks/attack-offer.ts'
import { canBreak } from '../holds/exits.ts'
import { canUseGreen } from '../objects/greens.ts'
import { wouldHelp } from '../objects/restore.ts'
import { look, standOn, type Ground } from '../tiles/ground.ts'
import { isInsane } from '../characters/health.ts'
import { offerJumps } from '../movement/jump-offer.ts'
import { offerMove } from '../movement/move-offer.ts'
import { offerAbilities, offerObjects, offerReady } from '../objects/object-offer.ts'
import { offerSpace } from '../tiles/space-offer.ts'
import { offerSpells } from '../spells/spell-offer.ts'
import { cardOf, hasRoom, isFixed, isHeld, moveOf, rowOfObject } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { hasOtherMeans } from '../objects/possessions.ts'
import { hasDestination, isPushable } from '../attacks/shoves.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { powersLeft } from '../stacks.ts'

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
  const here = look(s, placeOf(hero.spot), seat)
  offerMove(s, here, unbegun(seat, hero.spot, moveOf(hero, false)), o)
  if (isHeld(hero)) return // CM-HOLD-16
  standOn(here, spaceOf(hero.spot), seat)
  offerOthers(s, here, hero, seat, o)
}

/** All but moving. */
function offerOthers(s: MashState, here: Ground, hero: Hero, seat: Seat, o: Offer<Reason>): void {
  if (hero.isFlying) o.allow(V.takeOff, 0, 'CM-FLY-6')
  const targets = targetsFor(s, here, seat)
  offerAttacks(s, here, seat, targets, o)
  offerPushes(s, here, seat, targets, o)
  if (isClung(here, seat)) return // CM-ACT-6
  offerJumps(s, here, hero, o)
  offerSpace(s, here, hero, targets, o)
  if (hasOtherMeans(hero)) offerSpells(s, here, seat, targets, o)
  offerObjects(s, here, seat, o)
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
  if (isHeld(hero)) return false
  for (const object of hero.objects) if (canUseGreen(s, seat, object)) return true
  return false
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

/** CM-PUSH-1 */
function offerPushes(
  s: MashState,
  here: Ground,
  seat: Seat,
  targets: readonly number[],
  o: Offer<Reason>,
): void {
  const from = spaceOf(heroAt(s, seat).spot)
  const hasVampire = isClung(here, seat)
  for (const target of targets) {
    // Whoever is on the pusher's own space clings to it.
    const to = spaceOfTarget(s, here, target)
    if (hasVampire ? !clings(s, target, seat) : !canStrike(here, from, to)) continue
    if (!isPushable(s, target)) continue
    if (hasDestination(s, target)) o.allow(V.push, target, 'CM-PUSH-1')
    else o.refuse(V.push, target, 'nowhere-to-push')
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
