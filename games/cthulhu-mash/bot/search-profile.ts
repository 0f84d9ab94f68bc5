import {
  argumentOf,
  chanceBy,
  offered,
  sharesBy,
  verbOf,
  type SearchProfile,
  type Pick,
  type Observation,
  type Seat,
} from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import type { MashState } from '../state.ts'
import { look } from '../rules/tiles/ground.ts'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { gaitOfHero, isDangerous } from '../rules/movement/walk.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, jointFeatures, jointMeasures } from './features.ts'
import { fitted as fittedTogether } from './fitted-together.ts'
import { fittedApart } from './fitted.ts'
import { habit } from './habit.ts'

/** To the end of the next turn: the own monsters have struck, and the next rival has answered. */
const TURNS = 2
/** The habit weighs a whole turn; what thinking finds better must be so clearly. */
const TRUST = 2

/** What leads back to the same question for nothing: things laid down and picked up, put on and off, handed over. */
const circling: ReadonlySet<number> = new Set([V.drop, V.wear, V.give, V.ready])

/** What gives up the rest of a turn, or goes where walking by itself does not. */
const givingUp: ReadonlySet<number> = new Set([V.endTurn, V.step])

/** What the policy of the book decides for monsters is looked at no further. */
const ofMonsters: ReadonlySet<string> = new Set([
  'spawn.place',
  'monsterStep.choose',
  'foeTurn.choose',
  'foeMove.choose',
  'turnFoes.face',
  'turnEnd.face',
  'layOut.choose',
  'markTerrain.choose',
])

/** Who one is, where all start and how tiles lie then: no match is decided there, and nothing measured tells them apart. */
const setUp = [
  'choosing.choose',
  'dynamite.choose',
  'sharedStart.tile',
  'sharedStart.gate',
  'ownStarts.turn',
  'layOut.choose',
  'markTerrain.choose',
] as const

export const searchProfile: SearchProfile<Mash> = {
  turns: TURNS,
  evaluate,
  defaultPolicy: habit,
  overrideThreshold: TRUST,
  rolloutPolicies: [habit],
  candidates,
  unjudged: setUp,
  // Together the chance is right on the whole, but from one turn to the next it errs by more than a single throw is worth.
  shown: ({ victory }) => ({ inHints: true, inReviews: victory !== 'cooperative' }),
  features,
  otherFeatures: { together: jointFeatures },
  counts: countsOf,
}

/** The chance of each seat: the same for all who win together, and otherwise shares of one. */
function evaluate(s: MashState): number[] {
  if (s.table.victory === 'cooperative') {
    const chance = chanceBy(fittedTogether, jointMeasures(s))
    return s.hands.map(() => chance)
  }
  const rows = features.of(s)
  const shares = sharesBy(
    fittedApart,
    rows.filter((row) => row !== undefined),
  )
  let next = 0
  const each = rows.map((row) => (row === undefined ? 0 : (shares[next++] ?? 0)))
  if (!s.table.isTeams) return each
  // A team wins together, with those of it who are out.
  return each.map((_, seat) =>
    each.reduce((sum, share, other) => (areFriends(s, seat, other) ? sum + share : sum), 0),
  )
}

/** Of the spaces to walk to only a few: the habit's, gates and those beside somebody are found by the others. */
const MOST_WALKS = 6

/** Whether a jump of somebody lands where walking by itself would not go. */
function landsInHarm(s: MashState, seat: Seat, space: number): boolean {
  const { spot, isFlying } = heroAt(s, seat)
  return isDangerous(look(s, placeOf(spot), seat), space, gaitOfHero(s, seat, isFlying))
}

function candidates(
  observation: Observation<Mash>,
  usual: Pick,
  world: MashState,
): readonly Pick[] {
  if (ofMonsters.has(observation.decision)) return [usual]
  let walks = 0
  const walking = offered(observation).filter((pick) => verbOf(pick) === V.walk).length
  const oneIn = Math.max(1, Math.ceil(walking / MOST_WALKS))
  return offered(observation).filter((pick) => {
    const verb = verbOf(pick)
    if (circling.has(verb)) return false
    // Actions that are left are lost with the turn, and such steps lead into harm: the habit knows when that is worth it.
    if (givingUp.has(verb) && pick !== usual) return false
    if (verb === V.jump && pick !== usual && landsInHarm(world, observation.seat, argumentOf(pick)))
      return false
    return verb !== V.walk || walks++ % oneIn === 0
  })
}
