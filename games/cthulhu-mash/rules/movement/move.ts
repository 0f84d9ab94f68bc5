import { done, pickOf, type Done, type Offer, type Seat } from '@eldertable/kernel'
import { directionTo, NO_SPACE, opposite } from '../../tiles/spaces.ts'
import type { Frames, Game } from '../../frames.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Facing, type MashState } from '../../state.ts'
import { objectIn, receiverOf, V } from '../../verbs.ts'
import type { Tile } from '../../tiles/tile.ts'
import { isClung } from '../attacks/aim.ts'
import { shift } from '../gates/arrive.ts'
import { recorded, replays } from '../reactions/replay.ts'
import { aboveCeiling, beyondGate, gateOn, neighbourOf, OPEN_GATE } from '../gates/gates.ts'
import { useGreen } from '../objects/greens.ts'
import { look, tileAt, type Ground } from '../tiles/ground.ts'
import { procedure } from '../kit.ts'
import { layOpen, takeOpen, takeTop } from '../objects/lying.ts'
import {
  asksFirst,
  canGoOn,
  firstOnward,
  isSharing,
  offerCarrying,
  offerMove,
  PICK_PRICE,
} from './move-offer.ts'
import { isFixed, moveOf } from '../characters/numbers.ts'
import { heroAt, isAlive, standingOn } from '../pieces.ts'
import { part } from '../objects/possessions.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'
import { costOfWalk, gaitOfHero, isPlain, lanesOf, pathTo, priceOf, type Gait } from './walk.ts'
import { lookAbout } from '../sanity/sights.ts'

/** A character moves: steps, picks up, hands over, goes through a gate, in any order (CM-MOVE-1, CM-PROMPT-13). */
export const move = procedure('move', {
  begin(g, f) {
    const hero = heroAt(g.state, f.seat)
    f.points = moveOf(hero, f.isFlying)
    f.last = hero.spot
    if (f.verb === NONE) return 'choose'
    const { verb, argument } = f
    f.verb = NONE
    return act(g, f, verb, argument)
  },
  choose: {
    rule: 'CM-PROMPT-13',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, points: f.points, isFlying: f.isFlying }),
    offer(s, f, o) {
      if (f.replay.length === 0 || !replays(f.replay, o, (offer) => offerAll(s, f, offer)))
        offerAll(s, f, o)
    },
    take(g, f, verb, argument) {
      recorded(g, f.replay, verb, argument)
      return act(g, f, verb, argument)
    },
    byDefault: (s, f) => (isSharing(s, f.seat) ? firstOnward(s, f) : pickOf(V.stop)),
  },
  walk(g, f) {
    if (isInterrupted(g.state, f)) return 'halt'
    return goAlong(g, f, groundOf(g.state, f.seat))
  },
  again: goOn,
  permitted(g, f) {
    const space = f.path.shift() ?? NO_SPACE
    const here = groundOf(g.state, f.seat)
    if (f.answer === 1) stepOnto(g, f, here, space)
    else f.refused |= 1 << (here.who[space] ?? NONE)
    return 'again'
  },
  // CM-MOVE-21
  back(g, f) {
    shift(g.state, f.seat, f.last)
    g.event?.('back', 'CM-MOVE-21', { seat: f.seat, spot: f.last })
    return 'choose'
  },
  found: (_, f) => (f.answer === 1 ? 'halt' : 'again'), // CM-OBJ-50
  given(_, f) {
    if (f.answer === 1) f.points -= PICK_PRICE
    return 'again'
  },
  halt(g, f) {
    const s = g.state
    if (isAlive(s, f.seat) && isSharing(s, f.seat)) shift(s, f.seat, f.last)
    return done
  },
})

/** The ground of a mover, without the mover. */
const groundOf = (s: MashState, seat: Seat): Ground => look(s, placeOf(heroAt(s, seat).spot), seat)

function offerAll(s: MashState, f: Frames['move'], o: Offer<Reason>): void {
  const { spot } = heroAt(s, f.seat)
  const here = groundOf(s, f.seat)
  offerMove(s, here, f, o)
  if (here.who[spaceOf(spot)] !== NONE) return // CM-MOVE-12
  offerCarrying(s, f.seat, o)
  o.allow(V.stop, 0, 'CM-MOVE-17')
}

/** Whether the move is over before its time: dead, held, displaced or out of its wits (CM-MOVE-18). */
function isInterrupted(s: MashState, f: Frames['move']): boolean {
  const hero = heroAt(s, f.seat)
  return !isAlive(s, f.seat) || isFixed(hero) || s.table.isCut || f.points < 0
}

type Step = 'walk' | 'again' | 'permitted' | 'found' | 'given' | 'choose' | 'back' | 'halt' | Done

/** Goes along the path until something happens, or to its end. */
function goAlong(g: Game, f: Frames['move'], here: Ground): Step {
  for (const [steps, space] of f.path.entries()) {
    if (stepOnto(g, f, here, space)) continue
    f.path.splice(0, steps + 1)
    return 'walk'
  }
  f.path = []
  return goOn(g, f)
}

/** What comes after something was done in a move. */
function goOn(g: Game, f: Frames['move']): Step {
  const s = g.state
  if (isInterrupted(s, f)) return 'halt'
  if (!isSharing(s, f.seat)) {
    const isDisplaced = heroAt(s, f.seat).spot !== f.last
    return isDisplaced || f.points === 0 ? done : 'choose'
  }
  return canGoOn(s, f) ? 'choose' : 'back'
}

/** Whether nothing can happen on the way, so that it does not matter by which spaces one walks. */
const isUneventful = (s: MashState, tile: Tile, f: Frames['move'], gait: Gait): boolean =>
  lanesOf(tile, gait).isQuiet && !f.isFlying && !s.table.settings.sanity && !s.table.settings.facing

/** A walk of which only the end matters, where nobody stands. */
function walkStraight(s: MashState, f: Frames['move'], space: number, gait: Gait): Step {
  const hero = heroAt(s, f.seat)
  const here = groundOf(s, f.seat)
  f.points -= costOfWalk(here, spaceOf(hero.spot), space, f.points, gait)
  f.last = spotOf(here.place, space)
  if (isClung(here, f.seat)) shift(s, f.seat, f.last)
  else hero.spot = f.last
  return f.points === 0 ? done : 'choose'
}

/** Does what was picked in a move. */
function act(g: Game, f: Frames['move'], verb: number, argument: number): Step {
  const s = g.state
  const hero = heroAt(s, f.seat)
  switch (verb) {
    case V.walk: {
      if (isInterrupted(s, f)) return 'halt'
      const gait = gaitOfHero(s, f.seat, f.isFlying)
      if (g.event === undefined && isUneventful(s, tileAt(s, placeOf(hero.spot)), f, gait))
        return walkStraight(s, f, argument, gait)
      const here = groundOf(s, f.seat)
      f.path = pathTo(here, spaceOf(hero.spot), argument, gait)
      return goAlong(g, f, here)
    }
    case V.step: {
      f.path = [argument]
      const there = standingOn(s, spotOf(placeOf(hero.spot), argument))
      if (!asksFirst(s, f, there)) return 'walk'
      g.call('permit', { seat: there, by: f.seat })
      return 'permitted'
    }
    case V.gate:
      passGate(g, f)
      return done
    case V.climb:
      arriveAt(g, f, aboveCeiling(s, placeOf(hero.spot)))
      return done
    case V.pickUp:
      f.points -= PICK_PRICE
      takeOpen(s, hero.spot, argument)
      g.call('find', { seat: f.seat, object: argument })
      return 'found'
    case V.pickTop:
      f.points -= PICK_PRICE
      g.call('find', { seat: f.seat, object: takeTop(s, hero.spot) })
      return 'found'
    case V.give: {
      const receiver = receiverOf(argument)
      g.call('handOver', { seat: receiver, by: f.seat, object: objectIn(argument) })
      f.declined.push(argument)
      return 'given'
    }
    case V.drop:
      drop(g, f.seat, argument)
      return 'again'
    case V.green:
      useGreen(g, f.seat, argument)
      return 'again'
    default:
      return done
  }
}

/** One step: the price, the space, and what its icons do. Answers whether nothing happens there. */
function stepOnto(g: Game, f: Frames['move'], here: Ground, space: number): boolean {
  const s = g.state
  const hero = heroAt(s, f.seat)
  f.points -= priceOf(here.tile, space, gaitOfHero(s, f.seat, f.isFlying))
  if (s.table.settings.facing) hero.facing = directionTo(spaceOf(hero.spot), space) as Facing
  shift(s, f.seat, spotOf(here.place, space))
  if (here.who[space] === NONE) f.last = hero.spot
  g.event?.('steps', 'CM-MOVE-2', { who: f.seat, spot: hero.spot })
  if (here.tissue[space] === 0 && isPlain(here.tile, space) && !s.table.settings.sanity) return true
  lookAbout(g)
  g.call('land', { who: f.seat, coming: f.isFlying ? 'flown' : 'moved', by: NONE })
  return false
}

/** Drops an object where one stands, for nothing (CM-ITEM-8, CM-MOVE-14). */
export function drop(g: Game, seat: Seat, object: number): void {
  const s = g.state
  part(s, seat, object)
  layOpen(s, heroAt(s, seat).spot, object)
  g.event?.('drops', 'CM-ITEM-8', { seat, object })
  g.call('overload', { seat })
}

/** Goes through the gate of the space (CM-GATE-9 to CM-GATE-11). */
function passGate(g: Game, f: Frames['move']): void {
  const s = g.state
  const { spot } = heroAt(s, f.seat)
  const compass = gateOn(s, spot)
  arriveAt(g, f, beyondGate(s, placeOf(spot), compass))
}

function arriveAt(g: Game, f: Frames['move'], to: number): void {
  const s = g.state
  const { spot } = heroAt(s, f.seat)
  const place = placeOf(spot)
  const compass = to === OPEN_GATE || to >= 0 ? gateOn(s, spot) : NONE
  const isOpen = to === OPEN_GATE
  g.call('arrive', {
    who: f.seat,
    place: isOpen ? neighbourOf(s, place, compass) : placeOf(to),
    spot: isOpen ? NONE : to,
    towards: compass === NONE ? NONE : opposite(compass),
    by: f.seat,
    from: spot,
    other: NONE,
    coming: f.isFlying ? 'flown' : 'moved',
    isGate: true,
  })
}
