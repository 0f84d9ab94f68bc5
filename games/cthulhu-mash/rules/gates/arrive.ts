import { at, done } from '@eldertable/kernel'
import { DIRECTIONS, GATE_SPACE, sideFacing } from '../../tiles/spaces.ts'
import { isBeforeVersion4, isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type Body, type MashState } from '../../state.ts'
import { isFoe, isHero, pieceIn } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { asides } from '../holds/exits.ts'
import { beyondGate, DEAD_END, rotationsOf } from './gates.ts'
import { tileAt } from '../tiles/ground.ts'
import { loseSanity } from '../characters/health.ts'
import { leaveSpace, touch } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { bodyOf, findFoe, isAlive, isOnBoard, standingOn } from '../pieces.ts'
import { hasOtherWay } from './reachable.ts'
import { placeOf, spotOf } from '../spots.ts'
import { tilesEntered } from '../sanity/sights.ts'

/** A tile is turned up, as its revealer wants it to lie (CM-GATE-14, CM-PROMPT-16). */
export const reveal = procedure('reveal', {
  // Everybody sees which tile it is before anybody says how it lies: the choices would tell anyway.
  turn(g, f) {
    const { table, box } = g.state
    const there = at(table.places, f.place)
    there.tile = at(box.tiles, f.place)
    g.event?.('reveals', 'CM-GATE-14', { place: f.place, tile: there.tile, by: f.by })
    return 'rotate'
  },
  rotate: {
    rule: 'CM-GATE-14',
    who: (_, f) => f.by,
    about: (_, f) => ({ place: f.place }),
    offer(s, f, o) {
      for (const q of rotationsOf(s, f.place, f.towards, f.isThroughGate))
        o.allow(V.turnTile, q, 'CM-GATE-14')
    },
    take(g, f, _, rotation) {
      at(g.state.table.places, f.place).rotation = rotation
      g.event?.('turns', 'CM-GATE-14', { place: f.place, rotation })
      return done
    },
  },
})

/** Somebody comes to a tile, in the order of CM-GATE-19. */
export const arrive = procedure('arrive', {
  open(g, f) {
    if (at(g.state.table.places, f.place).tile !== NONE) return 'room'
    const isThroughGate = f.towards !== NONE
    g.call('reveal', { place: f.place, by: f.by, towards: f.towards, isThroughGate })
    return 'room'
  },
  room(g, f) {
    const s = g.state
    if (f.spot === NONE) f.spot = entrance(s, f)
    if (isBesieged(s, f)) g.call('makeRoom', { spot: f.spot, rule: 'CM-GATE-15' })
    return 'put'
  },
  put(g, f) {
    const s = g.state
    f.other = standingOn(s, f.spot)
    if (f.other === f.who) f.other = NONE
    release(s, f.who)
    // CM-GATE-15
    if (f.other !== NONE) {
      shift(s, f.other, f.from)
      touch(s, f.other)
      g.event?.('switched', 'CM-GATE-15', { who: f.other, spot: f.from })
    }
    shift(s, f.who, f.spot)
    // CM-OPT-27: who is newly on a tile looks at its name side.
    if (isEntering(f))
      for (const who of [f.who, f.other]) if (who !== NONE) bodyOf(s, who).facing = 0
    touch(s, f.who)
    const rule = f.towards === NONE ? 'CM-GATE-19' : 'CM-GATE-10'
    // Whoever comes in from outside has been told of (CM-COOP-5).
    if (f.from !== NONE) g.event?.('arrives', rule, { who: f.who, spot: f.spot })
    if (isBeforeVersion5(s)) shakeAtGate(g, f)
    return at(s.table.places, f.place).isPopulated ? 'spawn' : 'populate'
  },
  populate(g, f) {
    g.call('populate', { place: f.place, by: f.by, left: NONE })
    return 'spawn'
  },
  spawn(g, f) {
    if (isEntering(f) && isHero(f.who))
      g.call('spawn', { place: f.place, seat: f.who, pieces: [], isRolled: false })
    return 'spawnBehind'
  },
  // CM-RULING-15: whoever was switched has entered a tile as well.
  spawnBehind(g, f) {
    if (isHero(f.other) && isEntering(f))
      g.call('spawn', { place: placeOf(f.from), seat: f.other, pieces: [], isRolled: false })
    return 'icons'
  },
  icons(g, f) {
    const s = g.state
    if (f.other !== NONE && isOnBoard(s, f.other))
      g.call('land', { who: f.other, coming: 'moved', by: f.by })
    if (isOnBoard(s, f.who)) g.call('land', { who: f.who, coming: f.coming, by: f.by })
    return 'sanity'
  },
  sanity(g, f) {
    if (!isBeforeVersion5(g.state)) shakeAtGate(g, f)
    if (g.state.table.settings.sanity) {
      g.call('sights', { seat: 0, index: 0 })
      if (isEntering(f)) {
        tilesEntered(g, f.other, placeOf(f.from))
        tilesEntered(g, f.who, f.place)
      }
    }
    return done
  },
})

/** Going through a gate costs sanity by itself, whoever goes (CM-SANE-15). */
function shakeAtGate(g: Game, { isGate, who, other }: Frames['arrive']): void {
  if (!isGate) return
  for (const one of [who, other])
    if (isHero(one) && isAlive(g.state, one)) loseSanity(g, one, 1, 'CM-SANE-15', 'gate')
}

/** Whether the tile changes, or the character was on none before (CM-TERM-20). */
const isEntering = ({ from, place }: Frames['arrive']): boolean =>
  from === NONE || placeOf(from) !== place

/** Whether what stands on somebody's only way to a tile makes room, and is not switched (CM-GATE-15). */
function isBesieged(s: MashState, f: Frames['arrive']): boolean {
  return f.isGate && makesRoom(s, f.who, f.from, f.spot)
}

/** The same of somebody who is about to go through the gate on a spot. */
export function makesRoom(s: MashState, who: number, from: number, to: number): boolean {
  if (s.table.victory !== 'cooperative' || !isHero(who)) return false
  const other = standingOn(s, to)
  if (!isFoe(other) || asides(s, to, other).length === 0) return false
  return isBeforeVersion4(s) ? hasOneGate(s, placeOf(to)) : !hasOtherWay(s, from, to)
}

/** Whether only one gate of a tile can be used, which is what counted before version 4. */
function hasOneGate(s: MashState, place: number): boolean {
  const { rotation } = at(s.table.places, place)
  const { gates } = tileAt(s, place)
  const ways = DIRECTIONS.filter(
    (compass) =>
      (gates & (1 << sideFacing(compass, rotation))) !== 0 &&
      beyondGate(s, place, compass) !== DEAD_END,
  )
  return ways.length === 1
}

/** The gate space that faces the way one came, or the ceiling of the Ice Cave (CM-GATE-10, CM-PLACE-10). */
function entrance(s: MashState, { place, towards }: Frames['arrive']): number {
  const tile = tileAt(s, place)
  const side = sideFacing(towards, at(s.table.places, place).rotation)
  const isGate = (tile.gates & (1 << side)) !== 0
  return spotOf(place, isGate ? at(GATE_SPACE, side) : tile.ceiling)
}

/** Moves a piece: holds of the space stay behind, vampires come along (CM-GATE-16, CM-FOE-17). */
export function shift(s: MashState, who: number, spot: number): void {
  const body: Body = bodyOf(s, who)
  leaveSpace(body)
  body.spot = spot
  if (!isHero(who)) return
  const { foes } = s.table
  for (let i = 0; i < foes.length; i++) {
    const foe = at(foes, i)
    if (foe.victim === who) foe.spot = spot
  }
}

/** A vampire that is thrown off lets go (CM-PUSH-11). */
export function release(s: MashState, target: number): void {
  const foe = isFoe(target) ? findFoe(s, pieceIn(target)) : undefined
  if (foe !== undefined) foe.victim = NONE
}
