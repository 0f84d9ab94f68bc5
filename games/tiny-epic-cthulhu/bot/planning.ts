import { byHabit, type Bot } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { habits } from './habit.ts'
import { planAll } from './plan.ts'
import { choicesIn, framesOf, imagine } from './world.ts'

/** In so many worlds a turn is planned. */
const WORLDS = 4

/** Plans the rest of its turn and takes what promises most, on average over worlds; lulls, pays and rerolls by habit. */
export const planning: Bot<Tec> = (sight, chance) => {
  const choices = choicesIn(sight)
  const [only = -1, ...others] = choices
  if (others.length === 0) return only
  const usual = byHabit(habits, sight, chance)
  if (usual !== undefined) return usual
  const frames = framesOf(sight)
  if (frames === undefined) return only
  const { table, decision } = sight
  const sums = choices.map(() => 0)
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine({ table, decision, frames }, chance)
    for (const [place, worth] of planAll({ world, decision }, choices, chance).entries())
      sums[place] = (sums[place] ?? 0) + worth
  }
  return choices[sums.indexOf(Math.max(...sums))] ?? only
}
