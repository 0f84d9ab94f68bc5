import { at } from '@eldertable/kernel'
import { DIRECTIONS, GATE_SPACE, NEXT, NO_SPACE, sideFacing, SPACES } from '../content/spaces.ts'
import { OPEN } from '../content/tile.ts'
import { NONE, type MashState } from '../state.ts'
import { isFoe } from '../targets.ts'
import { canShoot, canStrike, spotOfTarget, targetsOn } from '../rules/aim.ts'
import { beyondGate, DEAD_END, hasGate, neighbourOf, OPEN_GATE } from '../rules/gates.ts'
import { look, newGround } from '../rules/ground.ts'
import { HANDS, withObject } from '../rules/means.ts'
import { hasRoom, rowOfObject } from '../rules/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { pileOn } from '../rules/lying.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { FAR, gaitOfHero, spreadBack } from '../rules/walk.ts'
import { promiseOf, worthOf } from './worth.ts'

const ground = newGround()
const targets: number[] = []

const LOOT = 6
const LOOT_MORE = 2
const ONWARD = 6
const NEAR = 3
const A_STEP = 0.12

/** What a character sees in the spaces of its tile: worked out once for a decision. */
export class Outlook {
  readonly #s: MashState
  readonly #seat: number
  readonly #place: number
  /** Points to the nearest space from which there is something to do. */
  readonly #ways = new Uint8Array(SPACES).fill(FAR)
  /** Gates that lead nearer to work, as bits of the compass. */
  readonly #onward: number

  constructor(s: MashState, seat: number) {
    this.#s = s
    this.#seat = seat
    this.#place = placeOf(heroAt(s, seat).spot)
    this.#onward = this.#hasWork() ? 0 : onwardGates(s, seat, this.#place)
    this.#mark()
    const here = look(s, this.#place, ground, seat)
    spreadBack(here, gaitOfHero(s, seat, false), this.#ways)
  }

  /** What is to be gained by being on a space with so many actions left. */
  worthOf(space: number, actions: number): number {
    const s = this.#s
    const hero = heroAt(s, this.#seat)
    let worth = actions > 0 ? Math.max(0, this.#bestAttack(space)) * 0.9 : 0
    const pile = pileOn(s, spotOf(this.#place, space))
    const count = (pile?.unseen ?? 0) + (pile?.open.length ?? 0)
    if (count > 0 && hasRoom(hero)) worth = Math.max(worth, LOOT) + LOOT_MORE * (count - 1)
    return Math.max(worth, this.gateWorth(space)) + this.nearness(space)
  }

  /** How near a space is to something to do. */
  nearness(space: number): number {
    const cost = this.#ways[space] ?? FAR
    return cost === FAR ? 0 : Math.max(0, NEAR - A_STEP * cost)
  }

  /** What going through the gate of a space promises. */
  gateWorth(space: number): number {
    const { rotation } = at(this.#s.table.places, this.#place)
    const side = GATE_SPACE.indexOf(space)
    if (side < 0) return 0
    const compass = DIRECTIONS.find((one) => sideFacing(one, rotation) === side) ?? 0
    return (this.#onward & (1 << compass)) === 0 ? 0 : ONWARD
  }

  /** Whether anything on this tile is worth staying for. */
  #hasWork(): boolean {
    const s = this.#s
    return targetsOn(s, this.#place, this.#seat, targets).some(
      (target) => worthOf(s, this.#seat, target) > 0,
    )
  }

  /** Marks the spaces where there is something to do: beside targets, on what lies there, at gates that lead on. */
  #mark(): void {
    const s = this.#s
    const here = look(s, this.#place, ground, this.#seat)
    const { rotation } = at(s.table.places, this.#place)
    for (const target of targetsOn(s, this.#place, this.#seat, targets)) {
      if (worthOf(s, this.#seat, target) <= 0) continue
      const to = spaceOf(spotOfTarget(s, target))
      for (const direction of DIRECTIONS) {
        const next = NEXT[to * 4 + direction] ?? NO_SPACE
        if (next !== NO_SPACE && here.tile.edge[to * 4 + direction] === OPEN) this.#ways[next] = 0
      }
      if (!isFoe(target)) this.#ways[to] = 0
    }
    if (hasRoom(heroAt(s, this.#seat)))
      for (const { spot, unseen, open } of s.table.piles)
        if (placeOf(spot) === this.#place && unseen + open.length > 0) this.#ways[spaceOf(spot)] = 0
    for (const compass of DIRECTIONS)
      if ((this.#onward & (1 << compass)) !== 0)
        this.#ways[at(GATE_SPACE, sideFacing(compass, rotation))] = 0
  }

  /** The best attack with what the character carries, from a space where it does not stand yet. */
  #bestAttack(from: number): number {
    const s = this.#s
    const seat = this.#seat
    const hero = heroAt(s, seat)
    const here = look(s, this.#place, ground, seat)
    let best = 0
    for (const target of targetsOn(s, this.#place, seat, targets)) {
      const to = spaceOf(spotOfTarget(s, target))
      const isMelee = canStrike(here, from, to)
      if (isMelee) best = Math.max(best, promiseOf(s, seat, HANDS, target, true))
      const isRanged = !isMelee && canShoot(here, from, to, hero.isFlying)
      for (const object of hero.objects) {
        const { melee, ranged, area } = rowOfObject(object)
        if (area !== undefined) continue
        if ((melee && isMelee) || (ranged && isRanged))
          best = Math.max(best, promiseOf(s, seat, withObject(object), target, isMelee))
      }
    }
    return best
  }
}

/** Gates of a place that lead nearer to where there is something to do, as bits of the compass. */
function onwardGates(s: MashState, seat: number, from: number): number {
  const hops = hopsToWork(s, seat)
  const here = hops[from] ?? Infinity
  let gates = 0
  for (const compass of DIRECTIONS) {
    const next = nextPlace(s, from, compass)
    if (next !== NONE && (hops[next] ?? Infinity) < here) gates |= 1 << compass
  }
  return gates
}

/** How many gates every place is away from work: hidden tiles, enemies, rivals and their spawning spaces. */
function hopsToWork(s: MashState, seat: number): number[] {
  const { places } = s.table
  const hops = places.map((_, place) => (isWorth(s, seat, place) ? 0 : Infinity))
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const place of places.keys())
      for (const compass of DIRECTIONS) {
        const next = nextPlace(s, place, compass)
        if (next === NONE || (hops[next] ?? Infinity) + 1 >= (hops[place] ?? Infinity)) continue
        hops[place] = (hops[next] ?? Infinity) + 1
        hasChanged = true
      }
  }
  return hops
}

/** The place beyond a gate that can be used, or -1. */
function nextPlace(s: MashState, place: number, compass: number): number {
  if (at(s.table.places, place).tile === NONE || !hasGate(s, place, compass)) return NONE
  const to = beyondGate(s, place, compass)
  if (to === DEAD_END) return NONE
  return to === OPEN_GATE ? neighbourOf(s, place, compass) : placeOf(to)
}

function isWorth(s: MashState, seat: number, place: number): boolean {
  const { places, foes, heroes, victory } = s.table
  const { tile, isPopulated } = at(places, place)
  if (tile === NONE || !isPopulated) return true
  if (foes.some(({ spot }) => placeOf(spot) === place)) return true
  if (victory === 'cooperative') return false
  return heroes.some((hero, other) => {
    if (areFriends(s, seat, other) || hero.life === 'out') return false
    const isThere = hero.spot !== NONE && placeOf(hero.spot) === place
    return isThere || (victory === 'capture-the-flag' && hero.home === place && hero.homeHealth > 0)
  })
}
