import { at } from '@eldertable/kernel'
import { DIRECTIONS, NEXT, NO_SPACE, SPACES } from '../tiles/spaces.ts'
import { OPEN, SKULL_ON_ENTER } from '../tiles/tile.ts'
import type { Hero, MashState } from '../state.ts'
import { isFoe, pieceIn } from '../targets.ts'
import { canShoot, canStrike, clings, spotOfTarget, targetsOn } from '../rules/attacks/aim.ts'
import { look, type Ground } from '../rules/tiles/ground.ts'
import { HANDS, RAZOR, withObject, withSpell } from '../rules/attacks/means.ts'
import {
  actionsOf,
  baseHealth,
  hasRoom,
  jumpOf,
  moveOf,
  rowOfObject,
} from '../rules/characters/numbers.ts'
import { pileOn } from '../rules/objects/lying.ts'
import { foeAt, heroAt } from '../rules/pieces.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import {
  FAR,
  gaitOfHero,
  isDangerous,
  spread,
  spreadBack,
  wouldHold,
  wouldHurt,
} from '../rules/movement/walk.ts'
import { riskOf, stakesOf, threatOf, toughnessOf, type Stakes } from './danger.ts'
import { closedTo } from './closed.ts'
import { afterFighting, Goals, PULL } from './goals.ts'
import { healingSpaces } from './healing.ts'
import { actionsFor, Distances, NOWHERE, roadsOf, type Road } from './roads.ts'
import { stepsOn } from './steps.ts'
import { pileWorth } from './things.ts'
import { rivalThreat } from './rivals.ts'
import { promiseOf, worthOf } from './worth.ts'

const costs = new Uint8Array(SPACES)
const ways = new Uint8Array(SPACES)
const goals = new Goals()
const distances = new Distances()
/** Targets on the tile, with the space of each, what a blow at it promises and what a shot does. */
const spaces: number[] = []
const blows: number[] = []
const shots: number[] = []
const worths: number[] = []

/** Further than one can walk on a tile in a few moves. */
const FURTHEST = 40
const NEAR = 2
const A_STEP = 0.1
/** What an action on a tile full of work is worth. */
const AT_WORK = 4
const A_POINT = 6
/** Where there is no way, all places are equally far. */
const MOST_FAR = 50

/** What a character sees around it: worked out once for a decision, and good until the next one. */
export class Outlook {
  readonly #s: MashState
  readonly #seat: number
  readonly #hero: Hero
  readonly #place: number
  readonly #space: number
  readonly #move: number
  readonly #full: number
  /** Points left in the present move, or those of a whole one. */
  readonly #points: number
  readonly #stakes: Stakes
  readonly #roads: readonly Road[]
  readonly #healing: readonly number[]
  readonly #healingWorth: number
  /** The damage that is to be expected if the turn ends here at once. */
  #expected = 0
  readonly #here: Ground
  #targets: readonly number[] = []
  readonly #rivals: number

  constructor(s: MashState, seat: number, points?: number) {
    this.#s = s
    this.#seat = seat
    const hero = heroAt(s, seat)
    this.#hero = hero
    this.#place = placeOf(hero.spot)
    this.#space = spaceOf(hero.spot)
    this.#move = moveOf(hero, false)
    this.#points = points ?? this.#move
    this.#full = actionsOf(s, hero)
    this.#stakes = stakesOf(s, seat)
    this.#roads = at(roadsOf(s), this.#place)
    this.#healing = healingSpaces(s, hero, this.#place)
    const gait = gaitOfHero(s, seat, false)
    goals.reckon(s, seat)
    distances.reckon(s, seat, goals.goals, goals.tolls, closedTo(s, seat))
    this.#aim()
    this.#rivals = rivalThreat(s, seat, this.#place)
    const missing = missingHealth(s, hero)
    this.#healingWorth = missing > 0 ? A_POINT * Math.min(missing, 4) : 0
    const here = (this.#here = look(s, this.#place, seat))
    spread(here, this.#space, FURTHEST, gait, costs)
    this.#mark()
    spreadBack(here, gait, ways)
  }

  /** Lists what can be aimed at and what it promises, with what it threatens. */
  #aim(): void {
    const s = this.#s
    const seat = this.#seat
    const targets = (this.#targets = targetsOn(s, this.#place, seat))
    spaces.length = blows.length = shots.length = worths.length = 0
    const health = toughnessOf(this.#hero)
    let expected = 0
    for (const target of targets) {
      const threat = isFoe(target) ? threatOf(s, seat, foeAt(s, pieceIn(target)), this.#space) : 0
      worths.push(threat)
      expected += threat
    }
    const risk = riskOf(expected, health, this.#stakes)
    for (const [index, target] of targets.entries()) {
      const threat = worths[index] ?? 0
      const relief = threat > 0 ? risk - riskOf(expected - threat, health, this.#stakes) : 0
      const worth = worthOf(s, seat, target) + relief
      worths[index] = worth
      spaces.push(spaceOf(spotOfTarget(s, target)))
      blows.push(this.#bestPromise(target, worth, true))
      shots.push(this.#bestPromise(target, worth, false))
    }
    this.#expected = expected
  }

  /** What it costs to end the turn on this tile after this many actions more. */
  riskAfter(actions: number): number {
    const expected = afterFighting(this.#expected, actions)
    return riskOf(expected, toughnessOf(this.#hero), this.#stakes) + this.#rivals
  }

  /** The best that a blow or a shot at a target promises, with what is carried and used again and again. */
  #bestPromise(target: number, worth: number, isMelee: boolean): number {
    const s = this.#s
    const seat = this.#seat
    let best = isMelee ? promiseOf(s, seat, HANDS, target, true, worth) : 0
    for (const object of this.#hero.objects) {
      const { melee, ranged, area } = rowOfObject(object)
      if (area !== undefined && area !== 'chain') continue
      if (isMelee ? melee : ranged)
        best = Math.max(best, promiseOf(s, seat, withObject(object), target, isMelee, worth))
    }
    if (this.#hero.hasRazor)
      best = Math.max(best, promiseOf(s, seat, withSpell(RAZOR), target, isMelee, worth))
    return best
  }

  /** What it is worth to be rid of a target of this tile, with what it threatens. */
  worthOf(target: number): number {
    return worths[this.#targets.indexOf(target)] ?? 0
  }

  /** The best attack from a space, for one action. */
  rateAt(from: number): number {
    let best = 0
    for (let i = 0; i < this.#targets.length; i++) {
      const to = spaces[i] ?? 0
      if (canStrike(this.#here, from, to) || clings(this.#s, this.#targets[i] ?? 0, this.#seat))
        best = Math.max(best, blows[i] ?? 0)
      else if ((shots[i] ?? 0) > best && canShoot(this.#here, from, to, this.#hero.isFlying))
        best = shots[i] ?? 0
    }
    return best
  }

  /** What it is worth to be on a space with this many actions left, if one stays on the tile. */
  stayAt(space: number, actions: number): number {
    let worth = actions * this.rateAt(space)
    const distance = distances.from(this.#place, space)
    if (actions > 0 && this.#healingWorth > 0 && this.#healing.includes(space))
      worth = Math.max(worth, this.#healingWorth)
    return (
      worth - this.riskAfter(actions) - PULL * Math.min(distance, MOST_FAR) + this.#nearness(space)
    )
  }

  /** What lies on a space is worth the way. */
  lootAt(space: number): number {
    const pile = pileOn(this.#s, spotOf(this.#place, space))
    return pile === undefined || !hasRoom(this.#hero) ? 0 : pileWorth(this.#hero, pile)
  }

  /** What lies on a space that is reached in this move with a point left to pick it up. */
  lootOnWay(space: number): number {
    return (costs[space] ?? FAR) < this.#points ? this.lootAt(space) : 0
  }

  /** How near a space is to something to do. */
  #nearness(space: number): number {
    const cost = ways[space] ?? FAR
    if (cost !== FAR) return Math.max(0, NEAR - A_STEP * cost)
    // By hook or by crook: over what holds or hurts, or with a jump.
    let least = FAR
    const steps = stepsOn(
      at(this.#s.table.places, this.#place).tile,
      gaitOfHero(this.#s, this.#seat, false),
      jumpOf(this.#s, this.#hero),
    )
    for (let i = 0; i < this.#targets.length; i++)
      if ((worths[i] ?? 0) > 0)
        least = Math.min(least, steps[space * SPACES + (spaces[i] ?? 0)] ?? FAR)
    return least === FAR ? -1 : -A_STEP * least
  }

  /** The gate of a space that can be used, or undefined. */
  roadAt(space: number): Road | undefined {
    return this.#roads.find((road) => road.from === space && !distances.isClosed(road))
  }

  /** What it is worth to go through a gate now and be beyond it with this many actions left. */
  beyond(road: Road, left: number): number {
    const distance = distances.after(road)
    const goal = goals.goals[road.place] ?? NOWHERE
    const isGoal = goal < NOWHERE && goal + (goals.tolls[road.place] ?? 0) <= distance
    const more = goals.riskOn(road.place, left) - goals.riskOn(road.place, this.#full - 1)
    return (isGoal ? left * AT_WORK : 0) - PULL * Math.min(distance, MOST_FAR) - Math.max(0, more)
  }

  /** The best gate within this many actions: what it is worth to leave by it. */
  bestExit(actions: number): number {
    let best = -Infinity
    for (const road of this.#roads) {
      const left = actions - this.actionsTo(road.from)
      if (left >= 0 && !distances.isClosed(road)) best = Math.max(best, this.beyond(road, left))
    }
    return best
  }

  /** The health that coming onto a space costs, a hold counted as one point. */
  harmAt(space: number): number {
    const gait = gaitOfHero(this.#s, this.#seat, false)
    const { tile, tissue } = this.#here
    if (!isDangerous(this.#here, space, gait)) return 0
    if (tile.skull[space] === SKULL_ON_ENTER && wouldHurt(this.#here, space, gait)) return FAR
    return (tile.harm[space] ?? 0) + (tissue[space] ?? 0) + Number(wouldHold(tile, space, gait))
  }

  /** Actions to go through the gate of a space. */
  actionsTo(gate: number): number {
    const cost = costs[gate] ?? FAR
    return cost === FAR ? NOWHERE : actionsFor(cost + 1, this.#move)
  }

  /** Whether the gate of a space can be reached and passed in one move. */
  isInOneMove(gate: number): boolean {
    return (costs[gate] ?? FAR) + 1 <= this.#points
  }

  /** Marks the spaces where there is something to do: beside targets, on what lies there, where one can heal. */
  #mark(): void {
    const s = this.#s
    ways.fill(FAR)
    for (let i = 0; i < this.#targets.length; i++) {
      if ((worths[i] ?? 0) <= 0) continue
      const to = spaces[i] ?? 0
      for (const direction of DIRECTIONS) {
        const next = NEXT[to * 4 + direction] ?? NO_SPACE
        if (next !== NO_SPACE && this.#here.tile.edge[to * 4 + direction] === OPEN)
          if (this.#here.tile.obstacle[next] === 0) ways[next] = 0
      }
    }
    if (hasRoom(this.#hero))
      for (const { spot, unseen, open } of s.table.piles)
        if (placeOf(spot) === this.#place && unseen + open.length > 0) ways[spaceOf(spot)] = 0
    if (this.#healingWorth > 0) for (const space of this.#healing) ways[space] = 0
  }
}

const missingHealth = (s: MashState, hero: Hero): number =>
  Math.max(0, baseHealth(s, hero) - hero.health)
