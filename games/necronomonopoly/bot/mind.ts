import { isOffered, offered, verbOf, type Mind, type Pick } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features } from './features.ts'
import { habit, loner, shrewd } from './habit.ts'
import { prospectsIn } from './prospects.ts'
import type { NecSight } from './sight.ts'

/** How far options are played on: two rounds of four. */
const TURNS = 8

/** Drafts are written as the habit would: a draft can be withdrawn and written again for ever. */
const drafting: ReadonlySet<NecSight['decision']> = new Set([
  'trade.partner',
  'trade.draft',
  'trade.counter',
])

function worthALook(sight: NecSight, usual: Pick): readonly Pick[] {
  if (drafting.has(sight.decision)) return [usual]
  return offered(sight).filter((pick) => {
    const verb = verbOf(pick)
    // Who has asked not to be asked can't think again; a counter-offer and a trade without a deal lead back here.
    if (verb === V.passUntilTurn) return !isOffered(sight, V.pass)
    return verb !== V.counter && verb !== V.trade && verb !== V.withdraw
  })
}

export const mind: Mind<Nec> = {
  turns: TURNS,
  judge: ({ table }) => prospectsIn(table),
  usual: shrewd,
  styles: [habit, loner],
  worthALook,
  features: { ...features, styles: [habit, habit, loner, shrewd] },
  counts: countsOf,
}
