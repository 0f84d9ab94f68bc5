import { at, done } from '@eldertable/kernel'
import { INSANE_ACTS } from '../../pieces/sanity.ts'
import { NEXT, NO_SPACE, opposite, sideFacing } from '../../tiles/spaces.ts'
import { OPEN } from '../../tiles/tile.ts'
import { tileAt as tileOf } from '../../tiles/tiles.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHome } from '../../targets.ts'
import { canStrike, clings, targetsOn } from '../attacks/aim.ts'
import { shift } from '../gates/arrive.ts'
import { attackOf } from '../attacks/declare.ts'
import { canBreak } from '../holds/exits.ts'
import { beyondGate, DEAD_END, gateOn, neighbourOf, OPEN_GATE } from '../gates/gates.ts'
import { look } from '../tiles/ground.ts'
import { recover } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { HANDS } from '../attacks/means.ts'
import { isHeld } from '../characters/numbers.ts'
import { bodyOf, heroAt, isAlive } from '../pieces.ts'
import { lookAbout } from './sights.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

/** What an insane character does with one action (CM-SANE-30 to CM-SANE-36). */
export const madness = procedure('madness', {
  roll(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    const die = throwSix(g, f.seat)
    const act = at(INSANE_ACTS, die - 1)
    g.event?.('madness', 'CM-SANE-30', { seat: f.seat, die })
    const isWandering = typeof act === 'number'
    // CM-SANE-35
    if (isHeld(hero)) {
      // It chooses nothing: the oldest hold that can be broken (CM-HOLD-9).
      const hold = hero.holds.findIndex((one) => canBreak(s, hero, one))
      if (isWandering && hold >= 0) g.call('escape', { who: f.seat, hold, natural: 0 })
      return done
    }
    if (isWandering) {
      const left = throwSix(g, f.seat)
      g.event?.('wanders', 'CM-SANE-32', { seat: f.seat, die: left })
      g.call('wander', { seat: f.seat, compass: act, left })
    }
    if (act === 'attack') {
      const near = adjacent(s, f.seat)
      if (near.length === 0) return done
      const target = at(near, g.chance.below(near.length))
      const { spot } = bodyOf(s, target)
      g.call('attack', attackOf(f.seat, f.seat, HANDS, true, [target], spot)) // CM-SANE-34
    }
    return done
  },
})

/** A d6 of somebody who does not choose, for everybody to see. */
export function throwSix(g: Game, by: number): number {
  const die = g.chance.die(6)
  if (!isBeforeVersion5(g.state))
    g.state.table.roll = { by, dice: [die], faces: 6, bonus: 0, needed: 0 }
  return die
}

/** Pieces that it could attack in melee. */
function adjacent(s: MashState, seat: number): number[] {
  const { spot } = heroAt(s, seat)
  const here = look(s, placeOf(spot))
  return targetsOn(s, here.place, seat).filter(
    (target) =>
      !isHome(target) &&
      (clings(s, target, seat) || canStrike(here, spaceOf(spot), spaceOf(bodyOf(s, target).spot))),
  )
}

/** Goes straight on by the compass until something stops it (CM-SANE-32, CM-SANE-33, CM-SANE-36). */
export const wander = procedure('wander', {
  step(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    if (f.left === 0 || !isAlive(s, f.seat) || isHeld(hero) || s.table.isCut) return done
    f.left--
    const place = placeOf(hero.spot)
    const compass = gateOn(s, hero.spot)
    if (compass === f.compass) {
      const to = beyondGate(s, place, compass)
      if (to === DEAD_END) return done
      g.call('arrive', {
        who: f.seat,
        place: to === OPEN_GATE ? neighbourOf(s, place, compass) : placeOf(to),
        spot: to === OPEN_GATE ? NONE : to,
        towards: opposite(compass),
        by: f.seat,
        from: hero.spot,
        other: NONE,
        coming: 'moved',
        isGate: true,
      })
      return done
    }
    const { rotation, tile } = at(s.table.places, place)
    const direction = sideFacing(f.compass, rotation)
    const from = spaceOf(hero.spot)
    const next = NEXT[from * 4 + direction] ?? NO_SPACE
    const here = look(s, place, f.seat)
    if (
      next === NO_SPACE ||
      here.tile.edge[from * 4 + direction] !== OPEN ||
      here.who[next] !== NONE
    )
      return done
    shift(s, f.seat, spotOf(place, next))
    g.event?.('steps', 'CM-SANE-32', { who: f.seat, spot: hero.spot })
    lookAbout(g)
    if (tileOf(tile).therapy === next) return 'therapy'
    g.call('land', { who: f.seat, coming: 'moved', by: NONE })
    return 'step'
  },
  // CM-SANE-36
  therapy(g, f) {
    const hero = heroAt(g.state, f.seat)
    const die = throwSix(g, f.seat)
    g.event?.('therapy', 'CM-SANE-36', { seat: f.seat, die })
    if (die === 1) {
      hero.isBurnt = true
      g.call('bury', { credits: [] })
      g.call('hurt', { seat: f.seat, damage: 1, kind: 'other', by: NONE })
    } else if (hero.sanity > 0) recover(hero)
    return done
  },
})
