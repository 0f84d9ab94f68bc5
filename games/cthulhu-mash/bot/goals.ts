import { at } from '@eldertable/kernel'
import { NONE, type MashState } from '../state.ts'
import { isGenerator, kindOf, monstersOf } from '../targets.ts'
import { actionsOf, baseHealth, defenceOf, rowOfObject } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { healingSpaces } from './healing.ts'
import { cautionAt, fearOf, riskOf, stakesOf, toughnessOf } from './danger.ts'
import { NOWHERE } from './roads.ts'

/** What an action on the way to a goal is worth. */
export const PULL = 5

const PLACES = 16
/** How many monsters a tile that nobody has seen is feared to hold, and what each does. */
const UNSEEN_MONSTERS = 2
const UNSEEN_FEAR = 0.6
/** Of what stands on a tile, so much is killed by each action before it strikes. */
const A_KILL = 0.32

const AT_LEAST = 0.25

/** The damage that is still to be expected once one has fought for this many actions. */
export const afterFighting = (expected: number, actions: number): number =>
  Math.max(expected * AT_LEAST, expected - A_KILL * Math.max(0, actions))

/** What each place counts for one seat: as a goal, and as danger. In actions. */
export class Goals {
  readonly goals = new Float64Array(PLACES)
  readonly tolls = new Float64Array(PLACES)
  /** The damage that is to be expected of all that stands there once one has entered. */
  readonly #fear = new Float64Array(PLACES)
  #s: MashState | undefined
  #seat = 0

  reckon(s: MashState, seat: number): void {
    this.#s = s
    this.#seat = seat
    this.goals.fill(NOWHERE)
    this.tolls.fill(0)
    this.#reckonFear(s, seat)
    const full = actionsOf(s, heroAt(s, seat))
    const { places } = s.table
    for (let place = 0; place < places.length; place++)
      this.tolls[place] = this.riskOn(place, full - 1) / PULL
    this.#markWork(s)
    if (s.table.victory !== 'cooperative') this.#markRivals(s, seat)
    this.#markHealing(s, seat)
  }

  #reckonFear(s: MashState, seat: number): void {
    const { places, foes } = s.table
    for (let place = 0; place < places.length; place++) {
      const { tile, isPopulated } = at(places, place)
      this.#fear[place] = tile === NONE || !isPopulated ? UNSEEN_MONSTERS * UNSEEN_FEAR : 0
    }
    for (const { piece, spot, victim } of foes) {
      if (victim !== NONE) continue
      // A generator brings forth another one when somebody comes.
      const monster = isGenerator(piece) ? monstersOf(kindOf(piece)) : piece
      const place = placeOf(spot)
      this.#fear[place] = (this.#fear[place] ?? 0) + fearOf(s, seat, monster)
    }
  }

  /** What it costs to come to a place with this many actions left there. */
  riskOn(place: number, left: number): number {
    const s = this.#s
    const fear = this.#fear[place] ?? 0
    if (s === undefined || fear === 0) return 0
    return riskOf(
      afterFighting(fear, left),
      toughnessOf(heroAt(s, this.#seat)),
      stakesOf(s, this.#seat),
    )
  }

  /** Tiles with monsters and generators, and those that nobody has seen. */
  #markWork(s: MashState): void {
    const { places, foes, victory } = s.table
    const isTogether = victory === 'cooperative'
    for (let place = 0; place < places.length; place++) {
      const { tile, isPopulated } = at(places, place)
      if (tile === NONE || !isPopulated) this.#mark(place, isTogether ? 0 : 5)
    }
    for (const { piece, spot } of foes) {
      const isWork = isTogether || isGenerator(piece)
      if (isWork) this.#mark(placeOf(spot), isTogether ? 0 : 2)
    }
  }

  #mark(place: number, distance: number): void {
    if (distance < (this.goals[place] ?? NOWHERE)) this.goals[place] = distance
  }

  /** Rivals, and the spawning spaces that are to be destroyed. */
  #markRivals(s: MashState, seat: number): void {
    const { heroes, victory, round } = s.table
    const mine = strengthOf(s, seat)
    for (const [other, hero] of heroes.entries()) {
      if (hero.life === 'out' || areFriends(s, seat, other)) continue
      const isFlag = victory === 'capture-the-flag' && hero.homeHealth > 0
      if (isFlag && hero.home !== NONE) this.#mark(hero.home, 0)
      const isAway = hero.spot === NONE
      const place = isAway ? hero.home : placeOf(hero.spot)
      if (place === NONE) continue
      const odds = Math.min(3, Math.max(-1, (strengthOf(s, other) - mine) / 4))
      const wait = Math.max(0, 2 - round / 8)
      this.#mark(place, (isAway ? 3 : 0) + odds + wait + (isFlag ? 1 : 0))
    }
    const own = heroAt(s, seat)
    if (victory === 'capture-the-flag' && own.home !== NONE && own.homeHealth > 0)
      if (isVisited(s, seat, own.home)) this.#mark(own.home, 0)
  }

  /** Where health can be had back, if it is wanted. */
  #markHealing(s: MashState, seat: number): void {
    const hero = heroAt(s, seat)
    const missing = baseHealth(s, hero) - hero.health
    if (missing <= 0 || cautionAt(s.table.round) === 0) return
    const isTogether = s.table.victory === 'cooperative'
    const wanted = hero.health <= 2 ? 3 : hero.health <= 3 ? 1 : -1
    const bias = (isTogether ? 1 : 2) - missing - wanted * (isTogether ? 2 : 1)
    for (let place = 0; place < s.table.places.length; place++)
      if (healingSpaces(s, hero, place).length > 0) this.#mark(place, bias)
  }
}

/** Whether a rival stands on a place. */
const isVisited = (s: MashState, seat: number, place: number): boolean =>
  s.table.heroes.some(
    ({ spot }, other) => spot !== NONE && placeOf(spot) === place && !areFriends(s, seat, other),
  )

/** How dangerous a character is to another: what it can take and what it deals out in a turn. */
function strengthOf(s: MashState, seat: number): number {
  const hero = heroAt(s, seat)
  let weapon = 1
  for (const object of hero.objects) {
    const { melee, ranged, damage, use } = rowOfObject(object)
    if ((melee || ranged) && use === 'endless') weapon = Math.max(weapon, damage)
  }
  return hero.health * 2 + defenceOf(s, seat) + actionsOf(s, hero) + weapon * 2
}
