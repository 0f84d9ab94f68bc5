import { done, type Seat } from '@eldertable/kernel'
import { directionTo, SPAWN_SPACE } from '../content/spaces.ts'
import type { Game } from '../frames.ts'
import { NONE, type Facing, type MashState } from '../state.ts'
import { foeOf } from '../targets.ts'
import { exitOfCharge, meansIn, seatOfCharge, sideOfCharge, targetIn, V } from '../verbs.ts'
import { shift } from './arrive.ts'
import { wayOf, wayOut } from './charges.ts'
import { attackOf, foeAttack } from './declare.ts'
import { foePath } from './foe-offer.ts'
import { tileAt } from './ground.ts'
import { healFoe } from './health.ts'
import { procedure } from './kit.ts'
import { isQuietOn, landOn } from './land.ts'
import { pileOn, takeOpen, takeTop } from './lying.ts'
import { FOE_MELEE, FOE_RANGED } from './means.ts'
import { load, rowOfObject } from './numbers.ts'
import { findFoe, foeAt, monsterRow, printedHealth, standingOn } from './pieces.ts'
import { discard } from './possessions.ts'
import { isAutomatic } from './sides.ts'
import { placeOf, spaceOf, spotOf } from './spots.ts'
import { springOnFoe } from './foe-traps.ts'
import { gaitOfFoe, priceOf } from './walk.ts'

/** Carries out an action of a monster or generator in the monster step; answers whether that is all of it. */
export function performFoe(
  g: Game,
  piece: number,
  verb: number,
  argument: number,
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
      const path = foePath(s, piece, argument)
      g.call('foeMove', { piece, path, points: pointsAfter(s, piece, path) })
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
      g.call('hurt', { seat: foe.victim, damage: 1, kind: 'drain', by: NONE })
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
      takeOpen(s, foe.spot, argument)
      foeFinds(g, piece, argument)
      return false
    case V.foePickTop:
      foeFinds(g, piece, takeTop(s, foe.spot))
      return false
    case V.foeGreen:
      foe.objects.splice(foe.objects.indexOf(argument), 1)
      discard(s, argument)
      healFoe(g, piece, rowOfObject(argument).healing?.health ?? 0, 'CM-OPT-9')
      return false
    default:
      throw new Error(`no monster can spend an action on ${verb}`)
  }
}

/** Whether nothing can happen before a walk ends, so that only its end matters. */
const isUneventful = ({ table: { settings } }: MashState): boolean =>
  !settings.sanity && !settings.facing && !settings.monstersUseObjects

/** The points that are left of a move. */
function pointsAfter(s: MashState, piece: number, path: readonly number[]): number {
  const tile = tileAt(s, placeOf(foeAt(s, piece).spot))
  const gait = gaitOfFoe(s, piece)
  let left = monsterRow(piece).move
  for (const space of path) left -= priceOf(tile, space, gait)
  return left
}

/** A monster has found something: traps work on it as on anybody (CM-OPT-9). */
function foeFinds(g: Game, piece: number, object: number): void {
  g.event?.('foeFinds', 'CM-OPT-9', { who: foeOf(piece), object })
  if (rowOfObject(object).colour === 'white') springOnFoe(g, piece, object)
  else foeAt(g.state, piece).objects.push(object)
}

/** A monster walks; what would hold it at the end does (CM-FOE-4, CM-FOE-7). */
export const foeMove = procedure('foeMove', {
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
  // CM-AUTO-22
  pick(g, f) {
    const s = g.state
    const foe = findFoe(s, f.piece)
    if (!s.table.settings.monstersUseObjects || !isAutomatic(s) || foe === undefined) return done
    const pile = pileOn(s, foe.spot)
    const count = (pile?.unseen ?? 0) + (pile?.open.length ?? 0)
    if (f.points <= 0 || count === 0 || load(foe) >= monsterRow(f.piece).actions) return done
    f.points--
    const open = pile?.open[0]
    if ((pile?.unseen ?? 0) > 0) foeFinds(g, f.piece, takeTop(s, foe.spot))
    else if (open !== undefined) {
      takeOpen(s, foe.spot, open)
      foeFinds(g, f.piece, open)
    }
    return 'pick'
  },
})

function foeStep(g: Game, piece: number, space: number): void {
  const s = g.state
  const foe = foeAt(s, piece)
  const from = spaceOf(foe.spot)
  if (s.table.settings.facing) foe.facing = directionTo(from, space) as Facing
  shift(s, foeOf(piece), spotOf(placeOf(foe.spot), space))
  g.event?.('steps', 'CM-FOE-4', { who: foeOf(piece), spot: foe.spot })
  if (s.table.settings.sanity) g.call('sights', { seat: 0, index: 0 })
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
