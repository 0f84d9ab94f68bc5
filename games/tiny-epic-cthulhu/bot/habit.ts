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
import { choicesIn, framesOf, type Imagined, type TecSight } from './world.ts'

/** The characters in the order in which bots like to play them. */
const liked = mats.toSorted((a, b) => b.liked - a.liked).map(({ key }) => key)

/** What bots do without looking ahead, by `procedure.step`. */
const habits: Habits<Tec> = {
  'chooseCharacters.choose': takeMat,
  'pointer.lull': (sight) => bestAfter(sight, lull),
  'cthulhuDeals.choose': (sight) => bestAfter(sight, deal),
  'rerolls.choose': ({ table, about }) => reroll(table, about.portal),
  'pay.choose': (sight) => bestAfter(sight, pay),
  'seal.place': (sight) => bestAfter(sight, pay),
}

/** Plays its turn by looking ahead to the end of it; lulls, pays and rerolls by habit. */
export const habit = playing((asked, picks, chance) => lookAhead(asked, picks, chance, careful))

/** The same in a hurry: it takes what looks best at once, in a tenth of the time. */
export const hasty = playing((asked, picks, chance) => lookAhead(asked, picks, chance, hurried))

/** Plays its turn by looking ahead in some way, and the rest by habit. */
export function playing(
  look: (asked: Imagined, picks: readonly Pick[], chance: Chance) => Pick,
): Bot<Tec> {
  return (sight, chance) => {
    const picks = choicesIn(sight)
    const [only = -1, ...others] = picks
    if (others.length === 0) return only
    const usual = byHabit(habits, sight, chance)
    if (usual !== undefined) return usual
    const frames = framesOf(sight)
    if (frames === undefined) return only
    const { table, decision } = sight
    return look({ table, decision, frames }, picks, chance)
  }
}

function takeMat(sight: TecSight): Pick {
  const rank = (mat: number): number => liked.indexOf(at(mats, mat).key)
  return bestWith(sight, V.takeMat, (mat) => -rank(mat)) ?? firstOffered(sight)
}
