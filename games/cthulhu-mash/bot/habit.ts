import {
  argumentOf,
  byHabit,
  pickOf,
  verbOf,
  type Bot,
  type Habits,
  type Pick,
  type Seat,
} from '@eldertable/kernel'
import { autoAct, autoNext } from '../auto/act.ts'
import { autoPlacing } from '../auto/placing.ts'
import type { Mash } from '../frames.ts'
import { homeOn, spotOfTarget, within } from '../rules/aim.ts'
import { spacesOf } from '../rules/areas.ts'
import { tileAt } from '../rules/ground.ts'
import { baseHealth, rowOfObject } from '../rules/numbers.ts'
import { foeAt, heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { isDeadly } from '../rules/shoves.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf, isHero, kindOf, monstersOf, pieceIn } from '../targets.ts'
import { meansIn, meansOfArea, patternOf, spaceOfArea, targetIn, V } from '../verbs.ts'
import { isBlowFrom } from './reach.ts'
import { Outlook } from './spaces.ts'
import { promiseOf, worthOf } from './worth.ts'

type Seen = {
  readonly seat: Seat
  readonly table: MashState['table']
  readonly picks: readonly Pick[]
  readonly count: number
}

/** The rules ask for a state, and look at its table only. */
const stateOf = ({ table }: Seen): MashState => ({ table, hands: [], box: NOTHING })
const NOTHING: MashState['box'] = {
  stack: [],
  tiles: [],
  spareTiles: [],
  generators: [],
  objects: [],
  spells: [],
  powers: [],
  unseen: [],
}

/** The pick that is worth most; of equal ones the first. */
function bestOf({ picks, count }: Seen, worth: (verb: number, argument: number) => number): Pick {
  let best = picks[0] ?? -1
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    const pick = picks[i] ?? -1
    const value = worth(verbOf(pick), argumentOf(pick))
    if (value <= most) continue
    best = pick
    most = value
  }
  return best
}

const ENOUGH = 0.5
/** Going through beats standing at a gate. */
const NEAR_GATE = 4

/** What an action promises. */
function actionWorth(
  s: MashState,
  seat: Seat,
  outlook: Outlook,
  verb: number,
  argument: number,
): number {
  const hero = heroAt(s, seat)
  const missing = baseHealth(s, hero) - hero.health
  switch (verb) {
    case V.powerUp:
      return 100
    case V.attack:
      return promiseOf(
        s,
        seat,
        meansIn(argument),
        targetIn(argument),
        isBlowFrom(s, seat, targetIn(argument)),
      )
    case V.aim:
      return areaWorth(s, seat, argument)
    case V.drill:
      return worthOf(s, seat, argument) / 2
    case V.push:
      return isHero(argument) && areFriends(s, seat, argument) ? -10 : 1
    case V.breakFree:
      return 20
    case V.green:
      return rowOfObject(argument).healing === undefined ? 30 : missing >= 2 ? 40 : -1
    case V.refresh:
      return missing >= 2 ? 12 : missing > 0 ? 3 : 0
    case V.fish:
      return missing >= 2 ? 6 + argument : -1
    case V.pickTop:
      return 7
    case V.pickUp:
      return 5
    case V.read:
      return 6
    case V.walk:
      return outlook.worthOf(argument, s.table.actions - 1) - 0.1
    case V.jump:
      return outlook.worthOf(argument, s.table.actions - 1) - 0.3
    case V.gate:
      return outlook.gateWorth(spaceOf(hero.spot)) + NEAR_GATE
    case V.castOn:
      return missing >= 2 ? 5 : -1
    case V.endTurn:
      return ENOUGH
    default:
      return -1
  }
}

const isMoving = (verb: number): boolean => verb === V.walk || verb === V.jump

/** Everybody in an area counts, friends and oneself against it. */
function areaWorth(s: MashState, seat: Seat, area: number): number {
  const { spot } = heroAt(s, seat)
  const place = placeOf(spot)
  const means = meansOfArea(area)
  const spaces = spacesOf(
    tileAt(s, place),
    means,
    spaceOf(spot),
    spaceOfArea(area),
    patternOf(area),
  )
  return within(s, place, spaces, homeOn(s, place, seat)).reduce(
    (sum, target) => sum + (target === seat ? -15 : promiseOf(s, seat, means, target, false)),
    -1,
  )
}

const habits: Habits<Mash> = {
  'actions.choose': (sight) => {
    const s = stateOf(sight)
    const outlook = new Outlook(s, sight.seat)
    // Whoever acts where it stands is as near to everything else afterwards as before.
    const near = outlook.nearness(spaceOf(heroAt(s, sight.seat).spot))
    return bestOf(
      sight,
      (verb, argument) =>
        actionWorth(s, sight.seat, outlook, verb, argument) + (isMoving(verb) ? 0 : near),
    )
  },
  'actions.last': (sight) => {
    const s = stateOf(sight)
    const outlook = new Outlook(s, sight.seat)
    return bestOf(sight, (verb, argument) => actionWorth(s, sight.seat, outlook, verb, argument))
  },
  'move.choose': (sight) => {
    const s = stateOf(sight)
    const outlook = new Outlook(s, sight.seat)
    const own = spaceOf(heroAt(s, sight.seat).spot)
    return bestOf(sight, (verb, argument) => {
      if (verb === V.stop) return outlook.worthOf(own, s.table.actions)
      if (verb === V.walk) return outlook.worthOf(argument, s.table.actions) - 0.2
      if (verb === V.pickTop) return 50
      if (verb === V.pickUp) return 40
      if (verb === V.gate) return outlook.gateWorth(own) + NEAR_GATE
      return -1
    })
  },
  'spawn.place': (sight) => {
    const s = stateOf(sight)
    const { generator } = sight.about
    const { spot } = foeAt(s, generator)
    const spaces = Array.from({ length: sight.count }, (_, i) => argumentOf(sight.picks[i] ?? 0))
    const monster = monstersOf(kindOf(generator))
    const target = nearest(s, placeOf(spot))
    return target === NONE
      ? (sight.picks[0] ?? -1)
      : pickOf(V.place, autoPlacing(s, placeOf(spot), spaces, monster, target))
  },
  'monsterStep.choose': (sight) => {
    const pieces = Array.from({ length: sight.count }, (_, i) => sight.picks[i] ?? -1)
      .filter((pick) => verbOf(pick) === V.rouse)
      .map((pick) => pieceIn(argumentOf(pick)))
    const piece = autoNext(stateOf(sight), pieces)
    return piece === NONE ? pickOf(V.endStep) : pickOf(V.rouse, foeOf(piece))
  },
  'foeTurn.choose': (sight) => {
    const { verb, argument } = autoAct(stateOf(sight), sight.about.piece, false)
    const pick = pickOf(verb, argument)
    return isOffered(sight, pick) ? pick : pickOf(V.rest)
  },
  'control.choose': (sight) =>
    bestOf(sight, (verb, argument) => {
      if (verb !== V.foeStrike && verb !== V.foeShoot) return 0
      return worthOf(stateOf(sight), sight.seat, argument)
    }),
  'shove.where': (sight) => {
    const s = stateOf(sight)
    const isFriend = isHero(sight.about.who) && areFriends(s, sight.seat, sight.about.who)
    return bestOf(sight, (verb, argument) => {
      if (verb === V.pushGate) return isDeadly(s, argument) === !isFriend ? 5 : -5
      const tile = tileAt(s, placeOf(spotOfTarget(s, sight.about.who)))
      const harm =
        (tile.skull[argument] ?? 0) * 4 +
        (tile.harm[argument] ?? 0) +
        Number(tile.hold[argument] !== undefined)
      return isFriend ? -harm : harm
    })
  },
  'hurt.stamina': (sight) => {
    const { health, mentality } = heroAt(stateOf(sight), sight.seat)
    const isGrave = health <= sight.about.damage || mentality >= 4
    return bestOf(sight, (verb, points) => (verb === V.brace && isGrave ? points : 0))
  },
  'hurt.green': (sight) => {
    const { health } = heroAt(stateOf(sight), sight.seat)
    const isGrave = health <= sight.about.damage
    return bestOf(sight, (verb, object) =>
      verb === V.green && isGrave ? (rowOfObject(object).healing?.health ?? 0) : 0.5,
    )
  },
  'blow.reflect': (sight) => pickOf(sight.about.isHit ? lastOf(sight) : V.endure),
  'deed.ask': (sight) => {
    const { health, life } = heroAt(stateOf(sight), sight.seat)
    return pickOf(life !== 'alive' || health === 0 ? V.wind : V.decline)
  },
  'escape.slip': (sight) => sight.picks[sight.count - 1] ?? -1,
  'loot.search': (sight) => sight.picks[sight.count - 1] ?? -1,
  'permit.ask': () => pickOf(V.permit),
  'handOver.ask': () => pickOf(V.accept),
  'sparing.ask': () => pickOf(V.strikeHome),
  'markTerrain.choose': () => pickOf(V.markDone),
  'layOut.choose': (sight) => bestOf(sight, (verb) => Number(verb === V.layDone)),
}

/** The verb of the last option: Reflection, where it can be cast. */
const lastOf = ({ picks, count }: Seen): number => verbOf(picks[count - 1] ?? 0)

const isOffered = ({ picks, count }: Seen, pick: Pick): boolean =>
  picks.slice(0, count).includes(pick)

/** A character on a place, or -1. */
const nearest = ({ table }: MashState, place: number): number =>
  table.heroes.findIndex(({ spot }) => spot !== NONE && placeOf(spot) === place)

/** Plays without looking ahead: what promises most at once. Monsters go by the policy of the book. */
export const habit: Bot<Mash> = (sight, chance) =>
  byHabit(habits, sight, chance) ?? sight.picks[chance.below(sight.count)] ?? -1
