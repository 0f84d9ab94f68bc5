import { at, pickOf, type Habits } from '@eldertable/kernel'
import { EXPLORER, EYE, MARINER, THERAPIST } from '../pieces/characters.ts'
import { DIRECTIONS, opposite } from '../tiles/spaces.ts'
import { tileAt as tileNumbered } from '../tiles/tiles.ts'
import type { Mash } from '../frames.ts'
import { hasGate, neighbourOf } from '../rules/gates/gates.ts'
import { look } from '../rules/tiles/ground.ts'
import { baseHealth, rowOfObject } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { isDeadly } from '../rules/attacks/shoves.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { gaitOfHero, isDangerous } from '../rules/movement/walk.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero } from '../targets.ts'
import { V } from '../verbs.ts'
import { harmAt } from './pushing.ts'
import { bestOf, stateOf, type Seen } from './seen.ts'
import { thingWorth } from './things.ts'

/** Whom one would rather be. */
const LIKED: Readonly<Record<number, number>> = {
  [EXPLORER]: 4,
  [MARINER]: 3,
  [EYE]: 2,
  [THERAPIST]: 1,
}

/** The last option: where there is a yes and a no, the yes. */
const lastOf = ({ picks, count }: Seen): number => picks[count - 1] ?? -1

/** How many ways a tile that lies so would open: gates that meet gates, or tiles that nobody has seen. */
function openings(s: MashState, place: number, rotation: number): number {
  const { tile } = at(s.table.places, place)
  if (tile === NONE) return 0
  const { gates } = tileNumbered(tile)
  let count = 0
  for (const compass of DIRECTIONS) {
    const next = neighbourOf(s, place, compass)
    if (next === NONE || (gates & (1 << ((compass - rotation + 4) % 4))) === 0) continue
    const isHidden = at(s.table.places, next).tile === NONE
    if (isHidden || hasGate(s, next, opposite(compass))) count++
  }
  return count
}

/** A space of the place on which one does oneself no harm. */
function isSafe(s: MashState, seat: number, spot: number, space: number): boolean {
  const here = look(s, placeOf(spot), seat)
  return !isDangerous(here, space, gaitOfHero(s, seat, false))
}

/** What it answers when it is asked something besides its own actions. */
export const answers: Habits<Mash> = {
  'choosing.choose': (observation) => bestOf(observation, (_, character) => LIKED[character] ?? 0),
  'sharedStart.tile': (observation) =>
    bestOf(observation, (_, character) => Number(character === EXPLORER || character === EYE)),
  'layOut.choose': (observation) => bestOf(observation, (verb) => Number(verb === V.layDone)),
  'markTerrain.choose': () => pickOf(V.markDone),
  'dynamite.choose': (observation) => bestOf(observation, (_, object) => thingWorth(object)),
  'reveal.rotate': (observation) =>
    bestOf(observation, (_, rotation) =>
      openings(stateOf(observation), observation.about.place, rotation),
    ),
  'makeRoom.aside': (observation) => {
    const s = stateOf(observation)
    const { who } = observation.about
    return bestOf(observation, (_, space) =>
      isHero(who) ? Number(isSafe(s, who, heroAt(s, who).spot, space)) : 0,
    )
  },
  'escape.leave': (observation) => {
    const s = stateOf(observation)
    const { who } = observation.about
    return bestOf(observation, (_, space) =>
      isHero(who) ? Number(isSafe(s, who, heroAt(s, who).spot, space)) : 0,
    )
  },
  'shove.where': (observation) => {
    const s = stateOf(observation)
    const { who } = observation.about
    const isFriend = isHero(who) && areFriends(s, observation.seat, who)
    return bestOf(observation, (verb, argument) => {
      const harm = verb === V.pushGate ? (isDeadly(s, argument) ? 20 : 0) : harmAt(s, who, argument)
      return isFriend ? -harm : harm
    })
  },
  'overload.choose': (observation) => bestOf(observation, (_, object) => -thingWorth(object)),
  'stealing.choose': (observation) => bestOf(observation, (_, object) => thingWorth(object)),
  'permit.ask': (observation) => {
    const { seat, by } = observation.about
    return pickOf(areFriends(stateOf(observation), seat, by) ? V.permit : V.refuse)
  },
  'handOver.ask': () => pickOf(V.accept),
  'sparing.ask': () => pickOf(V.strikeHome),
  'hurt.stamina': (observation) =>
    bestOf(observation, (verb, points) => (verb === V.brace ? points : 0)),
  'hurt.green': (observation) => {
    const s = stateOf(observation)
    const { health } = heroAt(s, observation.seat)
    const missing = baseHealth(s, heroAt(s, observation.seat)) - health
    const isGrave = health <= observation.about.damage
    return bestOf(observation, (verb, object) => {
      if (verb !== V.green || !isGrave) return 0.5
      return Math.min(missing, rowOfObject(object).healing?.health ?? 0)
    })
  },
  'blow.reflect': (observation) =>
    observation.about.isHit ? lastOf(observation) : pickOf(V.endure),
  'deed.ask': (observation) => {
    const { health, life } = heroAt(stateOf(observation), observation.seat)
    return pickOf(life !== 'alive' || health === 0 ? V.wind : V.decline)
  },
  'escape.slip': lastOf,
  'loot.search': lastOf,
}

/** Where a spell or machine takes one: not into a crowd. */
export function quietest(observation: Seen): number {
  const { foes } = observation.table
  return bestOf(observation, (_, spot) => {
    let crowd = 0
    for (const foe of foes) if (placeOf(foe.spot) === placeOf(spot)) crowd++
    return -crowd
  })
}
