import { argumentOf, pickOf, verbOf, type Habits } from '@eldertable/kernel'
import { autoAct, autoNext } from '../auto/act.ts'
import { autoPlacing } from '../auto/placing.ts'
import type { Mash } from '../frames.ts'
import { autoPick } from '../rules/foe-picks.ts'
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
  'spawn.place': (sight) => {
    const s = stateOf(sight)
    const { generator } = sight.about
    const { spot } = foeAt(s, generator)
    const spaces = Array.from({ length: sight.count }, (_, i) => argumentOf(sight.picks[i] ?? 0))
    const monster = monstersOf(kindOf(generator))
    const target = anybodyOn(s, placeOf(spot))
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
  'foeMove.choose': (sight) => autoPick(stateOf(sight), sight.about.piece) ?? pickOf(V.rest),
  'control.choose': (sight) =>
    bestOf(sight, (verb, argument) => {
      if (verb !== V.foeStrike && verb !== V.foeShoot) return 0
      return argument === sight.seat ? -50 : worthOf(stateOf(sight), sight.seat, argument)
    }),
}
