import { at } from '@eldertable/kernel'
import {
  compassOf,
  DIRECTIONS,
  GATE_SPACE,
  NEXT,
  NO_SPACE,
  opposite,
  sideFacing,
  SPACES,
  SPAWN_SPACE,
} from '../content/spaces.ts'
import { OPEN, SKULL_ON_ENTER } from '../content/tile.ts'
import { tileNumber } from '../content/tiles.ts'
import { NONE, type MashState } from '../state.ts'
import { beyondGate, neighbourOf, OPEN_GATE } from './gates.ts'
import { tileAt } from './ground.ts'
import { heroAt } from './pieces.ts'
import { placeOf, spaceOf, spotOf } from './spots.ts'

const ICE_CAVE = tileNumber('ice-cave')

/** What can be reached by walking and by gates, whatever stands in the way (CM-GATE-27). */
export interface Reachable {
  /** By spot. */
  spots: Uint8Array
  /** By place: face-down tiles, and those of which some space was reached. */
  places: Uint8Array
}

/** Where a character counts as standing: one that waits to respawn, on its spawning space. */
export function standOf(s: MashState, seat: number): number {
  const { spot, home } = heroAt(s, seat)
  if (spot !== NONE) return spot
  return home === NONE ? NONE : spotOf(home, SPAWN_SPACE)
}

/** Everything that can be reached from a spot. */
export function reachableFrom(s: MashState, start: number): Reachable {
  const { places } = s.table
  const spots = new Uint8Array(places.length * SPACES)
  const found = new Uint8Array(places.length)
  const open: number[] = []
  const come = (spot: number): void => {
    if (spots[spot] === 1) return
    spots[spot] = 1
    found[placeOf(spot)] = 1
    open.push(spot)
  }
  const comeToHidden = (place: number): void => {
    if (found[place] === 1) return
    found[place] = 1
    for (const compass of DIRECTIONS) leaveHidden(place, compass)
  }
  // A face-down tile has a gate on every side and free passage inside.
  const leaveHidden = (place: number, compass: number): void => {
    const next = neighbourOf(s, place, compass)
    if (next === NONE) return
    if (at(places, next).tile === NONE) comeToHidden(next)
    else for (const spot of entrances(s, next, opposite(compass))) come(spot)
  }
  if (start !== NONE) come(start)
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    const place = placeOf(spot)
    const tile = tileAt(s, place)
    const space = spaceOf(spot)
    for (const direction of DIRECTIONS) {
      const next = NEXT[space * 4 + direction] ?? NO_SPACE
      if (next === NO_SPACE || tile.edge[space * 4 + direction] !== OPEN) continue
      if (tile.obstacle[next] === 0 && tile.skull[next] !== SKULL_ON_ENTER)
        come(spotOf(place, next))
    }
    const side = GATE_SPACE.indexOf(space)
    if (side < 0 || (tile.gates & (1 << side)) === 0) continue
    const compass = compassOf(side, at(places, place).rotation)
    const to = beyondGate(s, place, compass)
    if (to === OPEN_GATE) comeToHidden(neighbourOf(s, place, compass))
    else if (to >= 0) come(to)
  }
  return { spots, places: found }
}

/** Where one comes onto a face-up tile from a hidden one: by its gate, or from above into the Ice Cave. */
function entrances(s: MashState, place: number, compass: number): number[] {
  const { tile, rotation } = at(s.table.places, place)
  const side = sideFacing(compass, rotation)
  if (place === 0 && compass === s.table.entry) return []
  if ((tileAt(s, place).gates & (1 << side)) !== 0) return [spotOf(place, at(GATE_SPACE, side))]
  return tile === ICE_CAVE && side === 0 ? [spotOf(place, tileAt(s, place).ceiling)] : []
}
