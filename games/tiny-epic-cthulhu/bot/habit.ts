import {
  at,
  bestWith,
  byHabit,
  firstOffered,
  type Bot,
  type Chance,
  type Habits,
  type Pick,
} from '@eldertable/kernel'
import { mats } from '../pieces/mats.ts'
import type { Tec } from '../frames.ts'
import { V } from '../verbs.ts'
import { bestAfter, deal, lull, pay } from './at-once.ts'
import { reroll } from './dice.ts'
import { careful, hurried, lookAhead } from './search.ts'
import { choicesIn, framesOf, type Imagined, type TecObservation } from './world.ts'

/** The characters in the order in which bots like to play them. */
const liked = mats.toSorted((a, b) => b.liked - a.liked).map(({ key }) => key)

/** What bots do without looking ahead, by `procedure.step`. */
const habits: Habits<Tec> = {
  'chooseCharacters.choose': takeMat,
  'pointer.lull': (observation) => bestAfter(observation, lull),
  'cthulhuDeals.choose': (observation) => bestAfter(observation, deal),
  'rerolls.choose': ({ table, about }) => reroll(table, about.portal),
  'pay.choose': (observation) => bestAfter(observation, pay),
  'seal.place': (observation) => bestAfter(observation, pay),
}

/** Plays its turn by looking ahead to the end of it; lulls, pays and rerolls by habit. */
export const habit = playing((asked, picks, chance) => lookAhead(asked, picks, chance, careful))

/** The same in a hurry: it takes what looks best at once, in a tenth of the time. */
export const hasty = playing((asked, picks, chance) => lookAhead(asked, picks, chance, hurried))

/** Plays its turn by looking ahead in some way, and the rest by habit. */
export function playing(
  look: (asked: Imagined, picks: readonly Pick[], chance: Chance) => Pick,
): Bot<Tec> {
  return (observation, chance) => {
    const picks = choicesIn(observation)
    const [only = -1, ...others] = picks
    if (others.length === 0) return only
    const usual = byHabit(habits, observation, chance)
    if (usual !== undefined) return usual
    const frames = framesOf(observation)
    if (frames === undefined) return only
    const { table, decision } = observation
    return look({ table, decision, frames }, picks, chance)
  }
}

function takeMat(observation: TecObservation): Pick {
  const rank = (mat: number): number => liked.indexOf(at(mats, mat).key)
  return bestWith(observation, V.takeMat, (mat) => -rank(mat)) ?? firstOffered(observation)
}
