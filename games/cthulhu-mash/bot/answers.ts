import { at, pickOf, type Habits } from '@eldertable/kernel'
import { EXPLORER, EYE, MARINER, THERAPIST } from '../content/characters.ts'
import { DIRECTIONS, opposite } from '../content/spaces.ts'
import { tileAt as tileNumbered } from '../content/tiles.ts'
import type { Mash } from '../frames.ts'
import { hasGate, neighbourOf } from '../rules/gates.ts'
import { look, newGround } from '../rules/ground.ts'
import { baseHealth, rowOfObject } from '../rules/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { isDeadly } from '../rules/shoves.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { gaitOfHero, isDangerous } from '../rules/walk.ts'
import { NONE, type MashState } from '../state.ts'
import { isHero } from '../targets.ts'
import { V } from '../verbs.ts'
import { harmAt } from './pushing.ts'
import { bestOf, stateOf, type Seen } from './seen.ts'
import { thingWorth } from './things.ts'

const ground = newGround()

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
  const here = look(s, placeOf(spot), ground, seat)
  return !isDangerous(here, space, gaitOfHero(s, seat, false))
}

/** What it answers when it is asked something besides its own actions. */
export const answers: Habits<Mash> = {
  'choosing.choose': (sight) => bestOf(sight, (_, character) => LIKED[character] ?? 0),
  'sharedStart.tile': (sight) =>
    bestOf(sight, (_, character) => Number(character === EXPLORER || character === EYE)),
  'layOut.choose': (sight) => bestOf(sight, (verb) => Number(verb === V.layDone)),
  'markTerrain.choose': () => pickOf(V.markDone),
  'dynamite.choose': (sight) => bestOf(sight, (_, object) => thingWorth(object)),
  'reveal.rotate': (sight) =>
    bestOf(sight, (_, rotation) => openings(stateOf(sight), sight.about.place, rotation)),
  'makeRoom.aside': (sight) => {
    const s = stateOf(sight)
    const { who } = sight.about
    return bestOf(sight, (_, space) =>
      isHero(who) ? Number(isSafe(s, who, heroAt(s, who).spot, space)) : 0,
    )
  },
  'escape.leave': (sight) => {
    const s = stateOf(sight)
    const { who } = sight.about
    return bestOf(sight, (_, space) =>
      isHero(who) ? Number(isSafe(s, who, heroAt(s, who).spot, space)) : 0,
    )
  },
  'shove.where': (sight) => {
    const s = stateOf(sight)
    const { who } = sight.about
    const isFriend = isHero(who) && areFriends(s, sight.seat, who)
    return bestOf(sight, (verb, argument) => {
      const harm = verb === V.pushGate ? (isDeadly(s, argument) ? 20 : 0) : harmAt(s, who, argument)
      return isFriend ? -harm : harm
    })
  },
  'overload.choose': (sight) => bestOf(sight, (_, object) => -thingWorth(object)),
  'stealing.choose': (sight) => bestOf(sight, (_, object) => thingWorth(object)),
  'permit.ask': (sight) => {
    const { seat, by } = sight.about
    return pickOf(areFriends(stateOf(sight), seat, by) ? V.permit : V.refuse)
  },
  'handOver.ask': () => pickOf(V.accept),
  'sparing.ask': () => pickOf(V.strikeHome),
  'hurt.stamina': (sight) => bestOf(sight, (verb, points) => (verb === V.brace ? points : 0)),
  'hurt.green': (sight) => {
    const s = stateOf(sight)
    const { health } = heroAt(s, sight.seat)
    const missing = baseHealth(s, heroAt(s, sight.seat)) - health
    const isGrave = health <= sight.about.damage
    return bestOf(sight, (verb, object) => {
      if (verb !== V.green || !isGrave) return 0.5
      return Math.min(missing, rowOfObject(object).healing?.health ?? 0)
    })
  },
  'blow.reflect': (sight) => (sight.about.isHit ? lastOf(sight) : pickOf(V.endure)),
  'deed.ask': (sight) => {
    const { health, life } = heroAt(stateOf(sight), sight.seat)
    return pickOf(life !== 'alive' || health === 0 ? V.wind : V.decline)
  },
  'escape.slip': lastOf,
  'loot.search': lastOf,
}

/** Where a spell or machine takes one: not into a crowd. */
export function quietest(sight: Seen): number {
  const { foes } = sight.table
  return bestOf(sight, (_, spot) => {
    let crowd = 0
    for (const foe of foes) if (placeOf(foe.spot) === placeOf(spot)) crowd++
    return -crowd
  })
}
