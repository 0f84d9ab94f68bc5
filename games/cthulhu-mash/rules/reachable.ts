import { at } from '@eldertable/kernel'
import { isAmong } from '../content/space-set.ts'
import { compassOf, DIRECTIONS, GATE_SPACE, opposite, SPAWN_SPACE } from '../content/spaces.ts'
import { tileNumber } from '../content/tiles.ts'
import { WALKS } from '../content/walks.ts'
import { isBeforeVersion3 } from '../earlier/version-2.ts'
import { NONE, type MashState } from '../state.ts'
import { BoardSeen } from './board-seen.ts'
import { beyondGate, hasGate, neighbourOf, OPEN_GATE } from './gates.ts'
import { tileAt } from './ground.ts'
import { heroAt } from './pieces.ts'
import { placeOf, spaceOf, spotOf } from './spots.ts'

const ICE_CAVE = tileNumber('ice-cave')

/** Where a character counts as standing: one that waits to respawn, on its spawning space. */
export function standOf(s: MashState, seat: number): number {
  const { spot, home } = heroAt(s, seat)
  if (spot !== NONE) return spot
  return home === NONE ? NONE : spotOf(home, SPAWN_SPACE)
}

const seen = new BoardSeen()
/** By spot, what can be reached from there on the board that was seen last. */
const found = new Map<number, Reachable>()

/** Everything that can be reached from a spot by walking and by gates, whatever stands in the way (CM-GATE-27). */
export function reachableFrom(s: MashState, start: number): Reachable {
  if (!seen.isThatOf(s)) {
    seen.remember(s)
    found.clear()
  }
  let reachable = found.get(start)
  if (reachable === undefined) {
    reachable = new Reachable(s, start)
    found.set(start, reachable)
  }
  return reachable
}

class Reachable {
  /** By place, the spaces of each half that were reached; of a face-down tile all or none. */
  readonly #low: number[]
  readonly #high: number[]

  constructor(s: MashState, start: number) {
    this.#low = s.table.places.map(() => 0)
    this.#high = s.table.places.map(() => 0)
    if (start !== NONE) this.#come(s, start)
  }

  hasSpot(spot: number): boolean {
    if (spot === NONE) return false
    const space = spaceOf(spot)
    const place = placeOf(spot)
    return isAmong(space, at(this.#low, place), at(this.#high, place))
  }

  /** Whether it is a face-down tile that was reached, or one of which some space was. */
  hasPlace(place: number): boolean {
    return (at(this.#low, place) | at(this.#high, place)) !== 0
  }

  #come(s: MashState, spot: number): void {
    const place = placeOf(spot)
    const { tile, rotation } = at(s.table.places, place)
    const space = spaceOf(spot)
    const walks = at(WALKS, tile)
    const low = walks.low[space] ?? 0
    const high = walks.high[space] ?? 0
    const oldLow = at(this.#low, place)
    const oldHigh = at(this.#high, place)
    if (isAmong(space, oldLow, oldHigh)) return
    this.#low[place] = oldLow | low
    this.#high[place] = oldHigh | high
    const { gates } = tileAt(s, place)
    for (const side of DIRECTIONS) {
      if ((gates & (1 << side)) === 0) continue
      const gate = at(GATE_SPACE, side)
      if (isAmong(gate, low, high) && !isAmong(gate, oldLow, oldHigh))
        this.#pass(s, place, compassOf(side, rotation))
    }
  }

  #pass(s: MashState, place: number, compass: number): void {
    const to = beyondGate(s, place, compass)
    if (to === OPEN_GATE) this.#comeToHidden(s, neighbourOf(s, place, compass))
    else if (to >= 0) this.#come(s, to)
  }

  /** A face-down tile has a gate on every side and free passage inside. */
  #comeToHidden(s: MashState, place: number): void {
    if (this.hasPlace(place)) return
    this.#low[place] = ~0
    this.#high[place] = ~0
    for (const compass of DIRECTIONS)
      if (!isShutBefore3(s, place, compass)) this.#pass(s, place, compass)
  }
}

/** Before version 3 nobody was thought to come from a hidden tile through a one-way gate. */
function isShutBefore3(s: MashState, place: number, compass: number): boolean {
  const next = neighbourOf(s, place, compass)
  if (!isBeforeVersion3(s) || next === NONE) return false
  const { tile } = at(s.table.places, next)
  return tile !== NONE && tile !== ICE_CAVE && !hasGate(s, next, opposite(compass))
}
