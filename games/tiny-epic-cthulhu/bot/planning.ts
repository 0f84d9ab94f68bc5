import { playing } from './habit.ts'
import { planAll } from './plan.ts'
import { imagine } from './world.ts'

/** In this many worlds a turn is planned. */
const WORLDS = 8

/** Plans the rest of its turn and takes what promises most, on average over worlds. */
export const planning = playing((asked, picks, chance) => {
  const { decision } = asked
  const sums = picks.map(() => 0)
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(asked, chance)
    for (const [place, worth] of planAll({ world, decision }, picks, chance).entries())
      sums[place] = (sums[place] ?? 0) + worth
  }
  return picks[sums.indexOf(Math.max(...sums))] ?? -1
})
