import {
  bestWith,
  byHabit,
  firstOffered,
  isOffered,
  offeredWith,
  pickOf,
  withClosedDrawers,
  type Bot,
  type Habits,
  type Pick,
  type SightAt,
} from '@eldertable/kernel'
import { at } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'
import { shown } from '../content/dice.ts'
import { sheetOf, healthOf, heroAt, isSafe, placeOf, woundsOf } from '../rules/figures.ts'
import { distance } from '../rules/ground.ts'
import { isAgainst } from '../rules/dice.ts'
import { ELDER, NOWHERE, type DmdState } from '../state.ts'
import { dieOfReroll, V, woundsOfHealing } from '../verbs.ts'

const TIRED = 3

/** What the bot does without thinking: works on the ritual, fights what is near, rests when it must. */
const habits: Habits<Dmd> = {
  'actions.choose': act,
  'walk.step': walkOn,
  'roll.reroll': reroll,
  'roll.count': (sight) => bestWith(sight, V.count, (count) => count) ?? firstOffered(sight),
  'rest.split': (sight) => bestWith(sight, V.heal, woundsOfHealing) ?? firstOffered(sight),
  'attack.targets': (sight) => bestWith(sight, V.alsoTarget, () => 1) ?? pickOf(V.strike),
  'wounds.share': share,
  'discovery.choose': (sight) => firstOffered(sight, pickOf(V.takeLeft), pickOf(V.takeRight)),
  'terror.harden': (sight) => firstOffered(sight, pickOf(V.steel)),
}

export const habit: Bot<Dmd> = (sight, chance) =>
  byHabit(habits, sight, chance) ?? sight.picks[chance.below(sight.count)] ?? -1

type Menu = SightAt<Dmd, 'actions.choose'>

function act(sight: Menu): Pick {
  const s: DmdState = withClosedDrawers(sight)
  const { hero } = sight.about
  const one = heroAt(s, hero)
  if (isOffered(sight, V.act, 1) && sight.table.settings.episode !== '5') return pickOf(V.act, 1)
  const isTired = one.wounds >= TIRED || one.stress >= sheetOf(s, hero).lastStress - 1
  if (isTired && isOffered(sight, V.rest)) return pickOf(V.rest)
  if (isOffered(sight, V.act, 0)) return pickOf(V.act, 0)
  const attack = bestWith(sight, V.attack, (foe) => worthOf(s, foe))
  if (attack !== undefined) return attack
  return stepToward(sight, s, hero, V.move) ?? pickOf(V.endActions)
}

/** The Elder One first, then whatever is nearest to its end. */
const worthOf = (s: DmdState, foe: number): number =>
  foe === ELDER ? 1 : woundsOf(s, foe) - healthOf(s, foe)

/** Where there is something to do: tokens of the episode, and the Elder One once it can be hurt. */
function goals(s: DmdState): number[] {
  const { things, elder, isDisrupted } = s.table
  if (isDisrupted && elder.space !== NOWHERE) return [elder.space]
  return things.flatMap(({ space }) => (space === NOWHERE ? [] : [space]))
}

function stepToward(
  sight: Menu | SightAt<Dmd, 'walk.step'>,
  s: DmdState,
  hero: number,
  verb: number,
): Pick | undefined {
  const wanted = goals(s)
  const away = (space: number): number =>
    Math.min(99, ...wanted.map((goal) => distance(s, space, goal)))
  const here = away(placeOf(s, hero))
  const better = offeredWith(sight, verb).filter((space) => away(space) < here)
  const [best] = better.toSorted(
    (a, b) => away(a) - away(b) || Number(isSafe(s, b)) - Number(isSafe(s, a)),
  )
  return best === undefined ? undefined : pickOf(verb, best)
}

function walkOn(sight: SightAt<Dmd, 'walk.step'>): Pick {
  const s: DmdState = withClosedDrawers(sight)
  return stepToward(sight, s, sight.about.hero, V.step) ?? pickOf(V.stop)
}

/** Rerolls misses of its own and hits of others, with stress only while there is plenty. */
function reroll(sight: SightAt<Dmd, 'roll.reroll'>): Pick {
  const { about, table } = sight
  const against = isAgainst(about.kind)
  const isBad = (die: number): boolean => {
    const { success, tentacle } = at(shown, die)
    return against ? success + tentacle > 0 : success === 0
  }
  const bad = about.dice.flatMap((die, place) => (isBad(die) ? [place] : []))
  const free = offeredWith(sight, V.rerollFree).find((one) => bad.includes(dieOfReroll(one)))
  if (free !== undefined) return pickOf(V.rerollFree, free)
  const s: DmdState = withClosedDrawers(sight)
  const { stress } = at(table.heroes, about.hero)
  const paid = offeredWith(sight, V.reroll).find((die) => bad.includes(die))
  if (paid !== undefined && stress < sheetOf(s, about.hero).lastStress - TIRED)
    return pickOf(V.reroll, paid)
  return pickOf(V.keepDice)
}

function share(sight: SightAt<Dmd, 'wounds.share'>): Pick {
  return bestWith(sight, V.shield, () => 1) ?? pickOf(V.bear)
}
