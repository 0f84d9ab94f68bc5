import { at } from '@eldertable/kernel'
import { TISSUE_DAMAGE } from '../pieces/objects.ts'
import { DIRECTIONS, GATE_SPACE, opposite, sideFacing, SPACES } from '../tiles/spaces.ts'
import { NONE, type MashState } from '../state.ts'
import { beyondGate, DEAD_END, hasGate, neighbourOf, OPEN_GATE } from '../rules/gates/gates.ts'
import { jumpOf, moveOf } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { FAR, gaitOfHero, type Gait } from '../rules/movement/walk.ts'
import { stepsOn } from './steps.ts'

/** A gate that can be used: where it leaves its place, and where it leads. */
export interface Road {
  readonly compass: number
  /** The gate space. */
  readonly from: number
  readonly place: number
  /** The space of arrival, or -1 on a tile that lies face down. */
  readonly to: number
}

/** For each place the gates that can be used. */
type Roads = readonly (readonly Road[])[]

const known = new Map<string, Roads>()
const MOST_KNOWN = 500

/** What the roads depend on, in a few letters. */
function keyOf({ table }: MashState): string {
  let key = String.fromCharCode(table.entry + 2, Number(table.settings.oneWayGates))
  for (const { tile, rotation, column, row } of table.places)
    key += String.fromCharCode(tile * 4 + rotation + 4, column * 16 + row)
  return key
}

/** The gates of all places. They change only when a tile is turned up, so they are kept. */
export function roadsOf(s: MashState): Roads {
  const key = keyOf(s)
  let roads = known.get(key)
  if (roads === undefined) {
    roads = s.table.places.map((_, place) => roadsFrom(s, place))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, roads)
  }
  return roads
}

function roadsFrom(s: MashState, place: number): Road[] {
  const { tile, rotation } = at(s.table.places, place)
  const roads: Road[] = []
  for (const compass of DIRECTIONS) {
    const next = neighbourOf(s, place, compass)
    if (next === NONE) continue
    if (tile === NONE) {
      // Nobody knows its gates yet; a face-up neighbour must have one on this side.
      const other = at(s.table.places, next)
      if (other.tile !== NONE && !hasGate(s, next, opposite(compass))) continue
      const side = other.tile === NONE ? NONE : sideFacing(opposite(compass), other.rotation)
      roads.push({ compass, from: NONE, place: next, to: side < 0 ? NONE : at(GATE_SPACE, side) })
      continue
    }
    if (!hasGate(s, place, compass)) continue
    const to = beyondGate(s, place, compass)
    if (to === DEAD_END) continue
    const from = at(GATE_SPACE, sideFacing(compass, rotation))
    if (to === OPEN_GATE) roads.push({ compass, from, place: next, to: NONE })
    else roads.push({ compass, from, place: placeOf(to), to: spaceOf(to) })
  }
  return roads
}

/** Actions it takes to cross a tile that nobody has seen. */
const UNSEEN = 2
const PLACES = 16
/** Actions that one would rather spend than lose a point of health. */
const TISSUE = 2
/** Beyond any way. */
export const NOWHERE = 1000

/** Actions for a way of this many points, where each move ends at a gate. */
export const actionsFor = (cost: number, move: number): number => Math.ceil(cost / move)

/** The same with a part of it counted by the step, so that each step on the way is some progress. */
const EVENLY = 0.3
const lengthOf = (cost: number, move: number): number =>
  (1 - EVENLY) * actionsFor(cost, move) + EVENLY * (cost / move)

/** By place and space, how far it is to where one would like to be. */
export class Distances {
  readonly #far = new Float64Array(PLACES * (SPACES + 1))
  #roads: Roads = []
  #closed: readonly number[] = []
  #s: MashState | undefined
  #gait: Gait = 0
  #jump = 0
  #move = 1

  /**
   * Works out how many actions it takes from anywhere to the best of the goals: `goals` says for each place what it
   * counts to be there (0 is best, NOWHERE is no goal), `tolls` what it counts to come there; nobody goes to
   * the spots that are `closed`.
   */
  reckon(
    s: MashState,
    seat: number,
    goals: Float64Array,
    tolls: Float64Array,
    closed: readonly number[],
  ): void {
    const roads = roadsOf(s)
    this.#roads = roads
    this.#closed = closed
    this.#s = s
    const hero = heroAt(s, seat)
    this.#gait = gaitOfHero(s, seat, false)
    this.#move = moveOf(hero, false)
    this.#jump = jumpOf(s, hero)
    const far = this.#far
    far.fill(NOWHERE)
    for (let place = 0; place < roads.length; place++)
      far[place * (SPACES + 1)] = goals[place] ?? NOWHERE
    // `far` of a place is the goal itself; of a space of arrival the way from there.
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false
      for (let place = 0; place < roads.length; place++)
        for (const { place: next, to } of at(roads, place)) {
          const node = nodeOf(next, to)
          const distance = this.from(next, to) + (tolls[next] ?? 0)
          if (distance >= (far[node] ?? NOWHERE) - 1e-9) continue
          far[node] = distance
          hasChanged = true
        }
    }
  }

  /** Once one has arrived there, tolls included. */
  after({ place, to }: Road): number {
    return this.#far[nodeOf(place, to)] ?? NOWHERE
  }

  /** From a space, by the goal itself or any of its gates. */
  from(place: number, space: number): number {
    let least = this.#far[place * (SPACES + 1)] ?? NOWHERE
    for (const road of at(this.#roads, place)) {
      const cost = this.#actionsTo(place, space, road.from)
      if (cost >= NOWHERE || this.isClosed(road)) continue
      least = Math.min(least, cost + this.after(road))
    }
    return least
  }

  /** Shoggoth Tissue on a gate space is in everybody's way (CM-OBJ-53). */
  #tissueOn(place: number, gate: number): number {
    let sum = 0
    for (const { spot, tissue } of this.#s?.table.piles ?? [])
      if (tissue.length > 0 && spot === spotOf(place, gate))
        for (const object of tissue) sum += TISSUE * (TISSUE_DAMAGE[object] ?? 0)
    return sum
  }

  isClosed({ place, to }: Road): boolean {
    return this.#closed.length > 0 && to !== NONE && this.#closed.includes(spotOf(place, to))
  }

  #actionsTo(place: number, space: number, gate: number): number {
    const { tile } = at(this.#s?.table.places ?? [], place)
    if (tile === NONE || space === NONE || gate === NONE) return UNSEEN
    const cost = stepsOn(tile, this.#gait, this.#jump)[space * SPACES + gate] ?? FAR
    return cost === FAR
      ? NOWHERE
      : lengthOf(cost + 1, this.#move) + (space === gate ? 0 : this.#tissueOn(place, gate))
  }
}

/** Spaces of arrival; the place itself is kept as the goal. */
const nodeOf = (place: number, to: number): number =>
  place * (SPACES + 1) + 1 + (to === NONE ? 0 : to)
