import { argumentOf, pickOf, verbOf, type Habits } from '@eldertable/kernel'
import { autoAct, autoNext } from '../rules/automatic-monsters/act.ts'
import { autoPlacing } from '../rules/automatic-monsters/placing.ts'
import type { Mash } from '../frames.ts'
import { autoPick } from '../rules/monsters/foe-picks.ts'
import { foeAt } from '../rules/pieces.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf, kindOf, monstersOf, pieceIn } from '../targets.ts'
import { V } from '../verbs.ts'
import { bestOf, isOffered, stateOf } from './seen.ts'
import { worthOf } from './worth.ts'

/** A character on a place, or -1. */
const anybodyOn = ({ table }: MashState, place: number): number =>
  table.heroes.findIndex(({ spot }) => spot !== NONE && placeOf(spot) === place)

/** Monsters go by the policy of the book, whoever decides for them. */
export const ofFoes: Habits<Mash> = {
  'spawn.place': (observation) => {
    const s = stateOf(observation)
    const { generator } = observation.about
    const { spot } = foeAt(s, generator)
    const spaces = Array.from({ length: observation.count }, (_, i) =>
      argumentOf(observation.picks[i] ?? 0),
    )
    const monster = monstersOf(kindOf(generator))
    const target = anybodyOn(s, placeOf(spot))
    return target === NONE
      ? (observation.picks[0] ?? -1)
      : pickOf(V.place, autoPlacing(s, placeOf(spot), spaces, monster, target))
  },
  'monsterStep.choose': (observation) => {
    const pieces = Array.from({ length: observation.count }, (_, i) => observation.picks[i] ?? -1)
      .filter((pick) => verbOf(pick) === V.rouse)
      .map((pick) => pieceIn(argumentOf(pick)))
    const piece = autoNext(stateOf(observation), pieces)
    return piece === NONE ? pickOf(V.endStep) : pickOf(V.rouse, foeOf(piece))
  },
  'foeTurn.choose': (observation) => {
    const { verb, argument } = autoAct(stateOf(observation), observation.about.piece, false)
    const pick = pickOf(verb, argument)
    return isOffered(observation, pick) ? pick : pickOf(V.rest)
  },
  'foeMove.choose': (observation) =>
    autoPick(stateOf(observation), observation.about.piece) ?? pickOf(V.rest),
  'control.choose': (observation) =>
    bestOf(observation, (verb, argument) => {
      if (verb !== V.foeStrike && verb !== V.foeShoot) return 0
      return argument === observation.seat
        ? -50
        : worthOf(stateOf(observation), observation.seat, argument)
    }),
}
