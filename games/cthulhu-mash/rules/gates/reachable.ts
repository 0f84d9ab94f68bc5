import { at } from '@eldertable/kernel'
import { isAmong } from '../../tiles/space-set.ts'
import {
  compassOf,
  DIRECTIONS,
  GATE_SPACE,
  opposite,
  SPACES,
  SPAWN_SPACE,
} from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { WALKS } from '../../tiles/walks.ts'
import { isBeforeVersion3 } from '../../earlier/edition.ts'
import { NONE, type MashState } from '../../state.ts'
import { BoardSeen } from './board-seen.ts'
import { beyondGate, hasGate, neighbourOf, OPEN_GATE } from './gates.ts'
import { tileAt } from '../tiles/ground.ts'
import { heroAt } from '../pieces.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'

const ICE_CAVE = tileNumber('ice-cave')

/** Where a character counts as standing: one that waits to respawn, on its spawning space. */
export function standOf(s: MashState, seat: number): number {
  const { spot, home } = heroAt(s, seat)
  if (spot !== NONE) return spot
  return home === NONE ? NONE : spotOf(home, SPAWN_SPACE)
}

// Kept between steps: without it every pick walks the whole board anew, and random play is a third slower. It depends on
// nothing but the board that is compared first.
const seen = new BoardSeen()
let lastSeen: Reaches | undefined

/** What can be reached on the board of a state; good until a tile is turned up. */
export function reachesOn(s: MashState): Reaches {
  if (lastSeen !== undefined && seen.isThatOf(s)) return lastSeen
  seen.remember(s)
  lastSeen = new Reaches(s)
  return lastSeen
}

/** What can be reached from each spot of a board, worked out when first asked for. */
export class Reaches {
  /** Whether some passage leads one way only: into the Ice Cave from above, or by an option (CM-GATE-27). */
  readonly hasOneWay: boolean
  /** By spot, behind what can be reached from nowhere. */
  readonly #found: (Reachable | undefined)[] = []

  constructor({ table: { places, settings } }: MashState) {
    this.hasOneWay = settings.oneWayGates || places.some(({ tile }) => tile === ICE_CAVE)
  }

  /** Everything that can be reached from a spot by walking and by gates, whatever stands in the way (CM-GATE-27). */
  from(s: MashState, start: number): Reachable {
    return (this.#found[start - NONE] ??=
      this.#asFromNear(s, start) ?? new Reachable(s, start, NONE))
  }

  /** What was found for a spot to which one can walk from this one and back: it is the same. */
  #asFromNear({ table }: MashState, start: number): Reachable | undefined {
    if (start === NONE) return undefined
    const place = placeOf(start)
    const { low, high } = at(WALKS, at(table.places, place).tile)
    for (let near = 0; near < SPACES; near++) {
      const found = this.#found[spotOf(place, near) - NONE]
      const isThere = isAmong(near, low[spaceOf(start)] ?? 0, high[spaceOf(start)] ?? 0)
      const isBack = isAmong(spaceOf(start), low[near] ?? 0, high[near] ?? 0)
      if (found !== undefined && isThere && isBack) return found
    }
    return undefined
  }
}

/** Whether there is a way from a spot to the tile of another one that does not lead onto that spot itself. */
export const hasOtherWay = (s: MashState, from: number, to: number): boolean =>
  new Reachable(s, from, to).hasPlace(placeOf(to))

class Reachable {
  /** By place, the spaces of each half that were reached; of a face-down tile all or none. */
  readonly #low: number[]
  readonly #high: number[]

  readonly #shut: number

  constructor(s: MashState, start: number, shut: number) {
    this.#shut = shut
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
    if (spot === this.#shut) return
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
