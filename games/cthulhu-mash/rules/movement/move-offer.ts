import { pickOf, type Offer, type Seat } from '@eldertable/kernel'
import { firstIn, HALF, HIGH_BIT, isAmong, LOW_BIT } from '../../tiles/space-set.ts'
import { DIRECTIONS, directionTo, NO_SPACE, SPACES } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import type { Frames } from '../../frames.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero } from '../../targets.ts'
import { giftOf, V } from '../../verbs.ts'
import { aboveCeiling, beyondGate, DEAD_END, gateOn, OPEN_GATE } from '../gates/gates.ts'
import { canUseGreen } from '../objects/greens.ts'
import { freeHigh, freeLow, look, type Ground } from '../tiles/ground.ts'
import { pileOn } from '../objects/lying.ts'
import { hasRoom, isHeld, rowOfObject } from '../characters/numbers.ts'
import { heroAt, standingOn } from '../pieces.ts'
import { areFriends } from '../sides.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'
import {
  beyond,
  findWalks,
  gaitOfHero,
  isDangerous,
  isFree,
  isPassable,
  lanesOf,
  priceOf,
  wouldHold,
  type Gait,
} from './walk.ts'

const GATE_PRICE = 1
/** What picking up or handing over an object costs (CM-ITEM-5, CM-MOVE-15). */
export const PICK_PRICE = 1

/** Whether somebody else stands where the mover is (CM-MOVE-10, CM-MOVE-12). */
export function isSharing(s: MashState, seat: Seat): boolean {
  const { spot } = heroAt(s, seat)
  const { heroes, foes } = s.table
  for (let other = 0; other < heroes.length; other++)
    if (other !== seat && heroes[other]?.spot === spot) return true
  for (const foe of foes) if (foe.spot === spot && foe.victim === NONE) return true
  return false
}

/** Whether the other has to be asked before one steps through (CM-MOVE-7, CM-MOVE-8); who flies passes over (CM-FLY-2). */
export function asksFirst(s: MashState, f: Frames['move'], there: number): boolean {
  if (!isHero(there) || f.isFlying) return false
  return s.table.victory !== 'cooperative' && !areFriends(s, f.seat, there)
}

/** The first way on for a mover on somebody else's space: a safe walk, the gate, or a step that leads on. */
export function firstOnward(s: MashState, f: Frames['move']): number {
  const hero = heroAt(s, f.seat)
  const here = look(s, placeOf(hero.spot), f.seat)
  const gait = gaitOfHero(s, f.seat, f.isFlying)
  const from = spaceOf(hero.spot)
  const space = firstWalk(here, from, f.points, gait)
  if (space !== NO_SPACE) return pickOf(V.walk, space)
  if (canPassGate(s, hero.spot)) return pickOf(V.gate)
  const steps = DIRECTIONS.map((direction) => beyond(here.tile, from, direction, gait))
  const onward = steps.find((next) => {
    if (next === NO_SPACE) return false
    const rest = f.points - priceOf(here.tile, next, gait)
    if (rest < 0) return false
    return (
      isFree(here, next) || (isPassableFor(here, f, next, gait) && leadsOn(s, here, f, next, rest))
    )
  })
  return pickOf(V.step, onward)
}

/** The first space to which one can walk, or -1. */
function firstWalk(here: Ground, from: number, points: number, gait: Gait): number {
  const walks = findWalks(here, from, points, gait)
  for (let space = 0; space < SPACES; space++)
    if (space !== from && isAmong(space, walks.low, walks.high) && isFree(here, space)) return space
  return NO_SPACE
}

/** Whether a way on is left for a mover on somebody else's space (CM-MOVE-21). */
export function canGoOn(s: MashState, f: Frames['move']): boolean {
  const hero = heroAt(s, f.seat)
  const here = look(s, placeOf(hero.spot), f.seat)
  return leadsOn(s, here, f, spaceOf(hero.spot), f.points)
}

/** Whether one can get from a space to a free one, or through a gate, with this many points, past whoever lets one. */
function leadsOn(
  s: MashState,
  here: Ground,
  f: Frames['move'],
  start: number,
  points: number,
): boolean {
  const gait = gaitOfHero(s, f.seat, f.isFlying)
  // The most points with which each space can be come to, -1 where none are enough.
  const left = new Int8Array(SPACES).fill(NONE)
  left[start] = points
  const queue = [start]
  for (const from of queue) {
    const most = left[from] ?? NONE
    if (most >= GATE_PRICE && canPassGate(s, spotOf(here.place, from))) return true
    for (const direction of DIRECTIONS) {
      const next = beyond(here.tile, from, direction, gait)
      if (next === NO_SPACE) continue
      const rest = most - priceOf(here.tile, next, gait)
      if (rest <= (left[next] ?? NONE)) continue
      if (isFree(here, next)) return true
      if (!isPassableFor(here, f, next, gait)) continue
      left[next] = rest
      queue.push(next)
    }
  }
  return false
}

/** Whether one may step through whoever stands there: it lets one, or has not refused yet. */
function isPassableFor(here: Ground, f: Frames['move'], space: number, gait: Gait): boolean {
  const there = here.who[space] ?? NONE
  if (there !== NONE && wouldHold(here.tile, space, gait)) return false // CM-MOVE-22
  if (isPassable(here, space, gait)) return true
  return isHero(there) && (f.refused & (1 << there)) === 0
}

/** Whether the gate of a spot can be used by somebody who passes through another there (CM-GATE-5 to CM-GATE-8, CM-MOVE-21). */
function canPassGate(s: MashState, spot: number): boolean {
  const compass = gateOn(s, spot)
  if (compass === NONE) return false
  const to = beyondGate(s, placeOf(spot), compass)
  return to !== DEAD_END && isEmpty(s, to)
}

/** Whether nobody stands beyond a gate who would have to switch. */
const isEmpty = (s: MashState, to: number): boolean =>
  to === OPEN_GATE || standingOn(s, to) === NONE

/**
 * What can be done next in a move, and why some things cannot. Also asked before a move begins. The ground must be
 * without the mover.
 */
export function offerMove(s: MashState, here: Ground, f: Frames['move'], o: Offer<Reason>): void {
  const hero = heroAt(s, f.seat)
  const from = spaceOf(hero.spot)
  const gait = gaitOfHero(s, f.seat, f.isFlying)
  const walks = findWalks(here, from, f.points, gait)
  const low = walks.low & freeLow(here) & ~(LOW_BIT[from] ?? 0)
  const high = walks.high & freeHigh(here) & ~(HIGH_BIT[from] ?? 0)
  for (let left = low; left !== 0; left &= left - 1) o.allow(V.walk, firstIn(left), 'CM-MOVE-1')
  for (let left = high; left !== 0; left &= left - 1)
    o.allow(V.walk, firstIn(left) + HALF, 'CM-MOVE-1')
  if (o.explains)
    for (let space = 0; space < SPACES; space++)
      if (space !== from && !isAmong(space, low, high)) explainWalk(here, f, space, gait, o)
  offerSteps(s, here, f, from, gait, o)
  offerGate(s, here, f, o)
  if (here.who[from] !== NONE) return // CM-MOVE-12
  if (isAmong(from, here.pilesLow, here.pilesHigh)) offerPickUps(s, f, o)
  offerGifts(s, here, f, o)
}

/** Steps that walking by itself avoids: into harm, onto a hold, or through somebody (CM-MOVE-8, CM-MOVE-21). */
function offerSteps(
  s: MashState,
  here: Ground,
  f: Frames['move'],
  from: number,
  gait: Gait,
  o: Offer<Reason>,
): void {
  if (!hasTrouble(here, from, gait)) return
  for (const direction of DIRECTIONS) {
    const next = beyond(here.tile, from, direction, gait)
    if (next === NO_SPACE) continue
    const price = priceOf(here.tile, next, gait)
    if (price > f.points) continue
    const isRisky = isDangerous(here, next, gait)
    if (here.who[next] === NONE) {
      if (isRisky && here.tile.obstacle[next] === 0) o.allow(V.step, next, 'CM-ICON-18')
      continue
    }
    if (!isPassableFor(here, f, next, gait)) continue
    if (leadsOn(s, here, f, next, f.points - price)) o.allow(V.step, next, 'CM-MOVE-8')
  }
}

/** Whether anything beside a space hurts, holds or is occupied. */
function hasTrouble(
  { tile, low, high, tissueLow, tissueHigh }: Ground,
  from: number,
  gait: Gait,
): boolean {
  const { beside, safe } = lanesOf(tile, gait)
  return (
    (((beside[from * 2] ?? 0) & (low | tissueLow | ~safe.low)) |
      ((beside[from * 2 + 1] ?? 0) & (high | tissueHigh | ~safe.high))) !==
    0
  )
}

function explainWalk(
  here: Ground,
  f: Frames['move'],
  space: number,
  gait: Gait,
  o: Offer<Reason>,
): void {
  const there = here.who[space] ?? NONE
  if (here.tile.obstacle[space] !== 0) o.refuse(V.walk, space, 'obstacle')
  else if (there !== NONE && isHero(there) && (f.refused & (1 << there)) !== 0)
    o.refuse(V.walk, space, 'refused-passage')
  else if (there !== NONE) o.refuse(V.walk, space, 'occupied')
  else if (isDangerous(here, space, gait)) o.refuse(V.walk, space, 'dangerous')
  else o.refuse(V.walk, space, 'out-of-reach')
}

/** Whoever would switch to this space must not find somebody else there (CM-MOVE-21). */
const isOpen = (s: MashState, seat: Seat, to: number): boolean =>
  !isSharing(s, seat) || isEmpty(s, to)

function offerGate(s: MashState, here: Ground, f: Frames['move'], o: Offer<Reason>): void {
  const { spot } = heroAt(s, f.seat)
  const { place, tile } = here
  const compass = gateOn(s, spot)
  if (compass !== NONE) {
    const to = beyondGate(s, place, compass)
    if (f.points < GATE_PRICE) o.refuse(V.gate, 0, 'too-few-points')
    else if (to === DEAD_END) o.refuse(V.gate, 0, 'dead-end')
    else if (!isOpen(s, f.seat, to)) o.refuse(V.gate, 0, 'occupied')
    else o.allow(V.gate, 0, 'CM-GATE-9')
  }
  // CM-PLACE-11
  if (f.isFlying && tile.ceiling === spaceOf(spot) && f.points >= GATE_PRICE) {
    const to = aboveCeiling(s, place)
    if (to !== DEAD_END && isOpen(s, f.seat, to)) o.allow(V.climb, 0, 'CM-PLACE-11')
  }
}

function offerPickUps(s: MashState, f: Frames['move'], o: Offer<Reason>): void {
  const hero = heroAt(s, f.seat)
  const pile = pileOn(s, hero.spot)
  if (pile === undefined) return
  const isFull = !hasRoom(hero)
  // CM-ITEM-7
  for (const object of pile.open)
    if (f.points < PICK_PRICE) o.refuse(V.pickUp, object, 'too-few-points')
    else if (isFull && !rowOfObject(object).uncounted) o.refuse(V.pickUp, object, 'no-room')
    else o.allow(V.pickUp, object, 'CM-ITEM-5')
  if (pile.unseen === 0) return
  if (f.points < PICK_PRICE) o.refuse(V.pickTop, 0, 'too-few-points')
  else if (isFull) o.refuse(V.pickTop, 0, 'no-room')
  else o.allow(V.pickTop, 0, 'CM-ITEM-5')
}

/** Objects can be handed to somebody adjacent with no blue line between (CM-ITEM-13, CM-ITEM-14). */
function offerGifts(s: MashState, here: Ground, f: Frames['move'], o: Offer<Reason>): void {
  const hero = heroAt(s, f.seat)
  if (isHeld(hero) || f.points < PICK_PRICE || hero.objects.length === 0) return
  const from = spaceOf(hero.spot)
  for (let seat = 0; seat < s.table.heroes.length; seat++) {
    const other = heroAt(s, seat)
    if (seat === f.seat || other.life !== 'alive' || placeOf(other.spot) !== here.place) continue
    const direction = directionTo(from, spaceOf(other.spot))
    if (direction === NO_SPACE || here.tile.edge[from * 4 + direction] !== OPEN) continue
    for (const object of hero.objects) {
      const gift = giftOf(object, seat)
      if (f.declined.includes(gift)) o.refuse(V.give, gift, 'declined-gift')
      else if (!rowOfObject(object).uncounted && !hasRoom(other)) o.refuse(V.give, gift, 'no-room')
      else o.allow(V.give, gift, 'CM-MOVE-15')
    }
  }
}

/** What costs nothing at any time of one's own turn (CM-ACT-4). */
export function offerCarrying(s: MashState, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  for (const object of hero.objects) {
    o.allow(V.drop, object, 'CM-ITEM-8')
    if (!isHeld(hero) && canUseGreen(s, seat, object)) o.allow(V.green, object, 'CM-ITEM-20')
  }
}
