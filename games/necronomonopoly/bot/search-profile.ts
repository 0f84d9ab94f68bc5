import {
  isOffered,
  offered,
  offeredWith,
  verbOf,
  type SearchProfile,
  type Pick,
} from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import { V } from '../verbs.ts'
import { countsOf } from './counts.ts'
import { features } from './features.ts'
import { habit, loner, shrewd } from './habit.ts'
import { prospectsIn } from './prospects.ts'
import type { NecObservation } from './observation.ts'
import { willingShare } from './willing.ts'

/** How far options are played on: two rounds of four. */
const TURNS = 8

/** Drafts are written as the habit would: a draft can be withdrawn and written again for ever. */
const drafting: ReadonlySet<NecObservation['decision']> = new Set([
  'trade.partner',
  'trade.draft',
  'trade.counter',
])

function candidates(observation: NecObservation, usual: Pick): readonly Pick[] {
  if (drafting.has(observation.decision)) return [usual]
  return offered(observation).filter((pick) => {
    const verb = verbOf(pick)
    // Whoever has asked not to be asked can't think again.
    if (verb === V.passUntilTurn) return !isOffered(observation, V.pass)
    return verb !== V.withdraw && !isForTrade(verb)
  })
}

/**
 * It takes trade to see what some picks are good for, for which imagined play is too short. A purchase is such a pick until
 * somebody has declined an offer.
 */
function keepsDefault(observation: NecObservation, usual: Pick): boolean {
  if (isForTrade(verbOf(usual))) return true
  return offeredWith(observation, V.buy).length > 0 && willingShare(observation) === 1
}

const isForTrade = (verb: number): boolean => verb === V.trade || verb === V.counter

export const searchProfile: SearchProfile<Nec> = {
  turns: TURNS,
  evaluate: ({ table }) => prospectsIn(table),
  defaultPolicy: shrewd,
  // Looking for deals would take most of the time, and what they are good for shows later than this.
  rolloutPolicies: [loner],
  candidates,
  keepsDefault,
  features: { ...features, policies: [habit, habit, loner, shrewd] },
  counts: countsOf,
}
