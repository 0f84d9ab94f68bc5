import { chanceBy, offered, verbOf, type Mind, type Pick, type Sight } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, featuresOf, isAgainst } from './features.ts'
import { fitted } from './fitted.ts'
import { habit } from './habit.ts'

/** To the end of the next turn: further on, dice drown what was picked. */
const TURNS = 2
/** The habit weighs each option by itself; what thinking finds better must be so clearly. */
const TRUST = 2

/** What leads back to the same question: cards laid down and picked up, or asked for, for ever. */
const circling: ReadonlySet<number> = new Set([V.drop, V.askFor])

export const mind: Mind<I32> = {
  turns: TURNS,
  judge(s) {
    const chance = chanceBy(fitted, featuresOf(s))
    return s.hands.map((_, seat) => (isAgainst(s, seat) ? 1 - chance : chance))
  },
  // Survivors who fall win with a person who directs (I32-WIN-5), which is not foreseen.
  isTrusted: ({ table }) => table.director < 0,
  usual: habit,
  trust: TRUST,
  styles: [habit],
  worthALook: (sight, usual) => worthALook(sight, usual),
  features,
  counts: countsOf,
}

/** Spoints are looked at in few ways: the usual gift, none at all, and one purse in full. */
function worthALook(sight: Sight<I32>, usual: Pick): Pick[] {
  const all = offered(sight).filter((pick) => pick === usual || !circling.has(verbOf(pick)))
  if (sight.decision !== 'commit.own' && sight.decision !== 'commit.others') return all
  return all.filter(
    (pick, place) =>
      pick === usual || verbOf(pick) === V.enough || verbOf(all[place + 1] ?? -1) !== verbOf(pick),
  )
}
