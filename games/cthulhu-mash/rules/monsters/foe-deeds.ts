import { argumentOf, done, missing, pickOf, verbOf, type Seat } from '@eldertable/kernel'
import { DRAIN } from '../../pieces/monsters.ts'
import { directionTo, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { isBeforeVersion3 } from '../../earlier/edition.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type Facing, type MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { exitOfCharge, meansIn, seatOfCharge, sideOfCharge, targetIn, V } from '../../verbs.ts'
import { shift } from '../gates/arrive.ts'
import { wayOf, wayOut } from './charges.ts'
import { attackOf, foeArea, foeAttack } from '../attacks/declare.ts'
import { foePath, offerOnward } from './foe-offer.ts'
import { autoPick, foePicks } from './foe-picks.ts'
import { tileAt } from '../tiles/ground.ts'
import { healFoe } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { isQuietOn, landOn } from '../tiles/land.ts'
import { picksHere } from './foe-things.ts'
import { FOE_MELEE, FOE_RANGED } from '../attacks/means.ts'
import { PICK_PRICE } from '../movement/move-offer.ts'
import { isFixed, moveOfFoe, rowOfObject } from '../characters/numbers.ts'
import { findFoe, foeAt, printedHealth, standingOn } from '../pieces.ts'
import { discard } from '../objects/possessions.ts'
import { recorded, replays } from '../reactions/replay.ts'
import { controller, isAutomatic } from '../sides.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'
import { gaitOfFoe, priceOf } from '../movement/walk.ts'
import { lookAbout } from '../sanity/sights.ts'

/** Carries out an action of a monster or generator in the monster step; answers whether that is all of it. */
export function performFoe(
  g: Game,
  piece: number,
  verb: number,
  argument: number,
  replay: readonly number[],
  credit: Seat = NONE,
): boolean {
  const s = g.state
  const foe = foeAt(s, piece)
  switch (verb) {
    case V.foeWalk: {
      const to = spotOf(placeOf(foe.spot), argument)
      if (g.event === undefined && isUneventful(s) && isQuietOn(s, to)) {
        shift(s, foeOf(piece), to)
        return true
      }
      const points = moveOfFoe(s, piece)
      const path = foePath(s, piece, argument, points)
      g.call('foeMove', {
        piece,
        path,
        points: points - priceAlong(s, piece, path),
        seat: credit,
        hasPicked: false,
        replay: [...replay],
      })
      return false
    }
    case V.foeStrike:
      foeAttack(g, piece, FOE_MELEE, argument, credit)
      return false
    case V.foeShoot:
      foeAttack(g, piece, FOE_RANGED, argument, credit)
      return false
    case V.foeWield:
      foeAttack(g, piece, meansIn(argument), targetIn(argument), credit)
      return false
    case V.foeAim:
      foeArea(g, piece, argument)
      return false
    case V.charge: {
      const seat = seatOfCharge(argument)
      const way = wayOf(s, piece, seat, sideOfCharge(argument), exitOfCharge(argument))
      g.call('charge', { piece, seat, ...way })
      return false
    }
    case V.drain:
      // CM-FOE-18, CM-REACT-14
      g.call('bury', { credits: [] })
      g.event?.('drains', 'CM-FOE-18', { who: foeOf(piece), seat: foe.victim })
      g.call('hurt', { seat: foe.victim, damage: DRAIN, kind: 'drain', by: NONE })
      return false
    case V.foeBreak:
      g.call('escape', { who: foeOf(piece), hold: argument, natural: 0 })
      return false
    case V.foeHeal: {
      const tile = tileAt(s, placeOf(foe.spot))
      const space = spaceOf(foe.spot)
      const isSpawn = space === SPAWN_SPACE && tile.spawnRestores === 'health'
      healFoe(g, piece, isSpawn ? printedHealth(piece) : (tile.heal[space] ?? 0), 'CM-OPT-7')
      return false
    }
    case V.foePick:
    case V.foePickTop:
      // CM-MOVE-16
      if (!isBeforeVersion3(s))
        g.call('foeMove', {
          piece,
          path: [],
          points: moveOfFoe(s, piece) - PICK_PRICE,
          seat: credit,
          hasPicked: true,
          replay: [...replay],
        })
      foePicks(g, piece, verb, argument)
      return false
    case V.foeGreen:
      foe.objects.splice(foe.objects.indexOf(argument), 1)
      discard(s, argument)
      healFoe(g, piece, rowOfObject(argument).healing?.health ?? 0, 'CM-OPT-9')
      return false
    default:
      missing('deed of monsters', verb)
  }
}

/** Whether nothing can happen before a walk ends, so that only its end matters. */
const isUneventful = ({ table: { settings } }: MashState): boolean =>
  !settings.sanity && !settings.facing && !settings.monstersUseObjects

/** What a way costs a monster. */
function priceAlong(s: MashState, piece: number, path: readonly number[]): number {
  const tile = tileAt(s, placeOf(foeAt(s, piece).spot))
  const gait = gaitOfFoe(s, piece)
  return path.reduce((sum, space) => sum + priceOf(tile, space, gait), 0)
}

/** A monster walks; what would hold it at the end does (CM-FOE-4, CM-FOE-7). It may pick up what lies there (CM-OPT-9). */
export const foeMove = procedure('foeMove', {
  begin: (_, f) => (f.path.length > 0 ? 'step' : 'pick'),
  step(g, f) {
    // What comes into sight is looked at after each step.
    do {
      const space = f.path.shift()
      if (space === undefined) return 'land'
      foeStep(g, f.piece, space)
    } while (!g.state.table.settings.sanity)
    return 'step'
  },
  land(g, f) {
    if (findFoe(g.state, f.piece) === undefined) return done
    landOn(g, foeOf(f.piece))
    return 'pick'
  },
  pick(g, f) {
    const s = g.state
    if (!s.table.settings.monstersUseObjects || isMoveOver(s, f)) return done
    if (isLed(s, f)) {
      const isAsked = f.hasPicked || picksHere(s, f.piece).length > 0
      return isAsked && !isBeforeVersion3(s) ? 'choose' : done
    }
    const pick = autoPick(s, f.piece)
    if (pick === undefined) return done
    f.points -= PICK_PRICE
    foePicks(g, f.piece, verbOf(pick), argumentOf(pick))
    return 'pick'
  },
  choose: {
    rule: 'CM-MOVE-13',
    who: (s, f) => (f.seat === NONE ? controller(s) : f.seat),
    about: (_, f) => ({ piece: f.piece, points: f.points }),
    offer(s, f, o) {
      const offer = (to: typeof o): void => offerOnward(s, f.piece, f.points, to)
      if (!replays(f.replay, o, offer)) offer(o)
    },
    take(g, f, verb, argument) {
      recorded(g, f.replay, verb, argument)
      if (verb === V.rest) return done
      if (verb === V.foeWalk) {
        f.path = foePath(g.state, f.piece, argument, f.points)
        f.points -= priceAlong(g.state, f.piece, f.path)
        f.hasPicked = false
        return 'step'
      }
      f.points -= PICK_PRICE
      f.hasPicked = true
      foePicks(g, f.piece, verb, argument)
      return 'pick'
    },
    byDefault: (s, f) => autoPick(s, f.piece) ?? pickOf(V.rest),
  },
})

/** Whether somebody, and not the policy, says what a monster does in its move. */
const isLed = (s: MashState, f: Frames['foeMove']): boolean =>
  !isAutomatic(s) || (f.seat !== NONE && !isBeforeVersion3(s))

/** Whether no point is left, or it is dead, held, or has lost the rest of its actions (CM-MOVE-17, CM-MOVE-18, CM-OBJ-50). */
function isMoveOver(s: MashState, { piece, points }: Frames['foeMove']): boolean {
  const foe = findFoe(s, piece)
  if (foe === undefined || points < PICK_PRICE) return true
  return !isBeforeVersion3(s) && (isFixed(foe) || s.table.isCut)
}

function foeStep(g: Game, piece: number, space: number): void {
  const s = g.state
  const foe = foeAt(s, piece)
  const from = spaceOf(foe.spot)
  if (s.table.settings.facing) foe.facing = directionTo(from, space) as Facing
  shift(s, foeOf(piece), spotOf(placeOf(foe.spot), space))
  g.event?.('steps', 'CM-FOE-4', { who: foeOf(piece), spot: foe.spot })
  lookAbout(g)
}

/** A charge: in, one blow, and out again, whatever came of it (CM-FOE-12 to CM-FOE-15). */
export const charge = procedure('charge', {
  come(g, f) {
    const space = f.path.shift()
    if (space === undefined) return 'strike'
    foeStep(g, f.piece, space)
    return 'come'
  },
  strike(g, f) {
    const { spot } = foeAt(g.state, f.piece)
    g.call('attack', attackOf(foeOf(f.piece), NONE, FOE_MELEE, true, [f.seat], spot))
    return 'turnBack'
  },
  // Vampires that a dying victim left behind may have come to stand where the charge was to end.
  turnBack(g, f) {
    const s = g.state
    const foe = findFoe(s, f.piece)
    const exit = f.exit.at(-1)
    if (foe === undefined || exit === undefined) return done
    if (standingOn(s, spotOf(placeOf(foe.spot), exit)) !== NONE) f.exit = wayOut(s, f.piece)
    return 'go'
  },
  go(g, f) {
    const space = f.exit.shift()
    if (space === undefined || findFoe(g.state, f.piece) === undefined) return done
    foeStep(g, f.piece, space)
    return 'go'
  },
})
