import {
  chanceBy,
  offered,
  sharesBy,
  verbOf,
  type Mind,
  type Pick,
  type Sight,
} from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import type { MashState } from '../state.ts'
import { areFriends } from '../rules/sides.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features, jointFeatures } from './features.ts'
import { fittedApart, fittedTogether } from './fitted.ts'
import { habit } from './habit.ts'

/** To the end of the next turn: the own monsters have struck, and the next rival has answered. */
const TURNS = 2
/** The habit weighs a whole turn; what thinking finds better must be so clearly. */
const TRUST = 2

/** What leads back to the same question for nothing: things laid down and picked up, put on and off, handed over. */
const circling: ReadonlySet<number> = new Set([V.drop, V.wear, V.give, V.ready])

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

export const mind: Mind<Mash> = {
  turns: TURNS,
  judge,
  // Together it foretells worse than knowing nothing does.
  isTrusted: ({ table }) => table.victory !== 'cooperative',
  usual: habit,
  trust: TRUST,
  styles: [habit],
  worthALook,
  features,
  counts: countsOf,
}

/** The chance of each seat: the same for all who win together, and otherwise shares of one. */
function judge(s: MashState): number[] {
  if (s.table.victory === 'cooperative')
    return jointFeatures.of(s).map((row) => (row === undefined ? 0 : chanceBy(fittedTogether, row)))
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

function worthALook(sight: Sight<Mash>, usual: Pick): readonly Pick[] {
  if (ofMonsters.has(sight.decision)) return [usual]
  let walks = 0
  const walking = offered(sight).filter((pick) => verbOf(pick) === V.walk).length
  const oneIn = Math.max(1, Math.ceil(walking / MOST_WALKS))
  return offered(sight).filter((pick) => {
    const verb = verbOf(pick)
    if (circling.has(verb)) return false
    return verb !== V.walk || walks++ % oneIn === 0
  })
}
