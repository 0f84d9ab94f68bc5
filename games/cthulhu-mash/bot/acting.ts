import { offered, verbOf, type Chance, type Pick, type Seat } from '@eldertable/kernel'
import { spellAt } from '../pieces/spells.ts'
import { homeOn, within } from '../rules/attacks/aim.ts'
import { spacesOf } from '../rules/attacks/areas.ts'
import { COMFORT } from '../rules/tiles/space-offer.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { baseHealth, baseMentality, defenceOf, rowOfObject } from '../rules/characters/numbers.ts'
import { baseSanity } from '../rules/characters/health.ts'
import { heroAt, standingOn } from '../rules/pieces.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { NONE, type Hero, type MashState } from '../state.ts'
import { isFoe, isHero } from '../targets.ts'
import { meansIn, meansOfArea, patternOf, spaceOfArea, spellIn, targetIn, V } from '../verbs.ts'
import { cautionAt, hitChance } from './danger.ts'
import { Outlook } from './outlook.ts'
import { pushWorth } from './pushing.ts'
import { isBlowFrom } from './reach.ts'
import { bestOf, stateOf, type Seen } from './seen.ts'
import { isBetterWorn, usefulness } from './things.ts'
import { promiseOf } from './worth.ts'

/** What costs nothing and is good at once comes before everything else. */
const AT_ONCE = 500
const NEVER = -1000
const A_MOVE = 0.2
/** What an action that is not used is worth: enough to try another way. */
const IDLE = 0.2
const A_POINT = 6

/** What a character does next in its turn. */
export function chooseAction(observation: Seen, chance: Chance): Pick {
  const s = stateOf(observation)
  const acting = new Acting(s, observation.seat)
  const best = bestOf(observation, (verb, argument) => acting.worthOf(verb, argument))
  return isRestless(s, chance) ? (anyMove(observation, chance) ?? best) : best
}

/** What it does while it moves. */
export function chooseMove(observation: Seen, points: number): Pick {
  const s = stateOf(observation)
  const moving = new Acting(s, observation.seat, points)
  return bestOf(observation, (verb, argument) => moving.worthInMove(verb, argument))
}

/** Whoever has got nowhere for so long goes anywhere now and then, or would go to and fro for ever. */
const RESTLESS = 8
const isRestless = ({ table }: MashState, chance: Chance): boolean =>
  cautionAt(table.round) === 0 && chance.below(RESTLESS) === 0

/** Any walk, jump or gate, if there is one. */
function anyMove(observation: Seen, chance: Chance): Pick | undefined {
  const moves = offered(observation).filter((pick) => going.has(verbOf(pick)))
  return moves.length === 0 ? undefined : moves[chance.below(moves.length)]
}
const going: ReadonlySet<number> = new Set([V.walk, V.jump, V.gate])

/** Weighs what a character can do: what it promises now, and what is left to be done afterwards. */
class Acting {
  readonly #s: MashState
  readonly #seat: Seat
  readonly #hero: Hero
  readonly #outlook: Outlook
  readonly #space: number
  readonly #actions: number
  /** The worth of the rest of the turn if the next action is spent where one stands. */
  readonly #after: number

  constructor(s: MashState, seat: Seat, points?: number) {
    this.#s = s
    this.#seat = seat
    this.#hero = heroAt(s, seat)
    this.#outlook = new Outlook(s, seat, points)
    this.#space = spaceOf(this.#hero.spot)
    this.#actions = s.table.actions
    this.#after = this.#rest(this.#space, this.#actions - 1)
  }

  /** To stay with this many actions left, or to leave in time. */
  #rest(space: number, actions: number): number {
    const stay = this.#outlook.stayAt(space, actions)
    return actions > 0 && space === this.#space
      ? Math.max(stay, this.#outlook.bestExit(actions))
      : stay
  }

  /** What an option promises at the choice of an action. */
  worthOf(verb: number, argument: number): number {
    const outlook = this.#outlook
    const left = this.#actions - 1
    switch (verb) {
      case V.powerUp:
        return AT_ONCE
      case V.green:
        return this.#greenWorth(argument)
      case V.wear:
        return isBetterWorn(this.#hero, argument) ? AT_ONCE : NEVER
      case V.breakFree:
        return AT_ONCE / 2 + (this.#hero.holds[argument]?.escape ?? 0)
      case V.attack:
        return this.#after + this.#blowWorth(argument)
      case V.aim:
        return this.#after + this.#areaWorth(argument)
      case V.push:
        return this.#after + pushWorth(this.#s, this.#seat, argument, outlook.worthOf(argument))
      case V.drill:
        return this.#after + this.#drillWorth(argument)
      case V.refresh:
        return this.#after + this.#refreshWorth(argument)
      case V.fish:
        return this.#after + A_POINT * argument - 1
      case V.read:
        return this.#after + 6
      case V.treat:
        return this.#after + 10
      case V.memorize:
        return this.#after + 1
      case V.pickTop:
      case V.pickUp:
        return this.#after + outlook.lootAt(this.#space)
      case V.fetch:
        return this.#after + usefulness(this.#hero, argument) - 2
      case V.fetchTop:
        return this.#after + 3
      case V.castOn:
        return this.#after + this.#castOnWorth(argument)
      case V.cast:
        return this.#after + this.#castWorth(argument)
      case V.use:
        return this.#after + this.#useWorth(argument)
      case V.walk:
        return this.#walkWorth(argument, left) - A_MOVE
      case V.step:
        return this.#stepWorth(argument, left)
      case V.jump:
        return this.#stepWorth(argument, left) - A_MOVE
      case V.gate: {
        const road = outlook.roadAt(this.#space)
        return road === undefined ? NEVER : outlook.beyond(road, left)
      }
      case V.endTurn:
        return outlook.stayAt(this.#space, 0) - IDLE * this.#actions
      default:
        return NEVER
    }
  }

  /** What an option promises in the middle of a move, whose action is spent already. */
  worthInMove(verb: number, argument: number): number {
    const outlook = this.#outlook
    switch (verb) {
      case V.stop:
        return this.#rest(this.#space, this.#actions)
      case V.walk:
        return this.#walkWorth(argument, this.#actions) - A_MOVE
      case V.step:
        return this.#stepWorth(argument, this.#actions)
      case V.pickTop:
      case V.pickUp:
        return AT_ONCE + (verb === V.pickTop ? 0 : usefulness(this.#hero, argument))
      case V.gate: {
        const road = outlook.roadAt(this.#space)
        return road === undefined ? NEVER : outlook.beyond(road, this.#actions)
      }
      case V.green:
        return this.#greenWorth(argument)
      default:
        return NEVER
    }
  }

  /** To walk to a space: what can be done there, what lies there, and what is beyond its gate. */
  #walkWorth(space: number, left: number): number {
    const outlook = this.#outlook
    const worth = outlook.stayAt(space, left) + outlook.lootOnWay(space)
    const road = outlook.roadAt(space)
    if (road === undefined) return worth
    if (outlook.isInOneMove(space)) return Math.max(worth, outlook.beyond(road, left))
    return left > 0 ? Math.max(worth, outlook.beyond(road, left - 1)) : worth
  }

  /** To come onto a space that walking by itself avoids: what it does is part of the price. */
  #stepWorth(space: number, left: number): number {
    const harm = this.#outlook.harmAt(space)
    const isTaken = standingOn(this.#s, spotOf(placeOf(this.#hero.spot), space)) !== NONE
    // Where somebody stands one can't stay (CM-MOVE-10).
    return isTaken || harm >= this.#hero.health
      ? NEVER
      : this.#outlook.stayAt(space, left) - A_MOVE - A_POINT * harm
  }

  #blowWorth(blow: number): number {
    const target = targetIn(blow)
    const means = meansIn(blow)
    const isMelee = isBlowFrom(this.#s, this.#seat, target)
    return promiseOf(this.#s, this.#seat, means, target, isMelee, this.#outlook.worthOf(target))
  }

  /** Everybody in an area counts, friends and oneself against it. */
  #areaWorth(area: number): number {
    const s = this.#s
    const place = placeOf(this.#hero.spot)
    const means = meansOfArea(area)
    const spaces = spacesOf(
      tileAt(s, place),
      means,
      this.#space,
      spaceOfArea(area),
      patternOf(area),
    )
    let sum = -1
    for (const target of within(s, place, spaces, homeOn(s, place, this.#seat)))
      sum +=
        target === this.#seat
          ? -20
          : promiseOf(s, this.#seat, means, target, false, this.#outlook.worthOf(target))
    return sum
  }

  #drillWorth(target: number): number {
    if (isHero(target) && this.#outlook.worthOf(target) < 0) return NEVER
    return this.#outlook.worthOf(target) * 0.6
  }

  #refreshWorth(kind: number): number {
    const { health, mentality } = this.#missing
    if (kind === COMFORT.health) return health > 0 ? A_POINT : 0
    if (kind === COMFORT.mentality) return mentality > 0 ? 1.5 : 0
    if (kind === COMFORT.therapy) return -2
    const { spawnRestores } = tileAt(this.#s, placeOf(this.#hero.spot))
    const isBoth = this.#s.table.settings.spawnRestoresBoth
    return (
      (isBoth || spawnRestores === 'health' ? A_POINT * Math.min(4, health) : 0) +
      (isBoth || spawnRestores === 'mentality' ? 2 * mentality : 0)
    )
  }

  get #missing(): { health: number; mentality: number } {
    const { health, mentality } = this.#hero
    return {
      health: Math.max(0, baseHealth(this.#s, this.#hero) - health),
      mentality: Math.max(0, baseMentality(this.#s, this.#hero) - mentality),
    }
  }

  /** Green objects: healing that is not wasted, and what is good whenever there is something to do. */
  #greenWorth(object: number): number {
    const { does, healing } = rowOfObject(object)
    if (does?.does === 'power-up') return AT_ONCE
    if (does?.does === 'double-actions')
      return this.#outlook.rateAt(this.#space) > 4 && this.#actions <= 2 ? AT_ONCE : NEVER
    if (healing === undefined) return NEVER
    const missing = this.#missing
    if (healing.health > 0) {
      const isNeeded = this.#hero.health <= 2 || missing.health >= 3
      return isNeeded && missing.health >= healing.health ? AT_ONCE : NEVER
    }
    if (this.#lacksSanity(healing.sanity)) return AT_ONCE / 2
    return missing.mentality >= healing.mentality && this.#hero.mentality <= 1 ? AT_ONCE / 2 : NEVER
  }

  /** Whether so much sanity would not be wasted; whoever has lost half of it no longer acts by itself (CM-SANE-29). */
  #lacksSanity(points: number): boolean {
    if (!this.#s.table.settings.sanity || points === 0) return false
    return this.#hero.sanity + points <= baseSanity(this.#hero)
  }

  #castOnWorth(casting: number): number {
    const target = targetIn(casting)
    const isWanted = isHero(target) && this.#outlook.worthOf(target) <= 0
    if (isFoe(target) || (target !== this.#seat && !isWanted)) return NEVER
    const hero = heroAt(this.#s, target)
    if (spellAt(spellIn(casting)).does?.does === 'heal')
      return baseHealth(this.#s, hero) > hero.health ? A_POINT : -1
    return 2 * (baseMentality(this.#s, hero) - hero.mentality) - 2
  }

  #castWorth(spell: number): number {
    const risk = this.#outlook.riskAfter(0)
    switch (spellAt(spell).does?.does) {
      case 'ward':
        return risk > 4 ? Math.min(12, risk / 2) : 1
      case 'sharpen':
        return this.#bladeWorth(spell)
      case 'create-gate':
        return risk > 30 ? risk / 2 : -2
      default:
        return NEVER
    }
  }

  /** Two points a blow instead of one, as often as there are actions left after the spell. */
  #bladeWorth(spell: number): number {
    const rate = this.#outlook.rateAt(this.#space)
    const { die, meleeBonus } = spellAt(spell)
    const isSharp = hitChance(Number(die), meleeBonus, defenceOf(this.#s, this.#seat)) > 0.5
    return isSharp && this.#actions >= 4 ? rate * (this.#actions - 3) : NEVER
  }

  /** The Chime quietens a tile; the Key opens the chest. */
  #useWorth(object: number): number {
    const { does } = rowOfObject(object)
    if (does?.does === 'stun')
      return this.#outlook.riskAfter(0) > 15 && this.#actions <= 2
        ? this.#outlook.riskAfter(0)
        : NEVER
    return does?.does === 'open-chest' ? 30 : NEVER
  }
}
