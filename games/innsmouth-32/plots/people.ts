import type { Reason } from '../reasons.ts'
import { GENERAL, type I32State, type Survivor } from '../state.ts'
import { inPlay, statOf } from '../rules/survivors.ts'
import type { Stat } from '../content/stats.ts'

/** Survivors in the general population, with a stat if they must be able to test it (I32-CARD-14). */
export const inGeneral = (s: I32State, stat?: Stat): Survivor[] =>
  inPlay(s).filter((one) => one.area === GENERAL && (stat === undefined || statOf(one, stat) > 0))

export const nobodyInGeneral = (s: I32State, stat?: Stat): Reason | undefined =>
  inGeneral(s, stat).length === 0 ? 'nobody-there' : undefined
